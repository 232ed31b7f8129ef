/** How a refusal is answered over HTTP. */
import type { OnlineFault } from '@horta/online';
import type { FastifyReply } from 'fastify';
import { Refused } from '../people/refused.ts';
import { StorageFault } from '../storage/storage.ts';

const STATUS: Partial<Record<OnlineFault, number>> = {
  'not-signed-in': 401,
  'foreign-origin': 403,
  'may-not-watch': 403,
  'not-seated': 403,
  'no-such-table': 404,
  'no-such-code': 404,
  'not-begun': 409,
  'not-over': 409,
  'too-long': 413,
  'too-fast': 429,
  'too-many-sockets': 429,
  'too-many-tables': 429,
  unexpected: 500,
  stopping: 503,
  storage: 503,
};

export function statusOf(fault: OnlineFault): number {
  return STATUS[fault] ?? 400;
}

export function sendFault(
  reply: FastifyReply,
  fault: OnlineFault,
  detail: string,
  status: number = statusOf(fault),
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ fault, detail }));
}

/** An error as a refusal. What nobody foresaw is told as that, and nothing of what it says. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof StorageFault) return new Refused('storage', 'it could not be stored');
  const status = (error as { readonly statusCode?: unknown }).statusCode;
  if (status === 413) return new Refused('too-long', 'the body is too long');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Refused('bad-message', 'the body can not be read');
  return new Refused('unexpected', 'something went wrong');
}
