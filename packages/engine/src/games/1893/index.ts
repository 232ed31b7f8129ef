/** What clients of Bruxelles 1893 need beside the contract: names, types of states, events and reasons, meaning of options. */

export { leaders } from '../../mechanics/majority.ts';
export { type PoweredBoard, powerOf } from './asymmetric/boards.ts';
export type { Power, PowerKind } from './asymmetric/pack.ts';
export {
  CARDS,
  type Card,
  type CardEffect,
  FRANCS_PER_POINT,
  MOMENT,
  MOMENTS,
  type Moment,
} from './belle-epoque/cards.ts';
export { cardsOf, holderOf, isReady, tileOwner } from './belle-epoque/holdings.ts';
export { countsWithoutJoker } from './belle-epoque/replaced-payment.ts';
export { TILES, type TileName } from './belle-epoque/tiles.ts';
export { AREAS, AROUND, IRIS_NAMES, isInArea, SPACE_NAMES } from './board.ts';
export {
  allowedPayments,
  COMPASS_KINDS,
  type CompassKind,
  FRANCS_UNIT,
  JOKER_UNIT,
  nextCompassSpace,
  PAYMENT_KINDS,
  PAYMENTS,
  type PaymentKind,
  previousCompassSpace,
} from './compass.ts';
export type { Bonus, Effect } from './effects.ts';
export type { Event, EventType } from './events.ts';
export {
  artworksOf,
  coloursOf,
  level,
  stackOf,
  supplyOf,
  totalPoints,
  travellersWaiting,
  whiteArtworksOf,
} from './gains.ts';
export * from './ids.ts';
export {
  artworkSold,
  backOf,
  CURSOR_NAMES,
  colourSold,
  cursorSteps,
  type Sale,
  saleFrancs,
  saleGains,
  salePoints,
} from './market.ts';
export type { ArchitectBoard, NobleRules, Parameters, PrestigeCard, StockCard } from './parameters.ts';
export { houseUnits } from './payment.ts';
export { artworkAt, brusselsAt, cubeAt, multiplierAt, pointsAt, trackAt } from './places.ts';
export type { Reason, ReasonCode } from './reasons.ts';
export type { Components, Pack1893 } from './second-edition/pack.ts';
export { isTiled } from './spaces.ts';
export { boardOf, type Pool, type Rules, type State } from './state.ts';
export { actionObstacle } from './steps/art-nouveau.ts';
export { brusselsArchitects } from './steps/brussels-majority.ts';
export { columnSums } from './steps/column-majority.ts';
export { noblesSettled } from './steps/pay-nobles.ts';
export { CUBE_PAIRS, CUBE_SETS } from './steps/take-cubes.ts';
export { architectsNeeded, FIRST_BRUSSELS_OPTION, PASS_OPTION } from './steps/turn.ts';
export { readyNobles } from './steps/use-nobles.ts';
export { type PrestigeUse, prestigeUse } from './steps/use-prestige.ts';
