/** The proof of how a game's seed came about, and how it travels: as a comment of the record's text. */
import { parseJson } from '@horta/engine';
import type { BySeat, Digest, Secret } from './hashing.ts';

export interface Proof {
  readonly table: string;
  readonly attempt: number;
  readonly secret: Secret;
  /** What was told of the secret when the table was opened. */
  readonly commitment: Digest;
  /** The text that says what was played by whom. */
  readonly fixed: string;
  /** By seat; null where a bot sat. */
  readonly digests: BySeat;
  readonly bits: BySeat;
}

const NAME = '# chance:';

/** The line, with its end. It goes below the record, where comments are. */
export function proofLine({ table, attempt, secret, commitment, fixed, digests, bits }: Proof): string {
  return `${NAME} ${JSON.stringify({ table, attempt, secret, commitment, fixed, digests, bits })}\n`;
}

/** Undefined if the text has none; a word for what is wrong with one that can't be read. */
export function proofIn(text: string): Proof | { readonly fault: string } | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const [line, ...more] = lines.filter((candidate) => candidate.startsWith(NAME));
  if (line === undefined) return undefined;
  if (more.length > 0) return { fault: `there are ${more.length + 1} of them` };
  try {
    return readProof(parseJson(line.slice(NAME.length)));
  } catch {
    return { fault: 'not JSON' };
  }
}

function readProof(json: unknown): Proof | { readonly fault: string } {
  if (typeof json !== 'object' || json === null) return { fault: 'expected an object' };
  const { table, attempt, secret, commitment, fixed, digests, bits } = json as Proof;
  const wrong = Object.entries({
    table: typeof table === 'string',
    attempt: Number.isSafeInteger(attempt) && attempt >= 0,
    secret: isHex(secret, 64),
    commitment: isHex(commitment, 64),
    fixed: typeof fixed === 'string',
    digests: isListOfHex(digests, 64),
    bits: isListOfHex(bits, 32),
  }).find(([, isRight]) => !isRight);
  if (wrong !== undefined) return { fault: `'${wrong[0]}' is missing, or not of its kind` };
  return { table, attempt, secret, commitment, fixed, digests, bits };
}

function isListOfHex(list: unknown, digits: number): boolean {
  return Array.isArray(list) && list.every((one) => one === null || isHex(one, digits));
}

/** Small letters only: what is hashed has one way to be written. */
function isHex(text: unknown, digits: number): boolean {
  return typeof text === 'string' && text.length === digits && /^[0-9a-f]*$/.test(text);
}
