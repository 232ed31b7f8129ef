/** What the lessons of Belle Époque read off a position, beside what both short courses read. */
import { NONE, type Seat } from '@horta/engine';
import {
  ARTWORKS,
  artworkAt,
  BRUSSELS_ACTIONS,
  CARDS,
  FIRST_BRUSSELS_OPTION,
  isTiled,
  type Moment,
  SPACES,
  type State,
  TILES,
  WHITE,
} from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import type { ThingId } from '../../games/game-view.ts';

export const MARKET = FIRST_BRUSSELS_OPTION + BRUSSELS_ACTIONS.indexOf('saint-catherine');

/** The learner's seat: it goes first in the recorded game. */
export const LEARNER: Seat = 0;

/** By seat, what the players are called. */
export const NAMES: readonly string[] = ['Anna', 'Ida', 'Leo'];

export function siteThings({ siteCards }: State): ThingId[] {
  return siteCards.map((_, site) => thing.site(site));
}

/** All of them, or those that work at one moment. */
export function ownCards(s: State, seat: Seat, moment?: Moment): ThingId[] {
  const isMeant = (site: number) => moment === undefined || CARDS[s.siteCards[site]].moment === moment;
  return s.pavilions.flatMap((owner, site) =>
    owner === seat && isMeant(site) ? [thing.ownCard(seat, site)] : [],
  );
}

/** White artworks of a player. */
export function whitesOf(s: State, seat: Seat): ThingId[] {
  return Array.from({ length: ARTWORKS - WHITE }, (_, back) => WHITE + back).flatMap((artwork) =>
    s.artworks[artworkAt(seat, artwork)] > 0 ? [thing.ownArtwork(seat, artwork)] : [],
  );
}

/** The spaces of the cross. */
export function cross(s: State): ThingId[] {
  return Array.from({ length: SPACES }, (_, space) => space).flatMap((space) =>
    isTiled(s, space) ? [thing.space(space)] : [],
  );
}

export function openTiles(s: State): ThingId[] {
  return s.bonusTiles.flatMap((tile, slot) => (s.bonusOwners[slot] === NONE ? [thing.tile(tile)] : []));
}

export const NO_TILE = TILES.length;

/** Where this noble lies in the display; NONE if it doesn't. */
export function slotOf(s: State, id: string): number {
  return s.nobleDisplay.findIndex((noble) => noble >= 0 && s.rules.nobles[noble].id === id);
}

export function nobleName(s: State, id: string): string {
  const found = s.rules.nobles.find((noble) => noble.id === id);
  if (found === undefined) throw new Error(`there is no noble ${id}`);
  return found.name;
}
