/** What stands on the players’ aids: for whoever opens one. */
export { load as loadAidWords, m as aidMessages } from '#messages/aid';
