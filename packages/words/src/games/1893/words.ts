/** The words of Bruxelles 1893. */
import type { Event, Reason, State } from '@horta/engine/1893';
import { m } from '#messages/1893';
import type { GameWords } from '../../game-words.ts';
import { eventText } from './events.ts';
import { name1893 } from './name-of.ts';
import { optionText } from './options.ts';
import { reasonText } from './reasons.ts';
import { isChoiceStep } from './steps.ts';
import { taskText } from './tasks.ts';

export const words1893: GameWords = {
  gameName: (v) => m.game_name({}, v),
  // This edition has no options yet.
  tableOption: () => undefined,
  task: (v, s, frame) => (isChoiceStep(frame.step) ? taskText(v, s as State, frame, frame.step) : undefined),
  option: (v, s, frame, option) =>
    isChoiceStep(frame.step) ? optionText(v, s as State, frame, frame.step, option) : undefined,
  reason: (v, s, reason) => reasonText(v, s as State, reason as Reason),
  event: (v, s, event) => eventText(v, s as State, event as Event),
  name: name1893,
};
