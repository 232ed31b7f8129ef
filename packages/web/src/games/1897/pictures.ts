/** What is shown of choices and of what happens in Bruxelles 1897. */
import type { Pictures } from '../game-view.ts';
import { flightsOf1897 } from './flights.ts';
import { iconsOf1897 } from './option-icons.ts';

export const pictures1897: Pictures = { flightsOf: flightsOf1897, iconsOf: iconsOf1897 };
