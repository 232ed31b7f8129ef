/** Bruxelles 1897 on the page. */
import { PASS_OPTION } from '@horta/engine/1897';
import { t } from '../../words.svelte.ts';
import type { GameView } from '../game-view.ts';
import Brussels from './Brussels.svelte';
import CardArea from './CardArea.svelte';
import OwnCards from './OwnCards.svelte';

export const view1897: GameView = {
  main: CardArea,
  mainName: () => t.area_art_nouveau(),
  side: Brussels,
  sideName: () => t.area_brussels(),
  own: OwnCards,
  thingOf: () => undefined,
  iconsOf: () => [],
  isApart: (_view, { step }, option) => step === 'turn' && option === PASS_OPTION,
  factsOf: () => [],
  flightsOf: () => [],
  warningsOf: () => [],
  isSecret: () => false,
};
