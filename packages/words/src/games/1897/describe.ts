/** What each thing on the boards is and does, and what it means for the reader now. */
import type { GameState, Seat } from '@horta/engine';
import type { State } from '@horta/engine/1897';
import { type Describers, describeThing, ofSeat, type Telling } from '../../describing.ts';
import type { Description } from '../../description.ts';
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

/** By the kind of thing, the word before the first colon of its id. */
const DESCRIBERS: Describers<State> = {
  cell: cellTip,
  bonus: bonusTip,
  arms: armsTip,
  building: buildingTip,
  expo: expoTip,
  pile: pileTip,
  drawn: drawnTip,
  prison: ofSeat(ownPrisonTip),
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

/** The prison of all has no number; that of a player has. */
const PRISON = 'prison';

export function describe1897(
  v: Voice,
  s: GameState,
  thing: string,
  reader: Seat | undefined,
): Description | undefined {
  const telling: Telling<State> = { v, s: s as State, reader };
  return thing === PRISON ? prisonTip(telling) : describeThing(DESCRIBERS, telling, thing);
}
