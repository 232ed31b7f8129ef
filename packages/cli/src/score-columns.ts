/** The scores of a game by source, for people. */
import type { GameState, Score } from '@horta/engine';
import { messages, type Speaker } from '@horta/words';
import { inColumns } from './columns.ts';

/** A line for each source that gave anyone points, a column for each player. */
export function scoreColumns(s: GameState, voice: Speaker): string[] {
  return sourceColumns(s, voice, s.rules.scores(s), String);
}

/** The same for other scores of the table's players; what looks like nothing is left out. */
export function sourceColumns(
  s: GameState,
  voice: Speaker,
  scores: readonly Score[],
  format: (points: number) => string,
): string[] {
  const nothing = format(0);
  const rows = Object.keys(scores[0]?.bySource ?? {})
    .map((source) => ({ source, cells: scores.map(({ bySource }) => format(bySource[source] ?? 0)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== nothing));
  return inColumns(
    [
      [messages.heading_source({}, voice), ...scores.map((_, seat) => voice.player(seat))],
      ...rows.map(({ source, cells }) => [voice.name(s, 'source', source), ...cells]),
      [messages.heading_total({}, voice), ...scores.map(({ total }) => format(total))],
    ],
    scores.map((_, seat) => seat + 1),
  );
}
