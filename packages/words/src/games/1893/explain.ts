/** What each thing on the boards is and does, and what it means for the reader now. */
import type { LiveState, Seat } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import type { Explained } from '../../explained.ts';
import { type Explainers, explainThing, ofSeat } from '../../explaining.ts';
import type { Voice } from '../../voice.ts';
import { actionTip, columnTip, irisTip, spaceTip } from './explain/art-nouveau.ts';
import {
  drawnTip,
  exhibitionsTip,
  exhibitionTip,
  marketTip,
  ownArtworkTip,
  pileTip,
  shopTip,
  workshopTip,
} from './explain/artworks.ts';
import { brusselsTip, courthouseTip, stockTip, trainTip } from './explain/brussels.ts';
import { compassTip, houseTip, needleTip, ownCubeTip, supplyTip } from './explain/building.ts';
import {
  architectsTip,
  faceDownTip,
  francsTip,
  pointsTip,
  prestigeDeckTip,
  rowTip,
  trackTip,
  travellersTip,
} from './explain/holdings.ts';
import { nobleDeckTip, nobleTip, ownNobleTip } from './explain/nobles.ts';
import { ownCardTip, powerTip, siteTip, tileTip } from './explain/variant.ts';

/** By the kind of thing, the word before the first colon of its id. */
const EXPLAINERS: Explainers<State> = {
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

export function explain1893(
  v: Voice,
  s: LiveState,
  thing: string,
  reader: Seat | undefined,
): Explained | undefined {
  return explainThing(EXPLAINERS, { v, s: s as State, reader }, thing);
}
