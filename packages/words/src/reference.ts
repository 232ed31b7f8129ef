/** The rules to read, and what is said around them: for whoever looks one up. */
export { load as loadReferenceWords, m as referenceMessages } from '#messages/reference';
