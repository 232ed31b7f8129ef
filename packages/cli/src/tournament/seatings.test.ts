import { describe, expect, test } from 'vitest';
import { measuredSeats, seatingsOf } from './seatings.ts';

describe('who sits where in the games of a deal', () => {
  test.each([
    ['two bots, two players', 2, 2, ['01', '10']],
    ['three bots, three players', 3, 3, ['012', '120', '201']],
    ['four bots, four players', 4, 4, ['0123', '1230', '2301', '3012']],
    ['two bots, three players', 2, 3, ['011', '101', '110', '100', '010', '001']],
    ['two bots, four players', 2, 4, ['0111', '1011', '1101', '1110', '1000', '0100', '0010', '0001']],
    ['one bot, two players', 1, 2, ['00']],
    ['one bot, four players', 1, 4, ['0000']],
  ])('%s', (_, bots, players, seatings) => {
    expect(seatingsOf(bots, players).map((seating) => seating.join(''))).toEqual(seatings);
  });

  test.each([
    [3, 2, '--bots: expected 1 or 2 names for 2 players, found 3'],
    [3, 4, '--bots: expected 1, 2 or 4 names for 4 players, found 3'],
    [5, 4, '--bots: expected 1, 2 or 4 names for 4 players, found 5'],
  ])('%i bots do not fit %i players', (bots, players, message) => {
    expect(() => seatingsOf(bots, players)).toThrow(message);
  });

  test.each([2, 3, 4, 5])('%i players: every bot is measured once in every seat', (players) => {
    for (const bots of [2, players]) {
      for (let bot = 0; bot < bots; bot++) {
        const seats = seatingsOf(bots, players).flatMap((seating) => measuredSeats(seating, bot));
        expect(seats.sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
      }
    }
  });

  test('a bot against itself is measured in all seats', () => {
    expect(measuredSeats([0, 0, 0], 0)).toEqual([0, 1, 2]);
  });
});
