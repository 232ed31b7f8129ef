/**
 * What a page and a host say to each other, whoever hosts: the browser's worker for games of this device, a server for
 * tables over a network. A host has any number of tables: requests name table, seat and revision. Plain data only.
 */
import type { GameOptions, Pack, Seat } from '@horta/engine';
import type { Refusal, Request } from './asking.ts';
import type { Sitter } from './sitter.ts';
import type { Origin, TableId } from './table.ts';
import type { Told } from './telling.ts';

export interface NewGame {
  readonly game: string;
  readonly options: GameOptions;
  readonly sitters: readonly Sitter[];
  /** Another component pack than the game's own. */
  readonly pack?: Pack;
  /** Given in tests only; otherwise the host draws one. */
  readonly seed?: string;
}

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
  /** If it was played on from another game. */
  readonly origin?: Origin;
  /** What its component pack is called, unless that is the game's own. */
  readonly pack?: string;
  /** If it is only remembered, since the browser refuses to store it. */
  readonly isLoose?: boolean;
}

/** How the host fares with a table. */
export interface Standing {
  /** A bot that is thinking. */
  readonly thinking: Seat | undefined;
  readonly botFault: BotFault | undefined;
  /** Whether all of this is stored: false where the browser refuses to keep games. */
  readonly isKept: boolean;
  /** Where time is kept, as of `at`, the host's time. */
  readonly clocks?: ClockFaces;
}

/** The clocks as they are told: in milliseconds, as of `at`. */
export interface ClockFaces {
  readonly at: number;
  /** By seat: what is left for the game; of a table by days, the reserve. */
  readonly left: readonly number[];
  /** Whose clock runs. */
  readonly running: Seat | undefined;
  /** What is left of the time for this decision, before anything of `left` is used up. */
  readonly free: number;
}

/** What a listener hears: news of the table, or only of how the host fares with it. */
export interface Message extends Standing {
  readonly told: Told | undefined;
}

/**
 * What is the matter with the bots. Replaced: where they think is broken, and simple choices are made for them; the game
 * goes on. Stopped: not even that; the game waits until it is told how to go on.
 */
export type BotFault = 'replaced' | 'stopped';

/** How a game goes on after a bot has stopped: it thinks again, or any legal choice is made for it. */
export type WayOn = 'again' | 'by-chance';

/** How someone sits down at a table. */
export interface Manner {
  /** Choices without alternative are made by the table. */
  readonly playsForced: boolean;
}

/** Why the host did not do what it was asked to. */
export type HostFault =
  | Refusal
  | 'no-such-game'
  | 'open-elsewhere'
  | 'not-your-seat'
  | 'not-a-record'
  /** The component pack has faults, or is without a part that the table needs. */
  | 'bad-pack'
  | 'false-scores'
  | 'storage'
  | 'unexpected';

/** `F`: hosts elsewhere have reasons of their own beside these. */
export type Answer<T, F extends string = HostFault> =
  | { readonly ok: true; readonly value: T }
  /** `detail` is for curious people: an English sentence of the engine or the browser. */
  | {
      readonly ok: false;
      readonly fault: F;
      readonly detail: string;
      readonly scores?: FalseScores | undefined;
    };

/** What is the matter with `false-scores`, by seat: what a record says of its end, and what its decisions come to. */
export interface FalseScores {
  readonly claimed: readonly number[];
  readonly played: readonly number[];
}

/** `E` is what bots say when they explain: nothing that a table knows of. */
export interface Host<E = unknown, F extends string = HostFault> {
  list(): Promise<Answer<SavedGame[], F>>;
  create(game: NewGame): Promise<Answer<TableId, F>>;
  remove(id: TableId): Promise<Answer<undefined, F>>;
  /**
   * The game as a record, with who sits where in a comment. Before the end of a game of this device it tells what is
   * hidden: whoever asks for it must know that.
   */
  exportText(id: TableId): Promise<Answer<string, F>>;
  /**
   * A new table from a record; people sit everywhere if the text doesn't say who does. Refused if it can't be played, or
   * does not come to the scores that it claims.
   */
  importText(text: string): Promise<Answer<TableId, F>>;
  /**
   * A new table that begins with the first decisions of a game that is over, from the same deal: what comes is known to
   * whoever saw that game, and the new one says so (`origin`). Nobody goes back behind what it began with. Refused
   * (`not-over`) for a game in progress: there it would be a way to look at what is hidden.
   */
  playOn(id: TableId, position: number, sitters: readonly Sitter[]): Promise<Answer<TableId, F>>;
  /**
   * Sits down: the listener is told the whole now, then each change, until the table is left. Of a game that is over
   * the whole has the views of every seat, those of the people who sit here first. Where only one page may sit at a table
   * and another one does, it is refused (`open-elsewhere`), or waits until that is over, or until it is left, if asked to.
   */
  join(
    id: TableId,
    manner: Manner,
    listener: (message: Message) => void,
    waits?: boolean,
  ): Promise<Answer<undefined, F>>;
  leave(id: TableId): Promise<void>;
  /** Carried out and stored when it is answered; the answer is the revision then. */
  ask(id: TableId, request: Request): Promise<Answer<number, F>>;
  /** From now on. */
  setManner(id: TableId, manner: Manner): Promise<Answer<undefined, F>>;
  /** After a bot has stopped, at this revision. */
  goOn(id: TableId, revision: number, way: WayOn): Promise<Answer<undefined, F>>;
  /** What this bot thinks of the decision that the seat has to make. */
  explain(id: TableId, seat: Seat, revision: number, bot: string): Promise<Answer<E, F>>;
  /**
   * While a table is held, its bots make no decision; whoever only watches has time to look. Ends with leaving.
   * Otherwise bots play as fast as they think: those who look are told in their own time.
   */
  hold(id: TableId, isHeld: boolean): Promise<Answer<undefined, F>>;
}
