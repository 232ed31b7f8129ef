/** What the pages around tables over a network say: fetched with them. */
export { load as loadTogetherWords, m as togetherMessages } from '#messages/together';
