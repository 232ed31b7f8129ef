import { push } from '../../../core/agenda.ts';
import type { AutomaticStep, ChoiceStep, Notation, Seat } from '../../../core/game.ts';
import { gainFrancs, gainPoints, JOKERS, payCubes } from '../gains.ts';
import { JOKER } from '../ids.ts';
import { discardNoble } from '../noble-display.ts';
import type { NobleRules } from '../parameters.ts';
import { cubeAt } from '../places.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';

/** 2e, End of the game: jokers are discarded; then each player pays for the nobles kept, in turn order. */
export const endCosts: AutomaticStep<State> = {
  run(s) {
    const { players } = s.rules;
    for (let player = 0; player < players; player++) {
      const jokers = s.cubes[cubeAt(player, JOKER)];
      if (jokers > 0) payCubes(s, player, JOKERS[jokers], 'end');
    }
    for (let i = players - 1; i >= 0; i--) push(s, 'noble-costs', (s.firstPlayer + i) % players);
  },
};

/** Whoever can pay for all their nobles does; the others choose. */
export const nobleCosts: AutomaticStep<State> = {
  run(s, { player }) {
    const kept = s.nobles[player];
    if (costOf(s, player, kept) <= s.money[player]) settleNobles(s, player, kept);
    else push(s, 'pay-nobles', player);
  },
};

/**
 * Which nobles to pay; the others are discarded and cost points. One may leave unpaid only what the money left
 * can't pay. An option is the bit set of the nobles paid.
 */
export function payNobles(nobles: readonly NobleRules[]): ChoiceStep<State> {
  const sets = 1 << nobles.length;
  return {
    notation: setNotation(nobles.map((noble) => noble.id)),
    conceivable: () => sets,
    options(s, { player }, out) {
      const kept = s.nobles[player];
      // The subsets of the nobles kept, ascending.
      for (let paid = 0; ; paid = (paid - kept) & kept) {
        if (paymentObstacle(s, player, paid) === undefined) out.push(paid);
        if (paid === kept) return;
      }
    },
    obstacle: (s, { player }, paid) =>
      paid < sets ? paymentObstacle(s, player, paid) : { code: 'not-a-choice' },
    choose: (s, { player }, paid) => settleNobles(s, player, paid),
  };
}

function paymentObstacle(s: State, player: number, paid: number): Reason | undefined {
  const { nobles } = s.rules;
  const kept = s.nobles[player];
  for (let noble = 0; noble < nobles.length; noble++) {
    if (((paid & ~kept) >> noble) & 1) return { code: 'noble-not-yours', noble };
  }
  const needed = costOf(s, player, paid);
  const available = s.money[player];
  if (needed > available) return { code: 'no-money', needed, available };
  for (let noble = 0; noble < nobles.length; noble++) {
    if (((kept & ~paid) >> noble) & 1 && s.rules.nobleCost(s, player, noble) <= available - needed)
      return { code: 'noble-affordable', noble };
  }
  return undefined;
}

function settleNobles(s: State, player: number, paid: number): void {
  const { nobles, unpaidNoblePenalty } = s.rules;
  for (let noble = 0; noble < nobles.length; noble++) {
    if (!((s.nobles[player] >> noble) & 1)) continue;
    if ((paid >> noble) & 1) {
      const cost = s.rules.nobleCost(s, player, noble);
      s.sink?.tell({ type: 'noble-paid', player, noble, cost });
      gainFrancs(s, player, -cost, 'noble-cost');
    } else {
      s.nobles = s.nobles.with(player, s.nobles[player] & ~(1 << noble));
      s.usedNobles[player] &= ~(1 << noble);
      discardNoble(s, player, noble, 'unpaid');
      gainPoints(s, player, 'unpaid-nobles', 1, -unpaidNoblePenalty);
    }
  }
}

/** Whether the player's nobles are paid or gone: at the end of the game nothing is due for them any more. */
export function noblesSettled(s: State, player: Seat): boolean {
  if (s.agenda.length === 0) return true;
  const steps = s.agenda.map(({ step, player: who }) => (step === 'end-costs' || who === player ? step : ''));
  const isDue = ['end-costs', 'noble-costs', 'pay-nobles'].some((step) => steps.includes(step));
  return !isDue && s.agenda.some(({ step }) => step === 'final-score');
}

function costOf(s: State, player: Seat, set: number): number {
  let cost = 0;
  for (let noble = 0; noble < s.rules.nobles.length; noble++)
    if ((set >> noble) & 1) cost += s.rules.nobleCost(s, player, noble);
  return cost;
}

/** A bit set as its members joined by `+`, or `none`. */
function setNotation(members: readonly string[]): Notation {
  return {
    write: (set) => members.filter((_, i) => (set >> i) & 1).join('+') || 'none',
    read(word) {
      if (word === 'none') return 0;
      let set = 0;
      let last = -1;
      for (const part of word.split('+')) {
        const i = members.indexOf(part);
        // Ascending, so that a set has one spelling only.
        if (i <= last) return undefined;
        set |= 1 << i;
        last = i;
      }
      return set;
    },
  };
}
