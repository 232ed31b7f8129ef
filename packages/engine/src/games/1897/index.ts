/** What clients of Bruxelles 1897 need beside the contract: names, types of states, events and reasons, meaning of options. */
export { leaders } from '../../mechanics/majority.ts';
export { CELL_NAMES, columnOf } from './board.ts';
export { actionObstacle } from './card-actions.ts';
export type { CardSets } from './card-sets.ts';
export type { Bonus, Effect, EndBonus } from './effects.ts';
export type { DiscardCause, Event, EventType } from './events.ts';
export {
  architectsAtHand,
  architectsInBrussels,
  artworksOf,
  coloursOf,
  houseKindsOf,
  housesOf,
  houseUnits,
  level,
  materialCardsOf,
  prisoners,
  totalPoints,
} from './holdings.ts';
export * from './ids.ts';
export type { Components, Pack1897 } from './pack.ts';
export type { ArchitectRules, BonusCard, NobleRules, Parameters } from './parameters.ts';
export { type Payments, paymentKinds, paymentSet } from './payments.ts';
export { cardsToDraw, DECKS, DISCARDS } from './piles.ts';
export type { Reason, ReasonCode } from './reasons.ts';
export { TERMS } from './scoring.ts';
export {
  architectAt,
  artworkAt,
  brusselsAt,
  houseAt,
  materialAt,
  pointsAt,
  type Rules,
  type State,
  scaleAt,
} from './state.ts';
export { columnLeaders, columnSums } from './steps/column-majority.ts';
export { nextFirstPlayer } from './steps/round.ts';
export { architectsNeeded, FIRST_BUILDING_OPTION, PASS_OPTION } from './steps/turn.ts';
export { readyNobles } from './steps/use-nobles.ts';
