/** The steps of a game that mattered most: who took the lead, who gained much at once, who overtook two others. */
import type { Seat } from '@horta/engine';
import type { StageId } from '../games/game-view.ts';
import type { Timeline } from './timeline.ts';

export interface TurningPoint {
  /** Where it is on the line: so many beats were told then. */
  readonly told: number;
  readonly round: number;
  readonly stage: StageId | undefined;
  /** Whom it is about. */
  readonly seat: Seat;
  /** Points that the seat has then, and how many of them it got by this. */
  readonly points: number;
  readonly gain: number;
  /** If it took the lead: how far it is ahead. */
  readonly lead: number | undefined;
  /** If a stage moved it by two places or more: from which one to which one. */
  readonly places: { readonly from: number; readonly to: number } | undefined;
}

/** Points from one step that make it one. */
export const MUCH = 6;
/** Places that a stage must move someone by. */
const FAR = 2;

/** For each step or stage the one who stands out, or all who do so alike, in order; the final count is a story of its own. */
export function turningPointsOf(line: Timeline): TurningPoint[] {
  const found: TurningPoint[] = [];
  let leader: Seat | undefined;
  for (const event of happeningsOf(line)) {
    const before = line.totals[event.first];
    const after = line.totals[event.end];
    const ahead = leaderOf(after);
    // Whoever is the first to have any points has not taken the lead from anyone.
    const hasTakenLead = ahead !== undefined && leader !== undefined && ahead !== leader;
    leader = ahead ?? leader;
    for (const seat of hasTakenLead ? [ahead] : outstanding(event.stage, before, after)) {
      const from = placeOf(before, seat);
      const to = placeOf(after, seat);
      found.push({
        ...{ told: event.told, round: event.round, stage: event.stage, seat },
        points: after[seat],
        gain: after[seat] - before[seat],
        lead: hasTakenLead ? after[seat] - Math.max(...others(after, seat)) : undefined,
        places: event.stage !== undefined && Math.abs(from - to) >= FAR ? { from, to } : undefined,
      });
    }
  }
  return found;
}

/** Beats that are one event: from the first one up to `end`, which is none of them. */
interface Happening {
  readonly first: number;
  readonly end: number;
  readonly told: number;
  readonly round: number;
  readonly stage: StageId | undefined;
}

/** Steps; a stage is one, however often somebody had to decide in it. */
function happeningsOf({ blocks, stops }: Timeline): Happening[] {
  return blocks
    .filter(({ isCount }) => !isCount)
    .flatMap(({ first, end, round, stage }) => {
      const inside = stops.filter((stop) => stop > first && stop <= end);
      const ends = stage === undefined ? inside : inside.slice(-1);
      return ends.map((told, i) => ({
        ...{ told, round, stage },
        first: i === 0 ? first : ends[i - 1],
        end: i === ends.length - 1 ? end : told,
      }));
    });
}

function others(totals: readonly number[], seat: Seat): number[] {
  return totals.filter((_, other) => other !== seat);
}

/** Who has more than everybody else. */
export function leaderOf(totals: readonly number[]): Seat | undefined {
  const most = Math.max(...totals);
  const seat = totals.indexOf(most);
  return totals.lastIndexOf(most) === seat ? seat : undefined;
}

/** 1 for whoever nobody is ahead of. */
function placeOf(totals: readonly number[], seat: Seat): number {
  return 1 + totals.filter((total) => total > totals[seat]).length;
}

/** Those whom it brought most; without much of that, those whom it moved furthest. Equals are told both. */
function outstanding(
  stage: StageId | undefined,
  before: readonly number[],
  after: readonly number[],
): readonly Seat[] {
  const gaining = mostGaining(before, after);
  return gaining.length > 0 ? gaining : movedFar(stage, before, after);
}

function mostGaining(before: readonly number[], after: readonly number[]): readonly Seat[] {
  const gains = after.map((total, seat) => total - before[seat]);
  const most = Math.max(...gains);
  return most < MUCH ? [] : seatsWith(gains, most);
}

function seatsWith(numbers: readonly number[], wanted: number): Seat[] {
  return numbers.flatMap((number, seat) => (number === wanted ? [seat] : []));
}

/** Rather who comes forward than who falls back. */
function movedFar(
  stage: StageId | undefined,
  before: readonly number[],
  after: readonly number[],
): readonly Seat[] {
  if (stage === undefined) return [];
  const ways = after.map((_, seat) => placeOf(before, seat) - placeOf(after, seat));
  const far = Math.max(...ways) >= FAR ? Math.max(...ways) : Math.min(...ways);
  return Math.abs(far) < FAR ? [] : seatsWith(ways, far);
}
