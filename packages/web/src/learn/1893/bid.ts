/** Bids: what is said before one and after it, wherever the learner places an architect again. */
import { COLUMNS, columnSums, type State } from '@horta/engine/1893';
import { stateOf } from '../1893-editions/reading.ts';
import type { Moment } from '../course.ts';
import { frameOf, francs } from '../reading.ts';
import { LEARNER, theLast } from './reading.ts';
import { c } from './words.ts';

/** How the learner stands in a column with a bid more. */
function standing(s: State, space: number, bid: number): { column: number; sum: number; best: number } {
  const column = space % COLUMNS;
  const sums = columnSums(s)[column];
  const best = Math.max(...sums.filter((_, seat) => seat !== LEARNER));
  return { column: column + 1, sum: sums[LEARNER] + bid, best };
}

/** What is said before another bid, of the column of the space. */
function bidBefore(s: State, space: number): string {
  const { column, sum, best } = standing(s, space, 0);
  const said = { column, own: francs(sum), most: francs(best) };
  return sum > 0 ? c.bid_own(said) : c.bid_brief(said);
}

function bidAnswer(s: State, space: number, bid: number): string {
  const { column, sum, best } = standing(s, space, bid);
  const said = { column, sum: francs(sum) };
  if (sum > best) return c.bid_leads(said);
  return sum === best ? c.bid_ties(said) : c.bid_trails(said);
}

/** Against bids with which too little would be left. */
export const atMost =
  (most: number) =>
  (bid: number): string | undefined =>
    bid > most ? c.bid_too_much({ bid: francs(bid), most: francs(most) }) : undefined;

export function bidMoment(most: number): Moment {
  return {
    id: 'bid',
    says: (at) => bidBefore(stateOf(at), frameOf(at).a),
    task: {
      step: 'bid',
      refuses: atMost(most),
      answers: ({ option, before, events }) =>
        bidAnswer(before as State, theLast(events, 'architect-placed').space, option),
    },
  };
}
