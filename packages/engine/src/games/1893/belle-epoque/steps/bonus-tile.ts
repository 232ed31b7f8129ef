import { push } from '../../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE } from '../../../../core/game.ts';
import { wordList } from '../../../../core/notations.ts';
import type { Reason } from '../../reasons.ts';
import type { State } from '../../state.ts';
import { TILES } from '../tiles.ts';

/** After an action on a space with a face-down tile, if an architect is at hand and a bonus tile is free. */
export const offerBonusTile: AutomaticStep<State> = {
  run(s, { player }) {
    if (s.architects[player] > 0 && s.bonusOwners.includes(NONE)) push(s, 'take-bonus-tile', player);
  },
};

const DECLINE = TILES.length;

/** One more architect, no traveller, may go on a bonus tile for the rest of the game; one a tile. */
export const takeBonusTile: ChoiceStep<State> = {
  notation: wordList([...TILES, 'decline']),
  conceivable: () => DECLINE + 1,
  options(s, _, out) {
    for (let tile = 0; tile < DECLINE; tile++) if (tileObstacle(s, tile) === undefined) out.push(tile);
    out.push(DECLINE);
  },
  obstacle(s, _, tile): Reason | undefined {
    if (tile > DECLINE) return { code: 'not-a-choice' };
    return tile === DECLINE ? undefined : tileObstacle(s, tile);
  },
  choose(s, { player }, tile) {
    if (tile === DECLINE) return;
    const slot = s.bonusTiles.indexOf(tile);
    s.bonusOwners = s.bonusOwners.with(slot, player);
    s.architects[player]--;
    s.sink?.tell({ type: 'bonus-tile-taken', player, tile, slot });
  },
};

function tileObstacle(s: State, tile: number): Reason | undefined {
  const slot = s.bonusTiles.indexOf(tile);
  if (slot === NONE) return { code: 'tile-not-in-game', tile };
  return s.bonusOwners[slot] === NONE ? undefined : { code: 'tile-taken', tile, owner: s.bonusOwners[slot] };
}
