import { loadGame, startGame } from '@horta/engine';
import {
  architectAt,
  artworkAt,
  brusselsAt,
  houseAt,
  materialAt,
  type State,
  scaleAt,
} from '@horta/engine/1897';
import { loadGameWords, loadLaterWords, speaker } from '@horta/words/fetched';
import { describe, expect, test } from 'vitest';
import { allFacts, type Told, untold } from '../facts.testing.ts';
import { factsOf1897 } from './facts.ts';

await loadGame('1897');

const VIEW = { factsOf: factsOf1897 };
const s = startGame('1897', { players: 3, seed: 'facts', options: {} }) as State;

const raise = (list: number[], at: number) => {
  list[at]++;
};

/** All that a state has. */
const FIELDS: Readonly<Record<string, Told<State>>> = {
  money: (state, seat) => raise(state.money, seat),
  usedNobles: (state, seat) => {
    state.usedNobles[seat] = state.nobles[seat];
  },
  nobles: (state, seat) => {
    state.nobles = state.nobles.with(seat, state.nobles[seat] | 2);
  },
  hand: (state, seat) => raise(state.hand, architectAt(seat, 2)),
  prison: (state, seat) => {
    state.prison = state.prison.with(architectAt(seat, 2), state.prison[architectAt(seat, 2)] + 1);
  },
  brussels: (state, seat) => raise(state.brussels, brusselsAt(seat, 2, 1)),
  artworks: (state, seat) => raise(state.artworks, artworkAt(seat, 3)),
  materials: (state, seat) => raise(state.materials, materialAt(seat, 5)),
  houses: (state, seat) => {
    state.houses = state.houses.with(houseAt(seat, 3), 1);
  },
  scales: (state, seat) => {
    state.scales = state.scales.with(scaleAt(seat, 2), state.scales[scaleAt(seat, 2)] + 1);
  },
  points: (state, seat) => raise(state.points, (state.points.length / state.rules.players) * seat),
  expoHolder: (state, seat) => {
    state.expoHolder = seat;
  },
  firstPlayer: 'sign',
  passed: 'sign',
  // Where architects lie.
  owners: 'boards',
  faces: 'boards',
  round: 'table',
  uses: 'table',
  cards: 'table',
  bonuses: 'table',
  artworkDeck: 'table',
  materialDeck: 'table',
  houseDeck: 'table',
  nobleDeck: 'table',
  artworkDiscard: 'table',
  materialDiscard: 'table',
  houseDiscard: 'table',
  nobleDiscard: 'table',
  randomKey: 'table',
  randomBlock: 'table',
};

describe('every public number of a player is told', () => {
  test('no field of the state is forgotten', () => {
    expect(Object.keys(FIELDS).sort()).toEqual(Object.keys(s.rules.fields).sort());
  });

  test.each([0, 2])('of seat %d', (seat) => {
    expect(untold(VIEW, s, seat, FIELDS)).toEqual([]);
  });

  test('each kind of architect, card and scale by itself', () => {
    const tags = allFacts(VIEW, s, 1).flatMap(({ tag }) => tag ?? []);
    expect(tags).toEqual(['1/3', '2/4', '2/5', 'A', 'B', 'C', 'D']);
    expect(allFacts(VIEW, s, 1)).toHaveLength(3 + 3 + 2 + 2 + 4 + 4 + 3 + 6);
  });
});

test('who is in prison is told by kind', async () => {
  await Promise.all([loadGameWords('1897', 'en'), loadLaterWords('en')]);
  const state = s.rules.clone(s);
  state.prison = state.prison.map((_, at) =>
    at === architectAt(1, 1) ? 2 : at === architectAt(1, 2) ? 1 : 0,
  );
  const prison = allFacts(VIEW, state, 1).find(({ icon }) => icon === 'prison');
  expect(prison?.name(speaker('en'))).toBe('architects in prison: 3 (2 × 2/4, 1 × 2/5)');
});
