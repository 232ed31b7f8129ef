/** The component pack that a table is played with, unless it is one of the game's own. */
import { findGame, type Pack, packsOf } from '@horta/engine';

export function foreignPack({
  game,
  pack,
}: {
  readonly game: string;
  readonly pack: Pack;
}): Pack | undefined {
  return packsOf(findGame(game)).includes(pack) ? undefined : pack;
}
