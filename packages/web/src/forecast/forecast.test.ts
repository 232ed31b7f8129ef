/** A forecast says what the engine then does: at the end of each round, and at the end of the game. */
import {
  type GameEvent,
  type GameState,
  isOver,
  loadGame,
  options,
  pending,
  play,
  playLegal,
  type Random,
  randomFromSeed,
  type Seat,
  startGame,
} from '@horta/engine';
import { expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import type { Forecast } from '../games/game-view.ts';
import { loadGameView } from '../games/games.ts';

/** What both games tell of their majorities. */
interface Told extends GameEvent {
  readonly players?: readonly Seat[];
  readonly player?: Seat;
  readonly counts?: readonly number[];
  readonly sums?: readonly number[];
  readonly column?: number;
  readonly iris?: number;
  readonly block?: number;
  readonly source?: string;
  readonly amount?: number;
}

interface Round extends GameState {
  readonly round: number;
  readonly passed: number;
}

/** Cards of the expansion that are declined, lest they change what was foreseen. */
const OFFERS = ['choose-card', 'take-other-card', 'double-meeple', 'choose-any-iris'];

/** Steps at which the first choice is taken: the least bid; a card under a row, which raises no level. */
const FIRST = ['bid', 'use-prestige'];

/** By chance, but so that many architects are placed: spaces are the first choices of a turn, passing is the last. */
function chosen(s: GameState, random: Random): number {
  const legal = options(s);
  const step = pending(s)?.step ?? '';
  if (step === 'use-card') return 0;
  if (OFFERS.includes(step)) return legal.at(-1) ?? 0;
  if (FIRST.includes(step)) return legal[0];
  if (step !== 'turn' || legal.length === 1) return legal[random.below(legal.length)];
  if (random.below(20) === 0) return legal[legal.length - 1];
  return legal[Math.min(random.below(legal.length - 1), random.below(legal.length - 1))];
}

/** Whether this pass is the last of the round. */
function isLastPass(s: Round, option: number): boolean {
  const frame = pending(s);
  const others = (1 << s.rules.players) - 1 - (1 << (frame?.player ?? 0));
  return frame?.step === 'turn' && option === options(s).at(-1) && (s.passed & others) === others;
}

const ENDS = ['round-ended', 'table-cleared', 'game-ended'];

/** What is told from the last pass to the end of the round. */
function resolution(s: GameState, first: number, random: Random): Told[] {
  const events: Told[] = [];
  s.sink = { tell: (event: GameEvent) => void events.push(event) };
  for (let option = first; ; option = chosen(s, random)) {
    play(s, option);
    if (isOver(s) || events.some(({ type }) => ENDS.includes(type))) break;
  }
  s.sink = undefined;
  const end = events.findIndex(({ type }) => ENDS.includes(type));
  return events.slice(0, end);
}

/** The majorities that were told, in the shape of the forecast. */
function columnsTold(events: readonly Told[]): [number | undefined, readonly Seat[]][] {
  return events.flatMap((event): [number | undefined, readonly Seat[]][] => {
    if (event.type === 'column-won') return [[event.column, [event.player ?? -1]]];
    return event.type === 'column-tied' || event.type === 'column-majority'
      ? [[event.column, event.players ?? []]]
      : [];
  });
}

function numberOf(thing: string): number {
  return Number(thing.split(':')[1]);
}

/** Compares, and says how many scores of irises or coats of arms it was about. */
function checkRound(forecast: Forecast, events: readonly Told[], isFirstChosen: boolean): number {
  const told = new Map(columnsTold(events));
  for (const { thing, leaders } of forecast.columns)
    expect([thing, leaders]).toEqual([thing, told.get(numberOf(thing)) ?? []]);
  expect(
    [...told.keys()].every((column) => forecast.columns.some(({ thing }) => numberOf(thing) === column)),
  ).toBe(true);

  const crossings = events.filter(({ type }) => type === 'iris-majority' || type === 'arms-majority');
  const full = forecast.crossings.filter(({ free }) => free === 0);
  expect(full.map(({ thing, leaders, counts }) => [numberOf(thing), leaders, counts])).toEqual(
    crossings.map(({ iris, block, players, counts }) => [iris ?? block, players, counts]),
  );
  // Cards won may raise a level before the irises score.
  const raised = events.flatMap(({ type, player }) =>
    (type === 'track-advanced' || type === 'scale-advanced') && player !== undefined ? [player] : [],
  );
  const scored = events.flatMap(({ type, source, player = -1, amount }) =>
    type === 'points' && source === forecast.crossingSource && !raised.includes(player)
      ? [[player, amount]]
      : [],
  );
  const foreseen = full.flatMap(({ leaders, points }) =>
    leaders.flatMap((seat, i) => (raised.includes(seat) ? [] : [[seat, points[i]]])),
  );
  expect(foreseen).toEqual(scored);

  const brussels = events.find(({ type }) => type === 'brussels-majority');
  expect(forecast.brussels.losing).toEqual(brussels?.players ?? []);
  if (brussels !== undefined) expect(forecast.brussels.counts).toEqual(brussels.counts);

  const first = events.find(({ type }) => type === 'first-player-chosen');
  if (isFirstChosen) expect(forecast.firstPlayer?.seat).toBe(first?.player);
  return scored.length;
}

test.each(ALL_FOUR)('at the end of each round of %s %o', async (id, wished) => {
  await loadGame(id, wished);
  const { forecastOf } = await (await loadGameView(id)).forecast();
  let rounds = 0;
  let scores = 0;
  for (const seed of ['one', 'two', 'three']) {
    const random = randomFromSeed(seed);
    const s = startGame(id, { players: 4, seed, options: wished }) as Round;
    while (!isOver(s)) {
      const option = chosen(s, random);
      if (!isLastPass(s, option)) {
        play(s, option);
        continue;
      }
      const forecast = forecastOf(s.rules.view(s, 0));
      const events = resolution(s, option, random);
      // In the card game who begins is found after the table is cleared, and not at the end.
      scores += checkRound(forecast, events, id !== '1897');
      rounds++;
    }
  }
  expect(rounds).toBeGreaterThan(9);
  expect(scores).toBeGreaterThan(5);
});

test.each(ALL_FOUR)('at the end of a game of %s %o', async (id, wished) => {
  await loadGame(id, wished);
  const { forecastOf } = await (await loadGameView(id)).forecast();
  let equal = 0;
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const random = randomFromSeed(seed);
    const s = startGame(id, { players: 4, seed, options: wished });
    let last: GameState | undefined;
    const choosers = new Set<Seat>();
    while (!isOver(s)) {
      const option = chosen(s, random);
      const before = s.rules.clone(s);
      const frame = pending(s);
      if (last !== undefined && frame !== undefined) choosers.add(frame.player);
      play(s, option);
      last ??= endBegan(s) ? beforeEnding(before, option) : undefined;
    }
    if (last === undefined) throw new Error('the game did not end');
    const { ending } = forecastOf(last);
    const before = s.rules.scores(last);
    s.rules.scores(s).forEach(({ total, bySource }, seat) => {
      const { now, more, total: foreseen } = ending[seat];
      expect(now).toBe(before[seat].total);
      expect(now + Object.values(more).reduce((sum, points) => sum + points, 0)).toBe(foreseen);
      // Whoever chose by chance which nobles to pay, or which row to raise, may have chosen badly.
      if (choosers.has(seat)) {
        expect(foreseen).toBeGreaterThanOrEqual(total);
        return;
      }
      const sources = Object.entries(before[seat].bySource);
      expect(
        Object.fromEntries(sources.map(([source, points]) => [source, points + (more[source] ?? 0)])),
      ).toEqual(bySource);
      equal++;
    });
  }
  expect(equal).toBeGreaterThan(5);
});

/** Whether the last steps of the game are being taken. */
function endBegan(s: GameState): boolean {
  return isOver(s) || s.agenda.some(({ step }) => step === 'final-score');
}

/** The position after this choice, with the round resolved and the end of the game still to come. */
function beforeEnding(before: GameState, option: number): GameState {
  const { rules } = before;
  const endless = Object.assign(rules.clone(before), {
    rules: Object.create(rules, { ending: { value: [] } }),
  });
  playLegal(endless, option);
  return Object.assign(endless, { rules, agenda: [{ step: 'round', player: 0, a: 0, b: 0 }] });
}
