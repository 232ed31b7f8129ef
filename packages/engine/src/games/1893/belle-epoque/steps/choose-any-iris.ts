import { IRIS_NAMES } from '../../board.ts';
import { dropFrame } from '../agenda-frames.ts';
import { cardStep } from '../card-step.ts';

/** Card 20: its holder lays the square on any iris; then the first player doesn't choose. */
export const chooseAnyIris = cardStep(IRIS_NAMES, {
  obstacle: () => undefined,
  use(s, player, iris) {
    s.iris = iris;
    s.sink?.tell({ type: 'area-chosen', player, iris });
    // The first player doesn't choose any more.
    dropFrame(s, 'choose-iris');
  },
});
