/** Bruxelles 1897 on the page. */
import { PASS_OPTION } from '@horta/engine/1897';
import { t } from '../../words.svelte.ts';
import type { GameView } from '../game-view.ts';
import Brussels from './Brussels.svelte';
import CardArea from './CardArea.svelte';
import { factsOf1897 } from './facts.ts';
import { flightsOf1897 } from './flights.ts';
import OwnCards from './OwnCards.svelte';
import { iconsOf1897 } from './option-icons.ts';
import { thingOf1897 } from './things.ts';
import { warningsOf1897 } from './warnings.ts';

export const view1897: GameView = {
  main: CardArea,
  mainName: () => t.area_art_nouveau(),
  side: Brussels,
  sideName: () => t.area_brussels(),
  own: OwnCards,
  thingOf: thingOf1897,
  iconsOf: iconsOf1897,
  isApart: (_view, { step }, option) => step === 'turn' && option === PASS_OPTION,
  factsOf: factsOf1897,
  flightsOf: flightsOf1897,
  warningsOf: warningsOf1897,
  // All players know the same: only the order of the piles is hidden.
  isSecret: () => false,
};
