/** Why a server did not do what it was asked to, in a sentence. */
import type { ONLINE_FAULTS, OnlineFault } from '@horta/online';
import type { ClientFault } from '@horta/online/client';
import { faultText } from '../../host/fault-words.ts';
import { say } from './words.ts';

type OwnFault = (typeof ONLINE_FAULTS)[number];

const WORDS: Readonly<Record<OwnFault | 'no-connection' | 'unexpected', () => string>> = {
  'not-signed-in': () => say.fault_not_signed_in(),
  'bad-name': () => say.fault_bad_name(),
  'no-such-table': () => say.fault_no_such_table(),
  'not-the-opener': () => say.fault_not_the_opener(),
  'seat-taken': () => say.fault_seat_taken(),
  'not-seated': () => say.fault_not_seated(),
  'already-seated': () => say.fault_already_seated(),
  'already-begun': () => say.fault_already_begun(),
  'not-begun': () => say.fault_not_begun(),
  'not-dealing': () => say.fault_not_dealing(),
  'other-bits': () => say.fault_other_bits(),
  'may-not-watch': () => say.fault_may_not_watch(),
  'may-not-talk': () => say.fault_may_not_talk(),
  'no-chat': () => say.fault_no_chat(),
  'no-hints': () => say.fault_no_hints(),
  'no-taking-back': () => say.fault_no_taking_back(),
  'not-alone': () => say.fault_not_alone(),
  'no-such-code': () => say.fault_no_such_code(),
  'too-many-tables': () => say.fault_too_many_tables(),
  'too-many-sockets': () => say.fault_too_many_sockets(),
  'too-fast': () => say.fault_too_fast(),
  'too-long': () => say.fault_too_long(),
  'bad-message': () => say.fault_bad_message(),
  'foreign-origin': () => say.fault_foreign_origin(),
  stopping: () => say.fault_stopping(),
  'no-connection': () => say.fault_no_connection(),
  unexpected: () => say.fault_unexpected_here(),
};

function isOwn(fault: OnlineFault | 'no-connection'): fault is keyof typeof WORDS {
  return fault in WORDS;
}

/** Needs the words of `useTogetherWords`. What a later server refuses for another reason has words all the same. */
export function onlineFaultText(fault: ClientFault): string {
  if (isOwn(fault)) return WORDS[fault]();
  return faultText(fault);
}
