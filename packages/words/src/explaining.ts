/** What the explanations of all games have in common: reading the id of a thing, whose it is, and small lists. */
import type { LiveState, Seat } from '@horta/engine';
import { m } from '#messages/shared';
import type { Explained } from './explained.ts';
import { playerName, points, type Voice } from './voice.ts';

/** Who explains which position to whom. */
export interface Telling<S extends LiveState = LiveState> {
  readonly v: Voice;
  readonly s: S;
  /** Whom "you" means; undefined if it is nobody at the table. */
  readonly reader: Seat | undefined;
}

/** Explains a thing of one kind by the numbers of its id: which it is, or whose and which. Undefined if there is none. */
export type Explainer<S extends LiveState> = (
  telling: Telling<S>,
  first: number,
  second: number,
) => Explained | undefined;

export type Explainers<S extends LiveState> = Readonly<Record<string, Explainer<S>>>;

/** `kind`, `kind:which` or `kind:seat:which`. */
export function explainThing<S extends LiveState>(
  explainers: Explainers<S>,
  telling: Telling<S>,
  thing: string,
): Explained | undefined {
  const [kind = '', first = '0', second = '0'] = thing.split(':');
  return Object.hasOwn(explainers, kind)
    ? explainers[kind]?.(telling, Number(first), Number(second))
    : undefined;
}

/** Lines that have nothing to say are left out. */
export function explained(title: string, ...lines: readonly (string | undefined)[]): Explained {
  return { title, lines: lines.filter((line) => line !== undefined && line !== '') as string[] };
}

/** A thing that a player has: the title names the player, unless it is the reader. */
export function ofSeat<S extends LiveState>(
  explain: (telling: Telling<S>, seat: Seat, which: number) => Explained | undefined,
): Explainer<S> {
  return (telling, seat, which) => {
    const { v, s, reader } = telling;
    if (!(seat >= 0 && seat < s.rules.players)) return undefined;
    const own = explain(telling, seat, which);
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
export function pointsExplained(
  v: Voice,
  bySource: Readonly<Record<string, number>>,
  nameOf: (source: string) => string,
  line: string | undefined,
): Explained {
  const entries = Object.entries(bySource);
  const total = entries.reduce((sum, [, amount]) => sum + amount, 0);
  const sources = entries
    .filter(([, amount]) => amount !== 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SOURCES_TOLD)
    .map(([source, amount]) => `${nameOf(source)} ${amount}`);
  return explained(
    valued(v, m.tip_points_title({}, v), points(v, total)),
    m.tip_points_win({}, v),
    sources.length === 0 ? undefined : m.tip_points_from({ sources: sources.join(', ') }, v),
    line,
  );
}
