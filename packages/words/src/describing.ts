/** What the descriptions of all games have in common: reading the id of a thing, whose it is, and small lists. */
import type { GameState, Seat } from '@horta/engine';
import { m } from '#messages/shared';
import type { Description } from './description.ts';
import type { ThingId } from './things.ts';
import { playerName, points, type Voice } from './voice.ts';

/** Who describes which position to whom. */
export interface Telling<S extends GameState = GameState> {
  readonly v: Voice;
  readonly s: S;
  /** Whom "you" means; undefined if it is nobody at the table. */
  readonly reader: Seat | undefined;
}

/** Describes a thing of one kind by the numbers of its id. Undefined if there is none. */
type Describer<S extends GameState, Numbers extends readonly number[]> = (
  telling: Telling<S>,
  ...numbers: Numbers
) => Description | undefined;

/** One for every kind of thing that the game has. */
export type Describers<S extends GameState, Things extends Record<keyof Things, readonly number[]>> = {
  readonly [Kind in keyof Things]: Describer<S, Things[Kind]>;
};

/** Things of another game are none of this one. */
export function describeThing<S extends GameState>(
  describers: Readonly<Record<string, Describer<S, never>>>,
  telling: Telling<S>,
  thing: ThingId,
): Description | undefined {
  const [kind = '', ...numbers] = thing.split(':');
  if (!Object.hasOwn(describers, kind)) return undefined;
  const describe = describers[kind] as Describer<S, readonly number[]> | undefined;
  return describe?.(telling, ...numbers.map(Number));
}

/** Lines that have nothing to say are left out. */
export function description(title: string, ...lines: readonly (string | undefined)[]): Description {
  return { title, lines: lines.filter((line) => line !== undefined && line !== '') as string[] };
}

/** A thing that a player has: the title names the player, unless it is the reader. */
export function ofSeat<S extends GameState, Which extends readonly number[]>(
  describe: Describer<S, [seat: Seat, ...Which]>,
): Describer<S, [seat: Seat, ...Which]> {
  return (telling, seat, ...which) => {
    const { v, s, reader } = telling;
    if (!(seat >= 0 && seat < s.rules.players)) return undefined;
    const own = describe(telling, seat, ...which);
    if (own === undefined || seat === reader) return own;
    return { ...own, title: m.tip_of({ player: playerName(v, seat), thing: own.title }, v) };
  };
}

/** "Francs: 7 BF" */
export function valued(v: Voice, thing: string, value: string | number): string {
  return m.tip_value({ thing, value }, v);
}

/** "Anna 2, Ben 1": how much each player has, those with nothing left out; then others. Empty if nobody has anything. */
export function tally(
  v: Voice,
  counts: readonly number[],
  others: readonly (readonly [string, number])[] = [],
): string {
  const all = [...counts.map((count, seat) => [playerName(v, seat), count] as const), ...others];
  return all
    .filter(([, count]) => count > 0)
    .map(([who, count]) => `${who} ${count}`)
    .join(', ');
}

/** Words for pieces of nobody and spaces without any, for a tally. */
export function neutralAndFree(v: Voice, neutral: number, free: number): [string, number][] {
  return [
    [m.tip_neutral({}, v), neutral],
    [m.tip_free({}, v), free],
  ];
}

/** How many sources of points are named. */
const SOURCES_TOLD = 3;

/** Points so far: the sources that brought most. `line` is what the end would bring. */
export function pointsDescription(
  v: Voice,
  bySource: Readonly<Record<string, number>>,
  nameOf: (source: string) => string,
  line: string | undefined,
): Description {
  const entries = Object.entries(bySource);
  const total = entries.reduce((sum, [, amount]) => sum + amount, 0);
  const sources = entries
    .filter(([, amount]) => amount !== 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SOURCES_TOLD)
    .map(([source, amount]) => `${nameOf(source)} ${amount}`);
  return description(
    valued(v, m.tip_points_title({}, v), points(v, total)),
    m.tip_points_win({}, v),
    sources.length === 0 ? undefined : m.tip_points_from({ sources: sources.join(', ') }, v),
    line,
  );
}
