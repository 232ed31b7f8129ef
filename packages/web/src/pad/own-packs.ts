/** Component packs that this browser keeps, by those who own the box: what they say may count on a pad. */
import {
  findGame,
  fingerprint,
  type GameId,
  type GameOptions,
  InvalidInput,
  loadGame,
  type Pack,
  rulesOf,
} from '@horta/engine';
import { fetchedAtLast } from '../fetched-at-last.ts';

/** Those that a table of this game can be scored with, each once: with no fault, and with all parts that it plays with. */
export async function ownPacks(game: GameId, options: GameOptions): Promise<readonly Pack[]> {
  const [{ allPacks }] = await fetchedAtLast(() =>
    Promise.all([import('../packs/pack-store.ts'), loadGame(game, options)]),
  );
  const stored = await allPacks();
  const fitting = stored.flatMap(({ pack }) => (pack.game === game ? fittingOf(game, options, pack) : []));
  const known = fitting.map(fingerprint);
  return fitting.filter((pack, i) => known.indexOf(fingerprint(pack)) === i);
}

function fittingOf(game: GameId, options: GameOptions, stored: Pack): Pack[] {
  const entry = findGame(game);
  try {
    const pack = entry.readPack(stored);
    rulesOf(entry, entry.minPlayers, options, pack);
    return [pack];
  } catch (fault) {
    if (fault instanceof InvalidInput) return [];
    throw fault;
  }
}
