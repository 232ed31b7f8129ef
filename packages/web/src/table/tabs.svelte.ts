/** The boards of a phone behind their tabs: which one is shown, and on which something can be done. */
import type { ThingId } from '../games/game-view.ts';
import { layout } from './layout.svelte.ts';
import type { TableStore } from './table.svelte.ts';

export const TABS = ['main', 'side', 'own', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

export class Tabs {
  readonly #table: TableStore;
  /** What the panels are in. */
  root: HTMLElement | undefined = $state();
  /** Where the camera, or somebody's hand, has turned to. */
  turned: Tab = $state('main');
  /** Where something can be done. */
  dots: readonly Tab[] = $state.raw([]);
  /** The decision during which somebody has turned to a tab by hand: as many moves were made before it. */
  #turnedAt: number | undefined;

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** On its side a phone has the main board always. */
  get all(): readonly Tab[] {
    return layout.name === 'lying' ? TABS.filter((tab) => tab !== 'main') : TABS;
  }

  get shown(): Tab {
    return layout.name === 'lying' && this.turned === 'main' ? 'side' : this.turned;
  }

  isInSight(tab: Tab): boolean {
    return this.shown === tab || !this.all.includes(tab);
  }

  turnByHand(tab: Tab): void {
    this.turned = tab;
    this.#turnedAt = this.#table.isDeciding ? this.#table.seen.played.length : undefined;
  }

  panelOf(tab: Tab): HTMLElement | undefined {
    return this.root?.querySelector<HTMLElement>(`[data-tab="${tab}"]`) ?? undefined;
  }

  /** The things that lie on a board, in their order. */
  thingsOn(tab: Tab, things: readonly ThingId[]): Element[] {
    return things.flatMap((thing) => this.panelOf(tab)?.querySelector(`[data-thing="${thing}"]`) ?? []);
  }

  /**
   * The boards know where their things are: look once they are drawn, and turn to where something can be done. A turn
   * begins at the main board, if it can; within it nobody is led away from a board on which something can be done.
   */
  look(): void {
    this.dots = TABS.filter((tab) => this.panelOf(tab)?.querySelector('.thing.legal') != null);
    const { company, seen } = this.#table;
    // Where nothing can be decided as yet, nobody is led away from what they are shown.
    if (company?.promptAt(seen) !== undefined) return;
    const { frame, played } = seen;
    const isNew = frame?.step === 'turn' || played.at(-1)?.move.seat !== frame?.player;
    const isSeen = this.dots.some((tab) => this.isInSight(tab)) && !(isNew && this.dots[0] === 'main');
    if (this.dots.length > 0 && !isSeen && this.#turnedAt !== played.length) this.turned = this.dots[0];
  }

  /** What can be chosen may lie below the edge of the screen. */
  showLegal(): void {
    const panel = this.panelOf(this.shown);
    if (panel === undefined) return;
    const things = [...panel.querySelectorAll('.thing.legal')];
    const edge = panel.getBoundingClientRect();
    const isSeen = things.some((thing) => {
      const { top, bottom } = thing.getBoundingClientRect();
      return top >= edge.top && bottom <= edge.bottom;
    });
    if (!isSeen) things[0]?.scrollIntoView({ block: 'center' });
  }
}
