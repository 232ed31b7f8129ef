import { NONE, options, pending, play } from '@horta/engine';
import {
  ARCHITECT_TRACK,
  AROUND,
  ARTWORKS,
  artworkAt,
  BRUSSELS_ACTIONS,
  brusselsAt,
  COLUMNS,
  CONSTRUCTION,
  CROWN_TRACK,
  cubeAt,
  FIRST_BRUSSELS_OPTION,
  IRIS_TRACK,
  isInArea,
  JOKER,
  level,
  NEUTRAL,
  type State,
  trackAt,
  WHITE,
} from '@horta/engine/1893';
import { describe, expect, it } from 'vitest';
import { atTurn, newGame, noticed, TABLES_1893 } from './features-1893.testing.ts';

describe('features of columns', () => {
  /** The third column of an area of 9 spaces, and a card below it that raises the architect track. */
  function column(s: State): { spaces: number[]; card: number } {
    const spaces = options(s).filter((option) => option < FIRST_BRUSSELS_OPTION && option % COLUMNS === 2);
    const card = s.rules.prestige.findIndex(({ bonus }) =>
      bonus.every((effects) =>
        effects.some((effect) => effect.kind === 'advance' && effect.track === 'architect'),
      ),
    );
    s.prestigeStrip = [NONE, NONE, card, NONE, NONE];
    return { spaces, card };
  }

  function bid(s: State, space: number, seat: number, francs: number): void {
    s.meeples[space] = seat;
    s.bids[space] = francs;
  }

  it('open, led, lost, tied', () => {
    const s = atTurn(3);
    const { spaces, card } = column(s);
    const { symbols } = s.rules.prestige[card];
    expect(spaces.length).toBeGreaterThanOrEqual(3);
    expect(noticed(s, 0)).toMatchObject({ 'columns open': expect.closeTo(0.33) as number, 'columns led': 0 });
    bid(s, spaces[0], 0, 3);
    expect(noticed(s, 0)).toMatchObject({
      'columns led': expect.closeTo(0.33) as number,
      'columns open': 0,
      'column led architect': 0.5,
      'column led iris': 0,
      'column led symbols': symbols / 2,
      // Three francs of the four that make a lead safe.
      'safety of leads': expect.closeTo((0.5 * 3) / 4) as number,
      'own bids': expect.closeTo(0.3) as number,
    });
    for (const seat of [1, 2])
      expect(noticed(s, seat)).toMatchObject({
        'columns lost': expect.closeTo(0.33) as number,
        'column lost architect': 0.5,
        'own bids': 0,
      });
    bid(s, spaces[1], 1, 3);
    for (const seat of [0, 1])
      expect(noticed(s, seat)).toMatchObject({
        'columns tied': expect.closeTo(0.33) as number,
        'column tied architect': 0.5,
        'column led architect': 0,
        'safety of leads': 0,
      });
    expect(noticed(s, 2)['columns lost']).toBeCloseTo(0.33);
  });

  it('a lead is safe where no space is left', () => {
    const s = atTurn(3);
    const { spaces } = column(s);
    bid(s, spaces[0], 0, 3);
    bid(s, spaces[1], 1, 2);
    expect(noticed(s, 0)['safety of leads']).toBeCloseTo(0.5 / 4);
    for (const space of spaces.slice(2)) bid(s, space, NEUTRAL, 0);
    expect(noticed(s, 0)['safety of leads']).toBe(0.5);
  });

  it('cards that are won and still to be used are of the seat that won them', () => {
    const s = atTurn(3);
    const { card } = column(s);
    s.prestigeStrip = s.prestigeStrip.with(4, card);
    const cards = (1 << 2) | (1 << (COLUMNS + 4));
    s.agenda.splice(0, s.agenda.length, { step: 'use-prestige', player: 1, a: cards, b: 0 });
    expect(noticed(s, 1)).toMatchObject({ 'column led architect': 0.5, 'column tied architect': 0.5 });
    for (const seat of [0, 2])
      expect(noticed(s, seat)).toMatchObject({ 'column led architect': 0, 'column tied architect': 0 });
  });

  it('a space that someone is about to go to counts with the least bid', () => {
    const s = atTurn(3);
    const { spaces } = column(s);
    const action = ['workshop', 'sales', 'nobles', 'materials', 'construction'][s.actions[spaces[0]]];
    const before = noticed(s, 0)[`free spaces ${action}`];
    play(s, spaces[0]);
    expect(pending(s)?.step).toBe('bid');
    expect(noticed(s, 0)).toMatchObject({
      'own bid': 1,
      [`own plan ${action}`]: 1,
      [`free spaces ${action}`]: before - 0.25,
      'columns led': expect.closeTo(0.33) as number,
      'own bids': expect.closeTo(0.1) as number,
      'safety of leads': expect.closeTo(0.5 / 4) as number,
    });
    expect(noticed(s, 1)).toMatchObject({
      "another's bid": 1,
      [`another's plan ${action}`]: 1,
      'columns lost': expect.closeTo(0.33) as number,
    });
    // The owner of a house there is about to have a free action.
    expect(noticed(s, 1)[`free action due ${action}`]).toBe(0);
    s.houses = s.houses.with(spaces[0], 1);
    expect(noticed(s, 1)[`free action due ${action}`]).toBe(1);
    expect(noticed(s, 0)[`free action due ${action}`]).toBe(0);
    expect(noticed(s, 2)[`free action due ${action}`]).toBe(0);
  });
});

describe('features of irises', () => {
  /** An iris within the active area, and the four spaces around it. */
  function irisTable(): { s: State; around: readonly number[] } {
    const s = atTurn(3);
    s.tracks = s.tracks.with(trackAt(0, IRIS_TRACK), 2);
    const around = AROUND.find((spaces) => spaces.every((space) => isInArea(s.iris, space)))!;
    return { s, around };
  }

  function stand(s: State, around: readonly number[], meeples: readonly number[]): void {
    around.forEach((space, i) => {
      s.meeples[space] = meeples[i];
    });
  }

  function worth(s: State, seat: number): number {
    return level(s, seat, IRIS_TRACK) / 6;
  }

  it.each([
    [[0, 0, 1, 2], 1, 0],
    [[0, 1, 1, 0], 1, 1],
    [[0, 1, 2, 1], 0, 1],
    [[0, NEUTRAL, NEUTRAL, 1], 0, 0],
    [[0, NEUTRAL, NEUTRAL, 0], 1, 0],
    [[0, 1, 2, NEUTRAL], 1, 1],
    [[0, 0, 0, NONE], 0, 0],
  ])('%j: who wins it', (meeples, first, second) => {
    const { s, around } = irisTable();
    stand(s, around, meeples);
    expect(worth(s, 0)).toBeGreaterThan(worth(s, 1));
    expect(noticed(s, 0)['irises won x level']).toBeCloseTo(first * worth(s, 0));
    expect(noticed(s, 1)['irises won x level']).toBeCloseTo(second * worth(s, 1));
  });

  it.each([
    [[0, 0, 1, NONE], '1 free, ahead'],
    [[0, 1, NEUTRAL, NONE], '1 free, even'],
    [[0, 1, 1, NONE], '1 free, behind'],
    [[0, NONE, NONE, 0], '2 free, ahead'],
    [[0, NONE, NONE, 1], '2 free, even'],
    [[1, NONE, NONE, 2], '2 free, behind'],
  ])('%j: %s', (meeples, state) => {
    const { s, around } = irisTable();
    stand(s, around, meeples);
    const found = noticed(s, 0);
    expect(found[`irises x level ${state}`]).toBeCloseTo(worth(s, 0) / 2);
    for (const other of ['ahead', 'even', 'behind'].filter((word) => !state.endsWith(word)))
      expect(found[`irises x level ${state.slice(0, 6)}, ${other}`]).toBe(0);
    expect(found['irises won x level']).toBe(0);
  });

  it('a meeple about to be placed counts', () => {
    const { s, around } = irisTable();
    stand(s, around, [1, 2, NONE, 0]);
    play(s, around[2]);
    expect(pending(s)).toMatchObject({ step: 'bid', player: 0, a: around[2] });
    expect(noticed(s, 0)['irises won x level']).toBeCloseTo(worth(s, 0));
    expect(noticed(s, 1)['irises won x level']).toBe(0);
  });
});

describe('features of holdings', () => {
  it('houses count as many times the level', () => {
    const s = atTurn(3);
    s.built = s.built.with(1, 3);
    s.tracks = s.tracks.with(trackAt(1, ARCHITECT_TRACK), 4);
    expect(noticed(s, 1)).toMatchObject({
      'houses x level': expect.closeTo((3 * level(s, 1, ARCHITECT_TRACK)) / 30) as number,
      'houses >= 3': 1,
      'houses >= 4': 0,
      'level architect': expect.closeTo(level(s, 1, ARCHITECT_TRACK) / 6) as number,
      'architect >= 4': 1,
      'architect >= 5': 0,
    });
    expect(noticed(s, 0)['others houses']).toBeCloseTo((3 / 4) * 0.5);
    expect(noticed(s, 0)['houses x level']).toBe(0);
  });

  it('a house for two irons: cubes, a joker instead, one too few', () => {
    const s = atTurn(3);
    const iron = 1;
    s.compass = s.compass.map(() => iron);
    for (let material = 0; material <= JOKER; material++) s.cubes[cubeAt(0, material)] = 0;
    const units = noticed(s, 0)['units of the next house'] * 4;
    const expected = (cubes: number, jokers: number) => {
      s.cubes[cubeAt(0, iron)] = cubes;
      s.cubes[cubeAt(0, JOKER)] = jokers;
      return noticed(s, 0);
    };
    expect(expected(units, 0)).toMatchObject({ 'can build': 1, 'can build without jokers': 1 });
    expect(expected(units - 1, 1)).toMatchObject({
      'can build': 1,
      'can build without jokers': 0,
      'units missing for the next house': 0,
    });
    expect(expected(units - 1, 0)).toMatchObject({
      'can build': 0,
      'can build without jokers': 0,
      'units missing for the next house': 0.25,
    });
    s.built = s.built.with(0, s.rules.houses);
    expect(expected(9, 9)).toMatchObject({ 'can build': 0, 'units of the next house': 0 });
  });

  it('nobles: kept, ready, and what they will cost', () => {
    const s = atTurn(3);
    const kept = [0, 1, 2];
    s.nobles = s.nobles.with(0, 0b111);
    s.usedNobles[0] = 0b010;
    s.money[0] = 100;
    s.tracks = s.tracks.with(trackAt(0, CROWN_TRACK), 0);
    const cost = kept.reduce((sum, noble) => sum + s.rules.nobleCost(s, 0, noble), 0);
    expect(cost).toBeGreaterThan(0);
    expect(noticed(s, 0)).toMatchObject({
      nobles: expect.closeTo(3 / 5) as number,
      'ready nobles': expect.closeTo(2 / 5) as number,
      'nobles usable at once': Math.min(2, level(s, 0, CROWN_TRACK)) / 4,
      'noble kept 2': 1,
      'noble ready 2': 0,
      'noble ready 3': 1,
      'noble kept 4': 0,
      'cost of nobles': expect.closeTo(cost / 10) as number,
      'money beyond the nobles': expect.closeTo((100 - cost) / 10) as number,
      'money missing for the nobles': 0,
    });
    s.money[0] = 0;
    expect(noticed(s, 0)).toMatchObject({
      'money beyond the nobles': 0,
      'money missing for the nobles': expect.closeTo(cost / 10) as number,
    });
  });

  it('a white artwork is sold for half, as any colour that is not on display', () => {
    const s = newGame(
      TABLES_1893.find(({ players, options: { belleEpoque } }) => players === 3 && belleEpoque === true)!,
    );
    const start = artworkAt(0, 0);
    const own = (...works: number[]) => {
      for (let artwork = 0; artwork < ARTWORKS; artwork++) s.artworks[start + artwork] = 0;
      for (const work of works) s.artworks[start + work]++;
      return noticed(s, 0);
    };
    s.shop = [NONE, NONE];
    expect(own()).toMatchObject({ 'best sale none': 1, 'best sale points': 0, 'different colours': 0 });
    const best = Math.max(...[0, 1, 2, 3, 4].map((colour) => own(colour)['best sale points']));
    expect(own(WHITE)).toMatchObject({
      'best sale none': 0,
      'best sale points': expect.closeTo(best / 2) as number,
      'white artworks >= 1': 1,
      'artworks >= 1': 1,
      'artworks >= 2': 0,
      'different colours': expect.closeTo(1 / 5) as number,
    });
    s.shop = [0, 1];
    expect(own(0, 1)['best sale none']).toBe(1);
  });
});

describe('features of Brussels', () => {
  it('who has most architects there, and by how many', () => {
    const s = atTurn(3);
    s.brussels[brusselsAt(0, 0)] = 1;
    s.brussels[brusselsAt(0, 2)] = 2;
    s.brussels[brusselsAt(1, 1)] = 1;
    expect(BRUSSELS_ACTIONS).toHaveLength(4);
    expect(noticed(s, 0)).toMatchObject({
      'own architects in Brussels >= 3': 1,
      'own architects in Brussels >= 4': 0,
      'Brussels majority own': 1,
      'Brussels majority shared': 0,
      'Brussels majority lead': expect.closeTo(2 / 3) as number,
      'Brussels majority lag': 0,
    });
    expect(noticed(s, 1)).toMatchObject({
      'Brussels majority own': 0,
      'Brussels majority lead': 0,
      'Brussels majority lag': expect.closeTo(2 / 3) as number,
    });
    expect(noticed(s, 2)['Brussels majority lag']).toBe(1);
    s.brussels[brusselsAt(1, 1)] = 3;
    for (const seat of [0, 1])
      expect(noticed(s, seat)).toMatchObject({ 'Brussels majority own': 0, 'Brussels majority shared': 1 });
  });

  it('what others have: their mean, and the most', () => {
    const s = atTurn(3);
    s.money.splice(0, 3, 7, 4, 12);
    s.architects.splice(0, 3, 5, 2, 4);
    expect(noticed(s, 0)).toMatchObject({
      money: expect.closeTo(0.7) as number,
      'others money': expect.closeTo(0.8) as number,
      'others most money': expect.closeTo(1.2) as number,
      'others architects': expect.closeTo(3 / 5) as number,
      'others most architects': expect.closeTo(4 / 5) as number,
      'others still in >= 2': 1,
    });
    // Who has passed sends nobody any more.
    s.passed = 0b100;
    expect(noticed(s, 0)).toMatchObject({
      'others most architects': expect.closeTo(2 / 5) as number,
      'others still in >= 2': 0,
    });
    expect(noticed(s, 2)['seat has passed']).toBe(1);
  });

  it('a house of another to be visited', () => {
    const s = atTurn(3);
    const space = options(s)[0];
    s.houses = s.houses.with(space, 1);
    s.actions = s.actions.with(space, CONSTRUCTION);
    expect(noticed(s, 0)).toMatchObject({
      "others' houses to be visited construction": 0.5,
      'own houses to be visited construction': 0,
      'own houses construction': 0,
    });
    expect(noticed(s, 1)).toMatchObject({
      "others' houses to be visited construction": 0,
      'own houses to be visited construction': 0.5,
      'own houses construction': 0.5,
    });
    s.meeples[space] = 2;
    expect(noticed(s, 1)).toMatchObject({
      'own houses to be visited construction': 0,
      'own houses construction': 0.5,
    });
  });

  it('a choice among cards is noticed as the question whether to use one', () => {
    const s = newGame(TABLES_1893.find(({ options: chosen }) => chosen.belleEpoque === true)!);
    const noticedAt = (step: string) => {
      s.agenda.push({ step, player: 0, a: 0, b: 0 });
      const found = noticed(s, 0);
      s.agenda.pop();
      return found;
    };
    expect(noticedAt('choose-card')).toEqual(noticedAt('use-card'));
    expect(noticedAt('choose-card')['own use-card']).toBe(1);
  });
});
