/** The rules to read: what is said of them, the rulebooks, and the ways to a topic. */
export { load as loadReferenceWords, m as referenceMessages } from '#messages/reference';
export { factsOf, wholePack } from './facts.ts';
export {
  chapterOf,
  neighboursOf,
  type Subject,
  topicAbout,
  topicAboutAny,
  topicOf,
  topicsOf,
} from './find.ts';
export * from './load.ts';
export type {
  About,
  Block,
  Chapter,
  Difference,
  Facts,
  Rulebook,
  Ruling,
  Say,
  Table,
  Topic,
} from './rulebook.ts';
export { type Entry, entriesOf, type Found, type Piece, search } from './search.ts';
export { rulingsAt, textsOf, textsOfBlock } from './texts.ts';
