/** The hash of a state. */
import type { GameState } from './game.ts';
import { Hasher } from './hash.ts';

/** Equal for equal states: the same rules version, fields and agenda, chance to come included. */
export function hash(s: GameState): string {
  const hasher = new Hasher();
  const { rules, agenda } = s;
  hasher.addText(rules.game);
  hasher.add(rules.version);
  hasher.add(rules.players);
  for (const name in rules.fields) {
    const value = (s as unknown as Record<string, number | readonly number[]>)[name];
    if (typeof value === 'number') hasher.add(value);
    else {
      hasher.add(value.length);
      for (const entry of value) hasher.add(entry);
    }
  }
  for (const frame of agenda) {
    hasher.addText(frame.step);
    hasher.add(frame.player);
    hasher.add(frame.a);
    hasher.add(frame.b);
  }
  return hasher.digest();
}
