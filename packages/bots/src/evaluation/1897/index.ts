/** What a bot notices in Bruxelles 1897. */
import { type Rules, type State, totalPoints } from '@horta/engine/1897';
import type { Features } from '../features.ts';
import { blocksOf } from './blocks.ts';
import { look, newSurvey } from './look.ts';

export function features1897(rules: Rules): Features<State> {
  const survey = newSurvey(rules);
  const blocks = blocksOf(rules);
  const names = blocks.flatMap((block) => block.names);
  return {
    names,
    size: names.length,
    observe(s, seat, out) {
      // Nothing is left to gain when the game is over.
      if (s.agenda.length === 0) return;
      look(survey, s, seat);
      let at = 0;
      for (let i = 0; i < blocks.length; i++) at = blocks[i].write(s, survey, seat, out, at);
    },
    points: totalPoints,
  };
}
