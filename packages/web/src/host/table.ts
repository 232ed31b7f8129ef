/** A table: a game with its history and those who sit there. */
import { readBotSpec } from '@horta/bots';
import {
  cleanName,
  decide as decideIn,
  type GameRecord,
  type History,
  headerOf,
  IllegalChoice,
  InvalidInput,
  isOver,
  movesOf,
  newHistory,
  options,
  pending,
  recordHeader,
  redo,
  type Seat,
  startRecord,
  undo,
  undoBarrier,
} from '@horta/engine';
import type { NewGame, SavedGame, Sitter, Snapshot, TableId } from './contract.ts';
import { HostError } from './host-error.ts';
import type { StoredGame } from './storage.ts';

export interface Table {
  readonly id: TableId;
  readonly header: Omit<GameRecord, 'moves'>;
  readonly sitters: readonly Sitter[];
  readonly history: History;
  readonly begun: number;
}

export const LONGEST_NAME = 24;

/** A new table. Throws InvalidInput if there is no such table. */
export function begin(
  { game, options: chosen, sitters, seed = '' }: NewGame,
  id: TableId,
  now: number,
): Table {
  const header = recordHeader(game, { players: sitters.length, seed, options: chosen });
  return seat(header, sitters, id, now);
}

function seat(header: Table['header'], sitters: readonly Sitter[], id: TableId, begun: number): Table {
  checkSitters(sitters, header.players);
  const named = sitters.map((sitter) => ({ ...sitter, name: cleanName(sitter.name) }));
  return { id, header, sitters: named, history: newHistory(startRecord(header)), begun };
}

function checkSitters(sitters: readonly Sitter[], players: number): void {
  if (sitters.length !== players)
    throw new InvalidInput('table', [
      { path: 'sitters', message: `expected ${players}, found ${sitters.length}` },
    ]);
  for (const { name, bot } of sitters) {
    if (name.length > LONGEST_NAME)
      throw new InvalidInput('table', [
        { path: 'sitters', message: `a name has at most ${LONGEST_NAME} letters` },
      ]);
    if (bot !== undefined) readBotSpec(bot);
  }
}

/** The table of a record. Throws InvalidInput if the record can't be played. */
export function tableOf(record: GameRecord, sitters: readonly Sitter[], id: TableId, begun: number): Table {
  const table = seat(headerOf(record), sitters, id, begun);
  record.moves.forEach((move, i) => {
    const due = pending(table.history.state);
    if (due?.player !== move.seat || due.step !== move.step)
      throw new InvalidInput('record', [
        { path: `move ${i + 1}`, message: `${move.step} is not what is due` },
      ]);
    try {
      decideIn(table.history, move.option);
    } catch (error) {
      throw new InvalidInput('record', [{ path: `move ${i + 1}`, message: (error as Error).message }]);
    }
  });
  return table;
}

export function restore({ id, record, sitters, summary }: StoredGame): Table {
  return tableOf(record, sitters, id, summary.begun);
}

export function stored(table: Table, now: number): StoredGame {
  return { id: table.id, sitters: table.sitters, record: recordOf(table), summary: summaryOf(table, now) };
}

export function recordOf({ header, history }: Table): GameRecord {
  const record = { ...header, moves: movesOf(history) };
  const { state } = history;
  if (!isOver(state)) return record;
  return { ...record, scores: state.rules.scores(state).map(({ total }) => total) };
}

function summaryOf({ id, header, sitters, history, begun }: Table, now: number): SavedGame {
  const { state, decisions } = history;
  // Both games count rounds; one that doesn't shows none.
  const { round = 0, rules } = state as { round?: number; rules: { rounds?: number } };
  return {
    id,
    game: header.game,
    options: header.options,
    sitters,
    begun,
    changed: now,
    moves: decisions.length,
    isOver: isOver(state),
    scores: state.rules.scores(state).map(({ total }) => total),
    round,
    rounds: rules.rounds ?? 0,
    turn: pending(state)?.player,
  };
}

export function snapshot({
  id,
  header,
  sitters,
  history,
}: Table): Pick<Snapshot, 'id' | 'header' | 'sitters' | 'moves' | 'undone'> {
  return { id, header, sitters, moves: movesOf(history), undone: history.undone };
}

export function decide({ history }: Table, option: number): void {
  try {
    decideIn(history, option);
  } catch (error) {
    if (error instanceof IllegalChoice) throw new HostError('illegal', error.message);
    throw error;
  }
}

/** Takes back the last choice of the seat that was one: forced ones on the way are taken back too. */
export function takeBack(table: Table, seat: Seat): void {
  const { history } = table;
  do {
    refuseBarrier(table, seat);
    undo(history);
  } while (isForced(history) && undoBarrier(history, seat) === undefined);
}

/** Takes back all that can be. */
export function takeBackAll(table: Table, seat: Seat): void {
  refuseBarrier(table, seat);
  while (undoBarrier(table.history, seat) === undefined) undo(table.history);
}

/** Makes the choice again that was taken back last, and the forced ones after it. */
export function makeAgain({ history }: Table): void {
  do redo(history);
  while (isForced(history) && history.undone.length > 0);
}

function isForced({ state }: History): boolean {
  return options(state).length === 1;
}

function refuseBarrier({ history }: Table, seat: Seat): void {
  const barrier = undoBarrier(history, seat);
  if (barrier !== undefined) throw new HostError(`undo-${barrier}`);
}
