/** The pads that this browser keeps: the present one and the last ones before it, the newest first. */
import { keep, kept } from '../kept.ts';
import { codeOf, padOfCode } from './code.ts';
import { isBlank, type Pad } from './pad.ts';

const KEY = 'horta-pads';
/** Older ones are forgotten. */
const MOST = 20;

export interface KeptPads {
  /** The one that is written on; none if a new one is wanted. */
  readonly present: string | undefined;
  readonly pads: readonly Pad[];
}

/** What was kept. What can't be read is left out: nothing else is known of it. */
export function readKept(text: string | undefined): KeptPads {
  const none: KeptPads = { present: undefined, pads: [] };
  if (text === undefined) return none;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return none;
  }
  if (typeof found !== 'object' || found === null) return none;
  const { present, pads } = found as { present?: unknown; pads?: unknown };
  const read = Array.isArray(pads) ? pads.flatMap(readOne) : [];
  return { present: read.find(({ id }) => id === present)?.id, pads: read };
}

function readOne(entry: unknown): Pad[] {
  if (!Array.isArray(entry)) return [];
  const [id, code, packKey] = entry as unknown[];
  if (typeof id !== 'string' || typeof code !== 'string') return [];
  const pad = padOfCode(code, id);
  return pad === undefined ? [] : [typeof packKey === 'string' ? { ...pad, packKey } : pad];
}

export function writeKept({ present, pads }: KeptPads): string {
  // The key of its pack means nothing elsewhere: it is not in the code.
  const all = pads.map((pad) => [pad.id, codeOf(pad), ...(pad.packKey === undefined ? [] : [pad.packKey])]);
  return JSON.stringify({ present, pads: all });
}

export function keptPads(): KeptPads {
  return readKept(kept(KEY));
}

export function keepPads(pads: KeptPads): void {
  keep(KEY, writeKept(pads));
}

/** With this pad as the present one, as it is now. */
export function withPresent({ pads }: KeptPads, pad: Pad): KeptPads {
  const isKnown = pads.some(({ id }) => id === pad.id);
  const all = isKnown ? pads.map((other) => (other.id === pad.id ? pad : other)) : [pad, ...pads];
  // Of pads on which nobody has written anything only the present one is worth keeping.
  const worth = all.filter((other) => other.id === pad.id || !isBlank(other));
  return { present: pad.id, pads: worth.slice(0, MOST) };
}

export function withoutPad({ present, pads }: KeptPads, id: string): KeptPads {
  return { present: present === id ? undefined : present, pads: pads.filter((pad) => pad.id !== id) };
}
