/** What each thing on the boards is and does, and what it means for the reader now. */
import type { Event, State } from '@horta/engine/1897';
import { type Describers, descriptionsOf, ofSeat } from '../../describing.ts';
import { armsTip, bonusTip, cellTip, drawnTip } from './describe/area.ts';
import { buildingTip, expoTip, pileTip, prisonTip } from './describe/brussels.ts';
import { cause1897, consequences1897, meaning1897 } from './describe/choices.ts';
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
import { eventText } from './events.ts';
import type { Things1897 } from './things.ts';
import { m } from './tips.ts';
import { words1897 } from './words.ts';

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

export const descriptions1897 = descriptionsOf<State>(words1897, {
  describers: DESCRIBERS,
  meaning: meaning1897,
  consequences: consequences1897,
  cause: cause1897,
  event: (v, s, event) => eventText(v, s, event as Event),
  joined: (v, inputs) => m.tip_because(inputs, v),
});
