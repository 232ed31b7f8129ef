/** Choices about nobles: using and keeping. */
import type { State } from '@horta/engine/1897';
import { m } from '#messages/1897';
import { francs, type Voice } from '../../../voice.ts';
import { effectText } from '../amounts.ts';
import { nobleName } from '../names.ts';

const DISCARD = 0;
const KEEP = 1;

export function keepOption(v: Voice, s: State, which: number, option: number): string | undefined {
  const noble = nobleName(s.rules, which);
  if (option === DISCARD) return m.option_discard({ noble }, v);
  return option === KEEP ? m.option_keep({ noble, cost: francs(v, s.rules.nobleCost) }, v) : undefined;
}

/** One's own noble, or one that was drawn. */
export function useNobleOption(v: Voice, s: State, option: number): string | undefined {
  const noble = s.rules.nobles[option];
  return noble && m.option_use_noble({ noble: noble.name, effect: effectText(v, noble.effect) }, v);
}

/** After the last kind of noble: stop. */
export function useNobleOrStopOption(v: Voice, s: State, option: number): string | undefined {
  return option === s.rules.nobles.length ? m.option_use_none({}, v) : useNobleOption(v, s, option);
}
