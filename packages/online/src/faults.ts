/** Why a server did not do what it was asked to. Each has words in every language. */
import type { HostFault } from '@horta/table';

export const ONLINE_FAULTS = [
  'not-signed-in',
  'bad-name',
  'no-such-table',
  'not-the-opener',
  'seat-taken',
  'not-seated',
  'already-seated',
  'already-begun',
  'not-begun',
  'not-dealing',
  'other-bits',
  'may-not-watch',
  'may-not-talk',
  'no-chat',
  'no-hints',
  'no-taking-back',
  'not-alone',
  'no-such-code',
  'too-many-tables',
  'too-many-sockets',
  'too-fast',
  'too-long',
  'bad-message',
  'foreign-origin',
  'stopping',
] as const;
export type OnlineFault = (typeof ONLINE_FAULTS)[number] | HostFault;
