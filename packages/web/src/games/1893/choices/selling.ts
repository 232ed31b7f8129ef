/** What a sale brings where the cursor could go. */

import { pending } from '@horta/engine';
import {
  artworkSold,
  COLOURS,
  cursorSteps,
  type Event,
  type Sale,
  type State,
  saleFrancs,
  saleGains,
  salePoints,
} from '@horta/engine/1893';
import { foresee } from '../../../table/foresight.ts';

export interface Gains {
  readonly francs: number;
  readonly points: number;
}

/** With the cursor at this place. */
export function gainsAt(s: State, sale: Sale, place: number): Gains {
  return saleGains({ ...s, cursor: place }, sale);
}

/** All that the choice brings the seller, by the rules' own word: an architect board may add something. */
export function foreseenGains(s: State, option: number): Gains {
  const player = pending(s)?.player;
  const gains = { francs: 0, points: 0 };
  for (const event of foresee(s, option).events as readonly Event[])
    if ((event.type === 'francs' || event.type === 'points') && event.player === player)
      gains[event.type] += event.amount;
  return gains;
}

/** Where it brings most points, of those most francs, of those as near to where the cursor is as can be. */
export function bestPlace(s: State, sale: Sale, places: readonly number[]): number {
  let best = places.includes(s.cursor) ? s.cursor : (places[0] ?? s.cursor);
  for (const place of places) if (isBetter(s, sale, place, best)) best = place;
  return best;
}

function isBetter(s: State, sale: Sale, one: number, other: number): boolean {
  const { francs, points } = gainsAt(s, sale, one);
  const there = gainsAt(s, sale, other);
  const more =
    points - there.points ||
    francs - there.francs ||
    cursorSteps(s.cursor, other) - cursorSteps(s.cursor, one);
  return more > 0;
}

/** What artworks of the colours that could be sold next are worth then, with the sold one in this space of the display. */
export function pricesAfter(
  s: State,
  sale: Sale,
  place: number,
  slot: number,
): { readonly colour: number; readonly francs: number; readonly points: number }[] {
  const after: State = { ...s, cursor: place, shop: s.shop.with(slot, artworkSold(sale)) };
  return COLOURS.flatMap((_, colour) =>
    after.shop.includes(colour)
      ? []
      : [{ colour, francs: saleFrancs(after, colour), points: salePoints(after, colour) }],
  );
}
