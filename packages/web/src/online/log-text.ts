/** A whole game as it was told to one, in one's language: plain text to keep. */

import type { TableStore } from '../table/table.svelte.ts';
import { t } from '../words.svelte.ts';

/** Needs the words that describe the game. */
export function logText(table: TableStore): string {
  const lines = [table.gameTitle, table.names.join(', '), ''];
  const { rounds } = table.latest;
  let round = 0;
  for (const beat of table.director.beats) {
    const next = table.latest.roundAt(Math.max(0, beat.position));
    if (next > round) {
      round = next;
      lines.push('', t.round_only({ round, rounds }));
    }
    for (const { text } of table.linesOf(beat)) lines.push(text);
  }
  return `${lines.join('\n')}\n`;
}
