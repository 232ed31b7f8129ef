/** Which page is shown: the part of the address after `#`, so that any file server can serve the app. */
export type Route =
  | { readonly page: 'home' }
  /** A replay is of a game that is over, from its beginning. */
  | { readonly page: 'table' | 'replay'; readonly id: string };

function read(hash: string): Route {
  const [, page, id] = /^#\/(\w+)\/([\w-]+)$/.exec(hash) ?? [];
  return (page === 'table' || page === 'replay') && id !== undefined ? { page, id } : { page: 'home' };
}

let current = $state.raw(read(location.hash));

addEventListener('hashchange', () => {
  current = read(location.hash);
});

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

export function goTo(href: string): void {
  location.hash = href;
}
