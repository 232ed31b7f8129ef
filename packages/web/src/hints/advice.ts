/** From what a strong bot thinks of a decision to advice: what it would do, and why, in figures. */
import type { ConsideredChoice, ExpectedScore, Explanation } from '@horta/bots';
import type { Seat } from '@horta/engine';
import type { ThingId } from '@horta/words/fetched';

/** Something that speaks for a choice, in points at the end of the game. */
export type Reason =
  /** So much more of a source for oneself. */
  | { readonly kind: 'own'; readonly source: string; readonly points: number }
  /** So much less for somebody else: negative. */
  | { readonly kind: 'other'; readonly seat: Seat; readonly points: number }
  /** Nothing tells the choices apart: what one can expect in all. */
  | { readonly kind: 'total'; readonly points: number };

/** What a choice is compared with. */
export type Rival = 'next' | 'best' | 'others';

export interface Idea {
  readonly option: number;
  /** Points that one can expect in the end. */
  readonly total: number;
  readonly rival: Rival;
  /** What speaks for it most comes first. */
  readonly reasons: readonly Reason[];
}

const MOST_REASONS = 3;
/** What costs more points than this, compared with the best, is no second idea. */
const MOST_COST = 5;

/** The best choice and, if there is one, the next best; none of them is one that there are warnings about. */
export function ideasFrom(
  { choices }: Explanation,
  seat: Seat,
  isWarned: (option: number) => boolean,
): readonly Idea[] {
  const [best, second] = choices.filter(({ option }) => !isWarned(option));
  if (best === undefined) return [];
  if (second === undefined || totalOf(best, seat) - totalOf(second, seat) > MOST_COST) {
    const others = choices.filter((choice) => choice !== best).map(({ expected }) => expected);
    return [ideaOf(best, seat, 'others', averageOf(others))];
  }
  return [ideaOf(best, seat, 'next', second.expected), ideaOf(second, seat, 'best', best.expected)];
}

function totalOf({ expected }: ConsideredChoice, seat: Seat): number {
  return expected[seat]?.total ?? 0;
}

function ideaOf(
  { option, expected }: ConsideredChoice,
  seat: Seat,
  rival: Rival,
  without: readonly ExpectedScore[],
): Idea {
  const total = Math.round(expected[seat]?.total ?? 0);
  const found =
    without.length === 0 ? [] : [...gains(expected[seat], without[seat]), ...losses(expected, without, seat)];
  // Whole points are what players count in: what is less than half of one is no reason.
  const reasons = found
    .map((reason) => ({ ...reason, points: Math.round(reason.points) }))
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_REASONS);
  return { option, total, rival, reasons: reasons.length > 0 ? reasons : [{ kind: 'total', points: total }] };
}

function gains(mine: ExpectedScore | undefined, without: ExpectedScore | undefined): Reason[] {
  return Object.entries(mine?.bySource ?? {})
    .map(([source, points]) => ({
      kind: 'own' as const,
      source,
      points: points - (without?.bySource[source] ?? 0),
    }))
    .filter(({ points }) => points > 0);
}

function losses(expected: readonly ExpectedScore[], without: readonly ExpectedScore[], own: Seat): Reason[] {
  return expected
    .map(({ total }, seat) => ({ kind: 'other' as const, seat, points: total - (without[seat]?.total ?? 0) }))
    .filter(({ seat, points }) => seat !== own && points < 0);
}

/** By seat, what can be expected on average. */
function averageOf(all: readonly (readonly ExpectedScore[])[]): readonly ExpectedScore[] {
  const [first = []] = all;
  return first.map(({ bySource }, seat) => {
    const mean = (of: (score: ExpectedScore | undefined) => number) =>
      all.reduce((sum, scores) => sum + of(scores[seat]), 0) / all.length;
    const sources = Object.keys(bySource).map((source) => [
      source,
      mean((score) => score?.bySource[source] ?? 0),
    ]);
    return { total: mean((score) => score?.total ?? 0), bySource: Object.fromEntries(sources) };
  });
}

/** A hint as it is shown (hint.svelte.ts). */
export interface ShownHint {
  /** While it is thought about, there are none. */
  readonly ideas: readonly Idea[] | undefined;
  /** Nobody could be asked. */
  readonly isFailed: boolean;
  readonly idea: Idea | undefined;
  readonly other: Idea | undefined;
  /** The things that stand for them on the boards. */
  readonly advised: ThingId | undefined;
  readonly second: ThingId | undefined;
  swap(): void;
  /** Leads to where the choice is made. Nothing is chosen by that. */
  show(isNarrow: boolean): Promise<void>;
}
