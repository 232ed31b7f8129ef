/** What a teacher says in a guided game: for those who learn, and nobody else. */
export { load as loadLearnWords, m as learnMessages } from '#messages/learn';
export { load as loadLearn1893Words, m as learn1893Messages } from '#messages/learn-1893';
export {
  load as loadLearn1893FirstEditionWords,
  m as learn1893FirstEditionMessages,
} from '#messages/learn-1893-first-edition';
export { load as loadLearn1897Words, m as learn1897Messages } from '#messages/learn-1897';
export {
  load as loadLearnBelleEpoqueWords,
  m as learnBelleEpoqueMessages,
} from '#messages/learn-belle-epoque';
