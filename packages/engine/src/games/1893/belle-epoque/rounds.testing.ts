/** For tests of Belle Époque at moments of the round and at the end: tables, and coming through the resolution. */
import type { Deal, GameOptions } from '../../../core/game.ts';
import { card, tableBeforeLastPass } from '../resolution.testing.ts';
import { NEWEST } from '../second-edition/versions.ts';
import {
  answer,
  answers,
  type Belongings,
  check,
  choices,
  due,
  forget,
  give,
  passAll,
  setNeedles,
  setNeutral,
  type Table,
  tableAtTurn,
  told,
} from '../table.testing.ts';

export const BELLE_EPOQUE: GameOptions = { belleEpoque: true };

/** Prestige cards that move no disc on an iris track and count no Manneken-Pis. */
const QUIET = ['crown', 'architect', 'release', 'crown+crown', 'architect+architect'].map((bonus) =>
  card(bonus),
);

/**
 * Round 1 before the first turn. The strips lie in their order, so that the rows are WSNMC, NMCWS, CWSNM, SNMCW and
 * MCWSN; active are the 16 spaces 2-2 to 5-5 unless another iris is named. The cards and tiles laid out are 1 to 5 and
 * the last ones.
 */
export function tableOf(
  players: number,
  { deal = {}, iris = '1-1', version = NEWEST }: { deal?: Deal; iris?: string; version?: number } = {},
): Table {
  return tableAtTurn(players, {
    options: BELLE_EPOQUE,
    version,
    deal: {
      strips: [1, 2, 3, 4, 5],
      nobles: ['empain', 'empain', 'empain', 'solvay'],
      prestige: QUIET,
      cards: [1, 2, 3, 4, 5],
      ...deal,
    },
    iris,
  });
}

/** Everyone passes. Prestige cards won are slid if they can be, or else used for a bonus. Stops at any other decision. */
export function resolve(table: Table, use: 'under' | 'bonus' = 'under'): void {
  check(table);
  forget(table);
  passAll(table);
  usePrestige(table, use);
}

export function usePrestige(table: Table, use: 'under' | 'bonus' = 'under'): void {
  while (due(table).endsWith('use-prestige')) {
    const words = choices(table);
    answer(table, 'use-prestige', words.find((word) => word.includes(use)) ?? words[0]);
  }
}

/** After the resolution, at the first decision of the next round: the first player lays the square. */
export function startRound(table: Table): void {
  answer(table, 'choose-iris', choices(table)[0]);
  while (due(table).endsWith('place-neutral')) answer(table, 'place-neutral', choices(table).at(-1) ?? '');
}

/** On its turn seat `seat` builds a pavilion on site 1, from the construction space 4-4 that nobody stands on. */
export function buildPavilion(table: Table, seat: number): void {
  give(table, seat, { cubes: { wood: 1, stone: 1 } });
  setNeedles(table, 'wood', 'stone');
  check(table);
  answers(table, 'turn 4-4', 'bid 1', 'pay-house ws', 'move-needle first', 'place-house site1');
}

/** Seats from 1 and numbers of the cards that were used, in their order. */
export function cardsTold(table: Table): string[] {
  return told(table, 'card-used').map(({ player, card: used }) => `${player + 1} uses ${used + 1}`);
}

/** Who stands on the spaces of a picture from 1-1 on: seats from 1, `n` neutral, `.` nobody. Bids of 1 BF. */
export function stand(table: Table, ...rows: string[]): void {
  const neutral: string[] = [];
  rows.forEach((row, r) => {
    [...row].forEach((who, c) => {
      const space = `${r + 1}-${c + 1}`;
      if (who === 'n') neutral.push(space);
      else if (who !== '.') give(table, Number(who) - 1, { placed: { [space]: 1 } });
    });
  });
  setNeutral(table, ...neutral);
  check(table);
}

/**
 * Round 5 before the last pass, where seat 2 scores nothing but for what is given; Brugmann is paid, and is 1 VP.
 * With bonus tiles their architects are the only ones out of the courthouse.
 */
export function lastPass(
  players: number,
  belongings: Belongings = {},
  options: GameOptions = {},
  deal: Deal = {},
): Table {
  const table = tableBeforeLastPass(players, { ...BELLE_EPOQUE, ...options }, deal);
  for (let seat = 0; seat < players; seat++) give(table, seat, { francs: 1, artworks: { yellow: 0 } });
  // Neutral meeples would visit pavilions.
  setNeutral(table);
  give(table, 1, { courthouse: 7 - (belongings.tiles?.length ?? 0) });
  give(table, 1, belongings);
  check(table);
  return table;
}

/** The last pass, and all that follows by itself. */
export function end(table: Table): void {
  check(table);
  forget(table);
  answer(table, 'turn', 'pass');
  check(table);
}
