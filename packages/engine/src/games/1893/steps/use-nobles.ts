import { push } from '../../../core/agenda.ts';
import type { ChoiceStep } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { useNoble } from '../carry-out.ts';
import type { GainSource } from '../ids.ts';
import type { NobleRules } from '../parameters.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/**
 * Use one of one's nobles not yet used in this round, or stop. `a`: how many may still be used. The options are the
 * kinds of nobles, and after the last kind: stop.
 */
export function useNobles(nobles: readonly NobleRules[]): ChoiceStep<State> {
  const stop = nobles.length;
  return {
    notation: wordList([...nobles.map((noble) => noble.id), 'stop']),
    conceivable: () => stop + 1,
    options(s, { player }, out) {
      const ready = readyNobles(s, player);
      for (let noble = 0; noble < stop; noble++) if ((ready >> noble) & 1) out.push(noble);
      out.push(stop);
    },
    obstacle(s, { player }, noble): Reason | undefined {
      if (noble > stop) return { code: 'not-a-choice' };
      if (noble === stop) return undefined;
      if (!((s.nobles[player] >> noble) & 1)) return { code: 'noble-not-yours', noble };
      return (s.usedNobles[player] >> noble) & 1 ? { code: 'noble-used', noble } : undefined;
    },
    choose(s, { player, a: uses }, noble) {
      if (noble === stop) return;
      s.usedNobles[player] |= 1 << noble;
      if (uses > 1 && readyNobles(s, player) !== 0) push(s, 'use-nobles', player, uses - 1);
      useNoble(s, player, noble);
    },
  };
}

/** Lets the player use up to this many nobles; tells it if none is ready. */
export function offerNobles(s: State, player: number, uses: number, source: GainSource): void {
  if (readyNobles(s, player) !== 0) push(s, 'use-nobles', player, uses);
  else s.sink?.tell({ type: 'gain-lost', player, source, reason: { code: 'no-noble-ready' } });
}

/** Bit set of the nobles kept and not yet used in this round. */
export function readyNobles(s: State, player: number): number {
  return s.nobles[player] & ~s.usedNobles[player];
}
