/** Parts of a table over a network find it here. */
import { getContext } from 'svelte';
import type { OnlineTable } from './online-table.svelte.ts';

export const ONLINE = Symbol('online');

export function useOnline(): OnlineTable {
  return getContext<OnlineTable>(ONLINE);
}
