/** Where one was in a rulebook: kept, for whoever looks up from it and comes back. */
import type { GameId } from '@horta/engine';
import { keep, kept } from '../kept.ts';

export interface Place {
  readonly topic: string;
  /** Pixels from the top. */
  readonly scroll: number;
}

const key = (game: GameId) => `horta-reading-${game}`;

export function lastPlace(game: GameId): Place | undefined {
  try {
    const { topic, scroll } = JSON.parse(kept(key(game)) ?? '{}');
    return typeof topic === 'string' && typeof scroll === 'number' ? { topic, scroll } : undefined;
  } catch {
    return undefined;
  }
}

export function keepPlace(game: GameId, place: Place): void {
  keep(key(game), JSON.stringify(place));
}
