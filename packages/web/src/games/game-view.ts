/**
 * What the page needs of a game, beside the engine's contract. A table consists of things: spaces, cards, tracks,
 * pieces. Each has an id that says what it is, of the kinds that the words of its game declare. The
 * same id names the thing on a board (Thing.svelte), the choice that it stands for (`thingOf`), its description
 * (`Speaker.describe`) and where pieces fly (`flightsOf`).
 */
import type { Frame, GameEvent, GameState, Seat } from '@horta/engine';
import type { ThingId } from '@horta/words/fetched';
import type { Component } from 'svelte';
import type { IconName } from '../art/icons.ts';

export type { ThingId } from '@horta/words/fetched';

/** A number about a player that everyone may know. */
export interface Fact {
  readonly icon: IconName;
  readonly value: number | string;
  /** Describes it, and names it for those who don't see the icon. */
  readonly thing: ThingId;
  /** Shown where there is little room too. */
  readonly isMain?: boolean;
}

/** A piece that an event moved. */
export interface Flight {
  readonly icon: IconName;
  /** Whose colour it has; none if it is nobody's. */
  readonly seat?: Seat;
  readonly from: ThingId;
  readonly to: ThingId;
}

/** Something wasteful about a choice. Only a warning: it can be made all the same. */
export interface Warning {
  /** By which it can be turned off. */
  readonly id: string;
  /** In a sentence. */
  readonly text: string;
}

export interface AreaProps {
  readonly view: GameState;
  /** On a phone: another arrangement, with larger letters, as wide as the screen. */
  readonly isNarrow: boolean;
}

export interface OwnProps extends AreaProps {
  readonly seat: Seat;
}

export interface GameView {
  /** The board in the middle, and its name. */
  readonly main: Component<AreaProps>;
  mainName(): string;
  /** The board beside it. */
  readonly side: Component<AreaProps>;
  sideName(): string;
  /** What lies before a player. */
  readonly own: Component<OwnProps>;
  /** The thing that stands for a choice of the pending decision, legal or not; undefined if there is none on the boards. */
  thingOf(view: GameState, frame: Frame, option: number): ThingId | undefined;
  /** Small pictures for a choice that is a button. */
  iconsOf(view: GameState, frame: Frame, option: number): readonly IconName[];
  /** Whether the choice ends one's part in a round or a step: it stands apart from the others. */
  isApart(view: GameState, frame: Frame, option: number): boolean;
  factsOf(view: GameState, seat: Seat): readonly Fact[];
  flightsOf(view: GameState, event: GameEvent): readonly Flight[];
  warningsOf(view: GameState, frame: Frame, option: number): readonly Warning[];
  /** Whether the deciding seat sees something now that others around the screen must not see. */
  isSecret(view: GameState, frame: Frame): boolean;
}
