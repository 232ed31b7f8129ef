import { push } from '../../../core/agenda.ts';
import type { ChoiceStep, Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { useNoble } from '../carry-out.ts';
import type { NobleRules } from '../parameters.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

export const NO_NOBLE_READY: Reason = { code: 'no-noble-ready' };

/**
 * 1897, Town hall: use one of one's nobles not yet used in this round, or stop if one was used; one by one. The options are the
 * kinds of nobles, and after the last kind: stop. `a`: how many may still be used; `b`: 1 after the first one.
 */
export function useNobles(nobles: readonly NobleRules[]): ChoiceStep<State> {
  const stop = nobles.length;
  return {
    notation: wordList([...nobles.map((noble) => noble.id), 'stop']),
    conceivable: () => stop + 1,
    options(s, { player, b }, out) {
      const ready = readyNobles(s, player);
      for (let noble = 0; noble < stop; noble++) if ((ready >> noble) & 1) out.push(noble);
      if (b === 1) out.push(stop);
    },
    obstacle(s, { player, b }, noble): Reason | undefined {
      if (noble > stop) return { code: 'not-a-choice' };
      if (noble === stop) return b === 1 ? undefined : { code: 'use-one-noble-first' };
      if (!((s.nobles[player] >> noble) & 1)) return { code: 'noble-not-yours', noble };
      return (s.usedNobles[player] >> noble) & 1 ? { code: 'noble-used', noble } : undefined;
    },
    choose(s, { player, a: uses }, noble) {
      if (noble === stop) return;
      s.usedNobles[player] |= 1 << noble;
      if (uses > 1 && readyNobles(s, player) !== 0) push(s, 'use-nobles', player, uses - 1, 1);
      useNoble(s, player, noble);
    },
  };
}

/** Bit set of the nobles kept and not yet used in this round. */
export function readyNobles(s: State, player: Seat): number {
  return s.nobles[player] & ~s.usedNobles[player];
}
