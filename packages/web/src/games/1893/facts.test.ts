import { loadGame, options, pending, play, type Seat, startGame } from '@horta/engine';
import {
  artworkAt,
  brusselsAt,
  cubeAt,
  JOKER,
  multiplierAt,
  ROWS,
  type State,
  TRACKS,
  trackAt,
  WHITE,
} from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { allFacts, type Told, untold } from '../facts.testing.ts';
import { factsOf1893 } from './facts.ts';

await loadGame('1893', { belleEpoque: true, boards: 'dealt' });
await loadGame('1893-first-edition');

const VIEW = { factsOf: factsOf1893 };

function started(game: string, chosen: Record<string, boolean | string> = {}): State {
  return startGame(game, { players: 3, seed: 'facts', options: chosen }) as State;
}

const icons = (s: State) => allFacts(VIEW, s, 0).map(({ icon }) => icon);

test('wherever a player is, points, francs and architects are', () => {
  const s = started('1893');
  const { points, francs, architects } = factsOf1893(s, 1);
  expect([points, francs, architects].map(({ icon, value }) => [icon, value])).toEqual([
    ['points', 0],
    ['francs', s.money[1]],
    ['meeple', 5],
  ]);
});

test('only what the game has is counted', () => {
  expect(icons(started('1893'))).toEqual(expect.arrayContaining(['prestige', 'iris', 'art-brown']));
  for (const icon of ['traveller', 'glass', 'art-white', 'pavilion', 'tile'])
    expect(icons(started('1893'))).not.toContain(icon);
  expect(icons(started('1893', { belleEpoque: true }))).toEqual(
    expect.arrayContaining(['traveller', 'glass', 'art-white', 'pavilion', 'tile']),
  );
  const first = icons(started('1893-first-edition'));
  expect(first).toEqual(expect.arrayContaining(['exhibition', 'arms', 'art-pink']));
  expect(first).not.toContain('prestige');
});

test('holdings are counted, and pale where there is nothing', () => {
  const s = started('1893');
  while (pending(s)?.step === 'start-artwork') play(s, options(s)[0]);
  s.usedNobles[0] = s.nobles[0];
  const facts = new Map(
    factsOf1893(s, 0)
      .lines.flat(2)
      .map((fact) => [fact.fly, fact]),
  );
  expect(facts.get('own-artwork:0:0')).toMatchObject({ icon: 'art-yellow', value: 1, isNone: false });
  expect(facts.get('own-artwork:0:1')).toMatchObject({ value: 0, isNone: true });
  expect(facts.get('own-noble:0')).toMatchObject({ value: '0/1', isNone: false });
  expect(facts.get('row:0:3')).toMatchObject({ value: '×1', isNone: true });
  expect(facts.get('track:0:0')).toMatchObject({ icon: 'iris', value: 1 });
});

test('a number has its place for all players', () => {
  const s = started('1893', { belleEpoque: true });
  s.cardArchitects = [0, 1, 0];
  const shapes = [0, 1, 2].map((seat) =>
    factsOf1893(s, seat).lines.map((line) => line.map((group) => group.map(({ icon }) => icon))),
  );
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
  expect(shapes[0].flat(2)).toContain('card');
});

const raise = (list: number[], at: number) => {
  list[at]++;
};
const raised = (list: readonly number[], at: number) => list.with(at, list[at] + 1);
/** Gives something of a list of owners to the seat. */
const given = (owners: readonly number[], seat: Seat) => owners.with(0, seat);

/** All that a state has. */
const FIELDS: Readonly<Record<string, Told<State>>> = {
  money: (s, seat) => raise(s.money, seat),
  architects: (s, seat) => raise(s.architects, seat),
  courthouse: (s, seat) => {
    s.courthouse = raised(s.courthouse, seat);
  },
  built: (s, seat) => {
    s.built = raised(s.built, seat);
  },
  nobles: (s, seat) => {
    s.nobles = s.nobles.with(seat, s.nobles[seat] | 2);
  },
  usedNobles: (s, seat) => {
    s.usedNobles[seat] = s.nobles[seat];
  },
  tracks: (s, seat) => {
    s.tracks = raised(s.tracks, trackAt(seat, TRACKS.length - 1));
  },
  multipliers: (s, seat) => {
    s.multipliers = raised(s.multipliers, multiplierAt(seat, ROWS.length - 1));
  },
  points: (s, seat) => raise(s.points, (s.points.length / s.rules.players) * seat),
  cubes: (s, seat) => raise(s.cubes, cubeAt(seat, JOKER)),
  artworks: (s, seat) => raise(s.artworks, artworkAt(seat, WHITE + 2)),
  brussels: (s, seat) => raise(s.brussels, brusselsAt(seat, 3)),
  meeples: (s, seat) => {
    s.meeples[7] = seat;
  },
  travellers: (s, seat) => {
    s.travellers = raised(s.travellers, seat);
  },
  pavilions: (s, seat) => {
    s.pavilions = given(s.pavilions, seat);
  },
  usedCards: (s, seat) => {
    s.pavilions = given(s.pavilions, seat);
    s.usedCards = 1;
  },
  bonusOwners: (s, seat) => {
    s.bonusOwners = given(s.bonusOwners, seat);
  },
  cardArchitects: (s, seat) => {
    s.cardArchitects = raised(s.cardArchitects, seat);
  },
  faceDownOwners: (s, seat) => {
    s.faceDownOwners = [seat];
  },
  // The first edition's: it has its own test.
  exhibitions: 'table',
  firstPlayer: 'sign',
  passed: 'sign',
  firstToPass: 'sign',
  // Where they stand, which board or card it is: how many there are is told.
  boards: 'boards',
  houses: 'boards',
  bids: 'boards',
  slid: 'boards',
  round: 'table',
  stockCard: 'table',
  iris: 'table',
  needle0: 'table',
  needle1: 'table',
  cursor: 'table',
  travellersSent: 'table',
  actions: 'table',
  siteCards: 'table',
  cardTravellers: 'table',
  compass: 'table',
  shop: 'table',
  covered: 'table',
  artworkPile: 'table',
  artworkSeenBy: 'table',
  drawn: 'table',
  drawnSeenBy: 'table',
  bonusTiles: 'table',
  raisedRow: 'table',
  nobleDisplay: 'table',
  nobleDeck: 'table',
  nobleDiscard: 'table',
  prestigeStrip: 'table',
  prestigeDeck: 'table',
  prestigeDiscard: 'table',
  faceDown: 'table',
  stockDeck: 'table',
  stockOut: 'table',
  stockDiscard: 'table',
  randomKey: 'table',
  randomBlock: 'table',
};

describe('every public number of a player is told', () => {
  const s = started('1893', { belleEpoque: true, boards: 'dealt' });

  test('no field of the state is forgotten', () => {
    expect(Object.keys(FIELDS).sort()).toEqual(Object.keys(s.rules.fields).sort());
  });

  test.each([0, 2])('of seat %d', (seat) => {
    expect(untold(VIEW, s, seat, FIELDS)).toEqual([]);
  });

  test('each colour, cube, track and row by itself', () => {
    const lists: [readonly number[], number, number][] = [
      [s.artworks, artworkAt(1, 0), 9],
      [s.cubes, cubeAt(1, 0), 5],
      [s.tracks, trackAt(1, 0), 3],
      [s.multipliers, multiplierAt(1, 0), 4],
    ];
    const values = () => JSON.stringify(allFacts(VIEW, s, 1).map(({ value }) => value));
    for (const [list, from, count] of lists)
      for (let at = from; at < from + count; at++) {
        const before = values();
        const kept = list[at];
        (list as number[])[at] = kept + 1;
        expect(values(), `${at}`).not.toBe(before);
        (list as number[])[at] = kept;
      }
  });

  test('the exhibition tiles of the first edition', () => {
    const fields: Readonly<Record<string, Told<State>>> = {
      exhibitions: (state, seat) => {
        state.exhibitions = [seat];
      },
    };
    expect(untold(VIEW, started('1893-first-edition'), 1, fields)).toEqual([]);
  });
});
