/** The words of Bruxelles 1893. */
import type { State } from '@horta/engine/1893';
import type { GameWords } from '../../game-words.ts';
import type { Voice } from '../../voice.ts';
import { type EditionVoice, m, type Terms } from './messages.ts';
import { name1893 } from './name-of.ts';
import { isChoiceStep } from './steps.ts';
import { tableOption1893, tableValue1893 } from './table-options.ts';
import { taskText } from './tasks.ts';

/** The words of an edition that says some things in terms of its own. */
export function wordsOf(terms: Terms): GameWords {
  const edition = (v: Voice): EditionVoice => ({ ...v, terms });
  return {
    gameName: (v) => m.game_name({}, edition(v)),
    tableOption: (v, id) => tableOption1893(edition(v), id),
    tableValue: (v, id, value) => tableValue1893(edition(v), id, value),
    task: (v, s, frame) =>
      isChoiceStep(frame.step) ? taskText(edition(v), s as State, frame, frame.step) : undefined,
    name: (v, s, kind, which) => name1893(edition(v), s, kind, which),
  };
}

export const words1893 = wordsOf({});
