/** What is said of components, and where packs are edited: for whoever does. */
export { load as loadPackWords, m as packMessages } from '#messages/packs';
