/**
 * Coats of arms. Who has how many of the four cells around one is a single number, the sum of the codes of the cells:
 * three bits for each owner, the last three for nobody.
 */
import type { Seat } from '@horta/engine';
import { NEUTRAL } from '@horta/engine/1897';
import { OWNERS, type Survey } from './survey.ts';

const BITS_PER_OWNER = 3;
const CELLS = 4;

/** How the seat stands: ahead of anybody else, tied for the most architects, one behind, or further. */
export const ARMS_RANKS = ['ahead', 'tied', 'one behind', 'lost'];
const TIED = 1;
const LOST = 3;
/** By free cells. */
export const ARMS_STAGES = ['finished', 'one cell free', 'two cells free', 'three cells free'];
/** In `arms`: no architect around it yet. */
export const ARMS_EMPTY = ARMS_STAGES.length * ARMS_RANKS.length;

/** OWNERS stands for nobody. */
export function architectCode(owner: number): number {
  return 1 << (owner * BITS_PER_OWNER);
}

function cellsOf(block: number, owner: number): number {
  return (block >> (owner * BITS_PER_OWNER)) & 7;
}

/** Notes how the seat stands at every coat of arms. */
export function lookAtArms(survey: Survey, seat: Seat): void {
  const { arms, codes } = survey;
  const { blockCells } = survey.lookups;
  survey.armsTopped = 0;
  for (let i = 0; i < arms.length; i++) {
    const from = i * CELLS;
    const block =
      codes[blockCells[from]] +
      codes[blockCells[from + 1]] +
      codes[blockCells[from + 2]] +
      codes[blockCells[from + 3]];
    const free = cellsOf(block, OWNERS);
    if (free === CELLS) {
      arms[i] = ARMS_EMPTY;
      continue;
    }
    const rank = rankIn(survey, block, seat);
    arms[i] = free * ARMS_RANKS.length + rank;
    if (free === 0 && rank <= TIED) survey.armsTopped++;
  }
}

/** A place in ARMS_RANKS. */
function rankIn({ players }: Survey, block: number, seat: Seat): number {
  const own = cellsOf(block, seat);
  let most = cellsOf(block, NEUTRAL);
  for (let other = 0; other < players; other++)
    if (other !== seat) most = Math.max(most, cellsOf(block, other));
  return own > most ? 0 : Math.min(most - own + TIED, LOST);
}

/** How many cells are free. */
export function stageOf(place: number): number {
  return place >> 2;
}

/** Whether nobody is ahead of the seat. */
export function isTopped(place: number): boolean {
  return (place & 3) <= TIED;
}
