/** What is said of a game whose chance is checked: for those who do, and nobody else. */
export { load as loadVerifyWords, m as verifyMessages } from '#messages/verify';
