/** What each thing on the boards is and does, and what it means for the reader now. */
import type { GameState, Seat } from '@horta/engine';
import type { State } from '@horta/engine/1897';
import { type Describers, describeThing, ofSeat } from '../../describing.ts';
import type { Description } from '../../description.ts';
import type { ThingId } from '../../things.ts';
import type { Voice } from '../../voice.ts';
import { armsTip, bonusTip, cellTip, drawnTip } from './describe/area.ts';
import { buildingTip, expoTip, pileTip, prisonTip } from './describe/brussels.ts';
import {
  architectsTip,
  faceTip,
  francsTip,
  handTip,
  ownArtworkTip,
  ownHouseTip,
  ownMaterialTip,
  ownNobleTip,
  ownPrisonTip,
  pointsTip,
  prisonerTip,
  scaleTip,
  sentTip,
} from './describe/holdings.ts';
import type { Things1897 } from './things.ts';

const ownPrison = ofSeat(ownPrisonTip);

/** By the kind of thing, the word before the first colon of its id. */
const DESCRIBERS: Describers<State, Things1897> = {
  cell: cellTip,
  bonus: bonusTip,
  arms: armsTip,
  building: buildingTip,
  expo: expoTip,
  pile: pileTip,
  drawn: drawnTip,
  prison: (telling, ...seat) => (seat.length === 0 ? prisonTip(telling) : ownPrison(telling, ...seat)),
  hand: ofSeat(handTip),
  face: ofSeat(faceTip),
  prisoner: ofSeat(prisonerTip),
  sent: ofSeat(sentTip),
  scale: ofSeat(scaleTip),
  'own-artwork': ofSeat(ownArtworkTip),
  'own-material': ofSeat(ownMaterialTip),
  'own-house': ofSeat(ownHouseTip),
  'own-noble': ofSeat(ownNobleTip),
  francs: ofSeat(francsTip),
  points: ofSeat(pointsTip),
  architects: ofSeat(architectsTip),
};

export function describe1897(
  v: Voice,
  s: GameState,
  thing: ThingId,
  reader: Seat | undefined,
): Description | undefined {
  return describeThing(DESCRIBERS, { v, s: s as State, reader }, thing);
}
