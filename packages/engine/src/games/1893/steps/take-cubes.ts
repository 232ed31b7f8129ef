import type { ChoiceStep } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { type Multiset, multisets, multisetWord } from '../../../mechanics/multiset.ts';
import { supplyOf, takeCubes } from '../gains.ts';
import { type GainSource, REFINED } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

const MOST = 2;

/** Every set of one or two refined cubes, alike or not; an option is an index in this list. */
export const CUBE_SETS: readonly Multiset[] = [...multisets(REFINED, 1), ...multisets(REFINED, MOST)];
/** Those of two. */
export const CUBE_PAIRS: readonly Multiset[] = CUBE_SETS.slice(REFINED);
const SIZES = CUBE_SETS.map((set) => set.reduce((sum, count) => sum + count));

const SOURCES: readonly GainSource[] = ['action', 'free-action', 'card'];

/** Take `a` refined cubes of choice, as the supply has them; `b` says why: a place in the list of sources. */
export const takeCubesStep: ChoiceStep<State> = {
  notation: wordList(CUBE_SETS.map(cubesWord)),
  conceivable: () => CUBE_SETS.length,
  options(s, { a: size }, out) {
    for (let option = 0; option < CUBE_SETS.length; option++) {
      if (SIZES[option] === size && hasCubes(s, CUBE_SETS[option])) out.push(option);
    }
  },
  obstacle(s, { a: size }, option): Reason | undefined {
    if (option >= CUBE_SETS.length) return { code: 'not-a-choice' };
    if (SIZES[option] !== size) return { code: 'wrong-number-of-cubes', needed: size };
    return cubesObstacle(s, CUBE_SETS[option]);
  },
  choose: (s, { player, b: source }, option) => takeCubes(s, player, CUBE_SETS[option], SOURCES[source]),
};

export function cubesWord(set: Multiset): string {
  return multisetWord(set, 'wisg');
}

export function hasCubes(s: State, set: Multiset): boolean {
  for (let material = 0; material < REFINED; material++)
    if (set[material] > supplyOf(s, material)) return false;
  return true;
}

export function cubesObstacle(s: State, set: Multiset): Reason | undefined {
  for (let material = 0; material < REFINED; material++) {
    const available = supplyOf(s, material);
    if (set[material] > available)
      return { code: 'supply-short', material, needed: set[material], available };
  }
  return undefined;
}
