import { push } from '../../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, NONE, type Seat } from '../../../../core/game.ts';
import { wordList } from '../../../../core/notations.ts';
import { SPACE_NAMES } from '../../board.ts';
import { FRANCS_UNIT, PAYMENTS, paymentNotation } from '../../compass.ts';
import { payCubes } from '../../gains.ts';
import { CONSTRUCTION, SITES, SPACES } from '../../ids.ts';
import {
  houseUnits,
  missingUnits,
  namedKinds,
  payHouse,
  paymentObstacle,
  payments,
  unitShort,
} from '../../payment.ts';
import { cubeAt } from '../../places.ts';
import type { Reason } from '../../reasons.ts';
import type { ArtNouveauAction } from '../../rules.ts';
import { isFree, occupation } from '../../spaces.ts';
import type { State } from '../../state.ts';
import { countBuilt, hasSpaceForHouse } from '../../steps/construction.ts';
import { REPLACED_CUBE } from '../cards.ts';
import { isPlaced, isReady, useCard } from '../holdings.ts';
import { canReplaceCube, countsWithoutJoker, isReplaced, replacedOptions } from '../replaced-payment.ts';
import { GLASS, hasSite, leavesRoom } from '../room.ts';
import { offerCards } from '../use-card.ts';

/**
 * Belle Époque, Construction: a house on the board, or a pavilion on a free site at the price of its glass. It can
 * thus be possible with no free space. The card that replaces a cube need not be used to make it possible.
 */
export const construction: ArtNouveauAction<State> = {
  obstacle: (s, player) => (canReplace(s, player) ? undefined : plainObstacle(s, player)),
  begin(s, player, isUnderWay) {
    // A needle that was turned for it can't be turned back: what only the card pays for is then paid with it.
    if (isUnderWay && plainObstacle(s, player) !== undefined) {
      useCard(s, player, REPLACED_CUBE);
      push(s, 'pay-house', player, 1);
      return;
    }
    push(s, 'build', player);
    if (canReplace(s, player)) offerCards(s, player, 'paying');
  },
};

function canReplace(s: State, player: Seat): boolean {
  return (
    s.built[player] < s.rules.houses &&
    isReady(s, player, REPLACED_CUBE) &&
    isPlaced(s) &&
    canReplaceCube(s, player)
  );
}

/** Why the next house can't be built as usual, without that card. */
function plainObstacle(s: State, player: Seat): Reason | undefined {
  if (s.built[player] === s.rules.houses) return { code: 'all-houses-built' };
  if (!hasSpaceForHouse(s) && !hasSite(s, s.cubes[cubeAt(player, GLASS)]))
    return { code: 'no-space-for-house' };
  if (plainPayments(s, player).length > 0) return undefined;
  const missing = missingUnits(s, player);
  if (missing === 0) return { code: 'no-glass-left' };
  return { code: 'payment-impossible', missing, units: houseUnits(s, player), named: namedKinds(s) };
}

function plainPayments(s: State, player: Seat): number[] {
  const out: number[] = [];
  payments(s, player, out);
  return hasSpaceForHouse(s) ? out : out.filter((payment) => leavesRoom(s, player, payment));
}

/** Goes on to pay as usual, unless that can't be done: the card that would make it possible was declined. */
export const build: AutomaticStep<State> = {
  run(s, { player }) {
    const reason = plainObstacle(s, player);
    if (reason === undefined) push(s, 'pay-house', player);
    else s.sink?.tell({ type: 'action-impossible', player, action: CONSTRUCTION, reason });
  },
};

/** As in the base game, but enough glass must be left where only a pavilion can be built. `a`: 1 if a cube is replaced. */
export const payHouseOrPavilion: ChoiceStep<State> = {
  notation: paymentNotation,
  conceivable: () => PAYMENTS.length,
  options(s, { player, a: replaced }, out) {
    if (replaced) replacedOptions(s, player, out);
    else out.push(...plainPayments(s, player));
  },
  obstacle(s, { player, a: replaced }, option): Reason | undefined {
    if (option >= PAYMENTS.length) return { code: 'not-a-choice' };
    if (!replaced) return paymentObstacle(s, player, option) ?? roomObstacle(s, player, option);
    if (!isReplaced(s, player, option)) return { code: 'not-one-cube-replaced' };
    return unitShort(s, player, option) ?? roomObstacle(s, player, option);
  },
  choose(s, { player, a: replaced }, option) {
    const units = PAYMENTS[option];
    let cubes = 0;
    for (let unit = 0; unit < units.length; unit++) if (unit !== FRANCS_UNIT) cubes += units[unit];
    if (isPlaced(s)) offerCards(s, player, 'after-construction', cubes);
    if (replaced) payHouse(s, player, option, countsWithoutJoker(s, player, option));
    else payHouse(s, player, option);
    push(s, 'place-house', player);
    push(s, 'move-needle', player);
  },
};

function roomObstacle(s: State, player: Seat, payment: number): Reason | undefined {
  return leavesRoom(s, player, payment) ? undefined : { code: 'no-glass-left' };
}

/** A space of the board, or after the last space one of the sites. */
export const placeHouseOrPavilion: ChoiceStep<State> = {
  notation: wordList([...SPACE_NAMES, ...Array.from({ length: SITES }, (_, site) => `site${site + 1}`)]),
  conceivable: () => SPACES + SITES,
  options(s, { player }, out) {
    for (let space = 0; space < SPACES; space++) if (isFree(s, space)) out.push(space);
    for (let site = 0; site < SITES; site++)
      if (siteObstacle(s, player, site) === undefined) out.push(SPACES + site);
  },
  obstacle(s, { player }, place): Reason | undefined {
    if (place >= SPACES + SITES) return { code: 'not-a-choice' };
    return place < SPACES ? occupation(s, place) : siteObstacle(s, player, place - SPACES);
  },
  choose(s, { player }, place) {
    if (place >= SPACES) buildPavilion(s, player, place - SPACES);
    else {
      s.houses = s.houses.with(place, player);
      s.sink?.tell({ type: 'house-built', player, space: place, house: s.built[player] });
    }
    countBuilt(s, player);
  },
};

function siteObstacle(s: State, player: Seat, site: number): Reason | undefined {
  if (s.pavilions[site] !== NONE) return { code: 'pavilion-there', site, owner: s.pavilions[site] };
  const needed = s.rules.surcharges[site];
  const available = s.cubes[cubeAt(player, GLASS)];
  return needed <= available ? undefined : { code: 'glass-short', site, needed, available };
}

/** Jokers can't stand in for the surcharge. Who builds the pavilion has the card of its site, ready at once. */
function buildPavilion(s: State, player: Seat, site: number): void {
  const surcharge = s.rules.surcharges[site];
  const card = s.siteCards[site];
  s.pavilions = s.pavilions.with(site, player);
  s.sink?.tell({ type: 'pavilion-built', player, site, house: s.built[player], card, surcharge });
  if (surcharge > 0) payCubes(s, player, [0, 0, 0, surcharge], 'pavilion');
}
