/** Bruxelles 1893 on the page: both editions, the expansion and the architect boards. */
import { PASS_OPTION, SITES, type State } from '@horta/engine/1893';
import { t } from '../../words.svelte.ts';
import type { GameView } from '../game-view.ts';
import ArchitectBoard from './ArchitectBoard.svelte';
import ArtNouveauBoard from './ArtNouveauBoard.svelte';
import BrusselsBoard from './BrusselsBoard.svelte';
import { factsOf1893 } from './facts.ts';
import { flightsOf1893 } from './flights.ts';
import { iconsOf1893 } from './option-icons.ts';
import { thingOf1893 } from './things.ts';
import { warningsOf1893 } from './warnings.ts';

export const view1893: GameView = {
  main: ArtNouveauBoard,
  mainName: () => t.area_art_nouveau(),
  side: BrusselsBoard,
  sideName: () => t.area_brussels(),
  own: ArchitectBoard,
  thingOf: thingOf1893,
  iconsOf: iconsOf1893,
  isApart: (_view, { step }, option) =>
    (step === 'turn' && option === PASS_OPTION) || (step === 'choose-card' && option === SITES),
  factsOf: factsOf1893,
  flightsOf: flightsOf1893,
  warningsOf: warningsOf1893,
  isSecret: (view) => (view as State).drawn.length > 0,
};
