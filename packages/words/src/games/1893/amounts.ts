/** Numbers of things, and what cards and actions give, as parts of a sentence. */
import {
  type Bonus,
  type Effect,
  FRANCS_UNIT,
  MATERIAL_NAMES,
  PAYMENT_KINDS,
  type Rules,
} from '@horta/engine/1893';
import { listOfAll } from '../../text.ts';
import { francs, points, type Voice } from '../../voice.ts';
import { m } from './messages.ts';
import { trackName } from './names.ts';

/** "2 wood + 1 joker"; `cubes` counts by material. */
export function cubeSum(v: Voice, cubes: readonly number[]): string {
  return MATERIAL_NAMES.flatMap((material, i) => {
    const count = cubes[i] ?? 0;
    return count > 0 ? [m[`count_${material}`]({ count }, v)] : [];
  }).join(' + ');
}

/** "2 wood + 3 BF"; `units` counts by what a unit can be paid with. */
export function paymentSum(v: Voice, rules: Rules, units: readonly number[]): string {
  return PAYMENT_KINDS.flatMap((_, kind) => {
    const count = units[kind] ?? 0;
    return count > 0 ? [unitAmount(v, rules, kind, count)] : [];
  }).join(' + ');
}

/** "2 wood", "6 BF" */
export function unitAmount(v: Voice, rules: Rules, kind: number, count: number): string {
  if (kind === FRANCS_UNIT) return francs(v, count * rules.francsPerUnit);
  const unit = PAYMENT_KINDS[kind];
  return unit === undefined || unit === 'francs' ? String(count) : m[`count_${unit}`]({ count }, v);
}

/** "2 architects and 1 traveller" */
export function meeplesText(v: Voice, architects: number, travellers: number): string {
  return listOfAll(v.locale, [
    ...(architects > 0 || travellers === 0 ? [m.count_architects({ count: architects }, v)] : []),
    ...(travellers > 0 ? [m.count_travellers({ count: travellers }, v)] : []),
  ]);
}

/** What `times` such effects give. */
export function effectText(v: Voice, effect: Effect, times = 1): string {
  switch (effect.kind) {
    case 'francs':
      return `+${francs(v, times * effect.amount)}`;
    case 'points':
      return `+${points(v, times * effect.amount)}`;
    case 'jokers':
      return `+${m.count_joker({ count: times * effect.amount }, v)}`;
    case 'cube-or-trade':
      return m.effect_cube_or_trade({}, v);
    case 'advance':
      return m.effect_advance({ number: times, track: trackName(v, effect.track) }, v);
    case 'release':
      return m.effect_release({ architects: m.count_architects({ count: times }, v) }, v);
    case 'traveller':
      return m.effect_traveller({ travellers: m.count_travellers({ count: times }, v) }, v);
    case 'white-artwork':
      return m.effect_white_artwork({}, v);
  }
}

/** All the effects of one alternative of a prestige card: "+2 on the iris track" rather than twice "+1". */
export function bonusText(v: Voice, effects: readonly Bonus[]): string {
  const alike = (a: Bonus, b: Bonus) =>
    a.kind === b.kind && (a.kind === 'release' || b.kind === 'release' || a.track === b.track);
  const different = effects.filter((effect, i) => effects.findIndex((other) => alike(effect, other)) === i);
  return listOfAll(
    v.locale,
    different.map((effect) => effectText(v, effect, effects.filter((other) => alike(effect, other)).length)),
  );
}
