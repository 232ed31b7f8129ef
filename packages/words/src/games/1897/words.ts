/** The words of Bruxelles 1897. */
import type { State } from '@horta/engine/1897';
import { m } from '#messages/1897';
import type { GameWords } from '../../game-words.ts';
import { name1897 } from './name-of.ts';
import { isChoiceStep } from './steps.ts';
import { taskText } from './tasks.ts';

export const words1897: GameWords = {
  gameName: (v) => m.game_name({}, v),
  // This game has no options.
  tableOption: () => undefined,
  task: (v, s, frame) => (isChoiceStep(frame.step) ? taskText(v, s as State, frame, frame.step) : undefined),
  name: name1897,
};
