/**
 * What the page needs of a game, beside the engine's contract. A table consists of things: spaces, cards, tracks,
 * pieces. Each has an id that says what it is, of the kinds that the words of its game declare. The
 * same id names the thing on a board (Thing.svelte), the choice that it stands for (`thingOf`), its description
 * (`Speaker.describe`) and where pieces fly (`pictures`).
 */
import type { Frame, GameEvent, GameState, Seat } from '@horta/engine';
import type { NameKind, Speaker, ThingId } from '@horta/words/fetched';
import type { Component } from 'svelte';
import type { HouseName } from '../art/houses/houses.ts';
import type { IconName } from '../art/icons.ts';
import type { GameStages } from '../stages/stage.ts';
import type { Decision, Surveyed } from './decision.ts';
import type { Gain, StageId } from './gain.ts';

export type { ThingId } from '@horta/words/fetched';
export type { Decision, Surveyed } from './decision.ts';
export type { Gain, StageId } from './gain.ts';

/** A number about a player that everyone may know. */
export interface Fact {
  readonly icon: IconName;
  /** Of a thing that shows two: the other one. */
  readonly beside?: IconName;
  /** What tells things with the same picture apart: the faces of an architect, the letter of a house. */
  readonly tag?: string;
  readonly value: number | string;
  /** There is nothing to speak of: it is shown pale. */
  readonly isNone: boolean;
  /** What it is, with its number, for those who don't know the picture or don't see it: "yellow artworks: 3". */
  name(speaker: Speaker): string;
  /**
   * Where pieces fly to and from while the player's board is not shown: the id of the thing that is counted, up to the
   * seat (`own-noble:2`) if all its like are counted together. Undefined if no thing stands for it.
   */
  readonly fly?: string;
}

/** All public numbers of a player. Each has the same place for every player, so that one can compare. */
export interface Facts {
  /** Those that are seen wherever a player is. */
  readonly points: Fact;
  readonly francs: Fact;
  readonly architects: Fact;
  /** All others, and the architects again: lines of groups. */
  readonly lines: readonly (readonly (readonly Fact[])[])[];
}

/** The parts of a round. */
export interface Phases {
  readonly names: readonly string[];
  /** The one that is played: -1 before the first round, past the last one when the rounds are over. */
  readonly current: number;
}

/** A piece that an event moved. */
export interface Flight {
  readonly icon: IconName;
  /** Whose colour it has; none if it is nobody's. */
  readonly seat?: Seat;
  readonly from: ThingId;
  readonly to: ThingId;
}

/** What is shown of choices and of what happens. */
export interface Pictures {
  /** The pieces that an event moved; `view` is the position after it. */
  flightsOf(view: GameState, event: GameEvent): readonly Flight[];
  /** Small pictures for a choice that is a button. */
  iconsOf(view: GameState, frame: Frame, option: number): readonly IconName[];
}

/** Of events that end all stages. */
export const NO_STAGE = 'none';

/** Something wasteful about a choice. Only a warning: it can be made all the same. */
export interface Warning {
  /** By which it can be turned off. */
  readonly id: string;
  /** In a sentence. */
  readonly text: string;
}

export interface PanelProps extends Record<string, unknown> {
  /** What is decided: the pending decision, or what follows a choice that is not sent yet. */
  readonly decision: Decision;
  readonly isNarrow: boolean;
}

/** How a decision is made that is more than a click on a thing. */
export interface Choice {
  /** The thing that it is about: it opens there. */
  readonly anchor: ThingId;
  /** Things that stay in sight beside it. */
  readonly keeps?: readonly ThingId[];
  /** What lies over the anchor's board, or over all of them, instead of beside the anchor: its things can't be reached. */
  readonly over?: 'board' | 'boards';
  /** What it is called; the anchor's name if it is not said. */
  readonly title?: (speaker: Speaker) => string;
  readonly icon?: IconName;
  /** The anchor is only where it opens: it is not what is chosen, and has no ring. */
  readonly isBare?: boolean;
  /** A choice that few want, a refusal or an action that can’t be done: it comes last, and quietly. */
  readonly standsBack?: (option: number) => boolean;
  /** Shown instead of a button for each choice. */
  readonly panel?: () => Promise<{ default: Component<PanelProps> }>;
}

/** What it takes to choose, beyond a click on a thing that does one thing. */
export interface GameChoices {
  /** How this is decided, or which of the choices that a thing stands for; undefined: by things and buttons. */
  choiceAt(view: GameState, frame: Frame, thing: ThingId | undefined, seen: Surveyed): Choice | undefined;
  /** Whether the choice is half of one to a player: what follows is asked first, and both are sent together. */
  isHalf(view: GameState, frame: Frame, option: number): boolean;
  /** The things that a choice would change, beside the one that stands for it. */
  reach(view: GameState, frame: Frame, option: number): readonly ThingId[];
  warningsOf(view: GameState, frame: Frame, option: number): readonly Warning[];
}

/** Something that whoever has most of it gains, as it stands now. */
export interface MajorityForecast {
  /** The column, iris or coat of arms. */
  readonly thing: ThingId;
  /** By seat: bids, values or architects. */
  readonly counts: readonly number[];
  /** Those of nobody. */
  readonly neutral: number;
  /** Who would gain it: several if tied, nobody if none or only neutral ones lead, or it doesn't count yet. */
  readonly leaders: readonly Seat[];
  /** Who has most, whether it counts already or not. */
  readonly ahead: readonly Seat[];
  /** What each of them would score at once. */
  readonly points: readonly number[];
  /** What can be won, by the kind and number of its name; undefined if it is points only, or told. */
  readonly prize?: readonly [kind: NameKind, which: number];
  /** What would be told of it; undefined as long as nobody leads, or it doesn't count yet. */
  readonly told: GameEvent | undefined;
  /** Spaces around it without a piece: it counts once there are none. */
  readonly free: number;
}

/** What the final scoring would add for a player. */
export interface EndingForecast {
  readonly now: number;
  /** By source of points, those alone that add or take something. */
  readonly more: Readonly<Record<string, number>>;
  readonly total: number;
}

/** What would happen if nobody did anything more: the engine's own scoring, carried out on a copy. */
export interface Forecast {
  readonly columns: readonly MajorityForecast[];
  /** Irises or coats of arms, and the source of points that they are. */
  readonly crossings: readonly MajorityForecast[];
  readonly crossingSource: string;
  /** By seat: architects in Brussels; who would lose one of them, and what would be told of it. */
  readonly brussels: {
    readonly counts: readonly number[];
    readonly losing: readonly Seat[];
    readonly told: GameEvent | undefined;
  };
  /** Who would be first player next, and what would be told of it; undefined if nobody will. */
  readonly firstPlayer: { readonly seat: Seat; readonly told: GameEvent } | undefined;
  /** By seat. */
  readonly ending: readonly EndingForecast[];
}

/**
 * The room that a board has on the screen, in pixels at the size of letters that somebody prefers: a board is drawn
 * anew for its room, not scaled into it, so that letters stay as large as they are drawn.
 */
export interface Room {
  readonly width: number;
  /** As high as the board wants to be, if it is not said: one scrolls. */
  readonly height?: number;
}

export interface AreaProps {
  readonly view: GameState;
  /** On a phone: another arrangement, with larger letters, as wide as the screen. */
  readonly isNarrow: boolean;
  readonly room: Room;
}

/**
 * On a tablet that stands upright the side board lies in two places: what is used most in a column beside the main
 * board, the rest below it, beside one's own board.
 */
export type SidePart = 'all' | 'beside' | 'below';

export interface SideProps extends AreaProps {
  readonly part?: SidePart;
}

export interface OwnProps extends AreaProps {
  readonly seat: Seat;
}

export interface GameView {
  /** The board in the middle, and its name. */
  readonly main: Component<AreaProps>;
  mainName(): string;
  /** The board beside it. */
  readonly side: Component<SideProps>;
  sideName(): string;
  /** Whether a column beside the main board of a tablet is too small for all of the side board. */
  readonly isSideSplit: boolean;
  /** What lies before a player. */
  readonly own: Component<OwnProps>;
  /** The thing that stands for a choice of the pending decision, legal or not; undefined if there is none on the boards. */
  thingOf(view: GameState, frame: Frame, option: number): ThingId | undefined;
  /** Whether the choice ends one's part in a round or a step: it stands apart from the others. */
  isApart(view: GameState, frame: Frame, option: number): boolean;
  factsOf(view: GameState, seat: Seat): Facts;
  phasesOf(view: GameState): Phases;
  /** What pieces and buttons show, from when choices and what happens can be described. */
  pictures(): Promise<Pictures>;
  /** All stages that there can be, in the order of the rules. */
  readonly stages: readonly StageId[];
  /**
   * The stage of the end of a round, or of the game, that begins with an event; NO_STAGE if it ends them; undefined if
   * it belongs to whatever goes on.
   */
  stageOf(view: GameState, event: GameEvent): StageId | undefined;
  /** What a stage is called; undefined if it counts points of a source, and is called after it. */
  stageName(view: GameState, stage: StageId): string | undefined;
  /** What is shown of the stages. */
  loadStages(): Promise<GameStages>;
  /** Whether an event only accompanies a step, and is not what the step is about. */
  isAside(event: GameEvent): boolean;
  gainsOf(view: GameState, event: GameEvent): readonly Gain[];
  /** Among the points of a position, one of the places that add up to those of a seat. */
  pointsAt(seat: Seat): number;
  /** Whether a thing that was chosen is still there to be seen: what lies in a place for cards goes, and others come. */
  stays(view: GameState, thing: ThingId): boolean;
  /** Fetched: the first decision of a game needs none of it. */
  choices(): Promise<GameChoices>;
  /** Fetched when somebody wants to know: what would happen as the table stands. */
  readonly forecast: () => Promise<{ forecastOf(view: GameState): Forecast }>;
  /** What explains the signs of an expansion that the table plays with, below the legend of marks; fetched with it. */
  legendOf?(view: GameState): (() => Promise<{ default: Component }>) | undefined;
  /** The house that a player builds; that of their seat where nobody builds one. */
  houseOf?(view: GameState, seat: Seat): HouseName;
  /** Whether the deciding seat sees something now that others around the screen must not see. */
  isSecret(view: GameState, frame: Frame): boolean;
}
