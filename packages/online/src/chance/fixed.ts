/** What is fixed before anybody shows their bits, as one text: the same for the same facts, whatever their order. */
import { type GameOptions, parseJson } from '@horta/engine';
import { type Digest, textDigest } from './hashing.ts';

/** Whose the seat is: a person's, by id, or a bot's, by name. */
export type FixedSeat = { readonly person: string } | { readonly bot: string };

export interface FixedFacts {
  readonly table: string;
  /** How often a new secret was made. */
  readonly attempt: number;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** Fingerprint of the component pack. */
  readonly pack: string;
  /** SHA-256 of the component pack if it is another than the game's own: a fingerprint alone would not bind to it. */
  readonly packDigest?: Digest | undefined;
  /** All options of the game, defaults too, as the header of the record has them. */
  readonly options: GameOptions;
  readonly seats: readonly FixedSeat[];
}

export function fixedText({ packDigest, seats, ...facts }: FixedFacts): string {
  const { table, attempt, game, version, pack, options } = facts;
  const who = seats.map((seat) => ('person' in seat ? { person: seat.person } : { bot: seat.bot }));
  const digest = packDigest === undefined ? {} : { packDigest };
  return canonical({ table, attempt, game, version, pack, ...digest, options, seats: who });
}

/** JSON without spaces, the keys of each object in the order of their character codes. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).toSorted((x, y) => (x < y ? -1 : 1));
  const parts = keys.map(
    (key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`,
  );
  return `{${parts.join(',')}}`;
}

/** Of a component pack, whatever the order of its keys. Fingerprints don't bind: who wants to can make two packs that share one. */
export function packDigestOf(pack: object): Digest {
  return textDigest(canonical(pack));
}

/** The facts that a text fixes; undefined if it is none, or not written as fixedText writes it. */
export function readFixed(text: string): FixedFacts | undefined {
  try {
    const facts = parseJson(text) as FixedFacts;
    return isFacts(facts) && fixedText(facts) === text ? facts : undefined;
  } catch {
    return undefined;
  }
}

function isFacts({ packDigest, seats, ...facts }: FixedFacts): boolean {
  const { table, attempt, game, version, pack, options } = facts;
  const isText = (value: unknown) => typeof value === 'string';
  const isNumber = (value: unknown) => Number.isSafeInteger(value);
  return (
    [table, game, pack, packDigest ?? ''].every(isText) &&
    [attempt, version].every(isNumber) &&
    typeof options === 'object' &&
    Object.values(options).every((value) => typeof value === 'boolean' || isText(value)) &&
    Array.isArray(seats) &&
    seats.every((seat: FixedSeat) => isText('person' in seat ? seat.person : seat.bot))
  );
}
