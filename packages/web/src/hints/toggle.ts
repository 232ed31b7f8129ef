/** Shows a hint or puts it away; all that it takes is fetched when somebody asks. */
import type { TableStore } from '../table/table.svelte.ts';
import { withWords } from '../words.svelte.ts';

export async function toggleHint(table: TableStore): Promise<void> {
  if (table.hint !== undefined) table.hint = undefined;
  else if (!table.director.isTelling && table.company?.hasHints !== false)
    (await withWords(import('./hint.svelte.ts'))).ask(table);
}
