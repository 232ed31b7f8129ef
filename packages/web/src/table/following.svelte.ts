/** On a phone the camera goes where something happens, is asked, advised or pointed at. */
import { tick } from 'svelte';
import type { ThingId } from '../games/game-view.ts';
import { motion } from '../settings/settings.svelte.ts';
import { keepAbove, keepInSight } from './camera.ts';
import { layout } from './layout.svelte.ts';
import type { TableStore } from './table.svelte.ts';
import { TABS, type Tab, type Tabs } from './tabs.svelte.ts';

/** Where the camera goes by itself: what others have is in sight always. */
const FOLLOWED: readonly Tab[] = ['main', 'side'];

/** Called while the component begins that shows the tabs; it ends with it. */
export function followTable(table: TableStore, tabs: Tabs): void {
  followDecisions(table, tabs);
  followStory(table, tabs);
  followChoices(table, tabs);
  followFinger(table, tabs);
}

function look(tabs: Tabs): void {
  tabs.look();
  void tick().then(() => tabs.showLegal());
}

function followDecisions(table: TableStore, tabs: Tabs): void {
  $effect(() => {
    table.seen.byThing;
    // While something is told, the camera is where it happens; then where one has to decide.
    if (!table.director.isTelling) void tick().then(() => look(tabs));
  });

  // Parts of boards that are fetched come later than the others.
  $effect(() => {
    if (tabs.root === undefined) return;
    const observer = new MutationObserver((changes) => {
      const isThing = (node: Node) =>
        node instanceof Element &&
        (node.matches('.thing.legal') || node.querySelector('.thing.legal') !== null);
      if (tabs.dots.length === 0 && changes.some(({ addedNodes }) => [...addedNodes].some(isThing)))
        look(tabs);
    });
    observer.observe(tabs.root, { childList: true, subtree: true });
    return () => observer.disconnect();
  });
}

/** Turns to the board on which most of a step happens; true if it was not in sight. */
function turnToMost(tabs: Tabs, things: readonly ThingId[]): boolean {
  const count = (tab: Tab) => tabs.thingsOn(tab, things).length;
  const best = FOLLOWED.reduce((x, y) => (count(y) > count(x) ? y : x));
  const isTurned = count(best) > 0 && !tabs.isInSight(best);
  if (count(best) > 0) tabs.turned = best;
  return isTurned;
}

function followStory(table: TableStore, tabs: Tabs): void {
  $effect(() => {
    const things = [...table.toldThings.keys()];
    if (things.length === 0) return;
    let ends: readonly (() => void)[] = [];
    let isOver = false;
    void (async () => {
      await tick();
      // Somebody is about to choose.
      if (isOver || table.pointing.pointed !== undefined || table.pointing.asked !== undefined) return;
      const isSmooth = !turnToMost(tabs, things) && motion() > 0;
      await tick();
      const panels = isOver ? [] : FOLLOWED.filter((tab) => tabs.isInSight(tab));
      ends = panels.flatMap((tab) => {
        const panel = tabs.panelOf(tab);
        return panel === undefined ? [] : keepInSight(panel, tabs.thingsOn(tab, things), isSmooth);
      });
    })();
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  });

  // Something is shown on a board for a while.
  $effect(() => {
    if (table.turnTo !== undefined) tabs.turned = table.turnTo;
  });
}

/** What is asked about a thing is asked on its board, and what is advised is looked at there. */
function followChoices(table: TableStore, tabs: Tabs): void {
  $effect(() => {
    const anchor = table.pointing.open?.anchor ?? table.hint?.advised;
    if (anchor === undefined) return;
    void tick().then(() => {
      tabs.turned = TABS.find((tab) => tabs.thingsOn(tab, [anchor]).length > 0) ?? tabs.turned;
    });
  });
}

/** What a finger has shown stays in sight beside what is told of it. */
function followFinger(table: TableStore, tabs: Tabs): void {
  $effect(() => {
    const { pointed } = table.pointing;
    if (pointed?.thing === undefined || !pointed.isTapped) return;
    const { thing } = pointed;
    let end: (() => void) | undefined;
    let isOver = false;
    void tick().then(() => {
      const tab = TABS.find((one) => tabs.isInSight(one) && tabs.thingsOn(one, [thing]).length > 0);
      const panel = tab && tabs.panelOf(tab);
      const sheet = document.querySelector<HTMLElement>(':is(.bar, .above) > .sheet:not(.popover)');
      if (isOver || tab === undefined || panel === undefined || sheet === null) return;
      // Beside the main board is not enough room for both.
      sheet.toggleAttribute('data-away', layout.name === 'lying' && tab !== 'main');
      end = keepAbove(sheet, panel, tabs.thingsOn(tab, [thing])[0], motion() > 0);
    });
    return () => {
      isOver = true;
      end?.();
    };
  });
}
