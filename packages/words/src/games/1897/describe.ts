/** What each thing on the boards is and does, and what it means for the reader now. */
import type { Event, Reason, State } from '@horta/engine/1897';
import { type Describers, descriptionsOf, ofSeat } from '../../describing.ts';
import type { ChoiceWords } from '../../description.ts';
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
import { optionText } from './options.ts';
import { reasonText } from './reasons.ts';
import { isChoiceStep } from './steps.ts';
import type { Things1897 } from './things.ts';
import { m } from './tips.ts';

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

const CHOICES: ChoiceWords = {
  option: (v, s, frame, option) =>
    isChoiceStep(frame.step) ? optionText(v, s as State, frame, frame.step, option) : undefined,
  reason: (v, s, reason) => reasonText(v, s as State, reason as Reason),
};

export const descriptions1897 = descriptionsOf<State>(CHOICES, {
  describers: DESCRIBERS,
  meaning: meaning1897,
  consequences: consequences1897,
  cause: cause1897,
  event: (v, s, event) => eventText(v, s, event as Event),
  joined: (v, inputs) => m.tip_because(inputs, v),
});
