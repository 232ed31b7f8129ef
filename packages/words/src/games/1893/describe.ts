/** What each thing on the boards is and does, and what it means for the reader now. */
import type { GameState, Seat } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import { type Describers, describeThing, ofSeat } from '../../describing.ts';
import type { Description } from '../../description.ts';
import type { ThingId } from '../../things.ts';
import type { Voice } from '../../voice.ts';
import { actionTip, columnTip, irisTip, spaceTip } from './describe/art-nouveau.ts';
import {
  drawnTip,
  exhibitionsTip,
  exhibitionTip,
  marketTip,
  ownArtworkTip,
  pileTip,
  shopTip,
  workshopTip,
} from './describe/artworks.ts';
import { brusselsTip, courthouseTip, stockTip, trainTip } from './describe/brussels.ts';
import { compassTip, houseTip, needleTip, ownCubeTip, supplyTip } from './describe/building.ts';
import {
  architectsTip,
  faceDownTip,
  francsTip,
  pointsTip,
  prestigeDeckTip,
  rowTip,
  trackTip,
  travellersTip,
} from './describe/holdings.ts';
import { nobleDeckTip, nobleTip, ownNobleTip } from './describe/nobles.ts';
import { ownCardTip, powerTip, siteTip, tileTip } from './describe/variant.ts';
import type { Things1893 } from './things.ts';

/** By the kind of thing, the word before the first colon of its id. */
const DESCRIBERS: Describers<State, Things1893> = {
  space: spaceTip,
  iris: irisTip,
  column: columnTip,
  site: siteTip,
  brussels: brusselsTip,
  noble: nobleTip,
  'noble-deck': nobleDeckTip,
  market: marketTip,
  shop: shopTip,
  workshop: workshopTip,
  pile: pileTip,
  drawn: drawnTip,
  supply: supplyTip,
  compass: compassTip,
  needle: needleTip,
  tile: tileTip,
  action: actionTip,
  courthouse: courthouseTip,
  stock: stockTip,
  train: trainTip,
  exhibition: exhibitionTip,
  'prestige-deck': prestigeDeckTip,
  'own-noble': ofSeat(ownNobleTip),
  'own-artwork': ofSeat(ownArtworkTip),
  'own-cube': ofSeat(ownCubeTip),
  'own-card': ofSeat(ownCardTip),
  track: ofSeat(trackTip),
  row: ofSeat(rowTip),
  house: ofSeat(houseTip),
  architects: ofSeat(architectsTip),
  travellers: ofSeat(travellersTip),
  francs: ofSeat(francsTip),
  points: ofSeat(pointsTip),
  'face-down': ofSeat(faceDownTip),
  exhibitions: ofSeat(exhibitionsTip),
  power: ofSeat(powerTip),
};

export function describe1893(
  v: Voice,
  s: GameState,
  thing: ThingId,
  reader: Seat | undefined,
): Description | undefined {
  return describeThing(DESCRIBERS, { v, s: s as State, reader }, thing);
}
