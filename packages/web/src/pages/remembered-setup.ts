/** The setup of the last game, kept in this browser. */
import { readSetup, type Setup, withOwnName } from './setup.ts';

const KEY = 'horta-setup';

/** The name last played under stands at the first seat of a person. */
export function rememberedSetup(name: string): Setup {
  const setup = readSetup(localStorage.getItem(KEY) ?? '{}');
  return { ...setup, seats: withOwnName(setup.seats, name) };
}

export function keepSetup(setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // A browser that keeps nothing: the next visit begins anew.
  }
}
