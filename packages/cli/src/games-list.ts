/** The catalogue as data: what `horta games` and the referee tell of every game. */
import { fingerprint, GAMES } from '@horta/engine';

export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly changes: string;
    readonly values: readonly (boolean | string)[];
    readonly default: boolean | string;
  }[];
  readonly pack: { readonly id: string; readonly name: string; readonly fingerprint: string };
}

export function gamesList(): GameEntry[] {
  return GAMES.map(({ id, name, version, minPlayers, maxPlayers, options, pack }) => ({
    id,
    name,
    version,
    minPlayers,
    maxPlayers,
    options,
    pack: { id: pack.id, name: pack.name, fingerprint: fingerprint(pack) },
  }));
}
