/** Who has which card and tile, and whether it can still be used in this round. */
import { NONE, type Seat } from '../../../core/game.ts';
import type { State } from '../state.ts';
import { FIRST_BRUSSELS_OPTION } from '../steps/turn.ts';
import { TILES, type TileName } from './tiles.ts';

/** Who has this card, by its place in the list of cards; NONE while nobody has built on its site. */
export function holderOf(s: State, card: number): Seat {
  const site = s.siteCards.indexOf(card);
  return site === NONE ? NONE : s.pavilions[site];
}

/** Whether the player has the card and has not used it in this round. */
export function isReady(s: State, player: Seat, card: number): boolean {
  const site = s.siteCards.indexOf(card);
  return site !== NONE && s.pavilions[site] === player && ((s.usedCards >> site) & 1) === 0;
}

export function useCard(s: State, player: Seat, card: number): void {
  s.usedCards |= 1 << s.siteCards.indexOf(card);
  s.sink?.tell({ type: 'card-used', player, card });
}

export function cardsOf(s: State, player: Seat): number {
  let count = 0;
  for (const owner of s.pavilions) if (owner === player) count++;
  return count;
}

export function tileOwner(s: State, tile: TileName): Seat {
  const slot = s.bonusTiles.indexOf(TILES.indexOf(tile));
  return slot === NONE ? NONE : s.bonusOwners[slot];
}

/** Whether the action under way, or one that a turn would begin, is done by placing an architect, not through Cinquantenaire. */
export function isPlaced(s: State): boolean {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const { step, a: option } = s.agenda[i];
    if (step === 'turn') return true;
    if (step === 'after-action') return option < FIRST_BRUSSELS_OPTION;
  }
  return false;
}
