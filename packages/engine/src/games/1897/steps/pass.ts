import type { AutomaticStep } from '../../../core/game.ts';
import { gainFrancs } from '../gains.ts';
import type { State } from '../state.ts';

/** 1897, Pass: the first to pass gains more than the others. */
export const pass: AutomaticStep<State> = {
  run(s, { player }) {
    const first = s.passed === 0;
    s.passed |= 1 << player;
    s.sink?.tell({ type: 'passed', player, first });
    gainFrancs(s, player, first ? s.rules.firstPassFrancs : s.rules.passFrancs, 'pass');
  },
};
