/** What a person points at, plans, holds back or is asked about before a choice is made. */
import { type GameState, options, pending } from '@horta/engine';
import { rightAfter } from '../choices/ahead.ts';
import type { Choice, Decision, GameChoices, ThingId, Warning } from '../games/game-view.ts';
import { settings } from '../settings/settings.svelte.ts';
import type { Chosen } from './asking.svelte.ts';
import { foresee } from './foresight.ts';
import type { Seen } from './seen.ts';

/** What a person looks at closely: a thing on a board, a choice, or both. */
export interface Pointed {
  readonly thing: ThingId | undefined;
  /** Its choices; several if the thing stands for several. */
  readonly options: readonly number[];
  /** Whether a finger has shown it, which has not chosen it by that. */
  readonly isTapped: boolean;
  /** Whether it stays when the pointer leaves: somebody has chosen what can't be chosen, and reads why. */
  readonly isKept?: boolean;
}

interface Surroundings {
  readonly seen: () => Seen;
  /** Makes choices, one after the other. */
  readonly decide: (choices: readonly Chosen[]) => void;
  /** Fetches what choosing takes. */
  readonly fetch: () => Promise<GameChoices>;
  /** Whether all that happened was told, and nothing is on its way: what opens by itself may do so. */
  readonly isReady: () => boolean;
  /** Somebody chooses a thing early: what happens before it can be chosen is told at once, but for the end of a round. */
  readonly comeTo: (thing: ThingId) => void;
}

export class Pointing {
  readonly #around: Surroundings;
  /** What choosing takes, once it is there. */
  choices: GameChoices | undefined = $state.raw();

  pointed: Pointed | undefined = $state.raw();
  /** A choice that waits to be confirmed. */
  held: number | undefined = $state();
  /** A thing that was chosen and stands for several choices: it is asked which. */
  asked: Pointed | undefined = $state.raw();
  /** A choice that is not sent yet: what follows it is asked first, and Cancel leaves nothing behind. */
  plan: number | undefined = $state();
  /** The choice that is set where it is asked: the boards show what would come of it. */
  draft: number | undefined = $state();
  /** What opened by itself was closed, to look at the boards. */
  isAside: boolean = $state(false);

  /** Keys that what has opened understands, wherever the focus is; true if it does. */
  onKey: ((event: KeyboardEvent) => boolean) | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** What is decided: what follows the plan, if there is one. */
  readonly decision: Decision = $derived.by(() => {
    const seen = this.#around.seen();
    if (this.plan === undefined) return seen;
    const view = rightAfter(seen.view, this.plan);
    return { view, frame: pending(view), legal: options(view) };
  });

  /** The position right after the choice that is set. */
  readonly trial: GameState | undefined = $derived.by(() => {
    const { draft, decision } = this;
    return draft === undefined || !decision.legal.includes(draft)
      ? undefined
      : rightAfter(decision.view, draft);
  });

  /** The things that the choice that is set would change. */
  readonly reach: readonly ThingId[] = $derived.by(() => {
    const { choices, draft, decision } = this;
    if (choices === undefined || draft === undefined || decision.frame === undefined) return [];
    return choices.reach(decision.view, decision.frame, draft);
  });

  /** What has opened, or opens by itself: where it stands and what it shows. */
  readonly open: Choice | undefined = $derived.by(() => {
    const { choices, asked, isOpen } = this;
    const { view, frame } = this.decision;
    const seen = this.#around.seen();
    // What opens by itself waits until one has seen what it comes from.
    const isWaiting = !isOpen && (this.isAside || !this.#around.isReady());
    if (choices === undefined || frame === undefined || !seen.isAsking || isWaiting) return undefined;
    return choices.choiceAt(view, frame, asked?.thing, seen) ?? (asked?.thing && { anchor: asked.thing });
  });

  /** Whether it hides the things of a board. */
  get isOver(): boolean {
    return this.open?.over !== undefined;
  }

  /** The thing of the plan. */
  get planned(): ThingId | undefined {
    return this.plan === undefined ? undefined : this.#around.seen().thingOf(this.plan);
  }

  /** The one choice that is pointed at, and would be made by confirming. */
  get ready(): number | undefined {
    return this.pointed?.options.length === 1 ? this.pointed.options[0] : undefined;
  }

  /** Whether something was chosen and the rest is asked. */
  get isOpen(): boolean {
    return this.plan !== undefined || this.asked !== undefined;
  }

  /** Looks closely at a thing. */
  point(thing: ThingId, isTapped = false, isKept: boolean = isTapped): void {
    this.pointed = { thing, options: this.#around.seen().byThing.get(thing) ?? [], isTapped, isKept };
    this.held = undefined;
  }

  pointOption(option: number): void {
    this.pointed = { thing: this.#around.seen().thingOf(option), options: [option], isTapped: false };
    this.held = undefined;
  }

  unpoint(): void {
    this.pointed = undefined;
    this.held = undefined;
  }

  /** A thing is clicked or tapped. A mouse has shown by hovering what it does; a finger has not, and needs a second tap. */
  async pick(thing: ThingId, isSure: boolean): Promise<void> {
    const before = this.#around.seen();
    // A finger only looks: whoever wants to choose with it waits, or hurries.
    if (isSure) this.#around.comeTo(thing);
    const seen = this.#around.seen();
    /** What could not be seen yet is not chosen unseen. */
    const isEarly = seen !== before;
    const isSecond = this.pointed?.thing === thing && !isEarly;
    const offered = seen.byThing.get(thing) ?? [];
    if (offered.length === 0) {
      this.letGo();
      this.point(thing, !isSure, true);
      return;
    }
    const choices = await this.fetch();
    // The game may have gone on meanwhile.
    if (this.#around.seen() !== seen) return;
    const [option] = offered;
    const { view, frame } = seen;
    if (offered.length > 1) this.#open({ asked: { thing, options: offered, isTapped: !isSure } });
    else if (frame && choices.isHalf(view, frame, option)) this.#open({ plan: option });
    else {
      this.letGo();
      if ((isSure && !isEarly) || isSecond) this.choose(option);
      else this.point(thing, true);
    }
  }

  async fetch(): Promise<GameChoices> {
    this.choices ??= await this.#around.fetch();
    return this.choices;
  }

  #open({ asked, plan }: { asked?: Pointed; plan?: number }): void {
    const { draft } = this;
    this.letGo();
    this.isAside = false;
    this.asked = asked;
    this.plan = plan;
    // The architect goes elsewhere, the bid stays.
    if (draft !== undefined && plan !== undefined && this.decision.legal.includes(draft)) this.draft = draft;
  }

  /** Closes what is open: what was chosen is let go, what is asked in any case waits at the side. */
  close(): void {
    if (this.held === undefined && !this.isOpen) this.isAside = this.open !== undefined;
    this.letGo();
  }

  /** Lets go of everything that is pointed at, planned, waits or is asked. */
  letGo(): void {
    this.unpoint();
    this.asked = undefined;
    this.plan = undefined;
    this.draft = undefined;
  }

  /** What is wasteful about a choice, as far as one wants to know. */
  warnings(option: number, { view, frame }: Decision = this.decision): readonly Warning[] {
    if (frame === undefined) return [];
    const all = this.choices?.warningsOf(view, frame, option) ?? [];
    return all.filter(({ id }) => !settings.silenced.includes(id));
  }

  /** What is wasteful about the plan itself, whatever comes of it. */
  get planWarnings(): readonly Warning[] {
    return this.plan === undefined ? [] : this.warnings(this.plan, this.#around.seen());
  }

  /** Makes a choice, unless something is to be asked or confirmed first; a warning wants that even if one has just confirmed. */
  choose(option: number, isConfirmed = false): void {
    if (this.choices === undefined) {
      void this.fetch().then(() => this.choose(option, isConfirmed));
      return;
    }
    const { view, frame } = this.decision;
    if (frame === undefined) return;
    if (this.plan === undefined && this.choices.isHalf(view, frame, option)) {
      this.#open({ plan: option });
      return;
    }
    const mustConfirm = settings.confirmTurns && !isConfirmed && this.#isFinal(option);
    if (this.held !== option && (this.warnings(option).length > 0 || mustConfirm)) {
      this.held = option;
      return;
    }
    this.commit(option);
  }

  /** Whether the choice ends one's turn, or can't be taken back. */
  #isFinal(option: number): boolean {
    const { view, frame } = this.decision;
    const { hasRevealed, next } = foresee(view, option);
    return hasRevealed || next !== frame?.player;
  }

  /** Makes a choice, whatever there is to say about it. */
  commit(option: number): void {
    const { plan, decision } = this;
    const first = this.#around.seen().frame;
    this.letGo();
    if (first === undefined || decision.frame === undefined) return;
    const last = { step: decision.frame.step, option };
    this.#around.decide(plan === undefined ? [last] : [{ step: first.step, option: plan }, last]);
  }
}
