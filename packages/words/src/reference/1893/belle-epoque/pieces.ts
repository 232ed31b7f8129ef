/** Glass, tiled spaces, travellers and white artworks. */
import { COLOURS, MATERIAL_NAMES, REFINED, type Rules } from '@horta/engine/1893';
import { m } from '#messages/rules-belle-epoque';
import { tileName } from '../../../games/1893/cards.ts';
import { colourName, materialName, nobleName } from '../../../games/1893/names.ts';
import { listOfAll } from '../../../text.ts';
import { francs, points as pointsText } from '../../../voice.ts';
import { example, points, text } from '../../blocks.ts';
import type { Say, Topic } from '../../rulebook.ts';
import { cardThat, says, tiledNames } from './says.ts';

export const GLASS: Topic<Rules> = {
  id: 'glass',
  title: says('title_glass'),
  blocks: [
    text((v) => {
      const others = MATERIAL_NAMES.slice(0, REFINED).filter((name) => name !== 'glass');
      const names = others.map((name) => materialName(v, name));
      return m.glass_refined({ others: listOfAll(v.locale, names) }, v);
    }),
    points(says('glass_cost'), says('glass_site'), says('glass_end')),
    { kind: 'pictures', paths: () => ['belleEpoque.glass', 'compass'] },
  ],
  see: ['materials', 'compass', 'payment', 'pavilions'],
};

export const TILED_SPACES: Topic<Rules> = {
  id: 'tiled-spaces',
  title: says('title_tiled'),
  blocks: [
    text((v, { full }) => m.tiled_blocked({ spaces: listOfAll(v.locale, tiledNames(full)) }, v)),
    text(says('tiled_bonus')),
    text(says('tiled_kept')),
    text(says('tiled_no_traveller')),
    example((v) => m.tiled_example({ tile: tileName(v, 'buildings') }, v)),
    { kind: 'scene', scene: 'tiled-spaces' },
  ],
  rulings: ['R-21', 'R-52'],
  about: {
    steps: ['take-bonus-tile'],
    reasons: ['tile-there', 'tile-taken', 'tile-not-in-game'],
  },
  see: ['bonus-tiles', 'house-space', 'neutral-architects'],
};

/** What a noble of the expansion costs at the end: the table of the others doesn't have it. */
function priceOf(id: string): Say<Rules> {
  return (v, { full }) =>
    m.noble_price({ francs: francs(v, full.nobles.find((noble) => noble.id === id)?.cost ?? 0) }, v);
}

export const TRAVELLERS: Topic<Rules> = {
  id: 'travellers',
  title: says('title_travellers'),
  blocks: [
    { kind: 'pictures', paths: () => ['belleEpoque.nobles.0'] },
    text((v, { full }) =>
      m.travellers_get(
        {
          noble: nobleName(full, 'nagelmackers'),
          card: cardThat(v, ({ effect }) => effect.kind === 'traveller'),
        },
        v,
      ),
    ),
    text(priceOf('nagelmackers')),
    text((v) => m.travellers_use({ card: cardThat(v, ({ moment }) => moment === 'after-action') }, v)),
    text(says('travellers_back')),
    text(says('travellers_never')),
    { kind: 'scene', scene: 'train' },
  ],
  about: {
    steps: ['send-travellers'],
    reasons: ['not-enough-travellers', 'too-many-travellers', 'no-traveller'],
    things: ['train', 'travellers'],
    nobles: ['nagelmackers'],
  },
  see: ['brussels', 'courthouse', 'cards-round'],
};

export const WHITE_ARTWORKS: Topic<Rules> = {
  id: 'white-artworks',
  title: says('title_white'),
  blocks: [
    { kind: 'pictures', paths: () => ['belleEpoque.nobles.1'] },
    text((v, { full }) =>
      m.white_create(
        {
          noble: nobleName(full, 'privat-livemont'),
          card: cardThat(v, ({ effect }) => effect.kind === 'white-artwork'),
        },
        v,
      ),
    ),
    text(priceOf('privat-livemont')),
    text(says('white_counts')),
    text(says('white_sell')),
    example((v, { full }) => {
      const sold = saleToHalve(full, GREEN);
      return m.white_example(
        {
          colour: colourName(v, GREEN),
          francs: francs(v, sold.francs),
          points: pointsText(v, sold.points),
          half_francs: francs(v, Math.floor(sold.francs / 2)),
          half_points: pointsText(v, Math.floor(sold.points / 2)),
        },
        v,
      );
    }),
    text(says('white_market')),
    text((v) => m.white_end({ tile: tileName(v, 'white') }, v)),
  ],
  rulings: ['R-22', 'R-29'],
  about: { steps: ['create-white'], reasons: ['white-displayed'], nobles: ['privat-livemont'] },
  see: ['sales', 'market', 'passing', 'belle-epoque-end'],
};

const GREEN = COLOURS.indexOf('green');

/** Gains that the indicator can come to with this colour: odd ones, or else high francs and other points. */
function saleToHalve({ marketFrancs, marketPoints, corners }: Rules, colour: number) {
  const [down = 0, right = 0] = corners[colour] ?? [];
  const rows = reached(marketFrancs, down);
  const columns = reached(marketPoints, right);
  const best = rows.find(isOdd) ?? Math.max(...rows);
  return {
    francs: best,
    points: columns.find(isOdd) ?? columns.find((value) => value < best && value > 0) ?? best,
  };
}

/** What a cell of the indicator can come to whose centre stays a cell away from each edge. */
function reached(values: readonly number[], offset: number): readonly number[] {
  return values.slice(1 + offset, values.length - 1 + offset);
}

function isOdd(value: number): boolean {
  return value % 2 === 1;
}
