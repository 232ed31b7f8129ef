/** What a person points at, holds back or is asked about before a choice is made. */
import type { ThingId, Warning } from '../games/game-view.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Seen } from './seen.ts';

/** What a person looks at closely: a thing on a board, a choice, or both. */
export interface Pointed {
  readonly thing: ThingId | undefined;
  /** Its choices; several if the thing stands for several. */
  readonly options: readonly number[];
}

interface Surroundings {
  readonly seen: () => Seen;
  /** Makes a choice. */
  readonly decide: (option: number) => void;
}

export class Pointing {
  readonly #seen: () => Seen;
  readonly #decide: (option: number) => void;

  pointed: Pointed | undefined = $state.raw();
  /** A choice that waits to be confirmed. */
  held: number | undefined = $state();
  /** A thing that was chosen and stands for several choices: the action bar asks which, until one is made. */
  asked: Pointed | undefined = $state.raw();

  constructor({ seen, decide }: Surroundings) {
    this.#seen = seen;
    this.#decide = decide;
  }

  /** The one choice that is pointed at, and would be made by confirming. */
  get ready(): number | undefined {
    return this.pointed?.options.length === 1 ? this.pointed.options[0] : undefined;
  }

  /** Looks closely at a thing. */
  point(thing: ThingId): void {
    this.pointed = { thing, options: this.#seen().byThing.get(thing) ?? [] };
    this.held = undefined;
  }

  pointOption(option: number): void {
    this.pointed = { thing: this.#seen().thingOf(option), options: [option] };
    this.held = undefined;
  }

  unpoint(): void {
    this.pointed = undefined;
    this.held = undefined;
  }

  /** Asks which of the thing's choices is meant. */
  askWhich(thing: ThingId): void {
    this.asked = { thing, options: this.#seen().byThing.get(thing) ?? [] };
  }

  /** Lets go of everything that is pointed at, waits or is asked. */
  letGo(): void {
    this.unpoint();
    this.asked = undefined;
  }

  /** What is wasteful about a choice, as far as one wants to know. */
  warnings(option: number): readonly Warning[] {
    const { game, view, frame } = this.#seen();
    if (frame === undefined) return [];
    return game.warningsOf(view, frame, option).filter(({ id }) => !settings.silenced.includes(id));
  }

  /** Makes a choice, unless it has to be confirmed first; a warning wants that even if one has just confirmed. */
  choose(option: number, isConfirmed = false): void {
    const mustConfirm = settings.confirmTurns && !isConfirmed && this.#seen().isFinal(option);
    if (this.held !== option && (this.warnings(option).length > 0 || mustConfirm)) {
      this.pointOption(option);
      this.held = option;
      return;
    }
    this.commit(option);
  }

  /** Makes a choice, whatever there is to say about it. */
  commit(option: number): void {
    this.letGo();
    this.#decide(option);
  }
}
