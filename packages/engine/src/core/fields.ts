/**
 * The fields of a state: of which kind each of them is, and who may see it. One table a game drives JSON, hash and
 * position strings, and what is shown of a state (view.ts) or guessed (sample.ts). The words below are all there are: a field is declared
 * with one of them or does not compile. What all seats may see is open; frames of the agenda always are.
 */

/** A number, or a list of numbers. */
export type FieldKind = 'number' | 'numbers';

/** Open to all. */
export interface OpenField<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  readonly sight: 'open';
}

/** A card, or cards, that nobody sees: they read as UNKNOWN. A sample deals them from the pool. */
export interface HiddenCards<Kind extends FieldKind = FieldKind, Pool extends string = string> {
  readonly kind: Kind;
  readonly sight: 'hidden';
  readonly pool: Pool;
}

/**
 * Cards that only some seats have seen: for each card the list `seats`, as long as this one, has the bit set of those
 * who know it. To all others it reads as UNKNOWN. A sample deals those from the pool.
 */
export interface SeenCards<Name extends string = string, Pool extends string = string> {
  readonly kind: 'numbers';
  readonly sight: 'seen';
  /** A field of own bits. */
  readonly seats: Name;
  readonly pool: Pool;
}

/** Bit sets of seats. Each seat sees its own bit: what the others have seen it can't know. */
export interface OwnBits {
  readonly kind: 'numbers';
  readonly sight: 'own-bit';
}

/** Where chance comes from: the key, and how far it is used. Reads as zeros. A sample gets a key of its own. */
export interface ChanceField<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  readonly sight: 'chance';
}

export type Field = OpenField | HiddenCards | SeenCards | OwnBits | ChanceField;
export type Fields = Readonly<Record<string, Field>>;

/** The words of a table. */
export const openNumber: OpenField<'number'> = { kind: 'number', sight: 'open' };
export const openNumbers: OpenField<'numbers'> = { kind: 'numbers', sight: 'open' };
export const ownBits: OwnBits = { kind: 'numbers', sight: 'own-bit' };
export const chanceKey: ChanceField<'numbers'> = { kind: 'numbers', sight: 'chance' };
export const chanceBlock: ChanceField<'number'> = { kind: 'number', sight: 'chance' };

export function hiddenCard<Pool extends string>(pool: Pool): HiddenCards<'number', Pool> {
  return { kind: 'number', sight: 'hidden', pool };
}

export function hiddenCards<Pool extends string>(pool: Pool): HiddenCards<'numbers', Pool> {
  return { kind: 'numbers', sight: 'hidden', pool };
}

export function seenCards<Name extends string, Pool extends string>(
  seats: Name,
  pool: Pool,
): SeenCards<Name, Pool> {
  return { kind: 'numbers', sight: 'seen', seats, pool };
}

/** What a game's own table is about: what all states have is none of it. */
type FieldName<S> = Exclude<keyof S, 'rules' | 'sink' | 'agenda'> & string;

type ListName<S> = { [K in FieldName<S>]: S[K] extends number ? never : K }[FieldName<S>];

/**
 * The field table of a state type whose hidden cards come from these pools. A field left out, of the wrong kind, or
 * dealt from a pool that the game doesn't have, does not compile; nor does a list that isn't open to all and can be
 * changed in place, since views share those.
 */
export type FieldsOf<S, Pool extends string = never> = {
  readonly [K in FieldName<S>]: S[K] extends number
    ? OpenField<'number'> | HiddenCards<'number', Pool> | ChanceField<'number'>
    : S[K] extends number[]
      ? OpenField<'numbers'>
      :
          | OpenField<'numbers'>
          | HiddenCards<'numbers', Pool>
          | SeenCards<Exclude<ListName<S>, K>, Pool>
          | OwnBits
          | ChanceField<'numbers'>;
};
