/** Comparing states without their JSON, whose rules' name is dear to make. */
import type { GameState } from '@horta/engine';

type Values = Readonly<Record<string, number | readonly number[]>>;

/** The first field in which two states of the same rules differ; undefined if they are equal. */
export function difference(a: GameState, b: GameState): string | undefined {
  const left = a as unknown as Values;
  const right = b as unknown as Values;
  for (const name in a.rules.fields) {
    if (!isEqual(left[name], right[name])) return name;
  }
  if (a.agenda.length !== b.agenda.length) return 'agenda';
  for (let i = 0; i < a.agenda.length; i++) {
    const [x, y] = [a.agenda[i], b.agenda[i]];
    if (x?.step !== y?.step || x?.player !== y?.player || x?.a !== y?.a || x?.b !== y?.b) return 'agenda';
  }
  return undefined;
}

function isEqual(a: number | readonly number[] | undefined, b: typeof a): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A field of a state by its name, for messages and for checks that know no game. */
export function fieldOf(s: GameState, name: string): number | readonly number[] | undefined {
  return (s as unknown as Values)[name];
}
