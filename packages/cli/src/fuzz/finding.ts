/** What a check finds wrong. */
import { InvalidInput } from '@horta/engine';
import type { Rates } from './limits.ts';

/** The checks, and at which rate each of them is made; those at every decision have none. */
export const CHECKS = {
  exception: undefined,
  invariant: undefined,
  options: undefined,
  obstacle: undefined,
  endless: undefined,
  ledger: 'ledger',
  clone: 'copies',
  'checked-play': 'copies',
  view: 'views',
  sample: 'views',
  telling: 'views',
  json: 'texts',
  position: 'texts',
  notation: 'texts',
  end: undefined,
  record: undefined,
  replay: undefined,
} as const satisfies Record<string, keyof Rates | undefined>;

export type CheckName = keyof typeof CHECKS;

export interface Finding {
  readonly check: CheckName;
  /** What it is about: a field, a step. Two findings of one check about one thing count as the same failure. */
  readonly about: string;
  readonly message: string;
}

/** Thrown by a check; the player of the game catches it. */
class Failure extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.message);
    this.finding = finding;
  }
}

export function fail(check: CheckName, about: string, message: string): never {
  throw new Failure({ check, about, message });
}

/** Whatever else is thrown is a failure too: the engine throws nothing at legal choices. */
export function findingOf(error: unknown): Finding {
  if (error instanceof Failure) return error.finding;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  // The first frame tells where; folders are left out, since they differ from machine to machine.
  const place = /\n\s+at (?:\S*\/)?(\S+)/.exec(stack ?? '')?.[1] ?? 'unknown';
  return { check: 'exception', about: place, message: `${name}: ${message} (in ${place})` };
}

/** Runs what reads a text that the engine itself has written: that it refuses it is a failure of this check. */
export function reading<T>(check: CheckName, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return fail(check, 'refused', error.message);
  }
}

export function isSame(a: Finding, b: Finding): boolean {
  return a.check === b.check && a.about === b.about;
}
