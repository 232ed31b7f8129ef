/** What each thing on the boards is and does, and what it means for the reader now. */
import type { Event, Reason, State } from '@horta/engine/1893';
import { type Describers, descriptionsOf, ofSeat } from '../../describing.ts';
import type { ChoiceWords, GameDescriptions } from '../../description.ts';
import type { Voice } from '../../voice.ts';
import { actionTip, columnTip, irisTip } from './describe/art-nouveau.ts';
import {
  drawnTip,
  exhibitionsTip,
  exhibitionTip,
  ownArtworkTip,
  pileTip,
  workshopTip,
} from './describe/artworks.ts';
import { brusselsTip, courthouseTip, stockTip, trainTip } from './describe/brussels.ts';
import { compassTip, houseTip, needleTip, ownCubeTip, supplyTip } from './describe/building.ts';
import { cause1893 } from './describe/cause.ts';
import { consequences1893 } from './describe/consequences.ts';
import {
  architectsTip,
  faceDownTip,
  firstPlayerTip,
  francsTip,
  pointsTip,
  prestigeDeckTip,
  rowTip,
  trackTip,
  travellersTip,
} from './describe/holdings.ts';
import { marketTip, shopTip } from './describe/market.ts';
import { meaning1893 } from './describe/meaning.ts';
import { nobleDeckTip, nobleTip, ownNobleTip } from './describe/nobles.ts';
import { spaceTip } from './describe/space.ts';
import { ownCardTip, powerTip, siteTip, tileTip } from './describe/variant.ts';
import { eventText } from './events.ts';
import { optionText } from './options.ts';
import { reasonText } from './reasons.ts';
import { isChoiceStep } from './steps.ts';
import type { Things1893 } from './things.ts';
import { m, type TipVoice } from './tips.ts';

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
  'first-player': firstPlayerTip,
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

const CHOICES: ChoiceWords = {
  option: (v, s, frame, option) =>
    isChoiceStep(frame.step) ? optionText(v, s as State, frame, frame.step, option) : undefined,
  reason: (v, s, reason) => reasonText(v, s as State, reason as Reason),
};

/** The descriptions of an edition that says some things in terms of its own. */
export function descriptionsIn(edition: (v: Voice) => TipVoice): GameDescriptions {
  const common = descriptionsOf<State>(CHOICES, {
    describers: DESCRIBERS,
    meaning: meaning1893,
    consequences: consequences1893,
    cause: cause1893,
    event: (v, s, event) => eventText(v, s, event as Event),
    joined: (v, inputs) => m.tip_because(inputs, v),
  });
  return {
    option: (v, ...rest) => common.option(edition(v), ...rest),
    reason: (v, ...rest) => common.reason(edition(v), ...rest),
    event: (v, ...rest) => common.event(edition(v), ...rest),
    describe: (v, ...rest) => common.describe(edition(v), ...rest),
    consider: (v, ...rest) => common.consider(edition(v), ...rest),
    consequences: (v, ...rest) => common.consequences(edition(v), ...rest),
    because: (v, ...rest) => common.because(edition(v), ...rest),
  };
}

export const descriptions1893 = descriptionsIn((v) => v);
