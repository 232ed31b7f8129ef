/** The noble that somebody has taken and neither kept nor discarded yet: its card still lies where it was. */
import { NONE } from '@horta/engine';
import type { Noble } from '@horta/engine/1893';
import type { Surveyed } from '../decision.ts';

export interface NobleInHand {
  readonly noble: Noble;
  /** Its space of the display; beyond the last one: the top of the deck. */
  readonly slot: number;
}

export function nobleInHand({ view, played, look }: Omit<Surveyed, 'legal'>): NobleInHand | undefined {
  const frame = view.agenda.find(({ step }) => step === 'settle-noble' || step === 'keep-noble');
  if (frame === undefined) return undefined;
  const taking = played.slice(0, look.told?.position).findLast(({ move }) => move.step === 'take-noble');
  return { noble: frame.a, slot: taking?.move.option ?? NONE };
}
