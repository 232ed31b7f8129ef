/** Who speaks: a language, and the names of the players. Can be passed to any message as its options. */
import { m } from '#messages/shared';
import type { Locale } from './locale.ts';

export interface Voice {
  readonly locale: Locale;
  /** By seat; those left out are numbered. */
  readonly names: readonly string[];
}

export function playerName(v: Voice, seat: number): string {
  return v.names[seat] || m.player_number({ number: seat + 1 }, v);
}

export function francs(v: Voice, count: number): string {
  return m.francs({ count }, v);
}

export function points(v: Voice, count: number): string {
  return m.points({ count }, v);
}
