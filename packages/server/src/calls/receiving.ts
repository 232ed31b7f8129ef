/** Messages of pages: read, carried out, answered, whatever they are. */
import { parseJson } from '@horta/engine';
import type { CallAnswer, CallName, OnlineFault } from '@horta/online';
import { calls } from '@horta/online/schemas';
import { Refused as RefusedByTable } from '@horta/table';
import { Refused } from '../people/refused.ts';
import { noticeSleep } from '../sleep.ts';
import { StorageFault } from '../storage/storage.ts';
import type { Guest, World } from '../world.ts';
import { CALLS, OPEN_CALLS } from './calls.ts';

type AnyHandler = (world: World, guest: Guest, ...rest: unknown[]) => unknown;

/** What one page asks for; answered in any order. */
export async function receive(world: World, guest: Guest, text: string): Promise<void> {
  let answer: number | undefined;
  try {
    const message = parse(text);
    answer = numberOf(message);
    const { id, call, ...parameters } = read(message);
    const value = await carryOut(world, guest, call, parameters);
    send(guest, { answer: id, ok: true, value });
  } catch (error) {
    const fault = faultOf(error);
    world.meter.refusal(fault);
    if (fault === 'unexpected') world.log.error({ err: error }, 'a message could not be dealt with');
    send(guest, { ...(answer === undefined ? {} : { answer }), ok: false, fault, detail: detailOf(error) });
  }
}

function carryOut(world: World, guest: Guest, call: CallName, parameters: object): unknown {
  noticeSleep(world);
  if (world.isStopping) throw new Refused('stopping', 'the server stops');
  const open = (OPEN_CALLS as Readonly<Record<string, unknown>>)[call] as AnyHandler | undefined;
  if (open !== undefined) return open(world, guest, parameters);
  if (guest.person === undefined) throw new Refused('not-signed-in', 'say who you are first');
  const handler = (CALLS as Readonly<Record<string, unknown>>)[call] as AnyHandler;
  return handler(world, guest, guest.person, parameters);
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new Refused('bad-message', 'this is not JSON, or goes deeper than 64');
  }
}

/** The number of a message that makes no sense otherwise. */
function numberOf(message: unknown): number | undefined {
  const { id } = (message ?? {}) as { readonly id?: unknown };
  return Number.isSafeInteger(id) ? (id as number) : undefined;
}

function read(message: unknown) {
  const result = calls.safeParse(message);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refused(
    'bad-message',
    issue === undefined ? 'no call' : `${issue.path.join('.')}: ${issue.message}`,
  );
}

function faultOf(error: unknown): OnlineFault {
  if (error instanceof Refused) return error.fault;
  if (error instanceof RefusedByTable) return error.refusal;
  return error instanceof StorageFault ? 'storage' : 'unexpected';
}

/** What went wrong inside is for the log. */
function detailOf(error: unknown): string {
  if (error instanceof StorageFault) return 'it could not be stored, and was not done';
  const isTold = error instanceof Refused || error instanceof RefusedByTable;
  return isTold ? error.message : 'something went wrong';
}

function send(guest: Guest, answer: CallAnswer): void {
  guest.send(JSON.stringify(answer));
}
