/** The stages of Bruxelles 1897: which there are, and what is shown of each. */
import type { State } from '@horta/engine/1897';
import type { GameStages, Sheet } from '../../../stages/stage.ts';
import type { StageId } from '../../game-view.ts';
import { STAGES_1897 } from '../story.ts';
import { costsSheet, rowSheet, totalSheet } from './count.ts';
import { armsSheet, brusselsSheet, cardsSheet, columnsSheet } from './majorities.ts';
import type { Story } from './telling.ts';

/** Steps of the rules that are a stage. */
const OF_STEPS: Readonly<Record<string, StageId>> = {
  'column-majority': 'columns',
  'arms-majority': 'arms',
  'brussels-majority': 'brussels',
  'noble-costs': 'costs',
};

const SHEETS: Readonly<Record<StageId, (story: Story) => Sheet>> = {
  columns: columnsSheet,
  arms: armsSheet,
  brussels: brusselsSheet,
  cards: cardsSheet,
  costs: costsSheet,
  total: totalSheet,
};

export const stages1897: GameStages = {
  stagesOf(view) {
    const { round, rules } = view as State;
    const stagesIn = (steps: readonly string[]) => steps.flatMap((step) => OF_STEPS[step] ?? []);
    return {
      // After the last round nothing new is laid.
      round: [...stagesIn(rules.round), ...(round === rules.rounds ? [] : ['cards'])],
      count: [...stagesIn(rules.ending), ...STAGES_1897.slice(STAGES_1897.indexOf('costs') + 1)],
    };
  },
  sheetOf: (story) => (SHEETS[story.stage] ?? rowSheet)(story as Story),
};
