/** Belle Époque in the rulebook of 1893, second edition. */
import type { Rules } from '@horta/engine/1893';
import type { Chapter } from '../../rulebook.ts';
import { CARD_RULES, CARD_TOPICS } from './cards.ts';
import { GAME_END, PAVILION_VISIT, PAVILIONS, ROUND_END } from './pavilions.ts';
import { GLASS, TILED_SPACES, TRAVELLERS, WHITE_ARTWORKS } from './pieces.ts';
import { says } from './says.ts';
import { SETUP, WHAT } from './start.ts';
import { BONUS_TILES } from './tiles.ts';

const where = [{ belleEpoque: true }];

export const BELLE_EPOQUE_CHAPTERS: readonly Chapter<Rules>[] = [
  {
    id: 'belle-epoque',
    title: says('chapter_belle_epoque'),
    where,
    topics: [
      WHAT,
      SETUP,
      GLASS,
      TILED_SPACES,
      TRAVELLERS,
      WHITE_ARTWORKS,
      PAVILIONS,
      PAVILION_VISIT,
      ROUND_END,
      GAME_END,
    ],
  },
  { id: 'belle-epoque-cards', title: says('chapter_cards'), where, topics: [CARD_RULES, ...CARD_TOPICS] },
  { id: 'bonus-tiles', title: says('chapter_tiles'), where, topics: [BONUS_TILES] },
];
