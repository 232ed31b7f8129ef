/** What is said at tables over a network, beside what is said at every table: for those who sit at one. */
export { load as loadOnlineWords, m as onlineMessages } from '#messages/online';
