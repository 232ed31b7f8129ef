/** What each type of card in the Art Nouveau area does. */
import { COLOURS, HOUSES, MATERIAL, MATERIAL_CARDS, type Rules } from '@horta/engine/1897';
import { m as game } from '#messages/1897';
import { m } from '#messages/rules-1897';
import { effectText } from '../../games/1897/amounts.ts';
import { materialsOf } from '../../games/1897/cards.ts';
import { buildingName, materialName, scaleName } from '../../games/1897/names.ts';
import { francs, points as inPoints, type Voice } from '../../voice.ts';
import { example, pictures, points, steps, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { colours, materialKinds, materialsPerCard, startingNoble, TOWN_HALL } from './phrases.ts';

const placing: Topic<Rules> = {
  id: 'placing',
  title: plain(m.placing),
  blocks: [
    steps(plain(m.placing_choose), plain(m.placing_place), plain(m.placing_pay), plain(m.placing_action)),
    { kind: 'scene', scene: 'area' },
    text(plain(m.placing_taken)),
    text(plain(m.placing_idle)),
    text(plain(m.placing_must)),
  ],
  rulings: ['R-41'],
  about: {
    steps: ['place-architect'],
    reasons: ['cell-taken', 'no-money', 'no-architect'],
    things: ['cell'],
  },
  see: ['architects', 'houses', 'artworks', 'sales', 'nobles', 'exhibition', 'columns', 'coats-of-arms'],
};

const METAL = 0;
const STONE = 1;
const WOOD = 2;

/** What the example discards, by their materials, and what of it the house uses. */
const DISCARDED = [
  [STONE, STONE],
  [STONE, WOOD],
] as const;
const USED = [STONE, STONE, WOOD];

/** Houses in the table of costs. */
const SHOWN_COSTS = 5;

const houses: Topic<Rules> = {
  id: 'houses',
  title: plain(m.houses),
  blocks: [
    text((v, { plain: rules }) =>
      m.houses_text({ first: materials(v, rules.firstHouseCost), more: rules.furtherHouseCost }, v),
    ),
    pictures(() => HOUSES.map((_, house) => `houses.${house}`)),
    table((v, { plain: { firstHouseCost, furtherHouseCost } }) => ({
      head: [m.head_house({}, v), m.head_cost({}, v)],
      rows: Array.from({ length: SHOWN_COSTS }, (_, i) => [
        String(i + 1),
        materials(v, firstHouseCost + i * furtherHouseCost),
      ]),
    })),
    text((v) => m.houses_units({ materials: materialsPerCard(v) }, v)),
    text((v, { plain: rules }) => m.houses_points({ points: inPoints(v, rules.pointsPerMaterialKind) }, v)),
    example((v, { plain: rules }) => {
      const kinds = new Set(USED).size;
      return m.houses_example(
        {
          cost: materials(v, USED.length),
          cards: DISCARDED.map((pair) => materialsOf(v, cardWith(pair))).join(' + '),
          used: listed(v, USED),
          kinds: game.count_kinds({ count: kinds }, v),
          points: inPoints(v, kinds * rules.pointsPerMaterialKind),
          lost: listed(v, leftOver()),
        },
        v,
      );
    }),
    text((v) => m.houses_end({ track: scaleName(v, 'architecture') }, v)),
  ],
  rulings: ['R-40'],
  about: {
    steps: ['pay-house'],
    reasons: [
      'not-enough-materials',
      'material-cards-short',
      'too-many-material-cards',
      'too-few-material-cards',
      'kinds-impossible',
    ],
    warnings: ['1897-no-materials', '1897-fewer-kinds', '1897-more-cards'],
    things: ['own-house'],
    sources: ['building-materials'],
  },
  see: ['materials', 'tracks', 'final-scoring', 'bonus-cards'],
};

function materials(v: Voice, count: number): string {
  return game.count_materials({ count }, v);
}

/** The kind of card that shows these. */
function cardWith([first, second]: readonly [number, number]): number {
  return MATERIAL_CARDS.findIndex((card) => card[0] === first && card[1] === second);
}

/** "2 × stone + wood" */
function listed(v: Voice, which: readonly number[]): string {
  return [METAL, STONE, WOOD]
    .flatMap((material) => {
      const count = which.filter((one) => one === material).length;
      if (count === 0) return [];
      const name = materialName(v, material);
      return [count === 1 ? name : `${count} × ${name}`];
    })
    .join(' + ');
}

/** What the cards of the example show and the house doesn't use. */
function leftOver(): number[] {
  const left: number[] = DISCARDED.flat();
  for (const used of USED) left.splice(left.indexOf(used), 1);
  return left;
}

const artworks: Topic<Rules> = {
  id: 'artworks',
  title: plain(m.artworks),
  blocks: [
    text((v) => m.artworks_text({ colours: colours(v) }, v)),
    pictures(() => COLOURS.map((_, colour) => `artworks.${colour}`)),
    points(
      (v, { plain: rules }) => m.artworks_sale({ francs: francs(v, rules.saleFrancs) }, v),
      (v, { plain: rules }) => m.artworks_show({ points: inPoints(v, rules.exhibitionPoints) }, v),
    ),
  ],
  about: { reasons: ['no-such-artwork'], things: ['own-artwork'] },
  see: ['sales', 'exhibition', 'bonus-cards'],
};

const materialCards: Topic<Rules> = {
  id: 'materials',
  title: plain(m.materials),
  blocks: [
    text((v) => m.materials_text({ materials: materialsPerCard(v), kinds: materialKinds(v) }, v)),
    table((v, { plain: { copies } }) => ({
      head: [m.materials({}, v), m.head_copies({}, v)],
      rows: MATERIAL_CARDS.map((_, card) => [materialsOf(v, card), String(nth(nth(copies, MATERIAL), card))]),
    })),
    text(plain(m.materials_whole)),
    text((v, { plain: rules }) => m.materials_end({ points: inPoints(v, rules.pointsPerMaterialCard) }, v)),
    pictures(() => MATERIAL_CARDS.map((_, card) => `materials.${card}`)),
  ],
  about: { things: ['own-material'] },
  see: ['houses', 'final-scoring'],
};

const sales: Topic<Rules> = {
  id: 'sales',
  title: plain(m.sales),
  blocks: [
    text((v, { plain: rules }) => m.sales_text({ francs: francs(v, rules.saleFrancs) }, v)),
    pictures(() => ['saleFrancs']),
    text(plain(m.sales_none)),
    text(plain(m.sales_late)),
  ],
  rulings: ['R-41'],
  about: { steps: ['sell-artwork'], reasons: ['no-artwork'], warnings: ['1897-no-artwork'] },
  see: ['artworks', 'placing', 'money', 'cinquantenaire'],
};

const nobles: Topic<Rules> = {
  id: 'nobles',
  title: plain(m.nobles),
  blocks: [
    points(
      plain(m.nobles_effect),
      (v) => m.nobles_keep({ building: buildingName(v, TOWN_HALL) }, v),
      plain(m.nobles_same),
    ),
    example((v, { plain: rules }) => m.nobles_example({ noble: exampleNoble(rules) }, v)),
    text((v, { plain: rules }) =>
      m.nobles_cost(
        {
          cost: francs(v, rules.nobleCost),
          penalty: inPoints(v, rules.unpaidNoblePenalty),
          noble: startingNoble(rules),
        },
        v,
      ),
    ),
  ],
  about: { steps: ['keep-noble'], things: ['own-noble'] },
  see: ['noble-effects', 'town-hall', 'paying-nobles'],
};

/** The last noble that can be drawn. */
function exampleNoble({ nobles: kinds, startingNoble: starting }: Rules): string {
  return kinds.findLast((_, noble) => noble !== starting)?.name ?? nth(kinds, starting).name;
}

const nobleEffects: Topic<Rules> = {
  id: 'noble-effects',
  title: plain(m.noble_effects),
  blocks: [
    table((v, { plain: rules }) => ({
      head: [m.head_noble({}, v), m.head_effect({}, v)],
      rows: rules.nobles.map(({ name, effect }) => [name, effectText(v, effect)]),
    })),
    pictures(({ plain: rules }) => rules.nobles.map((_, i) => `nobles.${i}`)),
    points(plain(m.effects_advance), plain(m.effects_release), plain(m.effects_draw)),
  ],
  rulings: ['R-43'],
  about: {
    warnings: ['1897-noble-void'],
    nobles: ['brugmann', 'horta', 'albert', 'buls', 'vandervelde', 'hankar'],
  },
  see: ['nobles', 'tracks', 'prison'],
};

const exhibition: Topic<Rules> = {
  id: 'exhibition',
  title: plain(m.exhibition),
  blocks: [
    text(plain(m.exhibition_text)),
    pictures(() => ['exhibitionPoints']),
    points(
      (v, { plain: rules }) => m.exhibition_turns({ points: inPoints(v, rules.exhibitionPoints) }, v),
      plain(m.exhibition_out),
      plain(m.exhibition_end),
    ),
    example((v, { plain: rules }) =>
      m.exhibition_example(
        {
          points: inPoints(v, rules.exhibitionPoints),
          red: game.artwork_a_red({}, v),
          yellow: game.artwork_a_yellow({}, v),
          blue: game.artwork_a_blue({}, v),
          green: game.artwork_a_green({}, v),
        },
        v,
      ),
    ),
    text((v, { plain: rules }) => m.exhibition_first({ points: inPoints(v, rules.expoPoints) }, v)),
  ],
  rulings: ['R-44'],
  about: {
    steps: ['show-artwork'],
    reasons: ['colour-shown'],
    things: ['expo'],
    sources: ['exhibition'],
  },
  see: ['artworks', 'maintenance', 'passing'],
};

export const CARDS: Chapter<Rules> = {
  id: 'art-nouveau',
  title: plain(m.chapter_cards),
  topics: [placing, artworks, sales, materialCards, houses, nobles, nobleEffects, exhibition],
};
