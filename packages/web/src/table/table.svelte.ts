/** A table as the page shows it: what is seen, what can be chosen, what is pointed at. */
import {
  conceivable,
  type Frame,
  findGame,
  type GameEvent,
  type GameState,
  NONE,
  obstacle,
  options,
  pending,
  type Seat,
  type UndoBarrier,
  undoBarrier,
} from '@horta/engine';
import { gameName, type Speaker, speaker } from '@horta/words/fetched';
import { getContext, setContext } from 'svelte';
import type { Flight, GameView, ThingId, Warning } from '../games/game-view.ts';
import { host } from '../host/connection.ts';
import type { Answer, BotFault, HostFault, Snapshot, WayOn } from '../host/contract.ts';
import { settings } from '../settings/settings.svelte.ts';
import { descriptionsAtHand } from '../words.svelte.ts';
import { foresee } from './foresight.ts';
import { type Line, sayer } from './log.ts';
import { follow, type Mirror, newMirror, type Played, stateAt } from './mirror.ts';
import { sitterNames } from './names.ts';

/** What a person looks at closely: a thing on a board, a choice, or both. */
export interface Pointed {
  readonly thing: ThingId | undefined;
  /** Its choices; several if the thing stands for several. */
  readonly options: readonly number[];
}

const MOST_PREVIEW_LINES = 6;

export class TableStore {
  readonly game: GameView;
  readonly sitters: Snapshot['sitters'];
  readonly rulesGame: string;
  readonly players: number;
  /** Seats of people. */
  readonly people: readonly Seat[];
  readonly #mirror: Mirror;
  readonly #say: ReturnType<typeof sayer>;

  /** Changes whenever the mirror has. */
  #version = $state(0);
  #snapshot: Snapshot = $state.raw() as Snapshot;
  /** The position looked at, if not the present: the number of the move that comes next. */
  past: number | undefined = $state();
  pointed: Pointed | undefined = $state.raw();
  /** A choice that waits to be confirmed. */
  held: number | undefined = $state();
  /** A thing that was chosen and stands for several choices: the action bar asks which, until one is made. */
  asked: Pointed | undefined = $state.raw();
  fault: HostFault | undefined = $state();
  isBusy = $state(false);
  /** The result can be put aside to look at the boards. */
  isResultShown = $state(true);
  /** A player whose board is shown instead of one's own. */
  #guest: Seat | undefined = $state();
  /** The position for which the curtain was raised. */
  #raised = $state(-1);
  /** The seat whose eyes the page uses while bots decide. */
  #lastViewer: Seat;
  #onFlights: ((flights: readonly Flight[], events: readonly GameEvent[]) => void) | undefined;

  constructor(game: GameView, snapshot: Snapshot) {
    this.game = game;
    this.sitters = snapshot.sitters;
    this.rulesGame = snapshot.header.game;
    this.players = snapshot.sitters.length;
    this.people = snapshot.sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    this.#lastViewer = this.people[0] ?? NONE;
    this.#mirror = newMirror(snapshot.header);
    this.#say = sayer(game, (event) => this.shown(event));
    this.follow(snapshot);
  }

  /** Takes over what the host tells. */
  follow(snapshot: Snapshot): void {
    const isFirst = this.#snapshot === undefined;
    const before = this.#mirror.played.length;
    const fresh = follow(this.#mirror, snapshot.moves);
    this.#snapshot = snapshot;
    if (fresh.length > 0 || this.#mirror.played.length !== before) {
      this.pointed = undefined;
      this.held = undefined;
      this.asked = undefined;
      this.fault = undefined;
      this.#version++;
    }
    const decider = pending(this.present)?.player;
    if (decider !== undefined && this.people.includes(decider)) this.#lastViewer = decider;
    if (!isFirst && fresh.length > 0) this.#fly(fresh);
  }

  #fly(fresh: readonly Played[]): void {
    const events = fresh.flatMap((played) => played.events).map((event) => this.shown(event));
    this.#onFlights?.(
      events.flatMap((event) => this.game.flightsOf(this.view, event)),
      events,
    );
  }

  onFlights(listener: (flights: readonly Flight[], events: readonly GameEvent[]) => void): void {
    this.#onFlights = listener;
  }

  /** The whole truth: never shown as it is. */
  get present(): GameState {
    this.#version;
    return this.#mirror.history.state;
  }

  get played(): readonly Played[] {
    this.#version;
    return this.#mirror.played;
  }

  /** The game's name in the page's language. */
  readonly gameTitle: string = $derived.by(() => gameName(findGame(this.rulesGame), settings.locale));

  get thinking(): Seat | undefined {
    return this.#snapshot.thinking;
  }

  get botFault(): BotFault | undefined {
    return this.#snapshot.botFault;
  }

  get isKept(): boolean {
    return this.#snapshot.isKept;
  }

  get id(): string {
    return this.#snapshot.id;
  }

  readonly names: readonly string[] = $derived.by(() => sitterNames(this.sitters));
  readonly speaker: Speaker = $derived.by(() => {
    descriptionsAtHand();
    return speaker(settings.locale, this.names);
  });

  /** Whose eyes the page uses; NONE where no people play: then there is nobody to hide anything from. */
  readonly viewer: Seat = $derived.by(() => {
    const decider = pending(this.present)?.player;
    return decider !== undefined && this.people.includes(decider) ? decider : this.#lastViewer;
  });

  /** Whose board is shown below the others. */
  readonly shownSeat: Seat = $derived.by(() => this.#guest ?? Math.max(0, this.viewer));

  /** Shows a player's board; one's own again without one. */
  showSeat(seat: Seat | undefined): void {
    this.#guest = seat === this.viewer ? undefined : seat;
  }

  readonly view: GameState = $derived.by(() => this.viewAt(this.past ?? this.played.length));

  /** The position before this move, as the viewer sees it. */
  viewAt(position: number): GameState {
    this.#version;
    const state = stateAt(this.#mirror, position);
    // A copy in any case: the engine changes its states in place, and what is shown must be seen to change.
    return this.viewer === NONE ? state.rules.clone(state) : state.rules.view(state, this.viewer);
  }

  /** The round of the position before this move. */
  roundAt(position: number): number {
    return (stateAt(this.#mirror, position) as { round?: number }).round ?? 0;
  }

  get rounds(): number {
    return (this.present.rules as { rounds?: number }).rounds ?? 0;
  }

  /** An event as all people around the screen may know it. */
  shown(event: GameEvent): GameEvent {
    const { rules } = this.present;
    const versions = this.people.map((seat) => rules.seenBy(event, seat));
    return versions.find((version) => version !== event) ?? event;
  }

  /** What a move brought, in words; what happened before the first one, for -1. */
  linesAt(position: number): readonly Line[] {
    const events = position < 0 ? this.#mirror.opening : this.played[position].events;
    return this.#say(this.speaker, stateAt(this.#mirror, position + 1), events);
  }

  /** What this move and all after it brought. */
  linesFrom(position: number): readonly Line[] {
    return this.played.slice(position).flatMap((_, i) => this.linesAt(position + i));
  }

  readonly frame: Frame | undefined = $derived.by(() => pending(this.view));
  readonly isPresent: boolean = $derived.by(() => this.past === undefined);
  readonly isOver: boolean = $derived.by(() => pending(this.present) === undefined);
  /** Whether people pass the screen to one another. */
  readonly isShared: boolean = $derived.by(() => this.people.length > 1);
  /** Whether someone must take the screen before anything is shown. */
  readonly isCurtained: boolean = $derived.by(
    () =>
      this.isShared &&
      this.isPresent &&
      this.frame !== undefined &&
      this.people.includes(this.frame.player) &&
      this.#raised !== this.played.length &&
      this.game.isSecret(this.view, this.frame),
  );

  raiseCurtain(): void {
    this.#raised = this.played.length;
  }

  /** Whether a person has to decide now. */
  readonly isAsking: boolean = $derived.by(
    () =>
      this.isPresent &&
      this.frame !== undefined &&
      this.people.includes(this.frame.player) &&
      !this.isCurtained,
  );

  readonly legal: readonly number[] = $derived.by(() => (this.isAsking ? options(this.view) : []));

  /** Whether there is no alternative, and the only choice makes itself. */
  readonly isForced: boolean = $derived.by(() => settings.playForced && this.legal.length === 1);

  /** Legal choices by the thing that stands for them. */
  readonly byThing: ReadonlyMap<ThingId, readonly number[]> = $derived.by(() => this.#group(this.legal));

  /** Legal choices that are buttons. */
  readonly loose: readonly number[] = $derived.by(() =>
    this.legal.filter((option) => this.thingOf(option) === undefined),
  );

  /** Conceivable choices that are not legal, by thing. */
  readonly refused: ReadonlyMap<ThingId, readonly number[]> = $derived.by(() => {
    if (!this.isAsking) return new Map();
    const illegal: number[] = [];
    for (let option = 0; option < conceivable(this.view); option++)
      if (!this.legal.includes(option)) illegal.push(option);
    return this.#group(illegal);
  });

  #group(list: readonly number[]): Map<ThingId, number[]> {
    const groups = new Map<ThingId, number[]>();
    for (const option of list) {
      const thing = this.thingOf(option);
      if (thing === undefined) continue;
      const group = groups.get(thing);
      if (group === undefined) groups.set(thing, [option]);
      else group.push(option);
    }
    return groups;
  }

  thingOf(option: number): ThingId | undefined {
    return this.frame && this.game.thingOf(this.view, this.frame, option);
  }

  /** Who must do what, in a sentence. */
  readonly prompt: string = $derived.by(() =>
    this.speaker.prompt(this.view, this.people.length === 1 ? this.viewer : undefined),
  );

  label(option: number): string {
    return this.speaker.option(this.view, option);
  }

  /** Why the thing can't be chosen now; undefined if it can, or if nobody would think of it. */
  reasonFor(thing: ThingId): string | undefined {
    if (this.byThing.has(thing)) return undefined;
    const option = this.refused.get(thing)?.[0];
    const reason = option === undefined ? undefined : obstacle(this.view, option);
    return reason && this.speaker.reason(this.view, reason);
  }

  /** What would happen, in sentences, as far as it can be known. */
  preview(option: number): string[] {
    if (!this.legal.includes(option)) return [];
    const { events } = foresee(this.view, option);
    return events.flatMap((event) => this.speaker.event(this.view, event) ?? []).slice(0, MOST_PREVIEW_LINES);
  }

  warnings(option: number): readonly Warning[] {
    if (this.frame === undefined) return [];
    return this.game
      .warningsOf(this.view, this.frame, option)
      .filter(({ id }) => !settings.silenced.includes(id));
  }

  /** Looks closely at a thing. */
  point(thing: ThingId): void {
    this.pointed = { thing, options: this.byThing.get(thing) ?? [] };
    this.held = undefined;
  }

  pointOption(option: number): void {
    this.pointed = { thing: this.thingOf(option), options: [option] };
    this.held = undefined;
  }

  /** The one choice that is pointed at, and would be made by confirming. */
  readonly ready: number | undefined = $derived.by(() =>
    this.pointed?.options.length === 1 ? this.pointed.options[0] : undefined,
  );

  unpoint(): void {
    this.pointed = undefined;
    this.held = undefined;
  }

  /** Asks which of the thing's choices is meant. */
  askWhich(thing: ThingId): void {
    this.asked = { thing, options: this.byThing.get(thing) ?? [] };
  }

  /** Lets go of everything that is pointed at, waits or is asked. */
  letGo(): void {
    this.unpoint();
    this.asked = undefined;
  }

  /** Makes a choice, unless it has to be confirmed first; a warning wants that even if one has just confirmed. */
  choose(option: number, isConfirmed = false): void {
    const isDoubtful = this.warnings(option).length > 0 || (!isConfirmed && this.#mustConfirm(option));
    if (this.held !== option && isDoubtful) {
      this.pointOption(option);
      this.held = option;
      return;
    }
    void this.commit(option);
  }

  /** Whether the choice ends one's turn, or can't be taken back, and one wants to be asked before that. */
  #mustConfirm(option: number): boolean {
    if (!settings.confirmTurns) return false;
    const { hasRevealed, next } = foresee(this.view, option);
    return hasRevealed || next !== this.frame?.player;
  }

  async commit(option: number): Promise<void> {
    if (this.isBusy) return;
    this.letGo();
    await this.#ask(host().decide(this.played.length, option));
  }

  async #ask(request: Promise<Answer<undefined>>): Promise<void> {
    this.isBusy = true;
    const answer = await request;
    this.isBusy = false;
    // A choice made twice in a hurry is no fault of anybody.
    if (!answer.ok && answer.fault !== 'stale') this.fault = answer.fault;
  }

  /** The person who could take something back: the one who decided last. */
  get #undoer(): Seat {
    const last = this.played.at(-1)?.move.seat;
    return last !== undefined && this.people.includes(last) ? last : this.viewer;
  }

  /** Why nothing can be taken back; undefined if something can. */
  readonly undoBarrier: UndoBarrier | undefined = $derived.by(() => {
    this.#version;
    return undoBarrier(this.#mirror.history, this.#undoer);
  });

  get canRedo(): boolean {
    return this.#snapshot.undone.length > 0;
  }

  async undo(): Promise<void> {
    await this.#ask(host().undo(this.#undoer));
  }

  async resetTurn(): Promise<void> {
    await this.#ask(host().resetTurn(this.#undoer));
  }

  async redo(): Promise<void> {
    await this.#ask(host().redo());
  }

  /** After a bot has stopped. */
  async goOn(way: WayOn): Promise<void> {
    await this.#ask(host().goOn(way));
  }

  /** Looks at the position before a move; the present if it is the last one. */
  lookAt(position: number | undefined): void {
    this.past = position === undefined || position >= this.played.length ? undefined : position;
    this.letGo();
  }

  /** The number of the first move after the viewer's last decision. */
  readonly sinceLast: number = $derived.by(() => {
    // Whoever watches bots is shown the last turns.
    if (this.viewer === NONE) return Math.max(0, this.played.length - this.players);
    return this.played.findLastIndex(({ move }) => move.seat === this.viewer) + 1;
  });

  /** Things that others chose since the viewer's last decision, and who did. */
  readonly marks: ReadonlyMap<ThingId, Seat> = $derived.by(() => {
    const marks = new Map<ThingId, Seat>();
    const end = this.past ?? this.played.length;
    const start = this.past === undefined ? this.sinceLast : Math.max(0, end - 1);
    for (let i = start; i < end; i++) {
      // What was chosen in a round that is over has left the boards.
      if (this.roundAt(i) !== this.roundAt(end)) continue;
      const { move } = this.played[i];
      const before = this.viewAt(i);
      const frame = pending(before);
      const thing = frame && this.game.thingOf(before, frame, move.option);
      if (thing !== undefined) marks.set(thing, move.seat);
    }
    return marks;
  });
}

const KEY = Symbol('table');

export function provideTable(table: TableStore): void {
  setContext(KEY, table);
}

export function useTable(): TableStore {
  return getContext<TableStore>(KEY);
}
