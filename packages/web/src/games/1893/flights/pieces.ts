/** Architects, travellers, houses and pavilions. */
import { thing } from '../things.ts';
import { type FamilyOfFlights, one, pieces } from './flying.ts';

export const PIECES = {
  'architect-placed': ({ player, space, bid }) => [
    ...pieces('meeple', 1, player, thing.architects(player), thing.space(space)),
    ...pieces('francs', bid > 0 ? 1 : 0, undefined, thing.francs(player), thing.space(space)),
  ],
  'architects-sent': ({ player, action, architects, travellers }) => [
    ...pieces('meeple', architects, player, thing.architects(player), thing.brussels(action)),
    ...pieces('traveller', travellers, undefined, thing.travellers(player), thing.brussels(action)),
  ],
  'neutral-placed': ({ player, space }) => one('neutral', thing.architects(player), thing.space(space)),
  'architect-released': ({ player }) => one('meeple', thing.courthouse, thing.architects(player), player),
  'architect-arrested': ({ player, action }) =>
    one('meeple', thing.brussels(action), thing.courthouse, player),
  'architect-recalled': ({ player, action }) =>
    one('meeple', thing.brussels(action), thing.architects(player), player),
  'bonus-tile-taken': ({ player, tile }) => one('meeple', thing.architects(player), thing.tile(tile), player),
  'traveller-taken': ({ player }) => one('traveller', thing.train, thing.travellers(player)),
  'meeple-on-card': ({ player, card, meeple }, s) => {
    const place = thing.ownCard(player, s.siteCards.indexOf(card));
    return meeple === 0
      ? one('meeple', thing.architects(player), place, player)
      : one('traveller', thing.travellers(player), place);
  },
  'house-built': ({ player, space, house }) =>
    one('house', thing.house(player, house), thing.space(space), player),
  'pavilion-built': ({ player, site, house }) => [
    ...one('pavilion', thing.house(player, house), thing.site(site), player),
    ...one('card', thing.site(site), thing.ownCard(player, site)),
  ],
} satisfies FamilyOfFlights;
