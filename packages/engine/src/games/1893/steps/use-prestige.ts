import { push } from '../../../core/agenda.ts';
import { type ChoiceStep, NONE } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { carryOut } from '../carry-out.ts';
import { COLUMNS, ROWS, type Row } from '../ids.ts';
import { multiplierAt } from '../places.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/** For each column: slide the card under one of the four rows, or gain one of up to four alternatives of its bonus. */
const ALTERNATIVES = 4;
const USES = ROWS.length + ALTERNATIVES;
const OPTIONS = COLUMNS * USES;

/** What an option means: a row to slide the card under, or an alternative of its bonus. */
export interface PrestigeUse {
  readonly column: number;
  readonly row: Row | undefined;
  readonly alternative: number | undefined;
}

export function prestigeUse(option: number): PrestigeUse {
  const column = Math.floor(option / USES);
  const use = option % USES;
  return use < ROWS.length
    ? { column, row: use, alternative: undefined }
    : { column, row: undefined, alternative: use - ROWS.length };
}

/**
 * 2e, Column majority, third part: each card won is used for its bonus and discarded, or slid under a row, at most
 * one a row in a round; of a tied card one gains the bonus only. One's own cards in the order one likes.
 * `a`: bit set of the columns won, and above it of those tied; `b`: bit set of the rows used.
 */
export const usePrestige: ChoiceStep<State> = {
  notation: wordList(
    Array.from({ length: OPTIONS }, (_, option) => {
      const use = option % USES;
      const how = use < ROWS.length ? `under-${ROWS[use]}` : `bonus${use - ROWS.length + 1}`;
      return `column${Math.floor(option / USES) + 1}-${how}`;
    }),
  ),
  conceivable: () => OPTIONS,
  options(s, { a: cards, b: rows }, out) {
    for (let column = 0; column < COLUMNS; column++) {
      const isWon = (cards >> column) & 1;
      if (!isWon && !((cards >> (column + COLUMNS)) & 1)) continue;
      const { symbols, bonus } = s.rules.prestige[s.prestigeStrip[column]];
      if (isWon && symbols > 0) {
        for (let row = 0; row < ROWS.length; row++) if (!((rows >> row) & 1)) out.push(column * USES + row);
      }
      for (let alternative = 0; alternative < bonus.length; alternative++)
        out.push(column * USES + ROWS.length + alternative);
    }
  },
  obstacle(s, { a: cards, b: rows }, option): Reason | undefined {
    if (option >= OPTIONS) return { code: 'not-a-choice' };
    const column = Math.floor(option / USES);
    const use = option % USES;
    const isWon = (cards >> column) & 1;
    if (!isWon && !((cards >> (column + COLUMNS)) & 1)) return { code: 'card-not-yours', column };
    const { symbols, bonus } = s.rules.prestige[s.prestigeStrip[column]];
    if (use >= ROWS.length)
      return use - ROWS.length < bonus.length ? undefined : { code: 'no-such-alternative' };
    if (!isWon) return { code: 'tied-card-not-kept' };
    if (symbols === 0) return { code: 'no-symbols-to-slide' };
    return (rows >> use) & 1 ? { code: 'row-used-this-round', row: use } : undefined;
  },
  choose(s, { player, a: cards, b: rows }, option) {
    const column = Math.floor(option / USES);
    const use = option % USES;
    const isSlid = use < ROWS.length;
    const left = cards & ~(1 << column) & ~(1 << (column + COLUMNS));
    if (left !== 0) push(s, 'use-prestige', player, left, isSlid ? rows | (1 << use) : rows);
    if (isSlid) slide(s, player, column, use);
    else useBonus(s, player, column, use - ROWS.length, ((cards >> column) & 1) === 0);
  },
};

function slide(s: State, player: number, column: number, row: Row): void {
  const card = s.prestigeStrip[column];
  const at = multiplierAt(player, row);
  s.multipliers = s.multipliers.with(at, s.multipliers[at] + s.rules.prestige[card].symbols);
  s.prestigeStrip = s.prestigeStrip.with(column, NONE);
  s.slid = [...s.slid, player, row, card];
  s.sink?.tell({ type: 'prestige-slid', player, column, card, row, multiplier: s.multipliers[at] });
}

/** A tied card stays for the others; what lies on the strip at the end of the round is discarded. */
function useBonus(s: State, player: number, column: number, alternative: number, tied: boolean): void {
  const card = s.prestigeStrip[column];
  s.sink?.tell({ type: 'prestige-used', player, column, card, alternative, tied });
  if (!tied) {
    s.prestigeStrip = s.prestigeStrip.with(column, NONE);
    s.prestigeDiscard = [...s.prestigeDiscard, card];
  }
  for (const effect of s.rules.prestige[card].bonus[alternative]) carryOut(s, player, effect, 'prestige');
}
