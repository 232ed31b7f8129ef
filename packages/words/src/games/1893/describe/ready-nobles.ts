/** Nobles that can still be used in this round, and what each of them gives. */
import type { Seat } from '@horta/engine';
import { type NobleRules, readyNobles, type State } from '@horta/engine/1893';
import type { Voice } from '../../../voice.ts';
import { effectText } from '../amounts.ts';
import { members } from '../label-facts.ts';

/** "Brugmann (+5 BF)", "Buls (+1 on the iris track)" */
export function nobleEffects(v: Voice, s: State, seat: Seat): string[] {
  return members(readyNobles(s, seat), s.rules.nobles.length).flatMap((which) => {
    const noble = s.rules.nobles[which];
    return noble === undefined ? [] : [`${familyName(noble)} (${effectText(v, noble.effect)})`];
  });
}

/** Without the first name: enough where several stand in a line. */
export function familyName({ name }: NobleRules): string {
  return name.slice(name.indexOf(' ') + 1);
}
