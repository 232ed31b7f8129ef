/** What is hashed, byte by byte as docs/fairness.md says. Without SubtleCrypto: on plain http a browser has none. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from '../protocol.ts';

/** 32 bytes as 64 hex digits: what a server keeps to itself until the game is over. */
export type Secret = string;
/** 16 bytes as 32 hex digits: what one seat adds. */
export type Bits = string;
/** SHA-256, as 64 hex digits. */
export type Digest = string;
/** Bits or digests, as they travel: null where a bot sits or nothing has come. */
export type BySeat = Readonly<Chance['bits']>;

/** What there is of each seat, as it travels. */
export function bySeat(values: readonly (string | undefined)[]): Chance['bits'] {
  // eslint-disable-next-line no-restricted-syntax -- a list in JSON has no other word for nothing
  return values.map((value) => value ?? null);
}

const SECRET_BYTES = 32;
const BITS_BYTES = 16;

/** The first line of what a seed is made of; another way to make seeds would have another one. */
const SEED_FORMAT = 'horta-chance-1';

/** `crypto.getRandomValues`, bound to its `crypto`. */
export type RandomValues = (bytes: Uint8Array<ArrayBuffer>) => unknown;

export function newSecret(getRandomValues: RandomValues): Secret {
  return randomHex(SECRET_BYTES, getRandomValues);
}

export function newBits(getRandomValues: RandomValues): Bits {
  return randomHex(BITS_BYTES, getRandomValues);
}

function randomHex(length: number, getRandomValues: RandomValues): string {
  const bytes = new Uint8Array(length);
  getRandomValues(bytes);
  return bytesToHex(bytes);
}

/** What is told of a secret when a table is opened. */
export function commitmentOf(secret: Secret): Digest {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What is told of a seat's bits before anybody shows theirs. */
export function digestOf(bits: Bits): Digest {
  return bytesToHex(sha256(hexToBytes(bits)));
}

/** Of a text in UTF-8. */
export function textDigest(text: string): Digest {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export interface SeedParts {
  readonly secret: Secret;
  readonly table: string;
  /** The text that says what is played by whom. */
  readonly fixed: string;
  /** By seat; null where a bot sits. */
  readonly bits: BySeat;
}

/** What chance grows from: the seed of the record. */
export function seedOf(parts: SeedParts): string {
  return bytesToHex(hmac(sha256, hexToBytes(parts.secret), utf8ToBytes(seedMessage(parts))));
}

/** Lines, each ended by a line feed. What was fixed is one line: JSON writes a line feed within a text as `\n`. */
export function seedMessage({ table, fixed, bits }: Omit<SeedParts, 'secret'>): string {
  return [SEED_FORMAT, table, fixed, ...bits.map((one) => one ?? '-'), ''].join('\n');
}
