/** The referee: one line in, one line out. Whatever comes in, it answers, and goes on. */
import { InvalidInput, parseJson, printable } from '@horta/engine';
import { speaker } from '@horta/words';
import { Failure } from './failure.ts';
import { isObject, readKeys } from './keys.ts';
import { TOO_LONG } from './lines.ts';
import { LANGUAGE, REQUESTS } from './requests.ts';
import type { Session } from './session.ts';

export const LINE_LIMIT = 4 * 1024 * 1024;
const LONGEST_ID = 200;

export interface Referee {
  session: Session | undefined;
  /** Whether it was asked to quit. */
  ended: boolean;
}

export function createReferee(): Referee {
  return { session: undefined, ended: false };
}

/** Answers a line; undefined for a blank one. */
export function answerLine(referee: Referee, line: Uint8Array | typeof TOO_LONG): string | undefined {
  let id: unknown;
  try {
    const text = readLine(line);
    if (text.trim() === '') return undefined;
    const given = readObject(text);
    id = readId(given);
    return answer(referee, given, id);
  } catch (error) {
    return written({ id, error: errorOf(error) });
  }
}

function answer(referee: Referee, given: Readonly<Record<string, unknown>>, id: unknown): string {
  const { id: _id, request: name, ...rest } = given;
  const found = typeof name === 'string' && Object.hasOwn(REQUESTS, name) ? REQUESTS[name] : undefined;
  if (found === undefined)
    throw new Failure('unknown-request', `request: expected one of ${Object.keys(REQUESTS).join(', ')}`);
  const { language = 'en', ...values } = readKeys({ ...found.keys, ...LANGUAGE }, rest);
  const { session } = referee;
  const outcome = found.run(values, { session, speaker: speaker(language) });
  const text = written({ id, result: outcome.result });
  // Only now: whatever went wrong before has changed nothing.
  referee.session = outcome.session ?? session;
  referee.ended = outcome.ends === true;
  return text;
}

/** Who reads answers in a terminal must not be given orders by what is quoted in them. */
function written(result: object): string {
  return printable(JSON.stringify(result));
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function readLine(line: Uint8Array | typeof TOO_LONG): string {
  if (line === TOO_LONG) throw new Failure('too-long', `the line is longer than ${LINE_LIMIT} bytes`);
  try {
    return decoder.decode(line);
  } catch {
    throw new Failure('not-json', 'the line is not UTF-8');
  }
}

function readObject(text: string): Record<string, unknown> {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    throw new Failure('not-json', 'the line is not JSON, or nested too deeply');
  }
  if (!isObject(json)) throw new Failure('not-an-object', 'expected an object with the key request');
  return json;
}

function readId(given: Readonly<Record<string, unknown>>): string | number | undefined {
  const { id } = given;
  if (id === undefined || Number.isFinite(id)) return id as number | undefined;
  if (typeof id === 'string' && id.length <= LONGEST_ID) return id;
  throw new Failure('bad-request', `id: expected a number or a text of at most ${LONGEST_ID} characters`);
}

function errorOf(error: unknown): object {
  if (error instanceof Failure) return { code: error.code, message: error.message, details: error.details };
  if (error instanceof InvalidInput)
    return { code: 'invalid', message: error.message, details: { faults: error.faults } };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
