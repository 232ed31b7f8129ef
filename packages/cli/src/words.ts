/** The text notation of the pending decision. */
import { type GameState, notationOf, pending } from '@horta/engine';

/** An option of the pending decision as a word. */
export function wordOf(s: GameState, option: number): string {
  return notationOf(s.rules, pending(s)?.step ?? '')?.write(option) ?? String(option);
}
