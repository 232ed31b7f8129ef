/** Choices without alternative: made by the table for those who wish so, unless it would tell what is hidden. */
import { options, pending, randomFromSeed, tables } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { playForced } from './forced.ts';
import { newTable, type Table } from './table.ts';
import { asks, BOT, decide, PERSON, randomChoice, tableAt } from './tables.testing.ts';

function choiceOf(game: string, players: number) {
  const found = tables().find((choice) => choice.game.id === game && choice.players === players);
  if (found === undefined) throw new Error('no such table');
  return found;
}

function isForced({ state }: Table): boolean {
  return options(state).length === 1;
}

describe('choices without alternative', () => {
  test.each([true, false])('are made by the table if the seat wishes so: %s', (wishes) => {
    const table = tableAt(choiceOf('1893', 3), 'forced');
    table.playsForced.fill(wishes);
    const random = randomFromSeed('forced');
    let met = 0;
    for (
      let option = randomChoice(table, random);
      option !== undefined;
      option = randomChoice(table, random)
    ) {
      if (isForced(table)) met++;
      asks(table, pending(table.state)?.player ?? 0, { what: 'decide', option });
    }
    expect(met > 0).toBe(!wishes);
  });

  test('are taken back together with the choice before them, and made again', () => {
    const table = tableAt(choiceOf('1893', 3), 'forced');
    table.playsForced.fill(true);
    const random = randomFromSeed('forced');
    let tried = 0;
    for (
      let option = randomChoice(table, random);
      option !== undefined;
      option = randomChoice(table, random)
    ) {
      const seat = pending(table.state)?.player ?? 0;
      const before = table.standing.length;
      const { steps } = asks(table, seat, { what: 'decide', option });
      const revealed = table.revealing.slice(before).some(Boolean);
      if (steps.length < 2 || revealed || steps.some(({ decision }) => decision.seat !== seat)) continue;
      tried++;
      asks(table, seat, { what: 'take-back' });
      expect(table.standing.length).toBe(before);
      asks(table, seat, { what: 'make-again' });
      expect(table.standing.length).toBe(before + steps.length);
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('R-60: who has drawn artworks of one colour is asked all the same, if another person sits there or looks on', () => {
    const met = { alone: 0, together: 0, watched: 0 };
    for (let seed = 0; seed < 12; seed++) {
      for (const company of ['alone', 'together', 'watched'] as const) {
        const plain = tableAt(choiceOf('1893-first-edition', 2), `drawn ${seed}`);
        if (plain.header === undefined) throw new Error('no header');
        const sitters = [PERSON, company === 'together' ? PERSON : BOT];
        const table = newTable('drawn', plain.header, sitters, undefined, company === 'watched');
        const random = randomFromSeed('drawn');
        for (
          let option = randomChoice(table, random);
          option !== undefined;
          option = randomChoice(table, random)
        ) {
          const { drawn } = table.state as unknown as { drawn: number[] };
          const due = pending(table.state);
          if (due?.player === 0 && drawn.length > 1 && isForced(table)) {
            met[company]++;
            table.playsForced.fill(true);
            expect(playForced(table).steps.length > 0).toBe(company === 'alone');
            table.playsForced.fill(false);
            if (company === 'alone') continue;
          }
          decide(table, option);
        }
      }
    }
    expect(met.alone).toBeGreaterThan(0);
    expect(met.together).toBeGreaterThan(0);
    expect(met.watched).toBeGreaterThan(0);
  });
});
