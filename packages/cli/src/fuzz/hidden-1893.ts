/** What a view of Bruxelles 1893, first or second edition, must hide. */
import type { GameState, Seat } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import { fail } from './finding.ts';
import { checkUnknown } from './hidden.ts';

/** Seen by nobody. */
const HIDDEN = ['nobleDeck', 'prestigeDeck', 'faceDown', 'stockDeck', 'stockOut'];

export function checkHidden1893(s: GameState, view: GameState, seat: Seat): void {
  for (const name of HIDDEN) checkUnknown(s, view, name);
  const { artworkSeenBy, drawnSeenBy } = s as State;
  // Who has put an artwork back under the pile knows it, also when another draws it; who has drawn some knows them all.
  checkUnknown(s, view, 'artworkPile', (i) => isIn(artworkSeenBy[i], seat));
  checkUnknown(s, view, 'drawn', (i) => isIn(drawnSeenBy[i], seat));
  // That another seat has seen an artwork tells who put it where.
  (view as State).artworkSeenBy.forEach((seats, i) => {
    if (seats !== (isIn(artworkSeenBy[i], seat) ? 1 << seat : 0))
      fail('view', 'artworkSeenBy', `the view tells that artwork ${i + 1} of the pile was seen by ${seats}`);
  });
}

function isIn(seats: number | undefined, seat: Seat): boolean {
  return (((seats ?? 0) >> seat) & 1) === 1;
}
