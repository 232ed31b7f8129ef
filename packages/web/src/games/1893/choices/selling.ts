/** What a sale brings where the cursor could go. */

import { pending } from '@horta/engine';
import {
  artworkSold,
  COLOURS,
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
