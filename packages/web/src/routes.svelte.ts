/** Which page is shown: the part of the address after `#`, so that any file server can serve the app. */
export type Route = { readonly page: 'home' } | { readonly page: 'table'; readonly id: string };

function read(hash: string): Route {
  const [, page, id] = /^#\/(\w+)\/([\w-]+)$/.exec(hash) ?? [];
  return page === 'table' && id !== undefined ? { page, id } : { page: 'home' };
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

export const HOME_HREF = '#/';

export function goTo(href: string): void {
  location.hash = href;
}
