/** The setup of the last game, kept in this browser. */
import { keep, kept } from '../kept.ts';
import { readSetup, type Setup, withOwnName } from './setup.ts';

const KEY = 'horta-setup';

/** The name last played under stands at the first seat of a person. */
export function rememberedSetup(name: string): Setup {
  const setup = readSetup(kept(KEY) ?? '{}');
  return { ...setup, seats: withOwnName(setup.seats, name) };
}

export function keepSetup(setup: Setup): void {
  keep(KEY, JSON.stringify({ ...setup, pack: undefined }));
}
