/**
 * Shapes: what JSON from outside must look like. A shape reads a value, collects every fault with its path, and
 * gives the value back in a form of its own (keys in the shape's order, nothing unknown), so that what was read
 * has one spelling only.
 */
import { type Fault, refuseFaults } from './faults.ts';

/** Reads a value; on a fault adds to `faults` and returns undefined. */
export type Shape<T> = (value: unknown, path: string, faults: Fault[]) => T | undefined;

/** What a shape reads. */
export type Read<S> = S extends Shape<infer T> ? T : never;

/** Reads a value or throws InvalidInput with all its faults. */
export function read<T>(shape: Shape<T>, value: unknown, what: string): T {
  const faults: Fault[] = [];
  const result = shape(value, '', faults);
  refuseFaults(what, faults);
  return result as T;
}

export function integer(min: number, max: number): Shape<number> {
  return (value, path, faults) => {
    if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max)
      return value as number;
    return wrong(faults, path, `a whole number from ${min} to ${max}`, value);
  };
}

export function text(maxLength: number): Shape<string> {
  return (value, path, faults) => {
    if (
      typeof value === 'string' &&
      value.length > 0 &&
      value.length <= maxLength &&
      !/[\p{Cc}]/u.test(value)
    )
      return value;
    return wrong(faults, path, `a text of 1 to ${maxLength} printable characters`, value);
  };
}

/** A text without spaces. */
export function word(maxLength: number): Shape<string> {
  return (value, path, faults) => {
    if (typeof value === 'string' && value.length <= maxLength && /^[^\s\p{Cc}]+$/u.test(value)) return value;
    return wrong(faults, path, `a word of 1 to ${maxLength} characters`, value);
  };
}

export function oneOf<const T extends string | number | boolean>(allowed: readonly T[]): Shape<T> {
  return (value, path, faults) => {
    if (allowed.includes(value as T)) return value as T;
    return wrong(faults, path, `one of ${allowed.join(', ')}`, value);
  };
}

/** A list; `length` of it if given. */
export function listOf<T>(item: Shape<T>, length?: number): Shape<T[]> {
  return (value, path, faults) => {
    if (!Array.isArray(value)) return wrong(faults, path, 'a list', value);
    if (length !== undefined && value.length !== length) {
      faults.push({ path, message: `expected ${length} entries, found ${value.length}` });
      return undefined;
    }
    return value.map((entry, i) => item(entry, `${path}[${i}]`, faults)) as T[];
  };
}

type Shapes = Readonly<Record<string, Shape<unknown>>>;

/** An object with just these keys; those in `optional` may be missing. */
export function object<R extends Shapes, O extends Shapes = Record<never, never>>(
  required: R,
  optional?: O,
): Shape<{ readonly [K in keyof R]: Read<R[K]> } & { readonly [K in keyof O]?: Read<O[K]> }> {
  return (value, path, faults) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrong(faults, path, 'an object', value);
    const given = value as Record<string, unknown>;
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(required, key) && !(optional && Object.hasOwn(optional, key)))
        faults.push({ path: at(key), message: 'unknown key' });
    }
    const result: Record<string, unknown> = {};
    for (const [key, shape] of Object.entries(required)) {
      if (Object.hasOwn(given, key)) result[key] = shape(given[key], at(key), faults);
      else faults.push({ path: at(key), message: 'missing' });
    }
    for (const [key, shape] of Object.entries(optional ?? {})) {
      if (Object.hasOwn(given, key) && given[key] !== undefined)
        result[key] = shape(given[key], at(key), faults);
    }
    return result as { readonly [K in keyof R]: Read<R[K]> } & { readonly [K in keyof O]?: Read<O[K]> };
  };
}

/** A text-keyed object whose values all have one shape. */
export function recordOf<T>(item: Shape<T>): Shape<Record<string, T>> {
  return (value, path, faults) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrong(faults, path, 'an object', value);
    const entries = Object.entries(value).map(([key, entry]) => [
      key,
      item(entry, path === '' ? key : `${path}.${key}`, faults),
    ]);
    return Object.fromEntries(entries) as Record<string, T>;
  };
}

/** One of several shapes told apart by the text under `key`. */
export function variant<V extends Readonly<Record<string, Shape<unknown>>>>(
  key: string,
  variants: V,
): Shape<Read<V[keyof V]>> {
  return (value, path, faults) => {
    const tag =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    if (typeof tag !== 'string' || !Object.hasOwn(variants, tag))
      return wrong(
        faults,
        path === '' ? key : `${path}.${key}`,
        `one of ${Object.keys(variants).join(', ')}`,
        tag,
      );
    return variants[tag](value, path, faults) as Read<V[keyof V]>;
  };
}

/** The first of the shapes that fits; the faults of the last one if none does. */
export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return (value, path, faults) => {
    const attempt: Fault[] = [];
    const result = first(value, path, attempt);
    return attempt.length === 0 ? result : second(value, path, faults);
  };
}

function wrong(faults: Fault[], path: string, expected: string, value: unknown): undefined {
  const found = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  faults.push({
    path,
    message: `expected ${expected}, found ${found.length > 60 ? `${found.slice(0, 57)}...` : found}`,
  });
  return undefined;
}
