import { JOKERS, payCubes, supplyOf, takeCubes } from '../../gains.ts';
import { JOKER, MATERIAL_NAMES, REFINED } from '../../ids.ts';
import { cubeAt } from '../../places.ts';
import { CUBE_SETS } from '../../steps/take-cubes.ts';
import { cardStep } from '../card-step.ts';

/** Card 8: after taking materials, one joker for one refined cube. The first sets of cubes are those of one cube. */
export const swapJoker = cardStep(MATERIAL_NAMES.slice(0, REFINED), {
  obstacle(s, player, material) {
    if (s.cubes[cubeAt(player, JOKER)] === 0) return { code: 'no-joker' };
    return supplyOf(s, material) > 0
      ? undefined
      : { code: 'supply-short', material, needed: 1, available: 0 };
  },
  use(s, player, material) {
    payCubes(s, player, JOKERS[1], 'card');
    takeCubes(s, player, CUBE_SETS[material], 'card');
  },
});
