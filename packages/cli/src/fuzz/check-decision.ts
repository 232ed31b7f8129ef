/** What must hold at every decision. */
import { conceivable, type GameState, obstacle, options, pending, type Random } from '@horta/engine';
import { fail } from './finding.ts';
import { LIMITS } from './limits.ts';

/** Fills `legal` with the legal choices on the way. */
export function checkDecision(s: GameState, legal: number[], chance: Random): void {
  checkInvariants(s, 'invariant');
  const frame = pending(s);
  if (frame === undefined) fail('options', 'agenda', 'no decision although the game is not over');
  const { step, player } = frame;
  if (!(player >= 0 && player < s.rules.players)) fail('options', step, `no player ${player} to decide`);
  options(s, legal);
  checkOptions(legal, step, conceivable(s));
  checkObstacles(s, legal, step, conceivable(s), chance);
}

export function checkInvariants(s: GameState, check: 'invariant' | 'sample'): void {
  const faults = s.rules.faults(s);
  const [first] = faults;
  if (first === undefined) return;
  const about = first.path.replaceAll(/\[\d+\]/g, '');
  fail(check, about, faults.map(({ path, message }) => `${path}: ${message}`).join('; '));
}

function checkOptions(legal: readonly number[], step: string, count: number): void {
  if (legal.length === 0) fail('options', step, 'nothing to choose from');
  let before = -1;
  for (const option of legal) {
    if (!Number.isInteger(option) || option >= count)
      fail('options', step, `${option} is legal, but only 0 to ${count - 1} are conceivable`);
    if (option <= before) fail('options', step, `not ascending: ${legal.join(' ')}`);
    before = option;
  }
}

/** A choice is legal exactly when it has no obstacle; those just beyond the conceivable ones have one. */
function checkObstacles(
  s: GameState,
  legal: readonly number[],
  step: string,
  count: number,
  chance: Random,
): void {
  if (count <= LIMITS.obstacles) {
    let next = 0;
    for (let option = 0; option < count + 2; option++) {
      const isLegal = legal[next] === option;
      if (isLegal) next++;
      checkObstacle(s, step, option, isLegal);
    }
    return;
  }
  const isLegal = new Set(legal);
  for (const option of legal) checkObstacle(s, step, option, true);
  for (let i = 0; i < LIMITS.obstacles; i++) {
    const option = chance.below(count);
    checkObstacle(s, step, option, isLegal.has(option));
  }
  checkObstacle(s, step, count, false);
  checkObstacle(s, step, count + 1, false);
}

function checkObstacle(s: GameState, step: string, option: number, isLegal: boolean): void {
  const reason = obstacle(s, option);
  if ((reason === undefined) === isLegal) return;
  fail(
    'obstacle',
    step,
    reason === undefined
      ? `${option} is not among the options, but nothing stands in its way`
      : `${option} is among the options, but ${JSON.stringify(reason)}`,
  );
}
