/** What a request of the referee is: a value with its keys and what it does. */
import type { Speaker } from '@horta/words';
import { Failure } from './failure.ts';
import type { Given, Keys } from './keys.ts';
import type { Session } from './session.ts';

/** What a request finds. */
export interface Circumstances {
  readonly session: Session | undefined;
  /** Speaks the language of the request. */
  readonly speaker: Speaker;
}

/** What a request leads to. The session, if there is one, takes the place of the present one. */
export interface Outcome {
  readonly result: object;
  readonly session?: Session;
  readonly ends?: boolean;
}

export interface Request<K extends Keys = Keys> {
  /** One line for the help. */
  readonly summary: string;
  /** Beside `id`, `request` and `language`, which every request has. */
  readonly keys: K;
  /** Throws a Failure, or InvalidInput, if it can't be done. Changes nothing by itself. */
  run(given: Given<K>, circumstances: Circumstances): Outcome;
}

/** A request with the types of its values worked out from its keys. */
export function request<const K extends Keys>(definition: Request<K>): Request<K> {
  return definition;
}

export function sessionIn({ session }: Circumstances): Session {
  if (session === undefined) throw new Failure('no-game', 'there is no game yet: begin with new or load');
  return session;
}
