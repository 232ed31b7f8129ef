/** Choices about cubes and the compass: taking, trading, paying for a house, moving a needle. */
import type { Frame } from '@horta/engine';
import { CUBE_SETS, PAYMENTS, type State } from '@horta/engine/1893';
import { points, type Voice } from '../../../voice.ts';
import { cubeSum, paymentSum } from '../amounts.ts';
import { earnsBonus, needleTarget, needleTargetBack } from '../label-facts.ts';
import { m } from '../messages.ts';
import { compassSpaceName } from '../names.ts';

export function cubesOption(v: Voice, option: number): string | undefined {
  const set = CUBE_SETS[option];
  return set && m.option_take_cubes({ cubes: cubeSum(v, set) }, v);
}

/** One cube is free, two are had for a joker. */
export function tradeOption(v: Voice, option: number): string | undefined {
  const set = CUBE_SETS[option];
  if (set === undefined || set.reduce((sum, count) => sum + count) === 1) return cubesOption(v, option);
  return m.option_trade({ joker: m.count_joker({ count: 1 }, v), cubes: cubeSum(v, set) }, v);
}

export function payOption(v: Voice, s: State, frame: Frame, option: number): string | undefined {
  const units = PAYMENTS[option];
  if (units === undefined) return undefined;
  const inputs = { payment: paymentSum(v, s.rules, units), points: points(v, s.rules.noJokerBonus) };
  return earnsBonus(s, frame, option) ? m.option_pay(inputs, v) : m.option_pay_joker(inputs, v);
}

export function needleOption(v: Voice, s: State, needle: number): string | undefined {
  const from = [s.needle0, s.needle1][needle];
  if (from === undefined) return undefined;
  return needleMove(v, s, from, needleTarget(s, from));
}

/** Each needle clockwise and back; then: leave them. */
const TURNS = 4;

export function turnNeedleOption(v: Voice, s: State, turn: number): string | undefined {
  if (turn >= TURNS) return turn === TURNS ? m.option_needle_stay({}, v) : undefined;
  const from = turn < 2 ? s.needle0 : s.needle1;
  return needleMove(v, s, from, turn % 2 === 0 ? needleTarget(s, from) : needleTargetBack(s, from));
}

function needleMove(v: Voice, s: State, from: number, to: number): string {
  return m.option_needle({ from: compassSpaceName(v, s, from), to: compassSpaceName(v, s, to) }, v);
}
