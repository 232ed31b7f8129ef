import { type AutomaticStep, NONE } from '../../../core/game.ts';
import { leaders } from '../../../mechanics/majority.ts';
import { AROUND } from '../board.ts';
import { gainPoints, level } from '../gains.ts';
import { IRIS_TRACK, IRISES, NEUTRAL, type Space } from '../ids.ts';
import type { State } from '../state.ts';

/**
 * 2e, Iris majority: around an iris with meeples on all four spaces, the players with most of them score their iris
 * level. Neutral meeples are one colour: alone on top, nobody scores; tied, the tied players do.
 */
export const irisMajority: AutomaticStep<State> = { run: (s) => void scoreIrises(s, NONE) };

/** Scores the irises; the meeple on the space `doubled` counts twice. By seat: the majorities won or shared. */
export function scoreIrises(s: State, doubled: Space): number[] {
  const majorities = Array<number>(s.rules.players).fill(0);
  for (let iris = 0; iris < IRISES; iris++) {
    const [a, b, c, d] = AROUND[iris];
    const { meeples } = s;
    if (meeples[a] === NONE || meeples[b] === NONE || meeples[c] === NONE || meeples[d] === NONE) continue;
    const counts = Array<number>(NEUTRAL + 1).fill(0);
    for (const space of AROUND[iris]) counts[meeples[space]] += space === doubled ? 2 : 1;
    const players = leaders(counts).filter((seat) => seat !== NEUTRAL);
    s.sink?.tell({
      type: 'iris-majority',
      iris,
      players,
      counts: counts.slice(0, s.rules.players),
      neutral: counts[NEUTRAL],
    });
    for (const player of players) {
      majorities[player]++;
      gainPoints(s, player, 'iris-majority', 1, level(s, player, IRIS_TRACK));
    }
  }
  return majorities;
}
