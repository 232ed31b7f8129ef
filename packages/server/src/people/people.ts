/** Who comes: guests with a name, the sessions by which their browsers are known, and codes that take them elsewhere. */
import { cleanName } from '@horta/engine';
import type { Person, Transfer } from '@horta/online';
import { LONGEST_NAME } from '@horta/table';
import type { Storage, StoredSession } from '../storage/storage.ts';
import { Refused } from './refused.ts';
import { digestOf, isToken, newCode, newPersonId, newToken } from './tokens.ts';

/** Days that a browser is known for. */
const SESSION_DAYS = 365;
const DAY = 24 * 60 * 60 * 1000;
export const SESSION_SECONDS: number = (SESSION_DAYS * DAY) / 1000;
/** One that has been used for this long is good for all its days again. */
const RENEWAL_DAYS = 30;
const TRANSFER_MINUTES = 10;
const MOMENT = 60_000;

/** Someone whose browser has shown a token that counts. */
export interface SignedIn {
  readonly person: Person;
  /** Of the token: what the session is known by. */
  readonly session: string;
}

/** A token that nobody else knows, for the browser to keep. */
export interface NewSession extends SignedIn {
  readonly token: string;
}

export interface People {
  /** Undefined if the token is none, or not any more. */
  signedIn(token: string | undefined): Promise<SignedIn | undefined>;
  /** Whether the session lasts longer now: one who comes again and again is not to be forgotten. */
  prolong(session: string): Promise<boolean>;
  /** Throws Refused. */
  makeGuest(name: string): Promise<NewSession>;
  rename(person: Person, name: string): Promise<Person>;
  signOut(session: string): Promise<void>;
  /** A code that is good once. */
  makeTransfer(person: Person): Promise<Transfer>;
  /** The same person with a session of its own, in place of `before`. Throws Refused. */
  useTransfer(code: string, before: SignedIn | undefined): Promise<NewSession>;
  /** Calls with each session that ends; gives what takes the listener away. */
  onSignedOut(listener: (session: string) => void): () => void;
}

export function createPeople(storage: Storage): People {
  const listeners = new Set<(session: string) => void>();
  /** Sessions that were ended a moment ago: whoever was about to prolong one is not to bring it back. */
  const ended = new Set<string>();

  async function signOut(session: string): Promise<void> {
    ended.add(session);
    setTimeout(() => ended.delete(session), MOMENT).unref();
    await storage.write({ write: 'end-session', digest: session });
    for (const listener of listeners) listener(session);
  }

  async function begin(
    person: Person,
  ): Promise<{ readonly begun: NewSession; readonly stored: StoredSession }> {
    const token = newToken();
    const expires = (await storage.now()) + SESSION_DAYS * DAY;
    const stored = { digest: digestOf(token), person: person.id, expires };
    return { begun: { person, session: stored.digest, token }, stored };
  }

  return {
    async signedIn(token) {
      if (!isToken(token)) return undefined;
      const session = await storage.session(digestOf(token));
      const person = session && (await storage.person(session.person));
      return session && person && { person: { id: person.id, name: person.name }, session: session.digest };
    },
    async prolong(digest) {
      const session = await storage.session(digest);
      const now = await storage.now();
      const isFresh = session === undefined || session.expires - now > (SESSION_DAYS - RENEWAL_DAYS) * DAY;
      if (isFresh || ended.has(digest)) return false;
      await storage.write({ write: 'session', session: { ...session, expires: now + SESSION_DAYS * DAY } });
      return true;
    },
    async makeGuest(name) {
      const person = { id: newPersonId(), name: readName(name) };
      const { begun, stored } = await begin(person);
      await storage.writeAll([
        { write: 'person', person },
        { write: 'session', session: stored },
      ]);
      return begun;
    },
    async rename({ id }, name) {
      const person = { id, name: readName(name) };
      await storage.write({ write: 'person', person });
      return person;
    },
    signOut,
    async makeTransfer(person) {
      const code = newCode();
      const expires = (await storage.now()) + TRANSFER_MINUTES * 60 * 1000;
      await storage.write({ write: 'transfer', digest: digestOf(code), person: person.id, expires });
      return { code, expires };
    },
    async useTransfer(code, before) {
      const id = await storage.write({ write: 'use-transfer', digest: digestOf(code) });
      const person = id === undefined ? undefined : await storage.person(id);
      if (person === undefined) throw new Refused('no-such-code', 'used already, too old, or never there');
      const { begun, stored } = await begin({ id: person.id, name: person.name });
      await storage.write({ write: 'session', session: stored });
      if (before !== undefined) await signOut(before.session);
      return begun;
    },
    onSignedOut(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function readName(text: string): string {
  const name = cleanName(text, LONGEST_NAME);
  if (name === '') throw new Refused('bad-name', 'nothing of it can be shown');
  return name;
}
