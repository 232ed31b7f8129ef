/** Bruxelles 1897 on the page. */
import { PASS_OPTION, type State } from '@horta/engine/1897';
import { t } from '../../words.svelte.ts';
import type { GameView } from '../game-view.ts';
import { phaseOf } from '../phases.ts';
import Brussels from './Brussels.svelte';
import CardArea from './CardArea.svelte';
import { factsOf1897 } from './facts.ts';
import OwnCards from './OwnCards.svelte';
import { gainsOf1897, isAside1897, pointsAt1897, STAGES_1897, stageName1897, stageOf1897 } from './story.ts';
import { stays, thingOf1897 } from './things.ts';

export const view1897: GameView = {
  main: CardArea,
  mainName: () => t.area_art_nouveau(),
  side: Brussels,
  sideName: () => t.area_brussels(),
  isSideSplit: false,
  own: OwnCards,
  thingOf: thingOf1897,
  isApart: (_view, { step }, option) => step === 'turn' && option === PASS_OPTION,
  factsOf: factsOf1897,
  phasesOf(view) {
    const { rules, round, agenda } = view as State;
    return {
      names: [t.phase_actions(), t.phase_columns(), t.phase_arms(), t.area_brussels()],
      current: phaseOf({ agenda }, { round, steps: rules.round, begins: rules.round }),
    };
  },
  pictures: async () => (await import('./pictures.ts')).pictures1897,
  stages: STAGES_1897,
  stageOf: stageOf1897,
  stageName: stageName1897,
  loadStages: async () => (await import('./stages/stages.ts')).stages1897,
  isAside: isAside1897,
  gainsOf: gainsOf1897,
  pointsAt: pointsAt1897,
  stays,
  choices: async () => (await import('./choices/choices.ts')).choices1897,
  forecast: () => import('./forecast.ts'),
  // All players know the same: only the order of the piles is hidden.
  isSecret: () => false,
};
