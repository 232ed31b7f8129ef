import { push } from '../../../core/agenda.ts';
import { type AutomaticStep, NONE, type Seat } from '../../../core/game.ts';
import { layArea, layBonuses } from '../area.ts';
import { ARCHITECT_KINDS } from '../ids.ts';
import { putOnDiscards } from '../piles.ts';
import { architectAt, type State } from '../state.ts';

/** Begins the next round, or the end of the game after the last one. The ruleset lists the steps of both. */
export const round: AutomaticStep<State> = {
  run(s) {
    const { rules } = s;
    if (s.round === rules.rounds) {
      pushAll(s, rules.ending);
      return;
    }
    // The first area is laid by the setup.
    if (s.round > 0) maintain(s);
    s.round++;
    s.sink?.tell({ type: 'round-started', round: s.round, firstPlayer: s.firstPlayer });
    push(s, 'round', s.firstPlayer);
    pushAll(s, rules.round);
  },
};

/** So that the first of the list comes first. */
function pushAll(s: State, steps: readonly string[]): void {
  for (let i = steps.length - 1; i >= 0; i--) push(s, steps[i], s.firstPlayer);
}

/** 1897, Maintenance. */
function maintain(s: State): void {
  chooseFirstPlayer(s);
  bringHome(s);
  s.usedNobles.fill(0);
  s.passed = 0;
  const discarded = s.cards.filter((card) => card !== NONE);
  for (const card of discarded) putOnDiscards(s, card);
  s.sink?.tell({ type: 'table-cleared', discarded });
  layArea(s);
  layBonuses(s);
}

/** The holder of Expo; or else the next one to the left. */
export function nextFirstPlayer(s: State): Seat {
  return s.expoHolder === NONE ? (s.firstPlayer + 1) % s.rules.players : s.expoHolder;
}

/** Expo goes back. */
function chooseFirstPlayer(s: State): void {
  const byExpo = s.expoHolder !== NONE;
  s.firstPlayer = nextFirstPlayer(s);
  s.expoHolder = NONE;
  s.sink?.tell({ type: 'first-player-chosen', player: s.firstPlayer, byExpo });
}

/** Architects come home, but from prison. */
function bringHome(s: State): void {
  s.brussels.fill(0);
  s.uses.fill(0);
  for (let player = 0; player < s.rules.players; player++) {
    for (let architect = 0; architect < ARCHITECT_KINDS; architect++) {
      const at = architectAt(player, architect);
      s.hand[at] = s.rules.architects[architect].copies - s.prison[at];
    }
  }
}
