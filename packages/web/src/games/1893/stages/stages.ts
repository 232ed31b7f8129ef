/** The stages of Bruxelles 1893, both editions and the expansion: which there are, and what is shown of each. */
import { NONE } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import type { GameStages, Sheet } from '../../../stages/stage.ts';
import type { StageId } from '../../game-view.ts';
import { cardsSheet } from './cards.ts';
import { columnsSheet } from './columns.ts';
import { costsSheet, rowSheet, tilesSheet, totalSheet } from './count.ts';
import { brusselsSheet, irisesSheet, pavilionsSheet } from './majorities.ts';
import type { Story } from './telling.ts';

/** Steps of the rules that are a stage. */
const OF_STEPS: Readonly<Record<string, StageId>> = {
  'column-majority': 'columns',
  'iris-majority': 'irises',
  'brussels-majority': 'brussels',
  'pavilion-visit': 'pavilions',
  'lay-prestige': 'cards',
  'bonus-tiles': 'tiles',
  'end-costs': 'costs',
};

const SHEETS: Readonly<Record<StageId, (story: Story) => Sheet>> = {
  columns: columnsSheet,
  irises: irisesSheet,
  brussels: brusselsSheet,
  pavilions: pavilionsSheet,
  cards: cardsSheet,
  tiles: tilesSheet,
  costs: costsSheet,
  total: totalSheet,
};

export const stages1893: GameStages = {
  stagesOf(view) {
    const s = view as State;
    const { rules } = s;
    const isThere = (stage: StageId) =>
      (stage !== 'pavilions' || s.pavilions.some((owner) => owner !== NONE)) &&
      (stage !== 'tiles' || s.bonusOwners.some((owner) => owner !== NONE));
    const stagesIn = (steps: readonly string[]) =>
      steps.flatMap((step) => OF_STEPS[step] ?? []).filter(isThere);
    return {
      round: stagesIn(s.round === rules.rounds ? rules.lastRound : rules.round),
      count: [...stagesIn(rules.ending), ...rules.terms.map(({ source }) => source), 'total'],
    };
  },
  sheetOf: (story) => (SHEETS[story.stage] ?? rowSheet)(story as Story),
};
