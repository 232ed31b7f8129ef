/** Component packs from outside, of whichever game they say. */
import { GAMES, InvalidInput, type Pack, parseJson } from '@horta/engine';
import type { Terminal } from './command.ts';
import { readText } from './files.ts';

/** Throws InvalidInput with every fault named. */
export function readPack(json: unknown): Pack {
  // JSON may be null too: `?.` covers it.
  const id = (json as { game?: unknown } | undefined)?.game;
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined)
    throw new InvalidInput('pack', [
      { path: 'game', message: `expected one of ${GAMES.map((known) => known.id).join(', ')}` },
    ]);
  return game.readPack(json);
}

export function packFromText(text: string): Pack {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    throw new InvalidInput('pack', [{ path: '', message: `not JSON: ${(error as Error).message}` }]);
  }
  return readPack(json);
}

/** The part of a setup that `--pack FILE` gives. */
export async function packOption(path: string | undefined, terminal: Terminal): Promise<{ pack?: Pack }> {
  return path === undefined ? {} : { pack: packFromText(await readText(path, terminal)) };
}
