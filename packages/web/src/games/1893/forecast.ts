/** What the end of the round and of the game would bring if everything stayed as it is. */
import { type AutomaticStep, type Frame, type GameState, NONE, type Seat } from '@horta/engine';
import {
  AREAS,
  AROUND,
  COLUMNS,
  columnSums,
  type Event,
  isInArea,
  leaders as leadersOf,
  NEUTRAL,
  type State,
} from '@horta/engine/1893';
import { endingOf } from '../../forecast/ending.ts';
import type { Forecast, MajorityForecast } from '../game-view.ts';
import { thing } from './things.ts';

export function forecastOf(view: GameState): Forecast {
  const s = view as State;
  const columns = columnEvents(s);
  const firstPlayer = firstPlayerOf(columns);
  const brussels = eventsOf(s, 'brussels-majority').find((event) => event.type === 'brussels-majority');
  const nobody = Array<number>(s.rules.players).fill(0);
  return {
    columns: columnsOf(s, columns),
    crossings: crossingsOf(s),
    crossingSource: 'iris-majority',
    brussels: {
      counts: brussels?.counts ?? nobody,
      losing: brussels?.players ?? [],
      told: brussels,
    },
    firstPlayer,
    ending: endingOf(withFirstPlayer(s, firstPlayer?.seat)),
  };
}

/** Who begins is found before the game ends, too: the tile that is worth points then lies there. */
function withFirstPlayer(s: State, seat: Seat | undefined): State {
  const isOpen = s.agenda.some(({ step }) => step === 'column-majority');
  if (!isOpen || seat === undefined) return s;
  const copy = s.rules.clone(s);
  copy.firstPlayer = seat;
  return copy;
}

function frameOf(step: string, player: Seat, b = 0): Frame {
  return { step, player, a: 0, b };
}

/** What an automatic step of the resolution would tell; steps that it leaves on the agenda are not taken. */
function eventsOf(s: State, step: string, b = 0, then: (copy: State) => void = () => {}): Event[] {
  const events: Event[] = [];
  const copy = s.rules.clone(s);
  copy.agenda.length = 0;
  copy.sink = { tell: (event: Event) => void events.push(event) };
  (copy.rules.steps[step] as AutomaticStep<State>).run(copy, frameOf(step, s.firstPlayer, b));
  then(copy);
  return events;
}

/** Of the columns, and of the choice of the first player, which counts the cards won that wait to be used. */
function columnEvents(s: State): Event[] {
  return eventsOf(s, 'column-majority', 0, (copy) => {
    const step = 'first-player';
    (copy.rules.steps[step] as AutomaticStep<State>).run(copy, frameOf(step, s.firstPlayer));
  });
}

/** Those that can be won in this round. */
function columnsOf(s: State, events: readonly Event[]): MajorityForecast[] {
  const sums = columnSums(s);
  const active = new Set((AREAS[s.iris] ?? []).map((space) => space % COLUMNS));
  return s.prestigeStrip.flatMap((card, column): MajorityForecast[] => {
    if (card === NONE || !active.has(column)) return [];
    const told = events.find(
      (event) => (event.type === 'column-won' || event.type === 'column-tied') && event.column === column,
    );
    const leaders =
      told?.type === 'column-won' ? [told.player] : told?.type === 'column-tied' ? told.players : [];
    return [
      {
        thing: thing.column(column),
        counts: sums[column],
        neutral: 0,
        leaders,
        ahead: leaders,
        points: [],
        prize: ['prestige', card],
        told,
        free: 0,
      },
    ];
  });
}

/** The irises that can be surrounded in this round. */
function crossingsOf(s: State): MajorityForecast[] {
  if (s.iris === NONE) return [];
  // Cards that work before it are asked for at 0.
  const events = eventsOf(s, 'iris-majority', 1);
  return AROUND.flatMap((around, iris) => {
    if (!around.every((space) => isInArea(s.iris, space))) return [];
    const pieces = around.map((space) => s.meeples[space]);
    const count = (whose: number) => pieces.filter((piece) => piece === whose).length;
    const told = events.find((event) => event.type === 'iris-majority' && event.iris === iris);
    const leaders = told?.type === 'iris-majority' ? told.players : [];
    const after = events.slice(told === undefined ? events.length : events.indexOf(told) + 1);
    const counts = Array.from({ length: s.rules.players }, (_, seat) => count(seat));
    return [
      {
        thing: thing.iris(iris),
        counts,
        neutral: count(NEUTRAL),
        leaders,
        ahead: leadersOf([...counts, count(NEUTRAL)]).filter((seat) => seat < counts.length),
        points: leaders.map((seat) => pointsOf(after, seat)),
        told,
        free: count(NONE),
      },
    ];
  });
}

/** What a player scores by the majority that these events follow. */
function pointsOf(events: readonly Event[], seat: Seat): number {
  for (const event of events) {
    if (event.type === 'iris-majority') return 0;
    if (event.type === 'points' && event.player === seat) return event.amount;
  }
  return 0;
}

function firstPlayerOf(events: readonly Event[]): Forecast['firstPlayer'] {
  const told = events.find((event) => event.type === 'first-player-chosen');
  return told && { seat: told.player, told };
}
