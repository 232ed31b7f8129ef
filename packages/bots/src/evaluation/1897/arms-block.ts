/** Coats of arms: those finished, and those that may be. */
import { ARMS_EMPTY, ARMS_RANKS, ARMS_STAGES, isTopped, stageOf } from './arms.ts';
import { type Block, named } from './block.ts';
import { Q } from './quantities.ts';

export function armsBlock(): Block {
  return {
    names: [
      ...ARMS_STAGES.flatMap((stage) => named(`arms ${stage}`, ARMS_RANKS)),
      'arms empty',
      'arms one cell free, not behind x prestige',
      'arms two cells free, not behind x prestige',
    ],
    write(_s, { arms, of }, seat, out, start) {
      const products = start + ARMS_EMPTY + 1;
      const points = of[Q.prestigeToCome + seat] / 10;
      for (let i = 0; i < arms.length; i++) {
        const place = arms[i];
        out[start + place] += place === ARMS_EMPTY ? 1 / 9 : 1 / 4;
        const stage = stageOf(place);
        if ((stage === 1 || stage === 2) && isTopped(place)) out[products + stage - 1] += points;
      }
      return products + 2;
    },
  };
}
