/** The public face of the table. */

export { abandoning, type Circumstances, leaving, runningOut, waitsFor } from './agreeing.ts';
export { ask, type Refusal, Refused, type Request, type Wish } from './asking.ts';
export { type UndoBarrier, undoBarrier } from './back.ts';
export { advanced, type Clocks, deadline, newClocks, type Outage, type Pace } from './clock.ts';
export type * from './contract.ts';
export type { Agreement, Ending, Entry, HandoverCause, RequestId } from './entry.ts';
export { follow, type Played, type Sight, sightOf } from './following.ts';
export { isOpen, playForced } from './forced.ts';
export { playedOn } from './playing-on.ts';
export {
  ORIGIN_COMMENT,
  recordOf,
  recordText,
  type SavedRecord,
  SITTERS_COMMENT,
  tableOfRecord,
  tableOfSavedRecord,
} from './records.ts';
export { restored, type SavedTable, saved, summaryOf } from './saved.ts';
export { LONGEST_NAME, type Sitter } from './sitter.ts';
export {
  append,
  botToThink,
  type Change,
  copyOf,
  decider,
  isClosed,
  newTable,
  type Origin,
  peoplePlaying,
  revisionOf,
  type Step,
  scoresOf,
  type Table,
  type TableId,
  tableFrom,
} from './table.ts';
export {
  aroundOneScreen,
  type Chapter,
  eventsFor,
  type News,
  type Now,
  newsOf,
  type Onlooker,
  type Told,
  type Whole,
  whole,
} from './telling.ts';
