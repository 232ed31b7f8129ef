/** All limits of a server at work. Nothing of it is stored: a server that begins anew knows nobody. */
import {
  type Bucket,
  type Buckets,
  createBucket,
  createBuckets,
  createHourlyBuckets,
  type Ticks,
} from './buckets.ts';
import { type Counts, createCounts } from './counts.ts';
import type { Limits } from './limits.ts';

export interface Limiter {
  readonly limits: Limits;
  /** By line. */
  readonly requests: Buckets;
  readonly calls: Buckets;
  readonly messagesOfLines: Buckets;
  readonly guests: Buckets;
  readonly transferTries: Buckets;
  readonly socketsOfLines: Counts;
  /** By person. */
  readonly transfers: Buckets;
  readonly messages: Buckets;
  readonly tables: Buckets;
  readonly lines: Buckets;
  readonly hints: Buckets;
  readonly socketsOfPeople: Counts;
  /** Of one socket. */
  messagesOfSocket(): Bucket;
  refusalsOfSocket(): Bucket;
}

export function createLimiter(limits: Limits, now: Ticks = () => performance.now()): Limiter {
  const most = limits.remembered;
  return {
    limits,
    requests: createBuckets(limits.requestsPerAddress, most, now),
    calls: createBuckets(limits.callsPerAddress, most, now),
    messagesOfLines: createBuckets(limits.messagesPerAddress, most, now),
    guests: createHourlyBuckets(limits.guestsPerAddressAndHour, most, now),
    transferTries: createHourlyBuckets(limits.transferTriesPerAddressAndHour, most, now),
    socketsOfLines: createCounts(),
    transfers: createHourlyBuckets(limits.transfersPerPersonAndHour, most, now),
    messages: createBuckets(limits.messagesPerPerson, most, now),
    tables: createHourlyBuckets(limits.tablesPerPersonAndHour, most, now),
    lines: createBuckets(limits.linesPerPerson, most, now),
    hints: createBuckets(limits.hintsPerPerson, most, now),
    socketsOfPeople: createCounts(),
    messagesOfSocket: () => createBucket(limits.messagesPerSocket, now),
    refusalsOfSocket: () => createBucket(limits.refusalsPerSocket, now),
  };
}
