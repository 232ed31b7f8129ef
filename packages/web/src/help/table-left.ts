/** The table from which somebody has gone to a page of rules: the page leads back there, with the table's own numbers. */
import { findGame, fingerprint, type GameId, isGameId, loadGame } from '@horta/engine';
import { fetchedAtLast } from '../fetched-at-last.ts';
import type { Edition } from '../reference/book.ts';

interface Left {
  readonly href: string;
  readonly game: GameId;
  readonly version: number;
  /** If it is not the game's own. */
  readonly pack?: unknown;
}

const KEY = 'horta-table-left';

/** Called at the table, before it is left. */
export function leaveTable(game: GameId, { pack, version }: Edition): void {
  const isOwn = fingerprint(findGame(game).packOf(version)) === fingerprint(pack);
  const left: Left = { href: location.hash, game, version, ...(isOwn ? {} : { pack }) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // The browser's own way back is left.
  }
}

/** Where it leads back to; undefined if no table was left for it in this window. */
export function tableLeft(): Left | undefined {
  try {
    const left: Partial<Left> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const { href, game, version } = left;
    const isTable = typeof href === 'string' && /^#\/\w+\/[\w-]+$/.test(href);
    return isTable && typeof game === 'string' && isGameId(game) && typeof version === 'number'
      ? { ...left, href, game, version }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Back at it, or home: the next page of rules is opened from there. */
export function forgetTable(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was not kept, either.
  }
}

// Pages of rules lead home, and to others that lead back to them.
addEventListener('hashchange', ({ newURL }) => {
  if (/^(?:#\/)?$/.test(new URL(newURL).hash)) forgetTable();
});

/** What the table that was left plays with; undefined if it is another game, or plays with the game's own. */
export async function editionLeft(game: GameId): Promise<Edition | undefined> {
  const left = tableLeft();
  if (left?.game !== game || left.pack === undefined) return undefined;
  try {
    await fetchedAtLast(() => loadGame(game));
    return { pack: findGame(game).readPack(left.pack), version: left.version };
  } catch {
    return undefined;
  }
}
