/**
 * The contract between the games and everyone who uses them: referee, bots, server, client.
 *
 * A game makes a ruleset from what a table chose (`rules`), and a state from the ruleset (`start`). From then on a
 * state is all one needs: agenda.ts asks for decisions and plays them, the ruleset within the state answers
 * questions about it. Rules are values and states are plain data, so nothing here knows any game.
 */
import type { GameId } from '../game-ids.ts';
import type { Fault } from './faults.ts';
import type { Fields } from './fields.ts';
import type { Pack } from './pack.ts';
import type { Random } from './random.ts';

/** A seat at the table, from 0, clockwise. */
export type Seat = number;

/** Who looks: someone at the table, or anyone else, who sees what is open to all. */
export type Eyes = Seat | 'spectator';

/** No card, no piece, nobody. */
export const NONE = -1;
/** Stands in a view for a card that those who look can't see. */
export const UNKNOWN = -2;

/** One entry of the agenda. Frames are never changed, only replaced, so clones share them. */
export interface Frame {
  readonly step: string;
  readonly player: Seat;
  /** What earlier answers of the same action leave for this step; each step says what its `a` and `b` mean. */
  readonly a: number;
  readonly b: number;
}

/** Why a conceivable choice is not legal. Each game has a union of codes with their details. */
export interface Reason {
  readonly code: string;
}

/** What happened, told to a sink. Each game has a union of types with their details. */
export interface GameEvent {
  readonly type: string;
}

/** Receives the events of a game as they happen. Search passes none. */
export interface Sink<E extends GameEvent = GameEvent> {
  tell(event: E): void;
}

/** Writes an option of one step as a word of the text notation, and reads it back. No state is needed. */
export interface Notation {
  write(option: number): string;
  /** The option, or undefined if the word is none of this step's. */
  read(word: string): number | undefined;
}

/** A step that happens by itself: income, a majority, the end of a round. */
export interface AutomaticStep<S> {
  run(s: S, frame: Frame): void;
}

/** A step that waits for a decision. */
export interface ChoiceStep<S> {
  readonly notation: Notation;
  /** Adds the legal choices to `out`, ascending. There is always at least one. */
  options(s: S, frame: Frame, out: number[]): void;
  /** Conceivable choices are the integers from 0 up to, but not including, this number. */
  conceivable(s: S, frame: Frame): number;
  /** Why this choice is not legal; undefined if it is. Defined for every integer from 0, not only conceivable ones. */
  obstacle(s: S, frame: Frame, option: number): Reason | undefined;
  /** Carries out a legal choice. The frame is popped already; may push frames. */
  choose(s: S, frame: Frame, option: number): void;
}

export type Step<S> = AutomaticStep<S> | ChoiceStep<S>;

/** What every state has beside the fields of its game. `rules` and `sink` are not part of its JSON. */
export interface GameState {
  readonly rules: Ruleset;
  sink: Sink | undefined;
  readonly agenda: Frame[];
}

/** The fields of a state as they come from JSON or a position string. */
export type FieldValues = Readonly<Record<string, number | number[]>>;

/** What a table chose: the id of each option and its value. */
export type GameOptions = Readonly<Record<string, boolean | string>>;

/** A player's victory points, in all and by where they came from. */
export interface Score {
  readonly total: number;
  readonly bySource: Readonly<Record<string, number>>;
}

/**
 * The rules of one table: an edition with its options, its component pack and its number of players. Steps by id,
 * and the questions one can ask of a state under these rules. (Methods, not function properties, so that a ruleset
 * of a game's own state is also a ruleset of any state.)
 */
export interface Ruleset<S extends GameState = GameState> {
  /** Id of the game in the catalogue. */
  readonly game: GameId;
  /** A change of rules is a new version: a game is finished under the rules it was begun with. */
  readonly version: number;
  readonly players: number;
  readonly options: GameOptions;
  readonly pack: Pack;
  readonly steps: Readonly<Record<string, Step<S>>>;
  /** Every field of the state but those that all games have: JSON, hash, position strings and views follow this table. */
  readonly fields: Fields;

  clone(s: S): S;
  /** Everything that these eyes may see, and nothing else: cards hidden from them read as UNKNOWN. */
  view(s: S, eyes: Eyes): S;
  /** A full state that someone with this view could be in. */
  sample(view: S, random: Random): S;
  /** Points scored so far, by seat; at the end of the game, the final scores. */
  scores(s: S): Score[];
  /** The seats that are ahead, and at the end have won; several share the victory. */
  winners(s: S): Seat[];
  /** Broken invariants; none for any state that can come up in play. */
  faults(s: S): Fault[];
  /** What these eyes are told of an event: all of it, but for what only others may see. */
  seenBy(event: GameEvent, eyes: Eyes): GameEvent;
  /** Whether the event showed something that was hidden: undo stops there. */
  reveals(event: GameEvent): boolean;
}

/** One option that a table can choose. */
export interface OptionDefinition {
  readonly id: string;
  readonly name: string;
  /** What it changes, in a sentence. */
  readonly changes: string;
  readonly values: readonly OptionValue[];
  /** One of the values. */
  readonly default: boolean | string;
}

/** One of the answers to an option. */
export interface OptionValue {
  readonly value: boolean | string;
  readonly name: string;
  /** What the table then plays, in a sentence. */
  readonly changes: string;
}

/** The order of decks and whatever else chance would decide at the start; each game says which parts it has. */
export type Deal = Readonly<Record<string, number | readonly (number | string)[]>>;

/** What it takes to begin a game. The same setup always begins the same game. */
export interface Setup {
  readonly players: number;
  /** Any text; a table that hides cards uses at least 32 random hex digits. */
  readonly seed: string;
  readonly options?: GameOptions;
  /** One of the versions that the game lists; the newest if none is named. */
  readonly version?: number;
  /** Another pack than the game's own. */
  readonly pack?: Pack;
  /** Parts of the deal that are given rather than drawn. */
  readonly deal?: Deal;
}

/** One of the versions that the rules of a game have had. */
export interface RulesVersion {
  readonly number: number;
  /** What it changed, in a sentence. */
  readonly changes: string;
}

/** What a game is called, and the tables it has. */
export interface GameMeta<Id extends GameId = GameId> {
  readonly id: Id;
  readonly name: string;
  /** The number of the newest version: new tables begin under it. */
  readonly version: number;
  /** Every version that can be played, ascending. What was begun under one goes on under it. */
  readonly versions: readonly RulesVersion[];
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly options: readonly OptionDefinition[];
}

/** An entry of the catalogue. */
export interface Game<Id extends GameId = GameId> extends GameMeta<Id> {
  /** The pack of the newest version. */
  readonly pack: Pack;
  /** Packs that were a version's own before, so that what was recorded with them can still be played. */
  readonly earlierPacks: readonly Pack[];
  /** The pack that a listed version is played with, unless a table brings its own. */
  packOf(version: number): Pack;
  /** A pack for this game from JSON; throws InvalidInput with every fault named. */
  readPack(json: unknown): Pack;
  rules(players: number, options: GameOptions, pack: Pack, version: number): Ruleset;
  /** The state before the first decision. The events of the deal go to the sink. Throws InvalidInput for a bad deal. */
  start(rules: Ruleset, seed: string, deal: Deal, sink?: Sink): GameState;
}
