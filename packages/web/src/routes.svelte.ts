/** Which page is shown: the part of the address after `#`, so that any file server can serve the app. */
export type Route =
  | { readonly page: 'home' }
  /** A replay is of a game that is over, from its beginning. */
  | At<'table' | 'replay', string>
  /** A table over a network; and the same, looked back at. */
  | At<'online' | 'look', string>
  /**
   * Around tables over a network: play with others, take one's seats to another device, check the chance of a game (of a
   * table of this server, or of any game).
   */
  | At<'together' | 'device' | 'verify', string | undefined>
  /** Learn a game by playing it; the card of a game with all one needs at hand; the score pad, perhaps with what is on it. */
  | At<'learn' | 'aid' | 'pad', string | undefined>
  /** The rules of a game, and one of them; the components of a game or a pack, and a part of them. */
  | Within<'rules' | 'packs'>;

/** One route for each page, so that a page that is known tells what its id is. */
type At<Page, Id> = Page extends string ? { readonly page: Page; readonly id: Id } : never;
type Within<Page> = Page extends string
  ? { readonly page: Page; readonly id: string | undefined; readonly part: string | undefined }
  : never;

function read(hash: string): Route {
  const [, page, id, part] = /^#\/(\w+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (page === 'rules' || page === 'packs') return { page, id, part };
  if (part !== undefined) return { page: 'home' };
  if (
    page === 'together' ||
    page === 'device' ||
    page === 'verify' ||
    page === 'learn' ||
    page === 'aid' ||
    page === 'pad'
  )
    return { page, id };
  if (id === undefined) return { page: 'home' };
  return page === 'table' || page === 'replay' || page === 'online' || page === 'look'
    ? { page, id }
    : { page: 'home' };
}

let current = $state.raw(read(location.hash));
let before: string | undefined;

addEventListener('hashchange', ({ oldURL }) => {
  before = new URL(oldURL).hash;
  current = read(location.hash);
});

/** The hash of the page that was shown before this one, if there was one since the document was opened. */
export function hashBefore(): string | undefined {
  return before;
}

export function route(): Route {
  return current;
}

export function tableHref(id: string): string {
  return `#/table/${id}`;
}

export function replayHref(id: string): string {
  return `#/replay/${id}`;
}

export const HOME_HREF = '#/';
export const TOGETHER_HREF = '#/together';

export function goTo(href: string): void {
  location.hash = href;
}
