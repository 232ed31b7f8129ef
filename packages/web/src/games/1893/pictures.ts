/** What is shown of choices and of what happens in Bruxelles 1893. */
import type { Pictures } from '../game-view.ts';
import { flightsOf1893 } from './flights.ts';
import { iconsOf1893 } from './option-icons.ts';

export const pictures1893: Pictures = { flightsOf: flightsOf1893, iconsOf: iconsOf1893 };
