/** What clients of Bruxelles 1893 need beside the contract: names, types of states, events and reasons, meaning of options. */
export { AREAS, AROUND, IRIS_NAMES, isInArea, SPACE_NAMES } from './board.ts';
export {
  type CompassKind,
  FRANCS_UNIT,
  JOKER_UNIT,
  nextCompassSpace,
  PAYMENT_KINDS,
  PAYMENTS,
  type PaymentKind,
} from './compass.ts';
export type { Bonus, Effect } from './effects.ts';
export type { Event, EventType } from './events.ts';
export { artworksOf, coloursOf, level, stackOf, supplyOf, totalPoints } from './gains.ts';
export * from './ids.ts';
export { CURSOR_NAMES, saleFrancs, salePoints } from './market.ts';
export type { Components, Pack1893 } from './pack.ts';
export type { NobleRules, Parameters, PrestigeCard, StockCard } from './parameters.ts';
export { houseUnits } from './payment.ts';
export type { Reason, ReasonCode } from './reasons.ts';
export { artworkAt, brusselsAt, cubeAt, multiplierAt, type Rules, type State, trackAt } from './state.ts';
export { actionObstacle } from './steps/art-nouveau.ts';
export { CUBE_SETS } from './steps/take-cubes.ts';
export { architectsNeeded, FIRST_BRUSSELS_OPTION, PASS_OPTION } from './steps/turn.ts';
export { type PrestigeUse, prestigeUse } from './steps/use-prestige.ts';
