/**
 * A game as a line: how the points grew, beat by beat, and what belongs together: turns, stages, rounds, the final count.
 * A place on it is a number of beats that were told.
 */
import type { Seat } from '@horta/engine';
import type { Beat } from '../director/beats.ts';
import type { StageId } from '../games/game-view.ts';

/** What one seat did in a turn, or what one stage of the end of a round brought: as the log has it. */
export interface Block {
  /** The numbers of its beats: from the first one up to `end`, which is none of them. */
  readonly first: number;
  readonly end: number;
  /** Where one goes to for it: its first step that says something has been told. */
  readonly landing: number;
  /** Undefined for what is nobody's own: a stage, a round that begins. */
  readonly seat: Seat | undefined;
  readonly stage: StageId | undefined;
  readonly round: number;
  readonly isCount: boolean;
  /** Which turn of its seat in this round it is, from 1; undefined for what a seat decides in the turn of another. */
  readonly turn: number | undefined;
}

/** A round, or the final count. */
export interface Band {
  readonly round: number;
  readonly isCount: boolean;
  readonly first: number;
  readonly end: number;
  readonly landing: number;
}

export interface Timeline {
  /** Points by seat, by the number of beats told. */
  readonly totals: readonly (readonly number[])[];
  readonly blocks: readonly Block[];
  readonly bands: readonly Band[];
  /** Where a step ends, in order: the beginning, each beat that says something, the end. */
  readonly stops: readonly number[];
  readonly start: number;
  readonly end: number;
  /** The number of beats before the final count: all, if it hasn't come to that. */
  readonly count: number;
}

/** What is known of a game. */
export interface Story {
  readonly beats: readonly Beat[];
  /** Points by seat before the move with this number. */
  readonly totalsAt: (position: number) => readonly number[];
  /** Points that a beat brings, by seat. */
  readonly pointsOf: (beat: Beat) => readonly number[];
  readonly isSaid: (beat: Beat) => boolean;
  /** Whether a stage is one of the final count. */
  readonly isCount: (stage: StageId) => boolean;
  /** Who decided what in a move. */
  readonly moveAt: (position: number) => { readonly seat: Seat; readonly step: string } | undefined;
}

export function timelineOf(story: Story): Timeline {
  const { beats, isSaid } = story;
  const start = beats.findIndex(({ position }) => position >= 0);
  const first = start < 0 ? beats.length : start;
  const blocks = blocksOf(story, first);
  const stops = new Set([first]);
  for (let i = first; i < beats.length; i++) if (isSaid(beats[i])) stops.add(i + 1);
  stops.add(beats.length);
  return {
    totals: totalsOf(story),
    blocks,
    bands: bandsOf(blocks),
    stops: [...stops],
    start: first,
    end: beats.length,
    count: blocks.find(({ isCount }) => isCount)?.first ?? beats.length,
  };
}

/** Between the beats of a move their events count; where it is over, the position after it does. */
function totalsOf({ beats, totalsAt, pointsOf }: Story): (readonly number[])[] {
  const totals: (readonly number[])[] = [totalsAt(0)];
  for (const beat of beats) {
    const { position, isLast } = beat;
    if (isLast || position < 0) totals.push(totalsAt(position + 1));
    else {
      const points = pointsOf(beat);
      totals.push(totals[totals.length - 1].map((total, seat) => total + points[seat]));
    }
  }
  return totals;
}

/** Beats that belong together. */
interface Run {
  readonly first: number;
  readonly end: number;
  /** The beat that says what they are. */
  readonly head: Beat;
}

/** Beats of one turn, or of one stage. */
function runsOf(beats: readonly Beat[], start: number): Run[] {
  const runs: Run[] = [];
  for (let i = start; i < beats.length; i++) {
    const head = beats[i];
    const last = runs.at(-1);
    if (last === undefined || !isSame(last.head, head)) runs.push({ first: i, end: i + 1, head });
    else runs[runs.length - 1] = { ...last, end: i + 1 };
  }
  return runs;
}

function isSame(x: Beat, y: Beat): boolean {
  return x.stage === y.stage && x.round === y.round && (x.stage !== undefined || x.turn === y.turn);
}

/** What nobody says anything about is told with what comes of it. */
function withoutSilent(runs: readonly Run[], isSilent: (run: Run) => boolean): Run[] {
  const result: Run[] = [];
  let silent: number | undefined;
  for (const run of runs) {
    const first = silent ?? run.first;
    silent = isSilent(run) ? first : undefined;
    if (silent === undefined) result.push({ ...run, first });
  }
  const last = result.pop();
  if (last !== undefined)
    result.push(silent === undefined ? last : { ...last, end: runs[runs.length - 1].end });
  return result;
}

function blocksOf({ beats, isSaid, moveAt, isCount }: Story, start: number): Block[] {
  const isSilent = ({ first, end }: Run) => !beats.slice(first, end).some(isSaid);
  /** How many turns a seat has begun in a round. */
  const begun = new Map<string, number>();
  return withoutSilent(runsOf(beats, start), isSilent).map(({ first, end, head }) => {
    const { stage, round, turn, seat } = head;
    const move = moveAt(turn);
    // A round begins for all.
    const isOwn = stage === undefined && seat !== undefined;
    const isTurn = isOwn && move?.step === 'turn';
    const key = `${round} ${move?.seat}`;
    if (isTurn) begun.set(key, (begun.get(key) ?? 0) + 1);
    return {
      ...{ first, end, stage, round: Math.max(1, round) },
      landing: 1 + beats.findIndex((beat, i) => i >= first && isSaid(beat)),
      seat: isOwn ? move?.seat : undefined,
      isCount: stage !== undefined && isCount(stage),
      turn: isTurn ? begun.get(key) : undefined,
    };
  });
}

/** What comes before the first round is played in it. */
function bandsOf(blocks: readonly Block[]): Band[] {
  const bands: Band[] = [];
  for (const { round, isCount, first, end, landing } of blocks) {
    const last = bands.at(-1);
    if (last?.round === round && last.isCount === isCount) bands[bands.length - 1] = { ...last, end };
    else bands.push({ round, isCount, first, end, landing });
  }
  return bands;
}
