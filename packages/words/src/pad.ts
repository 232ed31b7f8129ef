/** What is said on the score pad of games in a box: for whoever opens it. */
export { load as loadPadWords, m as padMessages } from '#messages/pad';
