/** People whose talk somebody here doesn't want to read: kept in this browser, told nobody. */
import { keep, kept } from '../kept.ts';

const KEY = 'horta-muted';
const MOST = 200;

let muted: readonly string[] = $state.raw(read());

function read(): readonly string[] {
  try {
    const list: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function isMuted(person: string | undefined): boolean {
  return person !== undefined && muted.includes(person);
}

export function mute(person: string, isMutedNow: boolean): void {
  const others = muted.filter((one) => one !== person);
  muted = isMutedNow ? [...others, person].slice(-MOST) : others;
  keep(KEY, JSON.stringify(muted));
}
