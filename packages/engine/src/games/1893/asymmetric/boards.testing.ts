/** For tests of the asymmetric variant: tables at which seat 1 has the board that is tested. */
import { expect } from 'vitest';
import type { Deal, GameOptions } from '../../../core/game.ts';
import type { ActionName } from '../ids.ts';
import { namedKinds } from '../payment.ts';
import { answers, nobleNamed, type Table, tableAtTurn } from '../table.testing.ts';

export const BOARDS = ['hankar', 'cauchie', 'horta', 'saintenoy', 'strauven'] as const;
export type BoardName = (typeof BOARDS)[number];

/** Every test of a board holds at tables without and with Belle Époque. */
export const TABLES: readonly (readonly [name: string, belleEpoque: boolean])[] = [
  ['without Belle Époque', false],
  ['with Belle Époque', true],
];

/** With the strips in their order these spaces of the active area have no tile of Belle Époque. */
const SPACES: Readonly<Record<ActionName, string>> = {
  workshop: '2-5',
  sales: '4-2',
  nobles: '5-5',
  materials: '4-5',
  construction: '5-2',
};

export function spaceOf(action: ActionName): string {
  return SPACES[action];
}

/** The board, then those that follow it in the list, one a seat. */
function boardsFrom(board: BoardName, players: number): BoardName[] {
  return Array.from({ length: players }, (_, i) => BOARDS[(BOARDS.indexOf(board) + i) % BOARDS.length]);
}

/** Round 1, the turn of seat 1, who has the board; 16 spaces are active, the strips lie in their order. */
export function tableOf(
  board: BoardName,
  belleEpoque: boolean,
  { players = 4, deal = {} }: { players?: number; deal?: Deal } = {},
): Table {
  const options: GameOptions = { belleEpoque, boards: 'dealt' };
  const boards = boardsFrom(board, players);
  return tableAtTurn(players, { iris: '1-1', options, deal: { strips: [1, 2, 3, 4, 5], boards, ...deal } });
}

/** Seat 1 places an architect for the action, with a bid of 1 BF. */
export function placeFor(table: Table, action: ActionName): void {
  answers(table, `turn ${spaceOf(action)}`, 'bid 1');
}

/** Seat 1 does the action through Cinquantenaire. */
export function copy(table: Table, action: ActionName): void {
  answers(table, 'turn cinquantenaire', `cinquantenaire ${action}`);
}

/** Both ways to an action: powers work in both. */
export const WAYS: readonly (readonly [name: string, begin: typeof placeFor])[] = [
  ['by placing an architect', placeFor],
  ['through Cinquantenaire', copy],
];

/** Puts nobles of the deck on its top, the first one topmost. */
export function setTop({ s }: Table, ...ids: string[]): void {
  for (const id of ids.toReversed()) {
    const noble = nobleNamed(s, id);
    const at = s.nobleDeck.indexOf(noble);
    expect(at, `a ${id} in the deck`).toBeGreaterThanOrEqual(0);
    s.nobleDeck = [...s.nobleDeck.toSpliced(at, 1), noble];
  }
}

/** The whole deck goes to the discards. */
export function emptyDeck({ s }: Table): void {
  s.nobleDiscard = [...s.nobleDiscard, ...s.nobleDeck];
  s.nobleDeck = [];
}

/** Ids of the deck, from its top. */
export function deckOf({ s }: Table): string[] {
  return s.nobleDeck.toReversed().map((noble) => s.rules.nobles[noble].id);
}

export function discardsOf({ s }: Table): string[] {
  return s.nobleDiscard.map((noble) => s.rules.nobles[noble].id);
}

export function needlesOf({ s }: Table): string[] {
  return namedKinds(s);
}
