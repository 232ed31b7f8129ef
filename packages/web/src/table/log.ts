/** What happened, in words: a turn is what one seat did without another one deciding between. */
import type { GameEvent, GameState, Seat } from '@horta/engine';
import type { Played } from '@horta/table';
import type { Speaker } from '@horta/words/fetched';
import type { Flight, GameView } from '../games/game-view.ts';

/** One thing that happened. */
export interface Line {
  readonly text: string;
  /** The piece that it moved, if any. */
  readonly piece: Flight | undefined;
  /** Whom it happened to; undefined if to nobody in particular. */
  readonly player: Seat | undefined;
}

/** What a move brought, in words; `after` is the state after it, whenever this is asked. */
type Say = (speaker: Speaker, after: GameState, events: readonly GameEvent[]) => readonly Line[];

/** Says each move's events once for each speaker: the log, what happened since and the live region ask at every move. */
export function sayer(game: Pick<GameView, 'flightsOf'>): Say {
  const said = new WeakMap<readonly GameEvent[], { speaker: Speaker; lines: readonly Line[] }>();
  return (speaker, after, events) => {
    const known = said.get(events);
    if (known?.speaker === speaker) return known.lines;
    const lines = events.flatMap((event) => {
      const text = speaker.event(after, event);
      if (text === undefined) return [];
      return [{ text, piece: game.flightsOf(after, event)[0], player: (event as { player?: Seat }).player }];
    });
    said.set(events, { speaker, lines });
    return lines;
  };
}

export interface LoggedTurn {
  readonly seat: Seat;
  /** The number of its first move. */
  readonly position: number;
  readonly round: number;
  readonly lines: readonly Line[];
}

/** `linesAt`: what the move with this number brought. */
export function turnsOf(
  played: readonly Played[],
  roundAt: (position: number) => number,
  linesAt: (position: number) => readonly Line[],
): LoggedTurn[] {
  const turns: (LoggedTurn & { lines: Line[] })[] = [];
  played.forEach(({ move }, position) => {
    const last = turns.at(-1);
    const round = roundAt(position);
    const lines = linesAt(position);
    if (last?.seat === move.seat && last.round === round && move.step !== 'turn') last.lines.push(...lines);
    else turns.push({ seat: move.seat, position, round, lines: [...lines] });
  });
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
    known.round === turn.round &&
    known.lines.length === turn.lines.length &&
    known.lines.every((line, i) => line === turn.lines[i])
  );
}
