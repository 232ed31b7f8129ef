import { describe, expect, it } from 'vitest';
import {
  chanceBlock,
  chanceKey,
  type FieldsOf,
  hiddenCard,
  hiddenCards,
  openNumber,
  openNumbers,
  ownBits,
  seenCards,
} from './fields.ts';
import { type Eyes, type GameState, NONE, type Ruleset, UNKNOWN } from './game.ts';
import { randomFromSeed } from './random.ts';
import { sampling, type Unseen } from './sample.ts';
import { allEyes, view } from './view.ts';

/** A field of every sort. Cards are the numbers from 0 to 9, tiles those from 20 to 22. */
interface State extends GameState {
  round: number;
  shown: readonly number[];
  turnedDown: number;
  hand: readonly number[];
  handSeenBy: readonly number[];
  deck: readonly number[];
  tiles: readonly number[];
  votes: readonly number[];
  key: readonly number[];
  block: number;
}

type Pool = 'tiles' | 'cards';

const FIELDS: FieldsOf<State, Pool> = {
  round: openNumber,
  shown: openNumbers,
  turnedDown: hiddenCard('cards'),
  hand: seenCards('handSeenBy', 'cards'),
  handSeenBy: ownBits,
  deck: hiddenCards('cards'),
  tiles: hiddenCards('tiles'),
  votes: ownBits,
  key: chanceKey,
  block: chanceBlock,
};

const UNSEEN: Unseen<State, Pool> = {
  tiles: () => [20, 21, 22],
  cards: (v) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((card) => ![...v.shown, ...v.hand].includes(card)),
};

const rules = { players: 3, fields: FIELDS, clone: (s: State) => ({ ...s }) } as unknown as Ruleset<State>;

function state(changes: Partial<State> = {}): State {
  const s: State = {
    ...{ rules, sink: undefined, agenda: [] },
    ...{ round: 4, shown: [7, 8], turnedDown: 9 },
    ...{ hand: [1, 2, 3], handSeenBy: [0b001, 0b011, 0b000] },
    ...{ deck: [0, 4, 5, 6], tiles: [22, 21, 20], votes: [0b111, 0b100] },
    ...{ key: [11, 12, 13, 14, 15, 16, 17, 18], block: 5 },
  };
  return { ...s, ...changes };
}

const sample = sampling(UNSEEN);
const ZEROS = [0, 0, 0, 0, 0, 0, 0, 0];

describe('a view', () => {
  it.each<[Eyes, object]>([
    [0, { hand: [1, 2, UNKNOWN], handSeenBy: [1, 1, 0], votes: [1, 0] }],
    [1, { hand: [UNKNOWN, 2, UNKNOWN], handSeenBy: [0, 2, 0], votes: [2, 0] }],
    [2, { hand: [UNKNOWN, UNKNOWN, UNKNOWN], handSeenBy: [0, 0, 0], votes: [4, 4] }],
    ['spectator', { hand: [UNKNOWN, UNKNOWN, UNKNOWN], handSeenBy: [0, 0, 0], votes: [0, 0] }],
  ])('shows %s what is open, and what these eyes alone may know', (eyes, own) => {
    expect(view(state(), eyes)).toEqual({
      ...state(),
      ...own,
      turnedDown: UNKNOWN,
      deck: [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN],
      tiles: [UNKNOWN, UNKNOWN, UNKNOWN],
      key: ZEROS,
      block: 0,
    });
  });

  it('leaves the state as it was', () => {
    const s = state();
    for (const eyes of allEyes(rules)) view(s, eyes);
    expect(s).toEqual(state());
  });

  it('is for seats of the table and a spectator, who goes by that name', () => {
    expect(allEyes(rules)).toEqual([0, 1, 2, 'spectator']);
    for (const nobody of [NONE, UNKNOWN, 3, Number.NaN])
      expect(() => view(state(), nobody)).toThrow(/no seat .* at a table of 3/);
  });
});

describe('a sample', () => {
  it.each(allEyes(rules))('deals %s what is unseen, all of it, and shows the same', (eyes) => {
    const v = view(state(), eyes);
    const random = randomFromSeed(`sample ${eyes}`);
    const samples = Array.from({ length: 60 }, () => sample(v, random));
    for (const s of samples) {
      expect(view(s, eyes)).toEqual(v);
      expect([s.turnedDown, ...s.shown, ...s.hand, ...s.deck].toSorted((a, b) => a - b)).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
      ]);
      expect(s.tiles.toSorted()).toEqual([20, 21, 22]);
      expect(s.key).not.toEqual(ZEROS);
    }
    for (const name of ['turnedDown', 'hand', 'deck', 'tiles', 'key'] as const)
      expect(new Set(samples.map((s) => String(s[name]))).size).toBeGreaterThan(2);
  });

  it('is the same for the same chance', () => {
    const v = view(state(), 0);
    expect(sample(v, randomFromSeed('once'))).toEqual(sample(v, randomFromSeed('once')));
  });

  it('is completed by what the game adds', () => {
    const seen = sampling(UNSEEN, (s: State) => {
      s.handSeenBy = s.handSeenBy.map((seats) => seats | 4);
    });
    expect(seen(view(state(), 0), randomFromSeed('completed')).handSeenBy).toEqual([5, 5, 4]);
  });

  it.each([
    ['a card too few', { deck: [0, 4, 5] }, '8 unseen cards of cards for 7 places'],
    ['a tile too many', { tiles: [20, 21, 22, 20] }, '3 unseen cards of tiles for 4 places'],
  ])('fails where the places do not fit the cards: %s', (_, changes, message) => {
    expect(() => sample(view(state(changes), 'spectator'), randomFromSeed('x'))).toThrow(message);
  });

  it('fails where a field lies in a pool that the game does not deal', () => {
    const { tiles: _, ...cards } = UNSEEN;
    expect(() => sampling(cards)(view(state(), 0), randomFromSeed('x'))).toThrow(
      "no pool 'tiles' to deal tiles from",
    );
  });
});
