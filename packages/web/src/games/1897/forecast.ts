/** What the end of the round and of the game would bring if everything stayed as it is. */
import { type AutomaticStep, type GameState, NONE, type Seat } from '@horta/engine';
import {
  COLUMNS,
  columnSums,
  type Event,
  leaders as leadersOf,
  NEUTRAL,
  nextFirstPlayer,
  type State,
} from '@horta/engine/1897';
import { endingOf } from '../../forecast/ending.ts';
import type { Forecast, MajorityForecast } from '../game-view.ts';
import { thing } from './things.ts';

export function forecastOf(view: GameState): Forecast {
  const s = view as State;
  const brussels = eventsOf(s, 'brussels-majority').find((event) => event.type === 'brussels-majority');
  const nobody = Array<number>(s.rules.players).fill(0);
  return {
    columns: Array.from({ length: COLUMNS }, (_, column) => columnOf(s, column)),
    crossings: crossingsOf(s),
    crossingSource: 'coat-of-arms',
    brussels: {
      counts: brussels?.counts ?? nobody,
      losing: brussels?.players ?? [],
      told: brussels,
    },
    firstPlayer: s.round < s.rules.rounds ? firstPlayerOf(s) : undefined,
    ending: endingOf(s),
  };
}

/** What an automatic step of the resolution would tell; steps that it leaves on the agenda are not taken. */
function eventsOf(s: State, step: string, a = 0): Event[] {
  const events: Event[] = [];
  const copy = s.rules.clone(s);
  copy.agenda.length = 0;
  copy.sink = { tell: (event: Event) => void events.push(event) };
  const frame = { step, player: s.firstPlayer, a, b: 0 };
  (copy.rules.steps[step] as AutomaticStep<State>).run(copy, frame);
  return events;
}

/** Who has Expo, or sits to the left. */
function firstPlayerOf(s: State): NonNullable<Forecast['firstPlayer']> {
  const player = nextFirstPlayer(s);
  const told: Event = { type: 'first-player-chosen', player, byExpo: s.expoHolder !== NONE };
  return { seat: player, told };
}

function columnOf(s: State, column: number): MajorityForecast {
  const told = eventsOf(s, 'column-majority', column).find((event) => event.type === 'column-majority');
  const sums = columnSums(s, column);
  return {
    thing: thing.bonus(column),
    counts: sums.slice(0, s.rules.players),
    neutral: sums[NEUTRAL],
    leaders: told?.players ?? [],
    ahead: told?.players ?? [],
    points: [],
    ...(told === undefined ? { prize: ['bonus', s.bonuses[column]] } : {}),
    told,
    free: 0,
  };
}

function crossingsOf(s: State): MajorityForecast[] {
  const events = eventsOf(s, 'arms-majority');
  return s.rules.blocks.map((cells, block) => {
    const owners = cells.map((cell) => s.owners[cell]);
    const count = (whose: number) => owners.filter((owner) => owner === whose).length;
    const told = events.find((event) => event.type === 'arms-majority' && event.block === block);
    const leaders = told?.type === 'arms-majority' ? told.players : [];
    const after = events.slice(told === undefined ? events.length : events.indexOf(told) + 1);
    const counts = Array.from({ length: s.rules.players }, (_, seat) => count(seat));
    return {
      thing: thing.arms(block),
      counts,
      neutral: count(NEUTRAL),
      leaders,
      ahead: leadersOf([...counts, count(NEUTRAL)]).filter((seat) => seat < counts.length),
      points: leaders.map((seat) => pointsOf(after, seat)),
      told,
      free: count(NONE),
    };
  });
}

/** What a player scores by the majority that these events follow. */
function pointsOf(events: readonly Event[], seat: Seat): number {
  for (const event of events) {
    if (event.type === 'arms-majority') return 0;
    if (event.type === 'points' && event.player === seat) return event.amount;
  }
  return 0;
}
