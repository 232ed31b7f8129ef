/** Packs from files, and into files. */
import { isGameId, LONGEST_TEXT, type Pack, parseJson } from '@horta/engine';
import { download } from '../host/export-game.ts';
import { type Draft, draftFrom, type FileFault } from './editing.ts';

export type LoadFault = FileFault | 'file_unreadable';

export async function packFromFile(file: File): Promise<Draft | LoadFault> {
  if (file.size > LONGEST_TEXT) return 'file_too_large';
  let text: string;
  try {
    text = await file.text();
  } catch {
    return 'file_unreadable';
  }
  return packFromText(text);
}

function packFromText(text: string): Draft | LoadFault {
  try {
    return draftFrom(parseJson(text), isGameId);
  } catch {
    return 'file_not_json';
  }
}

export function exportPack(pack: Pack): void {
  const name = pack.id.replaceAll(/[^\w-]+/g, '-') || pack.game;
  download(`${name}.horta-pack.json`, `${JSON.stringify(pack, undefined, 2)}\n`);
}
