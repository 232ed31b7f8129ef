/** A tournament as JSON: what `--json` prints, and what its file holds once all games are played. */
import { type Parameters, slotsOf } from './parameters.ts';
import type { PlayedGame } from './play.ts';
import { type Summary, summaryOf } from './summary.ts';

export const FORMAT = 'horta-tournament-1';

export interface TournamentDocument {
  readonly format: typeof FORMAT;
  readonly parameters: Parameters;
  /** Whether all games are played. */
  readonly complete: boolean;
  /** By deal and rotation. */
  readonly games: readonly PlayedGame[];
  /** Undefined while no deal is whole. */
  readonly summary: Summary | undefined;
}

export function documentOf(parameters: Parameters, played: readonly PlayedGame[]): TournamentDocument {
  const games = played.toSorted((a, b) => a.deal - b.deal || a.rotation - b.rotation);
  const complete = games.length === slotsOf(parameters).length;
  return { format: FORMAT, parameters, complete, games, summary: summaryOf(parameters, games) };
}
