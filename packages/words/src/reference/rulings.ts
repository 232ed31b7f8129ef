/** What the rulebooks leave open, and how the games here are played there (R-n). */
import type { GameId, GameOptions } from '@horta/engine';
import { m } from '#messages/rulings';
import type { Ruling } from './rulebook.ts';

const SECOND: readonly GameId[] = ['1893'];
const FIRST: readonly GameId[] = ['1893-first-edition'];
const BOTH: readonly GameId[] = ['1893', '1893-first-edition'];
const CARD_GAME: readonly GameId[] = ['1897'];
const ALL: readonly GameId[] = ['1893', '1893-first-edition', '1897'];

const BELLE_EPOQUE: readonly GameOptions[] = [{ belleEpoque: true }];
const ASYMMETRIC: readonly GameOptions[] = [{ boards: 'chosen' }, { boards: 'dealt' }];
const TOGETHER: readonly GameOptions[] = ASYMMETRIC.map((boards) => ({ belleEpoque: true, ...boards }));

export const RULINGS: readonly Ruling[] = [
  ruling(1, BOTH),
  ruling(2, ALL),
  ruling(3, BOTH),
  ruling(4, SECOND),
  ruling(5, BOTH),
  ruling(6, BOTH),
  ruling(7, BOTH),
  ruling(8, BOTH),
  ruling(9, SECOND),
  ruling(10, ALL),
  ruling(11, ALL),
  ruling(12, SECOND),
  ruling(13, BOTH),
  ruling(14, ALL),
  ruling(20, SECOND, BELLE_EPOQUE),
  ruling(21, SECOND, BELLE_EPOQUE),
  ruling(22, SECOND, BELLE_EPOQUE),
  ruling(23, SECOND),
  ruling(24, SECOND, BELLE_EPOQUE),
  ruling(25, SECOND, BELLE_EPOQUE),
  ruling(26, SECOND, ASYMMETRIC),
  ruling(27, SECOND, BELLE_EPOQUE),
  ruling(28, SECOND, BELLE_EPOQUE),
  ruling(29, SECOND, BELLE_EPOQUE),
  ruling(30, SECOND, BELLE_EPOQUE),
  ruling(31, SECOND, BELLE_EPOQUE),
  ruling(32, SECOND, BELLE_EPOQUE),
  ruling(33, SECOND, BELLE_EPOQUE),
  ruling(34, SECOND, BELLE_EPOQUE),
  ruling(35, SECOND, BELLE_EPOQUE),
  ruling(36, SECOND, BELLE_EPOQUE),
  ruling(37, SECOND, ASYMMETRIC),
  ruling(38, FIRST),
  ruling(39, FIRST),
  ruling(40, CARD_GAME),
  ruling(41, CARD_GAME),
  ruling(42, CARD_GAME),
  ruling(43, CARD_GAME),
  ruling(44, CARD_GAME),
  ruling(45, BOTH),
  ruling(46, BOTH),
  ruling(47, BOTH),
  ruling(48, BOTH),
  ruling(49, BOTH),
  ruling(50, BOTH),
  ruling(51, SECOND, BELLE_EPOQUE),
  ruling(52, SECOND, BELLE_EPOQUE),
  ruling(53, SECOND, BELLE_EPOQUE),
  ruling(54, SECOND, BELLE_EPOQUE),
  ruling(55, SECOND, BELLE_EPOQUE),
  ruling(56, SECOND, TOGETHER),
  ruling(57, SECOND, ASYMMETRIC),
  ruling(58, SECOND, ASYMMETRIC),
  ruling(59, SECOND, BELLE_EPOQUE),
  ruling(60, FIRST),
  ruling(61, BOTH),
  ruling(62, CARD_GAME),
  ruling(63, CARD_GAME),
];

type NumberOf<Key> = Key extends `r_${infer N extends number}_question` ? N : never;

/** The messages are asked for when spoken: a browser fetches them. */
function ruling<N extends NumberOf<keyof typeof m>>(
  number: N,
  games: readonly GameId[],
  where?: readonly GameOptions[],
): Ruling {
  return {
    id: `R-${number}`,
    games,
    ...(where && { where }),
    question: (v) => m[`r_${number}_question`]({}, v),
    book: (v) => m[`r_${number}_book`]({}, v),
    decision: (v) => m[`r_${number}_decision`]({}, v),
  };
}
