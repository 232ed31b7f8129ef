/** Houses, and the materials that pay for them. */
import { HOUSES, MATERIAL, MATERIAL_CARDS, type Rules } from '@horta/engine/1897';
import { m as game } from '#messages/1897';
import { m } from '#messages/rules-1897';
import { materialsOf } from '../../games/1897/cards.ts';
import { materialName, scaleName } from '../../games/1897/names.ts';
import { points as inPoints, type Voice } from '../../voice.ts';
import { example, pictures, table, text } from '../blocks.ts';
import type { Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { materialKinds, materialsPerCard } from './phrases.ts';

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

export const houses: Topic<Rules> = {
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
    text((v) => m.houses_kinds({ kinds: HOUSES.length }, v)),
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
  see: ['placing', 'materials', 'tracks', 'final-scoring', 'bonus-cards'],
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

export const materialCards: Topic<Rules> = {
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
