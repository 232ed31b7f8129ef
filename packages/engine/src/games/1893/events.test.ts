import { describe, expect, it } from 'vitest';
import { isOver, options, pending, play } from '../../core/agenda.ts';
import { randomFromSeed } from '../../core/random.ts';
import { publicState, Witness } from './events.testing.ts';
import type { EventType } from './events.ts';
import { answer, check, due, forget, give, newTable, type Table } from './table.testing.ts';

/** Plays a game to its end at random; the witness hears of it by events only. Calls `atEach` at every decision. */
function follow(table: Table, witness: Witness, seed: string, atEach: () => void): Witness {
  const { s, events } = table;
  const random = randomFromSeed(seed);
  for (;;) {
    for (const event of events) witness.hear(event);
    forget(table);
    atEach();
    if (isOver(s)) return witness;
    const legal = options(s);
    // Passing, the last choice, is held back, so that rounds are full.
    const isTurn = pending(s)?.step === 'turn' && legal.length > 1 && random.below(3) > 0;
    play(s, legal[random.below(isTurn ? legal.length - 1 : legal.length)]);
  }
}

const GAMES = [2, 3, 4, 5].flatMap((players) => [1, 2, 3, 4, 5].map((game) => [players, game]));

function randomGame(
  players: number,
  game: number,
  atEach?: (table: Table, witness: Witness) => void,
): Witness {
  const table = newTable(players, { firstPlayer: (game % players) + 1 }, `events ${players} ${game}`);
  const witness = new Witness(table.s.rules);
  return follow(table, witness, `choices ${players} ${game}`, () => atEach?.(table, witness));
}

/** Two players, whose houses fill the active area of the first round. */
function fullArea(atEach?: (table: Table, witness: Witness) => void): Witness {
  const table = newTable(2, { stock: [5] });
  answer(table, 'start-artwork', 'blue');
  answer(table, 'start-artwork', 'green');
  give(table, 0, { houses: ['3-3', '3-4', '3-5', '4-3', '4-4'] });
  give(table, 1, { houses: ['4-5', '5-3', '5-4', '5-5'] });
  check(table);
  expect(due(table)).toBe('1 choose-iris');
  forget(table);
  const witness = new Witness(table.s.rules, publicState(table.s));
  answer(table, 'choose-iris', '2-2');
  return follow(table, witness, 'full area', () => atEach?.(table, witness));
}

function expectKnown({ s }: Table, witness: Witness): void {
  expect(witness.faults).toEqual([]);
  expect(witness.known).toEqual(publicState(s));
}

describe('Events of Bruxelles 1893', () => {
  it.each(GAMES)(
    'the whole table can be rebuilt from the events alone: %i players, game %i',
    (players, game) => {
      randomGame(players, game, expectKnown);
    },
  );

  it('the whole table can be rebuilt also where houses fill the area of two players', () => {
    fullArea(expectKnown);
  });

  it('every type of event comes up in these games', () => {
    const seen = new Set<EventType>();
    const witnesses = [...GAMES.map(([players, game]) => randomGame(players, game)), fullArea()];
    for (const witness of witnesses) for (const type of witness.seen) seen.add(type);
    expect(witnesses[0].types.filter((type) => !seen.has(type))).toEqual([]);
  });
});
