/** The public face of the engine. */
export * from './catalogue.ts';
export {
  conceivable,
  IllegalChoice,
  isOver,
  notationOf,
  obstacle,
  options,
  pending,
  play,
  playLegal,
  settle,
} from './core/agenda.ts';
export { courseOf, isTakeBack, type RecordEntry, recordOfCourse, type TakeBack } from './core/course.ts';
export { type Fault, InvalidInput } from './core/faults.ts';
export * from './core/fields.ts';
export type * from './core/game.ts';
export { NONE, UNKNOWN } from './core/game.ts';
export { type RulesName, rulesName, type StateJson, toJson } from './core/json.ts';
export { isRecordText } from './core/notation.ts';
export { fingerprint, type Origin, type Pack, packTitle, type Valued } from './core/pack.ts';
export { LONGEST_TEXT, parseJson } from './core/parse.ts';
export { position } from './core/position.ts';
export { cleanName, printable } from './core/printable.ts';
export { type Random, randomFromSeed, shuffled } from './core/random.ts';
export {
  ENGINE_VERSION,
  type GameRecord,
  headerOf,
  type Move,
  type RecordHeader,
  type TakenBack,
} from './core/record.ts';
export { sampling, type Unseen } from './core/sample.ts';
export { hash } from './core/state-hash.ts';
export { allEyes, coveredAsSeen, openFields, view } from './core/view.ts';
export { GAME_IDS, type GameId, isGameId } from './game-ids.ts';
export * from './loading.ts';
export * from './record-text.ts';
export * from './records.ts';
export * from './replay.ts';
export { packsOf, rulesNamed, rulesOf } from './rulesets.ts';
