/** Bruxelles 1893 on the page: both editions, the expansion and the architect boards. */
import { PASS_OPTION, SITES, type State } from '@horta/engine/1893';
import { t } from '../../words.svelte.ts';
import type { GameView } from '../game-view.ts';
import { phaseOf } from '../phases.ts';
import ArchitectBoard from './ArchitectBoard.svelte';
import ArtNouveauBoard from './ArtNouveauBoard.svelte';
import { houseOf } from './architect/masterpieces.ts';
import BrusselsBoard from './BrusselsBoard.svelte';
import { inTerms } from './editions.ts';
import { factsOf1893 } from './facts.ts';
import { gainsOf1893, isAside1893, pointsAt1893, STAGES_1893, stageName1893, stageOf1893 } from './story.ts';
import { stays, thingOf1893 } from './things.ts';

const signLegend = () => import('./expansion/SignLegend.svelte');

/** By phase: the step that it begins with. */
function beginsOf(round: readonly string[]): string[] {
  const after = (step: string) => round[round.indexOf(step) + 1];
  // What comes between belongs to the phase that follows: neutral pieces, and what cards do about Brussels.
  return [round[0], after('choose-iris'), 'column-majority', 'iris-majority', after('iris-majority')];
}

export const view1893: GameView = {
  main: ArtNouveauBoard,
  mainName: () => t.area_art_nouveau(),
  side: BrusselsBoard,
  sideName: () => t.area_brussels(),
  isSideSplit: true,
  own: ArchitectBoard,
  thingOf: thingOf1893,
  isApart: (_view, { step }, option) =>
    (step === 'turn' && option === PASS_OPTION) || (step === 'choose-card' && option === SITES),
  factsOf: factsOf1893,
  phasesOf(view) {
    const { rules, round, agenda } = view as State;
    return {
      names: [
        t.phase_plan(),
        t.phase_actions(),
        t.phase_columns(),
        inTerms(rules, 'phase_irises'),
        t.area_brussels(),
      ],
      current: phaseOf({ agenda }, { round, steps: rules.round, begins: beginsOf(rules.round) }),
    };
  },
  pictures: async () => (await import('./pictures.ts')).pictures1893,
  stages: STAGES_1893,
  stageOf: stageOf1893,
  stageName: stageName1893,
  loadStages: async () => (await import('./stages/stages.ts')).stages1893,
  isAside: isAside1893,
  gainsOf: gainsOf1893,
  pointsAt: pointsAt1893,
  stays,
  choices: async () => (await import('./choices/choices.ts')).choices1893,
  forecast: () => import('./forecast.ts'),
  legendOf: (view) => ((view as State).bonusTiles.length > 0 ? signLegend : undefined),
  houseOf: (view, seat) => houseOf(view as State, seat),
  isSecret: (view) => (view as State).drawn.length > 0,
};
