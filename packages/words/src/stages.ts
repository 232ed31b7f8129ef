/** What is said of the stages of the end of a round and of the final count: fetched when the first one is shown. */
export { load as loadStageWords, m as stageMessages } from '#messages/stages';
