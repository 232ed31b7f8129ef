/** Francs, points and cubes: what is counted. */
import type { Seat } from '@horta/engine';
import { type FrancSource, MATERIAL_NAMES, type PointSource, type State, TILES } from '@horta/engine/1893';
import type { Flight, ThingId } from '../../game-view.ts';
import { thing } from '../things.ts';
import { nobleAt } from './cards.ts';
import { type FamilyOfFlights, one, pieces } from './flying.ts';

const STOCK_EXCHANGE = 0;

export const AMOUNTS = {
  francs: ({ player, amount, source }, s) => {
    const place = francsPlace(s, player, source);
    if (place === undefined) return [];
    const purse = thing.francs(player);
    return amount > 0 ? one('francs', place, purse) : one('francs', purse, place);
  },
  points: ({ player, amount, source }, s) => {
    const place = pointsPlace(s, player, source);
    return place === undefined || amount < 0 ? [] : one('points', place, thing.points(player));
  },
  'bid-taken-back': ({ player, space }) => one('francs', thing.space(space), thing.francs(player)),
  'noble-paid': ({ player, noble }) => one('francs', thing.francs(player), thing.ownNoble(player, noble)),
  'iris-majority': ({ players, iris }) =>
    players.flatMap((player) => one('points', thing.iris(iris), thing.points(player))),
  'pavilion-visited': ({ player, site }) => one('points', thing.site(site), thing.points(player)),
  'bonus-tile-scored': ({ player, tile }) => one('points', thing.tile(tile), thing.points(player)),
  'cubes-taken': (event) =>
    cubes(event.cubes, thing.supply, (material) => thing.ownCube(event.player, material)),
  'cubes-paid': (event) =>
    cubes(event.cubes, (material) => thing.ownCube(event.player, material), thing.supply),
} satisfies FamilyOfFlights;

function cubes(
  counts: readonly number[],
  from: (material: number) => ThingId,
  to: (material: number) => ThingId,
): Flight[] {
  return counts.flatMap((count, material) =>
    pieces(MATERIAL_NAMES[material], count, undefined, from(material), to(material)),
  );
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
