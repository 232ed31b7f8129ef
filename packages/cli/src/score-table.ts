/** The scores of a game by source, for people. */
import type { LiveState } from '@horta/engine';
import { messages, type Speaker } from '@horta/words';
import { table } from './table.ts';

/** A line for each source that gave anyone points, a column for each player. */
export function scoreTable(s: LiveState, voice: Speaker): string[] {
  const scores = s.rules.scores(s);
  const sources = Object.keys(scores[0]?.bySource ?? {}).filter((source) =>
    scores.some(({ bySource }) => bySource[source] !== 0),
  );
  return table(
    [
      [messages.heading_source({}, voice), ...scores.map((_, seat) => voice.player(seat))],
      ...sources.map((source) => [
        voice.name(s, 'source', source),
        ...scores.map(({ bySource }) => String(bySource[source])),
      ]),
      [messages.heading_total({}, voice), ...scores.map(({ total }) => String(total))],
    ],
    scores.map((_, seat) => seat + 1),
  );
}
