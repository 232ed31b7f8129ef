/** What a view of Bruxelles 1897 must hide: the order of the piles, from everyone. */
import type { GameState } from '@horta/engine';
import { checkUnknown } from './hidden.ts';

const HIDDEN = ['artworkDeck', 'materialDeck', 'houseDeck', 'nobleDeck'];

export function checkHidden1897(s: GameState, view: GameState): void {
  for (const name of HIDDEN) checkUnknown(s, view, name);
}
