/** Choices about cubes and the compass: taking, trading, paying for a house, moving a needle. */
import { CUBE_SETS, JOKER_UNIT, PAYMENTS, type State } from '@horta/engine/1893';
import { m } from '#messages/1893';
import { points, type Voice } from '../../../voice.ts';
import { cubeSum, paymentSum } from '../amounts.ts';
import { compassSpaceName } from '../names.ts';
import { needleTarget } from '../table.ts';

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

export function payOption(v: Voice, s: State, option: number): string | undefined {
  const units = PAYMENTS[option];
  if (units === undefined) return undefined;
  const inputs = { payment: paymentSum(v, s.rules, units), points: points(v, s.rules.noJokerBonus) };
  return units[JOKER_UNIT] === 0 ? m.option_pay(inputs, v) : m.option_pay_joker(inputs, v);
}

export function needleOption(v: Voice, s: State, needle: number): string | undefined {
  const from = [s.needle0, s.needle1][needle];
  if (from === undefined) return undefined;
  const to = needleTarget(s, from);
  return m.option_needle(
    { from: compassSpaceName(v, s.rules, from), to: compassSpaceName(v, s.rules, to) },
    v,
  );
}
