/** Pieces that fly from one thing to another when something happens. */
import type { GameEvent, GameState, Seat } from '@horta/engine';
import {
  type Event,
  type FrancSource,
  MATERIAL_NAMES,
  type PointSource,
  type State,
  TILES,
  TRACKS,
  WHITE,
} from '@horta/engine/1893';
import type { IconName } from '../../art/icons.ts';
import type { Flight, ThingId } from '../game-view.ts';
import { artworkIcon } from './artwork-icon.ts';
import { thing } from './things.ts';
import { trackIcon } from './track-icon.ts';

/** `view` is the position after the event. */
export function flightsOf1893(view: GameState, told: GameEvent): readonly Flight[] {
  return flightsOf(view as State, told as Event);
}

function flightsOf(s: State, event: Event): readonly Flight[] {
  switch (event.type) {
    // Pieces
    case 'architect-placed': {
      const { player, space, bid } = event;
      return [
        ...pieces('meeple', 1, player, thing.architects(player), thing.space(space)),
        ...pieces('francs', bid > 0 ? 1 : 0, undefined, thing.francs(player), thing.space(space)),
      ];
    }
    case 'architects-sent': {
      const { player, action, architects, travellers } = event;
      return [
        ...pieces('meeple', architects, player, thing.architects(player), thing.brussels(action)),
        ...pieces('traveller', travellers, undefined, thing.travellers(player), thing.brussels(action)),
      ];
    }
    case 'neutral-placed':
      return one('neutral', thing.architects(event.player), thing.space(event.space));
    case 'architect-released':
      return one('meeple', thing.courthouse, thing.architects(event.player), event.player);
    case 'architect-arrested':
      return one('meeple', thing.brussels(event.action), thing.courthouse, event.player);
    case 'architect-recalled':
      return one('meeple', thing.brussels(event.action), thing.architects(event.player), event.player);
    case 'bonus-tile-taken':
      return one('meeple', thing.architects(event.player), thing.tile(event.tile), event.player);
    case 'traveller-taken':
      return one('traveller', thing.train, thing.travellers(event.player));
    case 'meeple-on-card': {
      const { player, meeple } = event;
      const card = thing.ownCard(player, s.siteCards.indexOf(event.card));
      return meeple === 0
        ? one('meeple', thing.architects(player), card, player)
        : one('traveller', thing.travellers(player), card);
    }
    // Houses
    case 'house-built':
      return one('house', thing.house(event.player, event.house), thing.space(event.space), event.player);
    case 'pavilion-built': {
      const { player, site, house } = event;
      return [
        ...one('pavilion', thing.house(player, house), thing.site(site), player),
        ...one('card', thing.site(site), thing.ownCard(player, site)),
      ];
    }
    // Francs and points
    case 'francs':
      return francs(s, event.player, event.amount, event.source);
    case 'points':
      return points(s, event.player, event.amount, event.source);
    case 'bid-taken-back':
      return one('francs', thing.space(event.space), thing.francs(event.player));
    case 'noble-paid':
      return one('francs', thing.francs(event.player), thing.ownNoble(event.player, event.noble));
    case 'iris-majority':
      return event.players.flatMap((player) => one('points', thing.iris(event.iris), thing.points(player)));
    case 'pavilion-visited':
      return one('points', thing.site(event.site), thing.points(event.player));
    case 'bonus-tile-scored':
      return one('points', thing.tile(event.tile), thing.points(event.player));
    // Cubes
    case 'cubes-taken':
      return cubes(event.cubes, thing.supply, (material) => thing.ownCube(event.player, material));
    case 'cubes-paid':
      return cubes(event.cubes, (material) => thing.ownCube(event.player, material), thing.supply);
    // Tracks
    case 'track-advanced': {
      const { player, track, source } = event;
      if (source !== 'noble') return [];
      const noble = s.rules.nobles.findIndex(
        ({ effect }) => effect.kind === 'advance' && effect.track === TRACKS[track],
      );
      return one(trackIcon(s.rules, TRACKS[track]), nobleAt(s, player, noble), thing.track(player, track));
    }
    // Artworks
    case 'artwork-taken': {
      const { player, colour } = event;
      const isDrawn = s.rules.game === '1893-first-edition' && colour < COLOURED;
      return one(
        artworkIcon(s, colour),
        isDrawn ? thing.pile : thing.workshop(colour),
        thing.ownArtwork(player, colour),
      );
    }
    case 'artwork-sold': {
      const { player, artwork, slot } = event;
      return one(artworkIcon(s, artwork), thing.ownArtwork(player, artwork), thing.shop(slot));
    }
    case 'artwork-returned':
      return one(artworkIcon(s, event.colour), thing.shop(event.slot), thing.workshop(event.colour));
    case 'white-artwork-created': {
      const { player, colour } = event;
      return one('art-white', thing.workshop(colour), thing.ownArtwork(player, WHITE + colour));
    }
    case 'artwork-given': {
      const { player, colour } = event;
      return one(artworkIcon(s, colour), thing.ownArtwork(player, colour), thing.workshop(colour));
    }
    case 'white-artworks-discarded':
      return event.colours.flatMap((colour) =>
        one('art-white', thing.ownArtwork(event.player, WHITE + colour), thing.workshop(colour)),
      );
    case 'artworks-drawn':
      // Those whose colours are hidden from the viewer have no place of their own.
      return event.colours.flatMap((colour) =>
        colour < 0 ? [] : one(artworkIcon(s, colour), thing.pile, thing.drawn(colour)),
      );
    // Nobles
    case 'noble-taken': {
      const { player, noble, slot, price } = event;
      const from = slot < s.rules.displayCosts.length ? thing.noble(slot) : thing.nobleDeck;
      return [
        ...one('noble', from, thing.ownNoble(player, noble)),
        ...pieces('francs', price > 0 ? 1 : 0, undefined, thing.francs(player), from),
      ];
    }
    case 'noble-discarded':
      return one('noble', thing.ownNoble(event.player, event.noble), thing.nobleDeck);
    case 'noble-left':
      return one('noble', thing.noble(s.rules.displayCosts.length - 1), thing.nobleDeck);
    case 'noble-sent-away':
      return one('noble', thing.noble(event.slot), thing.nobleDeck);
    case 'noble-revealed':
      return one('noble', thing.nobleDeck, thing.noble(event.slot));
    // Prestige cards and exhibition tiles
    case 'prestige-kept-face-down':
      return one('prestige', thing.prestigeDeck, thing.faceDown(event.player));
    case 'exhibition-taken':
      return one('exhibition', thing.exhibition, thing.exhibitions(event.player));
    case 'prestige-used':
      return prestigeUsed(s, event.player, event.column, event.card, event.alternative);
    case 'prestige-slid':
      return one('prestige', thing.column(event.column), thing.row(event.player, event.row));
    case 'prestige-exchanged':
      return one('prestige', thing.column(event.to), thing.column(event.from));
    case 'prestige-laid':
      return event.cards.flatMap((_, column) => one('prestige', thing.prestigeDeck, thing.column(column)));
    // What moves by itself on its board, only turns over, or moves nothing.
    case 'game-started':
    case 'board-chosen':
    case 'round-started':
    case 'stock-revealed':
    case 'area-chosen':
    case 'neutral-not-placed':
    case 'action-copied':
    case 'action-impossible':
    case 'action-declined':
    case 'free-action':
    case 'passed':
    case 'gain-lost':
    case 'cursor-moved':
    case 'artwork-covered':
    case 'white-artwork-turned':
    case 'artworks-put-back':
    case 'artworks-reshuffled':
    case 'noble-used':
    case 'noble-kept':
    case 'noble-turned-up':
    case 'nobles-reshuffled':
    case 'house-paid':
    case 'needle-moved':
    case 'card-used':
    case 'row-raised':
    case 'travellers-returned':
    case 'board-power':
    case 'meeple-doubled':
    case 'cards-ready':
    case 'column-won':
    case 'column-tied':
    case 'first-player-chosen':
    case 'brussels-majority':
    case 'round-ended':
    case 'game-ended':
      return [];
    default:
      return unknownEvent(event);
  }
}

/** Colours of artworks before black. */
const COLOURED = 4;
const STOCK_EXCHANGE = 0;

/** Of a newer engine: it is told in words all the same. A type error here means that an event was forgotten. */
function unknownEvent(_: never): readonly Flight[] {
  return [];
}

function one(icon: IconName, from: ThingId, to: ThingId, seat?: Seat): Flight[] {
  return pieces(icon, 1, seat, from, to);
}

function pieces(icon: IconName, count: number, seat: Seat | undefined, from: ThingId, to: ThingId): Flight[] {
  const flight = seat === undefined ? { icon, from, to } : { icon, seat, from, to };
  return Array.from({ length: count }, () => flight);
}

function cubes(
  counts: readonly number[],
  from: (material: number) => ThingId,
  to: (material: number) => ThingId,
): Flight[] {
  return counts.flatMap((count, material) =>
    pieces(MATERIAL_NAMES[material], count, undefined, from(material), to(material)),
  );
}

/** A noble before the player, or the deck if it was not kept. */
function nobleAt(s: State, player: Seat, noble: number): ThingId {
  return noble >= 0 && (s.nobles[player] >> noble) & 1 ? thing.ownNoble(player, noble) : thing.nobleDeck;
}

function nobleGiving(s: State, player: Seat, kind: 'francs' | 'points'): ThingId {
  return nobleAt(
    s,
    player,
    s.rules.nobles.findIndex(({ effect }) => effect.kind === kind),
  );
}

/** The other end of francs gained or paid; undefined where another event has shown them, or nothing lies. */
function francsPlace(s: State, player: Seat, source: FrancSource): ThingId | undefined {
  switch (source) {
    case 'sale':
      return thing.market(s.cursor);
    case 'noble':
      return nobleGiving(s, player, 'francs');
    case 'stock-exchange':
      return thing.brussels(STOCK_EXCHANGE);
    case 'pass-artworks':
      return thing.ownArtwork(player, 0);
    case 'pass-prestige':
      return thing.faceDown(player);
    case 'pass-exhibition':
      return thing.exhibition;
    case 'house':
      return thing.needle(0);
    case 'board-power':
      return thing.power(player);
    case 'bonus-tile':
      return thing.tile(TILES.indexOf('iris'));
    case 'setup':
    case 'bid':
    case 'noble-price':
    case 'noble-cost':
    case 'card':
    case 'bid-returned':
      return undefined;
  }
}

function francs(s: State, player: Seat, amount: number, source: FrancSource): Flight[] {
  const place = francsPlace(s, player, source);
  if (place === undefined) return [];
  const purse = thing.francs(player);
  return amount > 0 ? one('francs', place, purse) : one('francs', purse, place);
}

/** Where points come from; undefined where another event has shown them, or nothing lies. */
function pointsPlace(s: State, player: Seat, source: PointSource): ThingId | undefined {
  switch (source) {
    case 'sale':
      return thing.market(s.cursor);
    case 'noble':
      return nobleGiving(s, player, 'points');
    case 'no-joker':
    case 'late-house':
    case 'free-construction':
    case 'houses':
      return thing.house(player, Math.max(0, s.built[player] - 1));
    case 'free-sales':
      return thing.ownArtwork(player, 0);
    case 'board-power':
      return thing.power(player);
    case 'cubes':
      return thing.ownCube(player, 0);
    case 'row-architects':
      return thing.row(player, 0);
    case 'row-nobles':
      return thing.row(player, 1);
    case 'row-artworks':
      return thing.row(player, 2);
    case 'row-francs':
      return thing.row(player, 3);
    case 'cards':
    case 'iris-majority':
    case 'pavilion-visit':
    case 'bonus-tiles':
    case 'unpaid-nobles':
    case 'first-player':
      return undefined;
  }
}

function points(s: State, player: Seat, amount: number, source: PointSource): Flight[] {
  const place = pointsPlace(s, player, source);
  return place === undefined || amount < 0 ? [] : one('points', place, thing.points(player));
}

/** The card goes to what it improves. */
function prestigeUsed(s: State, player: Seat, column: number, card: number, alternative: number): Flight[] {
  const effects = s.rules.prestige[card]?.bonus[alternative] ?? [];
  return effects.flatMap((effect) =>
    effect.kind === 'advance'
      ? one(
          trackIcon(s.rules, effect.track),
          thing.column(column),
          thing.track(player, TRACKS.indexOf(effect.track)),
        )
      : one('release', thing.column(column), thing.architects(player)),
  );
}
