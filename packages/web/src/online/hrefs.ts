/** Addresses of pages that play on one screen has no need of (routes.svelte.ts reads them). */
/** A table over a network. */
export function onlineHref(id: string): string {
  return `#/online/${id}`;
}

/** The same, looked back at. */
export function lookHref(id: string): string {
  return `#/look/${id}`;
}

/** The link by which seats are taken to another device. */
export function deviceHref(code: string): string {
  return `#/device/${code}`;
}

export const OPEN_HREF = '#/together/open';
export const DEVICE_HREF = '#/device';
export const VERIFY_HREF = '#/verify';
