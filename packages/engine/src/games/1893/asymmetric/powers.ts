/** The powers of the boards. They work through Cinquantenaire too, since they belong to the actions themselves. */
import { push } from '../../../core/agenda.ts';
import type { AutomaticStep, ChoiceStep, Seat } from '../../../core/game.ts';
import { wordList } from '../../../core/notations.ts';
import { nextCompassSpace, previousCompassSpace } from '../compass.ts';
import { gainFrancs, gainPoints, supplyOf, takeCubes } from '../gains.ts';
import { CONSTRUCTION, JOKER, MATERIAL_NAMES } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import type { ArtNouveauAction } from '../rules.ts';
import type { State } from '../state.ts';
import { setNeedle } from '../steps/construction.ts';
import { powerOf, tellPower } from './boards.ts';

/** Workshop: also a cube by the colour of the artwork; a joker where the box has no cube of that kind. */
export function takeWorkshopCube(s: State, player: Seat, colour: number): void {
  const power = powerOf(s, player, 'workshop-cube');
  if (power === undefined) return;
  tellPower(s, player);
  const named = MATERIAL_NAMES.indexOf(power.cubes[colour]);
  const material = s.rules.cubes[named] > 0 ? named : JOKER;
  if (supplyOf(s, material) > 0)
    takeCubes(
      s,
      player,
      MATERIAL_NAMES.map((_, i) => Number(i === material)),
      'board-power',
    );
  else {
    const reason: Reason = { code: 'supply-short', material, needed: 1, available: 0 };
    s.sink?.tell({ type: 'gain-lost', player, source: 'board-power', reason });
  }
}

/** An action that gives more, once it is done; nothing if it can't be. */
export function withGain(
  action: ArtNouveauAction<State>,
  kind: 'materials-gain' | 'sales-gain',
): ArtNouveauAction<State> {
  return {
    ...action,
    begin(s, player) {
      if (powerOf(s, player, kind) !== undefined) push(s, 'board-gain', player);
      action.begin(s, player);
    },
  };
}

/** Whole, also for a white artwork sold. */
export const boardGain: AutomaticStep<State> = {
  run(s, { player }) {
    const power = powerOf(s, player, 'materials-gain') ?? powerOf(s, player, 'sales-gain');
    if (power === undefined) return;
    tellPower(s, player);
    gainFrancs(s, player, power.francs, 'board-power');
    gainPoints(s, player, 'board-power', 1, power.points);
  },
};

/** Construction: before paying, one needle may be moved one space either way. The move after building stays due. */
export function withNeedleTurn(action: ArtNouveauAction<State>): ArtNouveauAction<State> {
  return {
    obstacle(s, player) {
      const reason = action.obstacle(s, player);
      if (reason === undefined || powerOf(s, player, 'turn-needle') === undefined) return reason;
      return TURNS.some((_, turn) => turnObstacle(s, player, turn, action) === undefined)
        ? undefined
        : reason;
    },
    begin(s, player) {
      if (powerOf(s, player, 'turn-needle') === undefined) action.begin(s, player);
      else push(s, 'turn-needle', player);
    },
  };
}

const TURNS = ['first-clockwise', 'first-back', 'second-clockwise', 'second-back'] as const;
const STAY = TURNS.length;

/**
 * A turn is of use only if the house can be paid then. Not turning is always allowed, also if it can't be
 * paid.
 */
export function turnNeedle(action: ArtNouveauAction<State>): ChoiceStep<State> {
  return {
    notation: wordList([...TURNS, 'stay']),
    conceivable: () => STAY + 1,
    options(s, { player }, out) {
      for (let turn = 0; turn < STAY; turn++)
        if (turnObstacle(s, player, turn, action) === undefined) out.push(turn);
      out.push(STAY);
    },
    obstacle(s, { player }, turn): Reason | undefined {
      if (turn > STAY) return { code: 'not-a-choice' };
      return turn === STAY ? undefined : turnObstacle(s, player, turn, action);
    },
    choose(s, { player }, turn) {
      if (turn !== STAY) {
        tellPower(s, player);
        setNeedle(s, player, needleOf(turn), target(s, turn));
      }
      const reason = action.obstacle(s, player);
      if (reason === undefined) action.begin(s, player, turn !== STAY);
      else s.sink?.tell({ type: 'action-impossible', player, action: CONSTRUCTION, reason });
    },
  };
}

function needleOf(turn: number): number {
  return turn < 2 ? 0 : 1;
}

/** Where the needle comes to stand: the arrow tile is passed over in both directions. */
function target(s: State, turn: number): number {
  const from = needleOf(turn) === 0 ? s.needle0 : s.needle1;
  const move = turn % 2 === 0 ? nextCompassSpace : previousCompassSpace;
  return move(s.compass, s.rules.arrow, from);
}

function turnObstacle(
  s: State,
  player: Seat,
  turn: number,
  action: ArtNouveauAction<State>,
): Reason | undefined {
  const to = target(s, turn);
  const { needle0, needle1 } = s;
  if (to === (needleOf(turn) === 0 ? needle1 : needle0)) return { code: 'needles-would-meet' };
  if (needleOf(turn) === 0) s.needle0 = to;
  else s.needle1 = to;
  const reason = action.obstacle(s, player);
  s.needle0 = needle0;
  s.needle1 = needle1;
  return reason;
}
