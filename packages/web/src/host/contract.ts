/**
 * What the page and the host say to each other. The host is a worker that keeps all games of this browser: it checks
 * and stores every decision before it is acknowledged, and asks bots for theirs. Plain data only.
 */
import type { Explanation } from '@horta/bots';
import type { GameOptions, GameRecord, Move, Seat } from '@horta/engine';

/** Who sits somewhere: a person, or a bot by its name (`apprentice`, `master@2000` ...). */
export interface Sitter {
  /** Empty: called by number or level. */
  readonly name: string;
  readonly bot: string | undefined;
}

export interface NewGame {
  readonly game: string;
  readonly options: GameOptions;
  readonly sitters: readonly Sitter[];
  /** Given in tests only; otherwise the host draws one. */
  readonly seed?: string;
}

export type TableId = string;

/** A game as it is listed. */
export interface SavedGame {
  readonly id: TableId;
  readonly game: string;
  readonly options: GameOptions;
  readonly sitters: readonly Sitter[];
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  readonly moves: number;
  readonly isOver: boolean;
  /** By seat, so far or final. */
  readonly scores: readonly number[];
  readonly round: number;
  readonly rounds: number;
  /** Who has to decide; undefined when the game is over. */
  readonly turn: Seat | undefined;
}

/** All that a page needs to show a table: it plays the moves again by itself. */
export interface Snapshot {
  readonly id: TableId;
  readonly header: Omit<GameRecord, 'moves'>;
  readonly sitters: readonly Sitter[];
  readonly moves: readonly Move[];
  /** Moves taken back, the next one to make again last. */
  readonly undone: readonly Move[];
  /** A bot that is thinking. */
  readonly thinking: Seat | undefined;
  readonly botFault: BotFault | undefined;
  /** Whether all of this is stored: false where the browser refuses to keep games. */
  readonly isKept: boolean;
}

/**
 * What is the matter with the bots. Replaced: where they think is broken, and simple choices are made for them; the game
 * goes on. Stopped: not even that; the game waits until it is told how to go on.
 */
export type BotFault = 'replaced' | 'stopped';

/** How a game goes on after a bot has stopped: it thinks again, or any legal choice is made for it. */
export type WayOn = 'again' | 'by-chance';

/** Why the host did not do what it was asked to. */
export type HostFault =
  | 'no-such-game'
  | 'open-elsewhere'
  | 'stale'
  | 'illegal'
  | 'undo-nothing-played'
  | 'undo-other-player'
  | 'undo-revealed'
  | 'not-a-record'
  | 'storage'
  | 'unexpected';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  /** `detail` is for curious people: an English sentence of the engine or the browser. */
  | { readonly ok: false; readonly fault: HostFault; readonly detail: string };

export interface Host {
  list(): Promise<Answer<SavedGame[]>>;
  create(game: NewGame): Promise<Answer<TableId>>;
  remove(id: TableId): Promise<Answer<undefined>>;
  /** The game as a record, with who sits where in a comment. */
  exportText(id: TableId): Promise<Answer<string>>;
  /** A new table from a record; people sit everywhere if the text doesn't say who does. */
  importText(text: string): Promise<Answer<TableId>>;
  /** Tells the snapshot now and after each change, until another table is opened or this one closed. */
  open(id: TableId, listener: (snapshot: Snapshot) => void): Promise<Answer<undefined>>;
  close(): Promise<void>;
  /** `count`: how many moves the page knows of; a decision about another position is refused as stale. */
  decide(count: number, option: number): Promise<Answer<undefined>>;
  /** Takes back the last real choice of the seat; forced ones on the way are taken back too. */
  undo(seat: Seat): Promise<Answer<undefined>>;
  /** Takes back all choices up to the last barrier. */
  resetTurn(seat: Seat): Promise<Answer<undefined>>;
  redo(): Promise<Answer<undefined>>;
  /** After a bot has stopped. */
  goOn(way: WayOn): Promise<Answer<undefined>>;
  /** What this bot thinks of the pending decision. */
  explain(bot: string): Promise<Answer<Explanation | undefined>>;
  /** Milliseconds between turns of bots. */
  setPace(milliseconds: number): Promise<void>;
}
