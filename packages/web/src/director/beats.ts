/**
 * What happened, cut into beats: a beat is one step of the story, told in one breath. Most decisions are one beat; one
 * that also brings something to another player, or ends a round, is several.
 */
import type { GameEvent, GameState, Seat } from '@horta/engine';
import { type GameView, NO_STAGE, type StageId } from '../games/game-view.ts';

export interface Beat {
  /** The number of the move that it is of; -1 for what happened before the first one. */
  readonly position: number;
  readonly events: readonly GameEvent[];
  /** Whom it is about; undefined if it is about the table. */
  readonly seat: Seat | undefined;
  /** The stage of the end of a round, or of the game, that it belongs to. */
  readonly stage: StageId | undefined;
  readonly round: number;
  /** The number of the first move of its turn: what one seat does without another one deciding between. */
  readonly turn: number;
  /** Among the events of its move: the number of the first one that the boards don't know yet; -1 for none of them. */
  readonly until: number;
  /** Whether it is the first beat of its move, and whether it is the last one: then the position after it is there. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The move that beats are of. */
export interface Moved extends Pick<Beat, 'position' | 'turn' | 'round'> {
  /** Who made it; undefined for what happened before the first one. */
  readonly seat: Seat | undefined;
  /** The stage in which it was made: what has no stage of its own belongs to it. */
  readonly stage: StageId | undefined;
  readonly view: GameState;
}

interface Draft {
  events: GameEvent[];
  seat: Seat | undefined;
  stage: StageId | undefined;
  round: number;
  until: number;
}

type Stages = Pick<GameView, 'stageOf' | 'stages'>;

export function beatsOf(game: Stages, move: Moved, events: readonly GameEvent[]): Beat[] {
  const drafts = inOrderOfStages(game, draftsOf(game, move, events));
  // A choice that nothing comes of yet (a space, before its bid) is a beat all the same: its position can be shown.
  if (drafts.length === 0)
    drafts.push({ events: [], seat: move.seat, stage: move.stage, round: move.round, until: 0 });
  return drafts.map((draft, i) => ({
    ...draft,
    position: move.position,
    turn: move.turn,
    isFirst: i === 0,
    isLast: i === drafts.length - 1,
  }));
}

function draftsOf(game: Stages, move: Moved, events: readonly GameEvent[]): Draft[] {
  const drafts: Draft[] = [];
  let { round } = move;
  events.forEach((event, i) => {
    const { type, player, round: begun } = event as { type: string; player?: Seat; round?: number };
    const last = drafts.at(-1);
    const isNewRound = type === 'round-started';
    if (isNewRound && begun !== undefined) round = begun;
    // What is set up before the first move is told at once.
    const own = move.position < 0 || isNewRound ? NO_STAGE : game.stageOf(move.view, event);
    const going = last === undefined ? move.stage : last.stage;
    const stage = own === NO_STAGE ? undefined : (own ?? going);
    const isOther = stage === undefined && player !== undefined && player !== last?.seat;
    const isNew = last === undefined || isNewRound || stage !== last.stage || (isOther && hasSubject(last));
    if (isNew) drafts.push({ events: [event], seat: player, stage, round, until: i + 1 });
    else {
      last.events.push(event);
      last.until = i + 1;
      last.seat ??= player;
    }
  });
  return drafts.map((draft) => (draft.stage === undefined ? draft : { ...draft, seat: undefined }));
}

function hasSubject({ seat }: Draft): boolean {
  return seat !== undefined;
}

/** Where the events of several stages are mixed (the final count goes player by player), each stage is told as one. */
function inOrderOfStages(game: Stages, drafts: readonly Draft[]): Draft[] {
  const result: Draft[] = [];
  for (const draft of drafts) {
    const same = draft.stage === undefined ? undefined : result.find(({ stage }) => stage === draft.stage);
    if (same === undefined) result.push({ ...draft });
    else same.events = [...same.events, ...draft.events];
  }
  const first = result.findIndex(({ stage }) => isRow(stage));
  if (first < 0) return result;
  // Between the rows of the count some have what others don't have yet: the boards stay as they were before it. Points
  // are there when they are told, so what was told before the first of them is looked for.
  const until = (result[first - 1]?.until ?? 0) - 1;
  const rows = result.splice(first).map((draft) => ({ ...draft, until }));
  const place = ({ stage = '' }: Draft) => game.stages.indexOf(stage);
  return [...result, ...rows.sort((one, other) => place(one) - place(other))];
}

/** The stages of the end of a round; all others are of the final count. */
const OF_ROUNDS: readonly StageId[] = ['columns', 'irises', 'arms', 'brussels', 'pavilions', 'cards'];
/** Those that come before its rows. */
const BEFORE_ROWS: readonly StageId[] = ['tiles', 'costs'];

/** Whether it belongs to the final count. */
export function isCounted(stage: StageId | undefined): boolean {
  return stage !== undefined && !OF_ROUNDS.includes(stage);
}

/** Whether it is a row of the final count. */
export function isRow(stage: StageId | undefined): boolean {
  return stage !== undefined && isCounted(stage) && !BEFORE_ROWS.includes(stage);
}

/** Names the end of the round, or of the game, that a beat belongs to; undefined if it belongs to none. */
export function endOf(beat: Pick<Beat, 'stage' | 'round'> | undefined): string | undefined {
  return beat?.stage === undefined ? undefined : `${beat.round} ${isCounted(beat.stage)}`;
}
