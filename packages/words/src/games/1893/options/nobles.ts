/** Choices about nobles: taking, keeping, using, and paying at the end. */
import { NONE } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import { listOfAll } from '../../../text.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { effectText } from '../amounts.ts';
import { members } from '../label-facts.ts';
import { m } from '../messages.ts';
import { nobleName } from '../names.ts';

/** After the spaces of the display: the top of the deck. `top` is the noble turned up there, plus 1; 0 without one. */
export function takeNobleOption(v: Voice, s: State, top: number, slot: number): string | undefined {
  if (slot === s.rules.displayCosts.length) return topNobleOption(v, s, top - 1);
  const cost = s.rules.displayCosts[slot];
  if (cost === undefined) return undefined;
  const price = francs(v, cost);
  const noble = s.rules.nobles[s.nobleDisplay[slot] ?? NONE];
  return noble === undefined
    ? m.option_noble_gap({ price }, v)
    : m.option_noble({ noble: noble.name, price, effect: effectText(v, noble.effect) }, v);
}

function topNobleOption(v: Voice, s: State, which: number): string {
  const noble = s.rules.nobles[which];
  return noble === undefined
    ? m.option_noble_top_missing({}, v)
    : m.option_noble_top({ noble: noble.name, effect: effectText(v, noble.effect) }, v);
}

const DISCARD = 0;
const KEEP = 1;

export function keepOption(
  v: Voice,
  s: State,
  player: number,
  noble: number,
  option: number,
): string | undefined {
  const name = nobleName(s.rules, noble);
  if (option === DISCARD) return m.option_discard({ noble: name }, v);
  const cost = francs(v, s.rules.nobleCost(s, player, noble));
  return option === KEEP ? m.option_keep({ noble: name, cost }, v) : undefined;
}

/** After the last kind of noble: stop. */
export function useNobleOption(v: Voice, s: State, option: number): string | undefined {
  const { nobles } = s.rules;
  if (option === nobles.length) return m.option_use_none({}, v);
  const noble = nobles[option];
  return noble && m.option_use_noble({ noble: noble.name, effect: effectText(v, noble.effect) }, v);
}

/** The option is the bit set of the nobles paid; the others that the player has are lost, with points. */
export function payNoblesOption(v: Voice, s: State, player: number, set: number): string | undefined {
  const { nobles, unpaidNoblePenalty } = s.rules;
  if (set >= 1 << nobles.length) return undefined;
  const paid = members(set, nobles.length);
  const lost = members((s.nobles[player] ?? 0) & ~set, nobles.length);
  const names = (list: readonly number[]) =>
    listOfAll(
      v.locale,
      list.map((noble) => nobleName(s.rules, noble)),
    );
  const cost = paid.reduce((sum, noble) => sum + s.rules.nobleCost(s, player, noble), 0);
  const payment =
    paid.length === 0
      ? m.option_pay_none({}, v)
      : m.option_pay_nobles({ francs: francs(v, cost), nobles: names(paid) }, v);
  if (lost.length === 0) return payment;
  const penalty = points(v, lost.length * unpaidNoblePenalty);
  return m.option_and_lose({ paid: payment, points: penalty, nobles: names(lost) }, v);
}
