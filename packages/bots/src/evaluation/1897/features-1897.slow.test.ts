import {
  hash,
  isOver,
  NONE,
  options,
  pending,
  play,
  randomFromSeed,
  type Seat,
  startGame,
} from '@horta/engine';
import {
  ARCHITECTURE,
  cardOf,
  EXPO_CARD,
  HOUSE,
  houseAt,
  MONEY_CARD,
  NEUTRAL,
  PRESTIGE,
  type Rules,
  type State,
  scaleAt,
} from '@horta/engine/1897';
import { describe, expect, it } from 'vitest';
import type { Features } from '../features.ts';
import { blocksOf } from './blocks.ts';
import { features1897 } from './index.ts';
import { look, newSurvey } from './look.ts';

const TABLES = [2, 3, 4];

function newGame(players: number, seed = 'features'): State {
  return startGame('1897', { players, seed, deal: { firstPlayer: 1 } }) as State;
}

/** Plays at random, and calls `atEach` at every decision. Passing, the last choice of a turn, is held back. */
function playOut(s: State, seed: string, atEach: (s: State) => void): void {
  const random = randomFromSeed(seed);
  while (!isOver(s)) {
    atEach(s);
    const legal = options(s);
    const isFull = pending(s)?.step === 'turn' && legal.length > 1 && random.below(5) > 0;
    play(s, legal[random.below(isFull ? legal.length - 1 : legal.length)]);
  }
}

const made = new Map<Rules, Features<State>>();

/** Made once for a ruleset. */
function featuresOf(rules: Rules): Features<State> {
  const features = made.get(rules) ?? features1897(rules);
  made.set(rules, features);
  return features;
}

function observe(s: State, seat: Seat): Float32Array {
  const features = featuresOf(s.rules);
  const out = new Float32Array(features.size);
  features.observe(s, seat, out);
  return out;
}

/** What the seat notices, by name. */
function noticed(s: State, seat: Seat): Record<string, number> {
  const out = observe(s, seat);
  return Object.fromEntries(featuresOf(s.rules).names.map((name, i) => [name, out[i]]));
}

/** Puts an architect of the seat with this face on a cell. */
function place(s: State, seat: Seat, cell: number, face: number): void {
  s.cards[cell] = NONE;
  s.owners[cell] = seat;
  s.faces[cell] = face;
}

/** The same table with everybody one seat further. */
function rotated(s: State): State {
  const { players } = s.rules;
  const next = (seat: Seat): Seat => (seat >= 0 && seat < players ? (seat + 1) % players : seat);
  const turn = (list: readonly number[]): number[] => {
    const each = list.length / players;
    return [...list.slice(-each), ...list.slice(0, -each)];
  };
  const t = s.rules.clone(s);
  for (const field of ['money', 'usedNobles', 'hand', 'brussels', 'artworks', 'materials', 'points'] as const)
    t[field] = turn(s[field]);
  for (const field of ['nobles', 'prison', 'houses', 'scales'] as const) t[field] = turn(s[field]);
  t.owners = s.owners.map(next);
  t.firstPlayer = next(s.firstPlayer);
  t.expoHolder = next(s.expoHolder);
  t.passed = 0;
  for (let seat = 0; seat < players; seat++) if ((s.passed >> seat) & 1) t.passed |= 1 << next(seat);
  t.agenda.splice(0, t.agenda.length, ...s.agenda.map((frame) => ({ ...frame, player: next(frame.player) })));
  return t;
}

describe('features of 1897', () => {
  it('are as many as their names, the same for all numbers of players', () => {
    const lists = TABLES.map((players) => features1897(newGame(players).rules));
    for (const { size, names } of lists) {
      expect(names).toHaveLength(size);
      expect(new Set(names).size).toBe(size);
      expect(names).toEqual(lists[0].names);
    }
  });

  it.each(TABLES)('every block writes as many numbers as it has names: %i players', (players) => {
    const s = newGame(players);
    const survey = newSurvey(s.rules);
    const blocks = blocksOf(s.rules);
    playOut(s, 'blocks', () => {
      for (let seat = 0; seat < players; seat++) {
        look(survey, s, seat);
        for (const { names, write } of blocks) {
          // Around the numbers of the block nothing may be written.
          const out = new Float32Array(names.length + 20);
          expect(write(s, survey, seat, out, 10)).toBe(10 + names.length);
          expect([...out.subarray(0, 10), ...out.subarray(10 + names.length)].every((x) => x === 0)).toBe(
            true,
          );
        }
      }
    });
  });

  it.each(TABLES)('stay in range and leave the state as it is: %i players', (players) => {
    for (let game = 0; game < 4; game++) {
      const s = newGame(players, `range ${game}`);
      const features = features1897(s.rules);
      const out = new Float32Array(features.size);
      playOut(s, `range ${game}`, () => {
        const before = hash(s);
        for (let seat = 0; seat < players; seat++) {
          out.fill(0);
          features.observe(s, seat, out);
          const odd = features.names.filter((_, i) => !(Math.abs(out[i]) <= 5));
          expect(odd).toEqual([]);
        }
        expect(hash(s)).toBe(before);
      });
      out.fill(0);
      features.observe(s, 0, out);
      expect(out.every((x) => x === 0)).toBe(true);
      expect(features.points(s, 0)).toBe(s.rules.scores(s)[0].total);
    }
  });

  it.each(TABLES)('do not depend on what is hidden: %i players', (players) => {
    const s = newGame(players, 'hidden');
    const random = randomFromSeed('hidden');
    playOut(s, 'hidden', () => {
      const seat = random.below(players);
      const view = s.rules.view(s, seat);
      const seen = observe(view, seat);
      expect(observe(s, seat)).toEqual(seen);
      expect(observe(s.rules.sample(view, random), seat)).toEqual(seen);
    });
  });

  it('do not depend on what was looked at before', () => {
    const s = newGame(4, 'before');
    playOut(s, 'before', () => {
      const features = features1897(s.rules);
      const out = new Float32Array(features.size);
      features.observe(s, 2, out);
      expect(observe(s, 2)).toEqual(out);
    });
  });

  it.each(TABLES)('are the same from every seat: %i players', (players) => {
    const s = newGame(players, 'seats');
    playOut(s, 'seats', () => {
      const t = rotated(s);
      for (let seat = 0; seat < players; seat++)
        expect(observe(t, (seat + 1) % players)).toEqual(observe(s, seat));
    });
  });
});

describe('features of columns', () => {
  // Faces: 0 and 1 are the values 1 and 3, 2 and 3 are 2 and 4.
  it('a lead, a tie, and what lies behind', () => {
    const s = newGame(3);
    const column = s.bonuses.indexOf(0);
    const { id } = s.rules.bonusCards[0];
    place(s, 0, column, 3);
    place(s, 1, column + 4, 1);
    expect(noticed(s, 0)).toMatchObject({
      [`column of ${id} led alone`]: 1,
      [`column of ${id} led in a tie`]: 0,
      [`column of ${id} gap`]: expect.closeTo(0.2) as number,
      [`column of ${id} free cells`]: 0.25,
      'own columns': 0.25,
    });
    expect(noticed(s, 1)).toMatchObject({
      [`column of ${id} led alone`]: 0,
      [`column of ${id} gap`]: expect.closeTo(-0.2) as number,
      [`column of ${id} within reach`]: 1,
      'own columns': 0,
      'most of others columns': 0.25,
      'mean of others columns': 0.125,
    });
    place(s, 1, column + 8, 0);
    for (const seat of [0, 1])
      expect(noticed(s, seat)).toMatchObject({
        [`column of ${id} led in a tie`]: 1,
        [`column of ${id} gap`]: 0,
        [`column of ${id} safe`]: 1,
        [`column of ${id} in danger`]: 0,
      });
  });

  it('an architect about to be placed counts with a middling value', () => {
    const s = newGame(3);
    const cell = s.cards.indexOf(MONEY_CARD);
    const id = s.rules.bonusCards[s.bonuses[cell % 4]].id;
    play(s, cell);
    expect(pending(s)?.step).toBe('place-architect');
    expect(noticed(s, 0)).toMatchObject({
      'own decision place-architect': 1,
      'own card money': 1,
      'own card is of no use': 1,
      'area money': (s.cards.filter((card) => card === MONEY_CARD).length - 1) / 4,
      // 4 francs: 1 to 4.
      [`column of ${id} gap`]: 0.5,
      [`column of ${id} led alone`]: 1,
    });
    expect(noticed(s, 1)).toMatchObject({
      'decision of another place-architect': 1,
      'card of another money': 1,
      'decision of seat after 2': 1,
      'turns of others before own 0': 1,
    });
  });

  it('the lower half of a bonus card counts in the last round', () => {
    const s = newGame(2);
    const bonus = s.rules.bonusCards.findIndex(({ end }) => end.kind === 'francs');
    const column = s.bonuses.indexOf(bonus);
    place(s, 0, column, 3);
    place(s, 0, column + 4, 3);
    s.money[0] = 6;
    expect(noticed(s, 0)['own bonusFrancs']).toBe(0);
    s.round = s.rules.rounds;
    // 6 francs and 3 for passing first: four times 2.
    expect(noticed(s, 0)['own bonusFrancs']).toBeCloseTo(12 / 15);
  });
});

describe('features of points to come', () => {
  it('houses count as many points as the level, with the bonus of a column that is led', () => {
    const s = newGame(3);
    s.houses = s.houses.with(houseAt(0, 0), 2).with(houseAt(0, 3), 1);
    s.scales = s.scales.with(scaleAt(0, ARCHITECTURE), 2);
    expect(noticed(s, 0)).toMatchObject({
      'own housePoints': expect.closeTo(9 / 20) as number,
      'own houseKinds': 0.5,
      'next house: cost': expect.closeTo(4 / 5) as number,
      'architecture space 3': 1,
    });
    const bonus = s.rules.bonusCards.findIndex(
      (card) => card.bonus.kind === 'advance' && card.bonus.scale === 'architecture',
    );
    place(s, 0, s.bonuses.indexOf(bonus), 0);
    expect(noticed(s, 0)['own housePoints']).toBeCloseTo(12 / 20);
  });

  it('the best payment of a house: three kinds out of two cards', () => {
    const s = newGame(3);
    s.houses = s.houses.with(houseAt(1, 0), 2);
    // Two metal and a stone with a wood; a house for three materials.
    s.materials[6] = 1;
    s.materials[10] = 1;
    expect(noticed(s, 1)).toMatchObject({
      'next house: payable': 1,
      'next house: cards missing': 0,
      'next house: kinds of materials': 1,
      'material metal': 0.5,
    });
    s.materials[10] = 0;
    expect(noticed(s, 1)).toMatchObject({
      'next house: payable': 0,
      'next house: cards missing': expect.closeTo(1 / 3) as number,
      'next house: kinds of materials': 0,
    });
  });

  it('coats of arms: finished ones score the prestige level, ties too', () => {
    const s = newGame(3);
    s.scales = s.scales.with(scaleAt(0, PRESTIGE), 2);
    const bonus = s.rules.bonusCards.findIndex(
      (card) => card.bonus.kind === 'advance' && card.bonus.scale === 'prestige',
    );
    // The bonus under the last column, which stays empty.
    s.bonuses = [...s.bonuses.filter((card) => card !== bonus), bonus];
    // 0 0 1 .
    // 0 1 1 .
    for (const cell of [0, 1, 4]) place(s, 0, cell, 0);
    for (const cell of [2, 5, 6]) place(s, 1, cell, 0);
    expect(noticed(s, 0)).toMatchObject({
      'own armsPoints': expect.closeTo(3 / 10) as number,
      'arms finished ahead': 0.25,
      'arms finished lost': 0.25,
      'arms two cells free tied': 0.25,
      'arms two cells free lost': 0.5,
    });
    // 0 1
    place(s, 0, 8, 0);
    place(s, 1, 9, 0);
    expect(noticed(s, 0)).toMatchObject({
      'own armsPoints': expect.closeTo(6 / 10) as number,
      'arms finished tied': 0.25,
    });
  });

  it('coats of arms at a table of two: the neutral colour counts', () => {
    const s = newGame(2);
    expect(s.owners[8]).toBe(NEUTRAL);
    place(s, 0, 4, 0);
    place(s, 1, 5, 0);
    expect(noticed(s, 0)['arms one cell free tied']).toBe(0.25);
    place(s, 0, 9, 0);
    expect(noticed(s, 0)['arms finished ahead']).toBe(0.25);
    expect(noticed(s, 1)['arms finished one behind']).toBe(0.25);
  });

  it('nobles that can not be paid', () => {
    const s = newGame(3);
    const others = s.rules.nobles.map((_, noble) => noble).filter((noble) => noble !== s.rules.startingNoble);
    s.nobles = s.nobles.with(0, s.nobles[0] | (1 << others[0]) | (1 << others[1]) | (1 << others[2]));
    s.money[0] = 0;
    // 3 francs for passing first pay one of three.
    expect(noticed(s, 0)).toMatchObject({
      'own nobles': 0.75,
      'own paidNobles': 0.25,
      'own unpaidPoints': -1,
      'own spareFrancs': expect.closeTo(0.1) as number,
      'own readyNobles': 1,
      'nobles for one town hall': expect.closeTo(1 / 3) as number,
    });
  });

  it('an exhibition: what is contested is shown first', () => {
    const s = newGame(3);
    s.cards[0] = EXPO_CARD;
    // Seat 0 red and blue; seat 1 red and yellow.
    for (const at of [0, 2, 4, 5]) s.artworks[at] = 1;
    expect(noticed(s, 0)).toMatchObject({
      'exhibition opened by own': 0.5,
      'exhibition opened by the next': 0.25,
    });
    s.passed = 0b010;
    expect(noticed(s, 1)['exhibition opened by own']).toBe(0);
    expect(noticed(s, 0)['exhibition opened by own']).toBe(0.5);
  });

  it('a house on its way', () => {
    const s = newGame(3);
    // Under another bonus than architecture.
    const cell = s.bonuses.findIndex((bonus) => s.rules.bonusCards[bonus].bonus.kind === 'release');
    s.cards[cell] = cardOf(HOUSE, 1);
    s.materials[0] = 1;
    play(s, cell);
    expect(noticed(s, 0)).toMatchObject({
      'own card house': 1,
      'own card is of no use': 0,
      'card on its way: new house': 1,
      'card on its way: house x architecture': expect.closeTo(1 / 5) as number,
    });
  });
});
