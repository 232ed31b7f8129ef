/**
 * Component packs: the printed values of a game as plain JSON, each with a mark of where it is known from, so that
 * someone who owns the box can correct a value, and everyone can see which ones were reconstructed.
 */
import type { GameId } from '../game-ids.ts';
import { hashText } from './hash.ts';
import { cleanName } from './printable.ts';
import { object, oneOf, type Shape, text } from './shape.ts';

/** Printed in a rulebook; derived, since it follows from examples; or reconstructed, consistent with all that is known. */
export const ORIGINS = ['printed', 'derived', 'reconstructed'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface Valued<T> {
  readonly value: T;
  readonly origin: Origin;
}

export interface Pack {
  readonly format: typeof PACK_FORMAT;
  /** Id of the game whose values these are. */
  readonly game: GameId;
  readonly id: string;
  readonly name: string;
  readonly components: object;
}

export const PACK_FORMAT = 'horta-pack-1';

/** A pack of this game with components of this shape. */
export function packShape<C extends object>(
  game: GameId,
  components: Shape<C>,
): Shape<Pack & { readonly components: C }> {
  const shapes = {
    format: oneOf([PACK_FORMAT]),
    game: oneOf([game]),
    id: text(60),
    name: text(120),
    components,
  };
  return object(shapes);
}

/** What a pack is called wherever that is shown: whoever made it may have given it any name. */
export function packTitle({ name, id = '' }: { readonly name: string; readonly id?: string }): string {
  return cleanName(name) || cleanName(id) || '–';
}

export const origin: Shape<Origin> = oneOf(ORIGINS);

/** A value with its origin mark. */
export function valued<T>(value: Shape<T>): Shape<Valued<T>> {
  return object({ value, origin });
}

/** An id that is also a word of the notation; `taken` are words that mean something else there. */
export function identifier(...taken: readonly string[]): Shape<string> {
  return (value, path, faults) => {
    if (typeof value === 'string' && /^[a-z][a-z-]{0,39}$/.test(value) && !taken.includes(value))
      return value;
    faults.push({ path, message: 'expected an id of small letters and hyphens, not a word of the notation' });
    return undefined;
  };
}

export const printed = <const T>(value: T): Valued<T> => ({ value, origin: 'printed' });
export const derived = <const T>(value: T): Valued<T> => ({ value, origin: 'derived' });
export const reconstructed = <const T>(value: T): Valued<T> => ({ value, origin: 'reconstructed' });

const fingerprints = new WeakMap<Pack, string>();

/** Tells packs apart by all that is in them. Packs are never changed, so each is read once. */
export function fingerprint(pack: Pack): string {
  let known = fingerprints.get(pack);
  if (known === undefined) {
    known = hashText(JSON.stringify(pack));
    fingerprints.set(pack, known);
  }
  return known;
}
