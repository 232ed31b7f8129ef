/** Why the host did not do what it was asked to, in a sentence. */

import type { HostFault } from '@horta/table';
import type { AnyFault } from '../table/company.ts';
import { t } from '../words.svelte.ts';

const WORDS: Readonly<Record<HostFault, () => string>> = {
  'no-such-game': () => t.fault_no_such_game(),
  'open-elsewhere': () => t.fault_open_elsewhere(),
  stale: () => t.fault_stale(),
  illegal: () => t.fault_illegal(),
  'undo-nothing-played': () => t.undo_nothing(),
  'undo-other-player': () => t.undo_others(),
  'undo-revealed': () => t.undo_revealed(),
  'not-over': () => t.fault_not_over(),
  // With the scores in ImportDialog.svelte, the only place where it comes up.
  'false-scores': () => t.fault_not_a_record(),
  'not-a-record': () => t.fault_not_a_record(),
  'bad-pack': () => t.fault_bad_pack(),
  storage: () => t.fault_storage(),
  'nothing-undone': () => t.undo_nothing(),
  // Asked about what is no longer so.
  'not-your-turn': () => t.fault_stale(),
  'no-offer': () => t.fault_stale(),
  paused: () => t.fault_stale(),
  'not-paused': () => t.fault_stale(),
  'not-absent': () => t.fault_stale(),
  ended: () => t.fault_stale(),
  // Nothing that this page asks for.
  'not-your-seat': () => t.fault_unexpected(),
  'not-a-person': () => t.fault_unexpected(),
  'request-reused': () => t.fault_unexpected(),
  unexpected: () => t.fault_unexpected(),
};

/** Hosts elsewhere have reasons of their own, and other words for them. */
export function faultText(fault: AnyFault): string {
  return (WORDS as Readonly<Partial<Record<string, () => string>>>)[fault]?.() ?? t.fault_unexpected();
}
