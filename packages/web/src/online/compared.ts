/** Whether a finished game was dealt as it was fixed beforehand, by what this browser saw of it. */
import { loadGame } from '@horta/engine';
import { checkProof } from '@horta/online/chance';
import { keptOf } from './kept-chance.ts';
import type { OnlineTable } from './online-table.svelte.ts';

/** Undefined where there is no proof: such tables are played on from others, or not to be read now. */
export async function compareChance({ id, room, host }: OnlineTable): Promise<boolean | undefined> {
  if (room === undefined) return undefined;
  const answer = await host.exportText(id);
  if (!answer.ok) return undefined;
  await loadGame(room.game, room.options);
  const { findings } = checkProof(answer.value, keptOf(id));
  if (findings.some(({ finding }) => finding === 'no-proof')) return undefined;
  return findings.length === 0;
}
