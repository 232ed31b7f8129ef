/** What the facts of all games have in common. */
import type { Seat } from '@horta/engine';
import { t } from '../words.svelte.ts';
import type { Fact } from './game-view.ts';

/** Points and francs, which every game has: they say their unit. */
export function purse(seat: Seat, kind: 'points' | 'francs', count: number): Fact {
  return { ...fact(kind, count, () => t[kind]({ count })), fly: `${kind}:${seat}`, isNone: false };
}

export function fact(icon: Fact['icon'], value: number, name: Fact['name'], fly?: string): Fact {
  return { icon, value, name, isNone: value === 0, ...(fly === undefined ? {} : { fly }) };
}

/** How many of those that can be used are left: "1/2". */
export function readyOf(ready: number, kept: number): Pick<Fact, 'value' | 'isNone'> {
  return { value: `${ready}/${kept}`, isNone: kept === 0 };
}

export function countOf<T>(list: readonly T[], wanted: T): number {
  return list.filter((item) => item === wanted).length;
}

/** Of a bit set. */
export function membersOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
