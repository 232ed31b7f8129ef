import type { ChoiceStep } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { JOKERS, payCubes, takeCubes } from '../gains.ts';
import { JOKER, REFINED } from '../ids.ts';
import { cubeAt } from '../places.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import { CUBE_SETS, cubesObstacle, cubesWord, hasCubes } from './take-cubes.ts';

/**
 * One refined cube of choice, or pay one joker for two: every set of one or two cubes is an option. The last
 * cube of the supply can be had, but not for a joker.
 */
export const cubeOrTrade: ChoiceStep<State> = {
  notation: wordList(CUBE_SETS.map((set) => (isTrade(set) ? `trade-${cubesWord(set)}` : cubesWord(set)))),
  conceivable: () => CUBE_SETS.length,
  options(s, { player }, out) {
    const hasJoker = s.cubes[cubeAt(player, JOKER)] > 0;
    for (let option = 0; option < CUBE_SETS.length; option++) {
      const set = CUBE_SETS[option];
      if (hasCubes(s, set) && (hasJoker || !isTrade(set))) out.push(option);
    }
  },
  obstacle(s, { player }, option): Reason | undefined {
    if (option >= CUBE_SETS.length) return { code: 'not-a-choice' };
    if (isTrade(CUBE_SETS[option]) && s.cubes[cubeAt(player, JOKER)] === 0) return { code: 'no-joker' };
    return cubesObstacle(s, CUBE_SETS[option]);
  },
  choose(s, { player }, option) {
    if (isTrade(CUBE_SETS[option])) payCubes(s, player, JOKERS[1], 'noble');
    takeCubes(s, player, CUBE_SETS[option], 'noble');
  },
};

function isTrade(set: readonly number[]): boolean {
  let size = 0;
  for (let material = 0; material < REFINED; material++) size += set[material];
  return size === 2;
}
