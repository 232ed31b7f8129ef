/** Makes a table for a picture: nobody sits there, and nothing can be asked of it. */
import {
  findGame,
  type GameId,
  options,
  type Pack,
  pending,
  randomFromSeed,
  recordHeader,
} from '@horta/engine';
import { append, newTable, revisionOf, whole } from '@horta/table';
import { loadGameView } from '../games/games.ts';
import type { AskedHost } from '../table/company.ts';
import { TableStore } from '../table/table.svelte.ts';
import type { SceneSpec } from './scenes.ts';

function nobody(): never {
  throw new Error('a picture asks nothing');
}

const NOBODY: AskedHost = {
  ask: nobody,
  goOn: nobody,
  explain: nobody,
  hold: nobody,
  exportText: nobody,
  playOn: nobody,
  leave: nobody,
  setManner: nobody,
};

/** The rules of the game must be loaded, and its words. */
export async function tableOf(game: GameId, spec: SceneSpec, pack: Pack): Promise<TableStore> {
  const { players, seed, moves } = spec;
  const header = recordHeader(game, { players, seed, options: spec.options ?? {}, pack });
  const sitters = Array.from({ length: players }, () => ({ name: '', bot: 'apprentice' }));
  const seated = newTable('picture', header, sitters);
  const random = randomFromSeed(seed);
  while (revisionOf(seated) < moves) {
    const legal = options(seated.state);
    const frame = pending(seated.state);
    if (frame === undefined) break;
    // Passing early makes for empty boards.
    const last = legal.length - 1;
    const option = legal[frame.step === 'turn' && last > 0 ? random.below(last) : random.below(legal.length)];
    append(seated, { type: 'decision', seat: frame.player, step: frame.step, option });
  }
  return new TableStore(await loadGameView(findGame(game).id), whole(seated, ['all']), NOBODY);
}
