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

/** As its owner calls it: several packs in a folder are told apart by it. */
export function fileNameOf({ name, game }: Pick<Pack, 'name' | 'game'>): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || game;
}

export function exportPack(pack: Pack): void {
  download(`${fileNameOf(pack)}.horta-pack.json`, `${JSON.stringify(pack, undefined, 2)}\n`);
}
