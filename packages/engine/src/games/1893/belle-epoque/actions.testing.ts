/** For tests of actions with Belle Époque: a table whose spaces are known, and what cards do at their moments. */
import { expect } from 'vitest';
import type { Deal } from '../../../core/game.ts';
import { IRIS_NAMES } from '../board.ts';
import { type ActionName, type BrusselsActionName, COLOURS, type ColourName, WHITE } from '../ids.ts';
import { artworkAt } from '../places.ts';
import { toRound } from '../resolution.testing.ts';
import { NEWEST } from '../second-edition/versions.ts';
import type { State } from '../state.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  due,
  forget,
  give,
  giveTurn,
  type Table,
  tableAtTurn,
  usedCards,
} from '../table.testing.ts';

/** The free noble first. With these on display the deck still has two or three of each kind. */
const NOBLES = ['maeterlinck', 'buls', 'albert', 'van-de-velde'];

/** The first turn of round 1; active are rows and columns 2 to 5. */
export function belleTable(players = 4, deal: Deal = {}, version = NEWEST): Table {
  return tableAtTurn(players, {
    version,
    iris: '1-1',
    deal: { strips: [1, 2, 3, 4, 5], nobles: NOBLES, ...deal },
    options: { belleEpoque: true },
  });
}

/** On that table: the space of each action that has a face-down tile. */
export const TILED: Readonly<Record<ActionName, string>> = {
  workshop: '3-2',
  sales: '3-3',
  nobles: '3-4',
  materials: '4-3',
  construction: '2-3',
};

/** On that table: active spaces of each action without a tile. */
export const PLAIN: Readonly<Record<ActionName, readonly string[]>> = {
  workshop: ['2-4', '4-5', '5-3'],
  sales: ['2-5', '5-4'],
  nobles: ['4-2', '5-5'],
  materials: ['2-2', '3-5'],
  construction: ['4-4', '5-2'],
};

/** What the market displays: colours, or the back of a white one as `'white-blue'`. All come from the stacks. */
export function display({ s }: Table, ...artworks: (ColourName | `white-${ColourName}`)[]): void {
  for (const shown of s.shop) if (shown >= 0) s.artworks[stack(s, shown)]++;
  const shop = artworks.map((word) => {
    const isWhite = word.startsWith('white-');
    return COLOURS.indexOf(word.replace('white-', '') as ColourName) + (isWhite ? WHITE : 0);
  });
  for (const shown of shop) s.artworks[stack(s, shown)]--;
  s.shop = [...shop, -1, -1].slice(0, 2);
}

function stack(s: State, artwork: number): number {
  return artworkAt(s.rules.players, artwork % WHITE);
}

/** What the market displays, in the same words, `'none'` for an empty space. */
export function shopOf({ s }: Table): string[] {
  return s.shop.map((shown) => {
    if (shown < 0) return 'none';
    return shown < WHITE ? COLOURS[shown] : `white-${COLOURS[shown - WHITE]}`;
  });
}

/** A card of the first seat, and an action in which it works. */
export interface CardCase {
  readonly card: number;
  readonly action: ActionName | BrusselsActionName;
  readonly has: Belongings;
  /** What else the situation needs. */
  readonly arrange?: (table: Table) => void;
  /** Decisions of the action before the card works. */
  readonly until: readonly string[];
  /** The card's question, and how it is used. */
  readonly asks: string;
  readonly use: string;
  /** Decisions after that, if it was used and if it was declined; `*` stands for a free space. */
  readonly used: readonly string[];
  readonly declined: readonly string[];
  /** What is due instead of the question if the card doesn't work. */
  readonly without: string;
}

/** The table of the case; the card is the first seat's unless another one is to hold it. */
export function tableFor(card: CardCase, holder = 0): Table {
  const table = belleTable();
  give(table, holder, { cards: [card.card] });
  return table;
}

/** The first seat does the action, up to the moment of the card. `copied`: through Cinquantenaire. */
export function act(table: Table, card: CardCase, copied = false): void {
  if (due(table) !== '1 turn') giveTurn(table, 0);
  give(table, 0, card.has);
  card.arrange?.(table);
  check(table);
  forget(table);
  const spaces = PLAIN[card.action as ActionName] as readonly string[] | undefined;
  if (spaces === undefined) answer(table, 'turn', card.action);
  else if (copied) answers(table, 'turn cinquantenaire', `cinquantenaire ${card.action}`);
  else {
    const free = spaces.find((space) => isEmpty(table, space));
    answers(table, `turn ${free}`, 'bid 1');
  }
  answers(table, ...card.until);
}

function isEmpty({ s }: Table, space: string): boolean {
  const [row, column] = space.split('-').map(Number);
  return s.meeples[(row - 1) * 5 + column - 1] < 0;
}

export function useIt(table: Table, card: CardCase): void {
  expect(due(table)).toBe(`1 ${card.asks}`);
  answer(table, card.asks, card.use);
  finish(table, card.used);
  expect(usedCards(table)).toEqual([card.card]);
}

export function declineIt(table: Table, card: CardCase): void {
  expect(due(table)).toBe(`1 ${card.asks}`);
  answer(table, card.asks, 'decline');
  finish(table, card.declined);
  expect(usedCards(table)).toEqual([]);
}

function finish(table: Table, decisions: readonly string[]): void {
  answers(table, ...decisions.map((decision) => decision.replace('*', `1-${table.s.built[0] + 1}`)));
  expect(due(table)).toBe('2 turn');
  check(table);
}

/** The first turn of the next round is the first seat's, with the same active area. */
export function nextRound(table: Table): void {
  toRound(table, table.s.round + 1);
  table.s.iris = IRIS_NAMES.indexOf('1-1');
  giveTurn(table, 0);
}
