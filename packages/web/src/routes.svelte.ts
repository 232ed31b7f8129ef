/** Which page is shown: the part of the address after `#`, so that any file server can serve the app. */
export type Route =
  | { readonly page: 'home' }
  /** A replay is of a game that is over, from its beginning. */
  | { readonly page: 'table' | 'replay'; readonly id: string }
  /** Around tables over a network: play with others, take one's seats to another device. */
  | { readonly page: 'together' | 'device'; readonly id: string | undefined };

function read(hash: string): Route {
  const [, page, id] = /^#\/(\w+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  if (page === 'together' || page === 'device') return { page, id };
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

/** A table over a network. */
export function onlineHref(id: string): string {
  return `#/online/${id}`;
}

/** The link by which seats are taken to another device. */
export function deviceHref(code: string): string {
  return `#/device/${code}`;
}

export const HOME_HREF = '#/';
export const TOGETHER_HREF = '#/together';
export const OPEN_HREF = '#/together/open';
export const DEVICE_HREF = '#/device';

export function goTo(href: string): void {
  location.hash = href;
}
