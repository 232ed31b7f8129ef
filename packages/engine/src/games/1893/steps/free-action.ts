import { push } from '../../../core/agenda.ts';
import type { AutomaticStep, Seat } from '../../../core/game.ts';
import { refinedInSupply } from '../carry-out.ts';
import { artworksOf, gainPoints, stackOf, takeArtwork } from '../gains.ts';
import { ACTIONS, type ActionName, BLACK } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import { offerNobles } from './use-nobles.ts';

/** 2e, Free action: what the owner of a house gains when an opponent uses its space, passed or not. */
const FREE_ACTIONS: Readonly<Record<ActionName, (s: State, owner: Seat) => void>> = {
  workshop(s, owner) {
    if (stackOf(s, BLACK) > 0) takeArtwork(s, owner, BLACK, 'free-action');
    else lost(s, owner, { code: 'stack-empty', colour: BLACK });
  },
  sales(s, owner) {
    const artworks = artworksOf(s, owner);
    if (artworks > 0) gainPoints(s, owner, 'free-sales', artworks, 1);
    else lost(s, owner, { code: 'no-artwork' });
  },
  nobles: (s, owner) => offerNobles(s, owner, 1, 'free-action'),
  // Not declined.
  materials(s, owner) {
    if (refinedInSupply(s) > 0) push(s, 'take-cubes', owner, 1, 1);
    else lost(s, owner, { code: 'supply-empty' });
  },
  construction: (s, owner) => gainPoints(s, owner, 'free-construction', s.built[owner], 1),
};

function lost(s: State, player: Seat, reason: Reason): void {
  s.sink?.tell({ type: 'gain-lost', player, source: 'free-action', reason });
}

/** `player` owns the house; `a`: its space; `b`: who placed an architect there. */
export const freeAction: AutomaticStep<State> = {
  run(s, { player, a: space, b: by }) {
    const action = s.actions[space];
    s.sink?.tell({ type: 'free-action', player, action, space, by });
    FREE_ACTIONS[ACTIONS[action]](s, player);
  },
};
