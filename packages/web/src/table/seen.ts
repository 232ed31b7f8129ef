/**
 * What is seen of a table, from the seats around this screen, at one moment: made anew when something has happened or
 * someone looks elsewhere, never changed. It knows what these seats were told, and no more.
 */
import {
  conceivable,
  type Frame,
  type GameEvent,
  type GameState,
  obstacle,
  pending,
  type Reason,
  type Seat,
} from '@horta/engine';
import type { Onlooker, Played, Sight, UndoBarrier } from '@horta/table';
import type { GameView, ThingId } from '../games/game-view.ts';
import { foresee } from './foresight.ts';

/** Where one looks. */
export interface Look {
  /** The seat whose eyes were used last: those who look go on with them while others decide. */
  readonly last: Onlooker;
  /** The position for which whoever decides has taken the screen. */
  readonly raisedAt: number | undefined;
  /** What is shown, if not the present. */
  readonly told?: Told | undefined;
}

/** How far the story was told: to this position, or to between it and the one before. */
export interface Told {
  /** The number of the move that comes next. */
  readonly position: number;
  readonly view: GameState;
  /** Whether one looks back at it, and it is not just being told. */
  readonly isPast: boolean;
}

export class Seen {
  readonly game: GameView;
  readonly look: Look;
  readonly #sight: Sight;
  /** Seats around this screen that people play. */
  readonly people: readonly Seat[];
  /** Whose eyes are used. */
  readonly eyes: Onlooker;
  readonly view: GameState;
  readonly frame: Frame | undefined;
  /** The seat that has to decide; undefined when the game is over. */
  readonly decider: Seat | undefined;
  #byThing: ReadonlyMap<ThingId, readonly number[]> | undefined;
  #refused: ReadonlyMap<ThingId, readonly number[]> | undefined;
  #marks: ReadonlyMap<ThingId, Seat> | undefined;

  constructor(game: GameView, sight: Sight, look: Omit<Look, 'last'> & { readonly last?: Onlooker }) {
    const { onlookers, now, sitters } = sight;
    this.game = game;
    this.#sight = sight;
    this.decider = now.decision?.seat;
    this.people = onlookers.filter(
      (eyes): eyes is Seat => typeof eyes === 'number' && sitters[eyes].bot === undefined,
    );
    const isOurs = this.decider !== undefined && this.people.includes(this.decider);
    this.eyes = isOurs ? this.decider : (look.last ?? onlookers[0]);
    this.look = { ...look, last: this.eyes };
    this.view = look.told?.view ?? this.viewAt(this.played.length);
    this.frame = pending(this.view);
  }

  /** The same moment, looked at otherwise. */
  at(look: Partial<Look>): Seen {
    return new Seen(this.game, this.#sight, { ...this.look, ...look });
  }

  /** The seat whose eyes are used; undefined for those who only watch. */
  get viewer(): Seat | undefined {
    return typeof this.eyes === 'number' ? this.eyes : undefined;
  }

  get played(): readonly Played[] {
    return this.#sight.played;
  }

  get revision(): number {
    return this.#sight.revision;
  }

  get sitters(): Sight['sitters'] {
    return this.#sight.sitters;
  }

  /** The position before this move. */
  viewAt(position: number): GameState {
    const { views, onlookers } = this.#sight;
    return views[position][onlookers.indexOf(this.eyes)];
  }

  /** The round of the position before this move. */
  roundAt(position: number): number {
    return (this.viewAt(position) as { round?: number }).round ?? 0;
  }

  /** The number of the first move of the turn that a move belongs to: what a seat does without another one between. */
  turnAt(position: number): number {
    let first = position;
    while (first > 0 && !this.#beginsTurn(first)) first--;
    return first;
  }

  #beginsTurn(position: number): boolean {
    const { seat, step } = this.played[position].move;
    return (
      step === 'turn' ||
      this.played[position - 1].move.seat !== seat ||
      this.roundAt(position - 1) !== this.roundAt(position)
    );
  }

  get rounds(): number {
    return (this.view.rules as { rounds?: number }).rounds ?? 0;
  }

  /** What a move brought; what happened before the first one, for -1. */
  eventsAt(position: number): readonly GameEvent[] {
    return position < 0 ? this.#sight.opening : this.played[position].events;
  }

  get isPresent(): boolean {
    return this.look.told === undefined;
  }

  /** What is asked of whom at the present. */
  get now(): Sight['now'] {
    return this.#sight.now;
  }

  get isOver(): boolean {
    return this.decider === undefined && this.now.isPaused !== true;
  }

  /** Whether people pass the screen to one another. */
  get isShared(): boolean {
    return this.people.length > 1;
  }

  /** Whether the decision that is waited for is made at this screen. */
  get #isOurs(): boolean {
    const { frame, decider } = this;
    return (
      this.isPresent && frame !== undefined && decider !== undefined && this.people.includes(frame.player)
    );
  }

  /** Whether someone must take the screen before anything is shown. */
  get isCurtained(): boolean {
    return (
      this.isShared &&
      this.#isOurs &&
      this.look.raisedAt !== this.played.length &&
      this.game.isSecret(this.view, this.frame as Frame)
    );
  }

  /** Whether a person has to decide now. */
  get isAsking(): boolean {
    return this.#isOurs && !this.isCurtained;
  }

  get legal(): readonly number[] {
    return this.isAsking ? (this.#sight.now.decision?.options ?? []) : [];
  }

  /** Legal choices by the thing that stands for them. */
  get byThing(): ReadonlyMap<ThingId, readonly number[]> {
    this.#byThing ??= this.#group(this.legal);
    return this.#byThing;
  }

  /** Legal choices that are buttons. */
  get loose(): readonly number[] {
    return this.legal.filter((option) => this.thingOf(option) === undefined);
  }

  /** Conceivable choices that are not legal, by thing. */
  get refused(): ReadonlyMap<ThingId, readonly number[]> {
    this.#refused ??= this.#group(this.isAsking ? illegal(this.view, this.legal) : []);
    return this.#refused;
  }

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

  /** Why the thing can't be chosen now; undefined if it can, or if nobody would think of it. */
  reasonFor(thing: ThingId): Reason | undefined {
    if (this.byThing.has(thing)) return undefined;
    const option = this.refused.get(thing)?.[0];
    return option === undefined ? undefined : obstacle(this.view, option);
  }

  /** What a choice would do, as far as it can be known. */
  foreseen(option: number): readonly GameEvent[] {
    return this.legal.includes(option) ? foresee(this.view, option).events : [];
  }

  /** Whether the choice ends one's turn, or can't be taken back. */
  isFinal(option: number): boolean {
    const { hasRevealed, next } = foresee(this.view, option);
    return hasRevealed || next !== this.frame?.player;
  }

  /** The person who could take something back: the one who decided last. */
  get undoer(): Seat | undefined {
    const last = this.played.at(-1)?.move.seat;
    return last !== undefined && this.people.includes(last) ? last : this.viewer;
  }

  /** Why nothing can be taken back; undefined if something can. */
  get undoBarrier(): UndoBarrier | undefined {
    const now = this.#sight.now.seats.find(({ seat }) => seat === this.undoer);
    return now === undefined ? 'nothing-played' : now.barrier;
  }

  /** The person who can make something again that was taken back. */
  get redoer(): Seat | undefined {
    return this.#sight.now.seats.find(({ canMakeAgain }) => canMakeAgain)?.seat;
  }

  /** The number of the first move after the viewer's last decision. */
  get sinceLast(): number {
    // Whoever watches is shown the last turns.
    if (this.viewer === undefined) return Math.max(0, this.played.length - this.sitters.length);
    return this.played.findLastIndex(({ move }) => move.seat === this.viewer) + 1;
  }

  /** Things that others chose since the viewer's last decision, and who did. */
  get marks(): ReadonlyMap<ThingId, Seat> {
    this.#marks ??= this.#markedThings();
    return this.#marks;
  }

  #markedThings(): Map<ThingId, Seat> {
    const marks = new Map<ThingId, Seat>();
    const { told } = this.look;
    const end = told?.position ?? this.played.length;
    const start = told?.isPast === true ? Math.max(0, end - 1) : this.sinceLast;
    for (let i = start; i < end; i++) {
      // What was chosen in a round that is over has left the boards.
      if (this.roundAt(i) !== this.roundAt(end)) continue;
      const { move } = this.played[i];
      const before = this.viewAt(i);
      const frame = pending(before);
      const thing = frame && this.game.thingOf(before, frame, move.option);
      if (thing !== undefined && this.game.stays(this.view, thing)) marks.set(thing, move.seat);
    }
    return marks;
  }
}

function illegal(view: GameState, legal: readonly number[]): number[] {
  const list: number[] = [];
  for (let option = 0; option < conceivable(view); option++) if (!legal.includes(option)) list.push(option);
  return list;
}
