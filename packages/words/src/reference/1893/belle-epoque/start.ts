/** What Belle Époque adds, and its setup. */
import { CARDS, MATERIAL_NAMES, type Rules, TILES } from '@horta/engine/1893';
import { m } from '#messages/rules-belle-epoque';
import { listOfAll } from '../../../text.ts';
import { points, steps, table, text } from '../../blocks.ts';
import type { Facts, Topic } from '../../rulebook.ts';
import { countCards, countTiles, playerCounts, says, tiledNames } from './says.ts';

/** The nobles that come with it, as kinds. */
function addedNobles({ plain, full }: Facts<Rules>): number[] {
  return full.nobles.map((_, noble) => noble).slice(plain.nobles.length);
}

export const WHAT: Topic<Rules> = {
  id: 'belle-epoque',
  title: says('title_what'),
  blocks: [
    text(says('what_intro')),
    points(
      says('what_glass'),
      (v, { full }) => m.what_pavilions({ sites: full.surcharges.length }, v),
      (v, { full }) => m.what_cards({ cards: countCards(v, CARDS.length), sites: full.surcharges.length }, v),
      says('what_tiles'),
      says('what_travellers'),
      says('what_white'),
      (v, facts) => {
        const names = addedNobles(facts).map((noble) => facts.full.nobles[noble]?.name ?? '');
        return m.what_nobles({ nobles: listOfAll(v.locale, names) }, v);
      },
      says('what_visit'),
    ),
    { kind: 'scene', scene: 'belle-epoque' },
  ],
  see: ['belle-epoque-setup', 'pavilions', 'belle-epoque-cards', 'bonus-tiles'],
};

export const SETUP: Topic<Rules> = {
  id: 'belle-epoque-setup',
  title: says('title_setup'),
  blocks: [
    text(says('setup_intro')),
    steps(
      says('setup_board'),
      (v, { full }) => m.setup_cards({ cards: CARDS.length, sites: full.surcharges.length }, v),
      (v) => m.setup_tiles({ tiles: TILES.length }, v),
      (v, { full }) => {
        const spaces = tiledNames(full);
        const tiles = countTiles(v, spaces.length);
        return m.setup_cross({ tiles, spaces: listOfAll(v.locale, spaces) }, v);
      },
      says('setup_arrow'),
      (v, { full }) => m.setup_glass({ number: full.cubes[MATERIAL_NAMES.indexOf('glass')] ?? 0 }, v),
      (v, { full }) => m.setup_travellers({ number: full.travellers }, v),
      (v, facts) => {
        const { nobles, nobleCards } = facts.full;
        const names = addedNobles(facts).map((noble) => {
          const copies = nobleCards.filter((card) => card === noble).length;
          return `${copies} × ${nobles[noble]?.name ?? ''}`;
        });
        const cards = countCards(v, nobleCards.length);
        return m.setup_nobles({ nobles: listOfAll(v.locale, names), cards }, v);
      },
    ),
    table((v, facts) => ({
      head: [m.head_players({}, v), m.chapter_tiles({}, v)],
      rows: playerCounts(facts).map((players) => [
        String(players),
        String(facts.fullWith(players).bonusTiles),
      ]),
    })),
    { kind: 'pictures', paths: () => ['belleEpoque.cross'] },
  ],
  rulings: ['R-20'],
  see: ['setup', 'tiled-spaces', 'bonus-tiles', 'pavilions'],
};
