/** Readers of everything that comes over a network; for servers, tests and docs/protocol.md. Pages need the types alone. */
export { request } from './asking.ts';
export { calls } from './calls.ts';
export * from './common.ts';
export * from './http.ts';
export * from './room.ts';
export { pace, tableSetup, wantedSeat } from './setup.ts';
export { answer, hello, serverInfo, tells, told } from './tells.ts';
