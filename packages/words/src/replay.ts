/** What is said while one looks back at a game: for those who do, and nobody else. */
export { load as loadReplayWords, m as replayMessages } from '#messages/replay';
