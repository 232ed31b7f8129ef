/** What the teacher points at: things on the boards, ringed as long as they are spoken of, however often they are drawn anew. */

const MARK = 'data-taught';

/** Rings these things, and the button of a choice; returns how to end it. */
export function ring(root: HTMLElement, things: readonly string[], option?: number): () => void {
  const buttons = option === undefined ? [] : [`button[data-option="${option}"]`];
  const selector = [
    ...things.flatMap((thing) => [`[data-thing="${thing}"]`, `[data-fly="${thing}"]`]),
    ...buttons,
  ].join();
  const mark = () => {
    for (const element of root.querySelectorAll(selector)) element.setAttribute(MARK, '');
  };
  const observer = new MutationObserver(mark);
  if (selector !== '') {
    mark();
    observer.observe(root, { childList: true, subtree: true });
  }
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}

type Board = 'main' | 'side' | 'own';

/** On a phone: the board on which the first of them lies, once it is there: boards are fetched. Returns how to end it. */
export function whenOnBoard(
  root: HTMLElement,
  things: readonly string[],
  then: (board: Board) => void,
): () => void {
  const observer = new MutationObserver(look);
  function look(): void {
    const board = boardOf(root, things);
    if (board === undefined) return;
    observer.disconnect();
    then(board);
  }
  if (things.length > 0) observer.observe(root, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

function boardOf(root: HTMLElement, things: readonly string[]): Board | undefined {
  for (const thing of things) {
    const found = root.querySelector(`[data-thing="${thing}"]`)?.closest<HTMLElement>('[data-tab]');
    const tab = found?.dataset.tab;
    if (tab === 'main' || tab === 'side' || tab === 'own') return tab;
  }
  return undefined;
}

export function bringToSight(root: HTMLElement, things: readonly string[]): void {
  const [first] = things.flatMap((thing) => root.querySelector(`[data-tab] [data-thing="${thing}"]`) ?? []);
  first?.scrollIntoView({ block: 'center' });
}

export function isChoiceInSight(root: HTMLElement): boolean {
  return root.querySelector('[data-tab]:not([hidden]) .thing.legal') !== null;
}
