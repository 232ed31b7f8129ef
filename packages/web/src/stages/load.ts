/** All that the end of a round takes: fetched when the first one is told. */
import type { GameView } from '../games/game-view.ts';
import { withWords } from '../words.svelte.ts';
import Stages from './Stages.svelte';
import type { GameStages } from './stage.ts';
import { useStageWords } from './words.ts';

export interface StagesAtHand {
  readonly Stages: typeof Stages;
  readonly stages: GameStages;
}

export async function stagesOf(game: Pick<GameView, 'loadStages'>): Promise<StagesAtHand> {
  const [stages] = await Promise.all([withWords(game.loadStages()), useStageWords()]);
  return { Stages, stages };
}
