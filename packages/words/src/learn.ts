/** What a teacher says in a guided game: for those who learn, and nobody else. */
export { load as loadLearnWords, m as learnMessages } from '#messages/learn';
