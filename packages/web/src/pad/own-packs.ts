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
import type { PackKey } from '../packs/pack-store.ts';
import type { Pad } from './pad.ts';

export interface OwnPack {
  readonly key: PackKey;
  readonly pack: Pack;
}

/** Those that a table of this game can be scored with: with no fault, and with all parts that it plays with. */
export async function ownPacks(game: GameId, options: GameOptions): Promise<readonly OwnPack[]> {
  const [{ allPacks }] = await fetchedAtLast(() =>
    Promise.all([import('../packs/pack-store.ts'), loadGame(game, options)]),
  );
  const stored = await allPacks();
  return stored.flatMap(({ key, pack }) =>
    (pack.game === game ? fittingOf(game, options, pack) : []).map((fit) => ({ key, pack: fit })),
  );
}

/** That of a pad: the same one where it was corrected meanwhile, or else one that is as that was. */
export function packOfPad(pad: Pick<Pad, 'pack' | 'packKey'>, own: readonly OwnPack[]): OwnPack | undefined {
  if (pad.pack === undefined) return undefined;
  return own.find(({ key }) => key === pad.packKey) ?? own.find(({ pack }) => fingerprint(pack) === pad.pack);
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
