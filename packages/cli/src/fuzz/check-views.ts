/** Views: they hide what is hidden, and someone who completes them at random finds the same view again. */
import { type GameState, hash, options, pending, type Random, type Seat } from '@horta/engine';
import { playOn } from './check-copies.ts';
import { checkInvariants } from './check-decision.ts';
import { difference, fieldOf } from './difference.ts';
import { fail } from './finding.ts';
import { checksOfGame } from './games.ts';

/** The key of all chance to come, in the states of every game that uses it (core/random). */
const KEY = 'randomKey';

export function checkViews(s: GameState, legal: readonly number[], step: string, chance: Random): void {
  const before = hash(s);
  for (let seat = 0; seat < s.rules.players; seat++) {
    const view = s.rules.view(s, seat);
    checkHidden(s, view, seat);
    const sample = s.rules.sample(view, chance);
    checkInvariants(sample, 'sample');
    const differing = difference(s.rules.view(sample, seat), view);
    if (differing !== undefined)
      fail('view', differing, `seat ${seat + 1}: the view of a sample of the view differs in ${differing}`);
    if (pending(s)?.player === seat) {
      checkSameOptions(view, legal, step, 'view');
      checkSameOptions(sample, legal, step, 'sample');
    }
    // What is wrong with play itself is found in the game, whose record leads there.
    playOn(sample, chance);
  }
  if (hash(s) !== before) fail('view', step, 'to view and sample the state changed it');
}

function checkHidden(s: GameState, view: GameState, seat: Seat): void {
  if (fieldOf(s, KEY) !== undefined && String(fieldOf(s, KEY)) === String(fieldOf(view, KEY)))
    fail('view', KEY, 'the view has the key of the chance to come');
  checksOfGame(s.rules.game).checkHidden(s, view, seat);
}

/** Who decides knows what is legal. */
function checkSameOptions(
  known: GameState,
  legal: readonly number[],
  step: string,
  check: 'view' | 'sample',
): void {
  const found = options(known);
  if (found.join() !== legal.join())
    fail(check, step, `the ${check} has the options ${found.join(' ')}, the state ${legal.join(' ')}`);
}
