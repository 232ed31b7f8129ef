/** What happened, in words, by turn and by stage of the end of a round. */
import type { GameEvent, GameState, Seat } from '@horta/engine';
import type { Speaker } from '@horta/words/fetched';
import type { Beat } from '../director/beats.ts';
import type { Flight, Pictures, StageId } from '../games/game-view.ts';

/** One thing that happened. */
export interface Line {
  readonly text: string;
  readonly event: GameEvent;
  /** The piece that it moved, if any. */
  readonly piece: Flight | undefined;
  /** Whom it happened to; undefined if to nobody in particular. */
  readonly player: Seat | undefined;
}

/** What a move brought, in words; `after` is the state after it, whenever this is asked. */
type Say = (speaker: Speaker, after: GameState, events: readonly GameEvent[]) => readonly Line[];

/** Says each move's events once for each speaker: the log, what happened since and the live region ask at every move. */
export function sayer(pictures: Pick<Pictures, 'flightsOf'>): Say {
  const said = new WeakMap<readonly GameEvent[], { speaker: Speaker; lines: readonly Line[] }>();
  return (speaker, after, events) => {
    const known = said.get(events);
    if (known?.speaker === speaker) return known.lines;
    const lines = events.flatMap((event) => {
      const text = speaker.event(after, event);
      if (text === undefined) return [];
      return [
        {
          text,
          event,
          piece: pictures.flightsOf(after, event)[0],
          player: (event as { player?: Seat }).player,
        },
      ];
    });
    said.set(events, { speaker, lines });
    return lines;
  };
}

/** What one seat did in a turn, or what one stage of the end of a round brought. */
export interface LoggedTurn {
  /** Undefined for what is nobody's own: a stage, the beginning. */
  readonly seat: Seat | undefined;
  readonly stage: StageId | undefined;
  /** The number of its first move. */
  readonly position: number;
  /** How many beats were told with its first words: it can be looked at again there. */
  readonly told: number;
  readonly round: number;
  readonly lines: readonly Line[];
}

/** `seatOf`: who made the move with this number; `linesOf`: what a beat tells. */
export function turnsOf(
  beats: readonly Beat[],
  seatOf: (position: number) => Seat | undefined,
  linesOf: (beat: Beat) => readonly Line[],
): LoggedTurn[] {
  const turns: (LoggedTurn & { readonly turn: number; lines: Line[]; told: number })[] = [];
  for (const [i, beat] of beats.entries()) {
    const { position, stage, turn, round } = beat;
    const lines = linesOf(beat);
    const last = turns.at(-1);
    const isSame =
      last?.stage === stage && last?.round === round && (stage !== undefined || last?.turn === turn);
    // What is about nobody in particular (a round begins) is not filed under whoever moved last.
    const seat = stage !== undefined || beat.seat === undefined ? undefined : seatOf(position);
    if (last === undefined || !isSame)
      turns.push({ seat, stage, position, round, turn, lines: [...lines], told: i + 1 });
    else {
      if (last.lines.length === 0) last.told = i + 1;
      last.lines.push(...lines);
    }
  }
  return turns.filter(({ lines }) => lines.length > 0);
}

/** The turns with those that were there before left as they are: only what is new is drawn anew. */
export function withKnown(turns: readonly LoggedTurn[], known: readonly LoggedTurn[]): readonly LoggedTurn[] {
  return turns.map((turn, i) => (isSame(turn, known[i]) ? known[i] : turn));
}

function isSame(turn: LoggedTurn, known: LoggedTurn | undefined): boolean {
  return (
    known !== undefined &&
    known.position === turn.position &&
    known.stage === turn.stage &&
    known.round === turn.round &&
    known.lines.length === turn.lines.length &&
    known.lines.every((line, i) => line === turn.lines[i])
  );
}
