import { push } from '../../../core/agenda.ts';
import { type ChoiceStep, NONE, type Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { AREAS, isInArea, SPACE_NAMES } from '../board.ts';
import { BRUSSELS_ACTIONS, type BrusselsAction, SPACES } from '../ids.ts';
import { brusselsAt } from '../places.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/** Options of a turn: a space of the Art Nouveau board, a Brussels action, or passing. */
export const FIRST_BRUSSELS_OPTION = SPACES;
export const PASS_OPTION = SPACES + BRUSSELS_ACTIONS.length;

/** One action, or pass. Passing is always allowed; a Brussels action without effect is too. */
export const turn: ChoiceStep<State> = {
  notation: wordList([...SPACE_NAMES, ...BRUSSELS_ACTIONS, 'pass']),
  conceivable: () => PASS_OPTION + 1,
  options(s, { player }, out) {
    if (s.architects[player] > 0 && s.money[player] > 0) {
      for (const space of AREAS[s.iris]) if (s.meeples[space] === NONE) out.push(space);
    }
    const meeples = s.architects[player] + s.travellers[player];
    for (let action = 0; action < BRUSSELS_ACTIONS.length; action++) {
      if (meeples >= architectsNeeded(s, action)) out.push(FIRST_BRUSSELS_OPTION + action);
    }
    out.push(PASS_OPTION);
  },
  obstacle(s, { player }, option): Reason | undefined {
    if (option < SPACES) {
      if (!isInArea(s.iris, option)) return { code: 'outside-active-area', space: option };
      if (s.meeples[option] !== NONE) return { code: 'occupied', space: option, by: s.meeples[option] };
      if (s.architects[player] === 0) return { code: 'no-architect' };
      return s.money[player] > 0 ? undefined : { code: 'no-money', needed: 1, available: 0 };
    }
    if (option > PASS_OPTION) return { code: 'not-a-choice' };
    if (option === PASS_OPTION) return undefined;
    const needed = architectsNeeded(s, option - FIRST_BRUSSELS_OPTION);
    const available = s.architects[player] + s.travellers[player];
    return available >= needed ? undefined : { code: 'not-enough-architects', needed, available };
  },
  choose(s, { player }, option) {
    if (option < SPACES) push(s, 'bid', player, option);
    else if (option === PASS_OPTION) push(s, 'pass', player);
    else goToBrussels(s, player, option - FIRST_BRUSSELS_OPTION);
  },
};

/**
 * 2e, Brussels: the n-th use of an action in the round takes n architects, or half of that with 4 and 5 players;
 * one player's uses count as any others.
 */
export function architectsNeeded(s: State, action: BrusselsAction): number {
  const uses = s.brussels[brusselsAt(s.rules.players, action)];
  return Math.floor(uses / s.rules.usesPerArchitect) + 1;
}

/** Travellers can go for architects: whoever has some says how many. */
function goToBrussels(s: State, player: Seat, action: BrusselsAction): void {
  if (s.travellers[player] > 0) push(s, 'send-travellers', player, action);
  else sendToBrussels(s, player, action, 0);
}

export function sendToBrussels(s: State, player: Seat, action: BrusselsAction, travellers: number): void {
  const architects = architectsNeeded(s, action) - travellers;
  s.architects[player] -= architects;
  s.brussels[brusselsAt(player, action)] += architects;
  if (travellers > 0) {
    s.travellers = s.travellers.with(player, s.travellers[player] - travellers);
    s.travellersSent = s.travellersSent.with(action, s.travellersSent[action] + travellers);
  }
  const use = ++s.brussels[brusselsAt(s.rules.players, action)];
  s.sink?.tell({ type: 'architects-sent', player, action, architects, travellers, use });
  push(s, BRUSSELS_ACTIONS[action], player);
}
