/** The keys of requests: what each must look like. One table a request serves the check, the types and the help. */
import type { Fault } from '@horta/engine';
import { Failure } from './failure.ts';

export interface Key<T = unknown, Needed extends boolean = boolean> {
  readonly needed: Needed;
  /** What is expected, for error messages and the help. */
  readonly expected: string;
  readonly help: string;
  accepts(value: unknown): value is T;
}

export type Keys = Readonly<Record<string, Key>>;

/** The values of a request's keys, checked. */
export type Given<K extends Keys> = {
  readonly [Name in keyof K]: K[Name] extends Key<infer T, infer Needed>
    ? Needed extends true
      ? T
      : T | undefined
    : never;
};

interface Kind<T> {
  readonly expected: string;
  accepts(value: unknown): value is T;
}

export function needed<T>(kind: Kind<T>, help: string): Key<T, true> {
  return { ...kind, help, needed: true };
}

export function optional<T>(kind: Kind<T>, help: string): Key<T, false> {
  return { ...kind, help, needed: false };
}

export function integer(min: number, max: number): Kind<number> {
  return {
    expected: `a whole number from ${min} to ${max}`,
    accepts: (value): value is number =>
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  };
}

export const TEXT: Kind<string> = {
  expected: 'a text',
  accepts: (value): value is string => typeof value === 'string',
};

export function oneOf<const T extends string>(allowed: readonly T[]): Kind<T> {
  return {
    expected: `one of ${allowed.join(', ')}`,
    accepts: (value): value is T => allowed.includes(value as T),
  };
}

export const OBJECT: Kind<object> = { expected: 'an object', accepts: isObject };

export const TEXT_OR_OBJECT: Kind<string | object> = {
  expected: 'a text or an object',
  accepts: (value): value is string | object => typeof value === 'string' || isObject(value),
};

export const LIST: Kind<unknown[]> = {
  expected: 'a list',
  accepts: (value): value is unknown[] => Array.isArray(value),
};

export function isObject(value: unknown): value is Record<string, unknown> {
  return Object(value) === value && !Array.isArray(value);
}

/** Reads the keys of a request, or throws a Failure that names every fault. */
export function readKeys<K extends Keys>(keys: K, request: Readonly<Record<string, unknown>>): Given<K> {
  const faults: Fault[] = [];
  for (const name of Object.keys(request)) {
    if (!Object.hasOwn(keys, name)) faults.push({ path: name.slice(0, 60), message: 'unknown key' });
  }
  const given: Record<string, unknown> = {};
  for (const [name, key] of Object.entries(keys)) {
    if (!Object.hasOwn(request, name)) {
      if (key.needed) faults.push({ path: name, message: `missing; expected ${key.expected}` });
    } else if (key.accepts(request[name])) given[name] = request[name];
    else faults.push({ path: name, message: `expected ${key.expected}` });
  }
  refuseFaults(faults);
  return given as Given<K>;
}

/** For what only shows when keys are seen together: exactly one of these must be there. */
export function exactlyOne(given: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const present = names.filter((name) => given[name] !== undefined);
  if (present.length !== 1)
    refuseFaults([{ path: '', message: `expected exactly one of ${names.join(', ')}` }]);
}

export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const texts = faults.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  throw new Failure('bad-request', texts.join('; '), { faults });
}
