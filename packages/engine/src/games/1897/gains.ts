/** What players gain and lose. Every gain goes through here, so that every one is told. */
import type { Seat } from '../../core/game.ts';
import { ask } from './asking.ts';
import { level, prisoners } from './holdings.ts';
import {
  ARTWORK,
  type Colour,
  cardOf,
  EFFECT_SOURCES,
  type EffectSource,
  type FrancSource,
  HOUSE,
  type House,
  MATERIAL,
  type MaterialCard,
  POINT_SOURCES,
  type PointSource,
  type Scale,
} from './ids.ts';
import { artworkAt, houseAt, materialAt, pointsAt, type State, scaleAt } from './state.ts';

/** Negative amounts are paid. The coins in the box are no limit. */
export function gainFrancs(s: State, player: Seat, amount: number, source: FrancSource): void {
  if (amount === 0) return;
  s.money[player] += amount;
  s.sink?.tell({ type: 'francs', player, amount, source });
}

/** Points for `count` things worth `each`. VP can go below 0. */
export function gainPoints(s: State, player: Seat, source: PointSource, count: number, each: number): void {
  const amount = count * each;
  if (amount === 0) return;
  s.points[pointsAt(player, SOURCE_INDEX[source])] += amount;
  s.sink?.tell({ type: 'points', player, amount, source, count, each });
}

const SOURCE_INDEX = Object.fromEntries(POINT_SOURCES.map((source, i) => [source, i])) as Record<
  PointSource,
  number
>;

/** One space up; lost if the marker is at the top. */
export function advance(s: State, player: Seat, scale: Scale, source: EffectSource): void {
  const at = scaleAt(player, scale);
  if (s.scales[at] === s.rules.scales[scale].length - 1) {
    s.sink?.tell({ type: 'gain-lost', player, source, reason: { code: 'scale-full', scale } });
    return;
  }
  s.scales = s.scales.with(at, s.scales[at] + 1);
  s.sink?.tell({
    type: 'scale-advanced',
    player,
    scale,
    space: s.scales[at],
    level: level(s, player, scale),
    source,
  });
}

/** One architect, of the player's choice, leaves the prison; lost if none is there. */
export function release(s: State, player: Seat, source: EffectSource): void {
  if (prisoners(s, player) > 0) ask(s, 'release-architect', player, EFFECT_SOURCES.indexOf(source));
  else s.sink?.tell({ type: 'gain-lost', player, source, reason: { code: 'prison-empty' } });
}

export function keepArtwork(s: State, player: Seat, colour: Colour): void {
  s.artworks[artworkAt(player, colour)]++;
  s.sink?.tell({ type: 'card-kept', player, card: cardOf(ARTWORK, colour) });
}

export function keepMaterial(s: State, player: Seat, card: MaterialCard): void {
  s.materials[materialAt(player, card)]++;
  s.sink?.tell({ type: 'card-kept', player, card: cardOf(MATERIAL, card) });
}

export function keepHouse(s: State, player: Seat, house: House): void {
  const at = houseAt(player, house);
  s.houses = s.houses.with(at, s.houses[at] + 1);
  s.sink?.tell({ type: 'card-kept', player, card: cardOf(HOUSE, house) });
}
