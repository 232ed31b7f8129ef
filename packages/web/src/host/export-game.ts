/** Gives a game to the person as a file. */

import type { TableId } from '@horta/table';
import type { AskedHost, HostAnswer } from '../table/company.ts';

export async function exportGame(
  host: Pick<AskedHost, 'exportText'>,
  id: TableId,
  game: string,
  changed: number,
): Promise<HostAnswer<undefined>> {
  const answer = await host.exportText(id);
  if (!answer.ok) return answer;
  const day = new Date(changed).toISOString().slice(0, 10);
  download(`${game}-${day}-${id.slice(0, 4)}.horta.txt`, answer.value);
  return { ok: true, value: undefined };
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
