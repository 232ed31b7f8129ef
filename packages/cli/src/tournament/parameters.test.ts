import { expect, test } from 'vitest';
import { slotsOf } from './parameters.ts';
import { smallTournament } from './tournament.testing.ts';

test('deal after deal, each in all seatings', () => {
  expect(slotsOf(smallTournament({ deals: 2 }))).toEqual([
    { deal: 1, rotation: 1, seating: [0, 1] },
    { deal: 1, rotation: 2, seating: [1, 0] },
    { deal: 2, rotation: 1, seating: [0, 1] },
    { deal: 2, rotation: 2, seating: [1, 0] },
  ]);
});

test('options that were not given are named too: a default may change', () => {
  expect(smallTournament({ game: '1893', options: { belleEpoque: true } }).options).toEqual({
    belleEpoque: true,
    boards: 'alike',
  });
});
