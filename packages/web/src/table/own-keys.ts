/** Parts over the table that have all keys for themselves while the focus is in them: `data-own-keys`. */
export function hasOwnKeys(target: unknown): boolean {
  return target instanceof Element && target.closest('[data-own-keys]') !== null;
}
