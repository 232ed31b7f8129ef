import { push } from '../core/agenda.ts';
import type { AutomaticStep, GameState } from '../core/game.ts';

interface PassingState extends GameState {
  /** Bit set of the seats that have passed. */
  readonly passed: number;
}

/** Clockwise, one `turn` each, until all have passed. `player` is the next in line. */
export const turns: AutomaticStep<PassingState> = {
  run(s, frame) {
    const { players } = s.rules;
    for (let i = 0; i < players; i++) {
      const player = (frame.player + i) % players;
      if ((s.passed >> player) & 1) continue;
      push(s, 'turns', (player + 1) % players);
      push(s, 'turn', player);
      return;
    }
  },
};
