/** Artworks, from the workshop to the market. */
import { BLACK, WHITE } from '@horta/engine/1893';
import { artworkIcon } from '../artwork-icon.ts';
import { thing } from '../things.ts';
import { type FamilyOfFlights, one } from './flying.ts';

export const ARTWORKS = {
  'artwork-taken': ({ player, colour }, s) => {
    const isDrawn = s.rules.hasArtworkPile && colour < BLACK;
    return one(
      artworkIcon(s, colour),
      isDrawn ? thing.pile : thing.workshop(colour),
      thing.ownArtwork(player, colour),
    );
  },
  'artwork-sold': ({ player, artwork, slot }, s) =>
    one(artworkIcon(s, artwork), thing.ownArtwork(player, artwork), thing.shop(slot)),
  'artwork-returned': ({ colour, slot }, s) =>
    one(artworkIcon(s, colour), thing.shop(slot), thing.workshop(colour)),
  'white-artwork-created': ({ player, colour }) =>
    one('art-white', thing.workshop(colour), thing.ownArtwork(player, WHITE + colour)),
  'artwork-given': ({ player, colour }, s) =>
    one(artworkIcon(s, colour), thing.ownArtwork(player, colour), thing.workshop(colour)),
  'white-artworks-discarded': ({ player, colours }) =>
    colours.flatMap((colour) =>
      one('art-white', thing.ownArtwork(player, WHITE + colour), thing.workshop(colour)),
    ),
  // Those whose colours are hidden from the viewer have no place of their own.
  'artworks-drawn': ({ colours }, s) =>
    colours.flatMap((colour) =>
      colour < 0 ? [] : one(artworkIcon(s, colour), thing.pile, thing.drawn(colour)),
    ),
} satisfies FamilyOfFlights;
