/** What pages and servers say to each other about tables over a network. */
export { ONLINE_FAULTS, type OnlineFault } from './faults.ts';
export { LONGEST_LINE, PHRASES, type Phrase } from './phrases.ts';
export * from './protocol.ts';
