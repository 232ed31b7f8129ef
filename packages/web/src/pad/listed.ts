/** Several names in one sentence. */
import { listOfAll } from '@horta/words/fetched';
import { settings } from '../settings/settings.svelte.ts';

export function listed(names: readonly string[]): string {
  return listOfAll(settings.locale, names);
}
