/** Views: they hide what is hidden, and someone who completes them at random finds the same view again. */
import { allEyes, type GameState, hash, options, pending, type Random } from '@horta/engine';
import { equalClone, playOn } from './check-copies.ts';
import { checkInvariants } from './check-decision.ts';
import { difference } from './difference.ts';
import { fail } from './finding.ts';
import { checkDealt, checkHidden, nameOf } from './hidden.ts';

export function checkViews(s: GameState, legal: readonly number[], step: string, chance: Random): void {
  const before = hash(equalClone(s));
  for (const eyes of allEyes(s.rules)) {
    const view = s.rules.view(s, eyes);
    checkHidden(s, view, eyes);
    const sample = s.rules.sample(view, chance);
    checkInvariants(sample, 'sample');
    checkDealt(sample);
    const differing = difference(s.rules.view(sample, eyes), view);
    if (differing !== undefined)
      fail('view', differing, `${nameOf(eyes)}: the view of a sample of the view differs in ${differing}`);
    if (pending(s)?.player === eyes) {
      checkSameOptions(view, legal, step, 'view');
      checkSameOptions(sample, legal, step, 'sample');
    }
    // What is wrong with play itself is found in the game, whose record leads there.
    playOn(sample, chance);
  }
  if (hash(s) !== before) fail('view', step, 'to view and sample the state changed it');
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
