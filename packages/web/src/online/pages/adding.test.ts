import type { Room } from '@horta/online';
import { digestOf } from '@horta/online/chance';
import { expect, it } from 'vitest';
import { partOf } from './adding.ts';

const OWN = '0'.repeat(32);
const OTHERS = '1'.repeat(32);

function room(phase: Room['phase'], digest: string | null, bits: string | null = null): Room {
  return {
    phase,
    chance: { commitment: '', attempt: 0, digests: [digest], bits: [bits] },
  } as unknown as Room;
}

it.each([
  ['nothing was promised', room('open', null), true, 'commit'],
  ['it was promised', room('open', digestOf(OWN)), true, undefined],
  ['another device has promised', room('open', digestOf(OTHERS)), true, undefined],
  ['cards are dealt', room('dealing', digestOf(OWN)), true, 'ready'],
  ['not everybody is bound', room('dealing', digestOf(OWN)), false, undefined],
  ['it was shown', room('dealing', digestOf(OWN), OWN), true, undefined],
  ['another device has to show its own', room('dealing', digestOf(OTHERS)), true, 'wait'],
  ['the game has begun', room('playing', digestOf(OWN)), true, undefined],
] as const)('%s', (_, at, mayShow, wanted) => expect(partOf(at, 0, OWN, mayShow)).toBe(wanted));
