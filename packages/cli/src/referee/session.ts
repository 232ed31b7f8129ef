/**
 * The game that a referee holds: a table at which it decides for all seats. Sessions are never changed: a request makes
 * a new one, so that one that fails halfway leaves nothing behind.
 */
import {
  type GameEvent,
  type GameRecord,
  type GameState,
  headerOf,
  pending,
  type RecordHeader,
} from '@horta/engine';
import {
  append,
  copyOf,
  newTable,
  type Sitter,
  type Step,
  type Table,
  tableFrom,
  tableOfRecord,
} from '@horta/table';

export type Session = Table;

const ID = 'referee';

/** Who sits there is nothing to a referee. */
function sitters(players: number): Sitter[] {
  return Array.from({ length: players }, () => ({ name: '', bot: undefined }));
}

export function sessionFrom(state: GameState): Session {
  return tableFrom(ID, state, sitters(state.rules.players));
}

/** Begins the game of a header; the events of the deal are added to `events`. */
export function sessionOf(header: RecordHeader, events: GameEvent[]): Session {
  const session = newTable(ID, header, sitters(header.players));
  session.begin({ tell: (event) => events.push(event) });
  return session;
}

/** The game of a record, what was taken back included; or after the first `count` of the moves that stand. */
export function sessionOfRecord(record: GameRecord, count = record.moves.length): Session {
  const isWhole = count === record.moves.length;
  const played = isWhole ? record : { ...headerOf(record), moves: record.moves.slice(0, count) };
  return tableOfRecord(played, sitters(record.players), ID);
}

/** Plays a choice that is known to be legal. */
export function playOn(session: Session, option: number): { readonly session: Session; readonly step: Step } {
  const due = pending(session.state);
  if (due === undefined) throw new Error('the game is over');
  const next = copyOf(session);
  const [step] = append(next, { type: 'decision', seat: due.player, step: due.step, option }).steps;
  return { session: next, step: step as Step };
}

/** The session before the last `count` moves, of which there must be so many; whoever decides then has taken them back. */
export function takenBack(session: Session, count: number): Session {
  const earlier = copyOf(session);
  const stands = session.standing.length - count;
  append(earlier, { type: 'back', seat: session.standing[stands]?.seat ?? 0, stands });
  return earlier;
}
