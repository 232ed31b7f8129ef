/** A hint about the pending decision: from being asked for until it is put away, or something is chosen. */
import { type GameState, options, pending } from '@horta/engine';
import { tick } from 'svelte';
import { rightAfter } from '../choices/ahead.ts';
import type { GameChoices, ThingId } from '../games/game-view.ts';
import type { Seen } from '../table/seen.ts';
import type { TableStore } from '../table/table.svelte.ts';
import { type Idea, ideasFrom, type ShownHint } from './advice.ts';

const ADVISER = 'master';

class Hint implements ShownHint {
  readonly #table: TableStore;
  /** What it is about. */
  readonly #seen: Seen;
  /** While it is thought about, there are none. */
  ideas: readonly Idea[] | undefined = $state.raw();
  /** Nobody could be asked. */
  isFailed = $state(false);
  #at = $state(0);

  constructor(table: TableStore) {
    this.#table = table;
    this.#seen = table.seen;
  }

  get idea(): Idea | undefined {
    return this.ideas?.[this.#at];
  }

  get other(): Idea | undefined {
    return this.ideas?.[1 - this.#at];
  }

  /** The thing that stands for it on the boards. */
  get advised(): ThingId | undefined {
    return this.idea && this.#seen.thingOf(this.idea.option);
  }

  /** Likewise for the other idea. */
  get second(): ThingId | undefined {
    return this.other && this.#seen.thingOf(this.other.option);
  }

  swap(): void {
    if (this.other !== undefined) this.#at = 1 - this.#at;
  }

  async think(): Promise<void> {
    const { id, ownSeat, pointing, asked } = this.#table;
    const [answer, choices] = await Promise.all([
      asked.explain(id, ownSeat, this.#seen.revision, ADVISER),
      pointing.fetch(),
    ]);
    if (answer.ok && answer.value !== undefined)
      this.ideas = ideasFrom(answer.value, ownSeat, (option) => this.#isWarned(option, choices));
    else this.isFailed = true;
  }

  /** Whether there is something to say against a choice, or against all that it leads to. */
  #isWarned(option: number, choices: GameChoices): boolean {
    const { pointing } = this.#table;
    const { view, frame } = this.#seen;
    if (pointing.warnings(option, this.#seen).length > 0) return true;
    if (frame === undefined || !choices.isHalf(view, frame, option)) return false;
    const next = decisionOf(rightAfter(view, option));
    return next.legal.every((rest) => pointing.warnings(rest, next).length > 0);
  }

  /** Leads to where the choice is made. Nothing is chosen by that. */
  async show(isNarrow: boolean): Promise<void> {
    const { pointing, seen } = this.#table;
    const { idea, advised } = this;
    if (idea === undefined || seen !== this.#seen || seen.frame === undefined) return;
    pointing.letGo();
    pointing.isAside = false;
    const selector =
      advised === undefined ? `button[data-option="${idea.option}"]` : `[data-thing="${advised}"]`;
    if (document.querySelector(selector) === null) this.#table.showSeat(undefined);
    const choices = await pointing.fetch();
    const isAsked = (seen.byThing.get(advised as ThingId)?.length ?? 0) > 1;
    if (advised === undefined) pointing.pointOption(idea.option);
    else if (isAsked || choices.isHalf(seen.view, seen.frame, idea.option)) {
      await pointing.pick(advised, true);
      return;
    } else pointing.point(advised, isNarrow);
    await tick();
    document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
  }
}

function decisionOf(view: GameState) {
  return { view, frame: pending(view), legal: options(view) };
}

/** Asks for a hint, unless there is one. */
export function ask(table: TableStore): void {
  if (table.hint !== undefined || !table.seen.isAsking) return;
  const hint = new Hint(table);
  table.hint = hint;
  void hint.think();
}
