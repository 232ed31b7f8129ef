/** Why a server did not do what it was asked to at a table, in a sentence. */
import type { AnyFault } from '../table/company.ts';
import { onlineFaultText as aroundTables } from './pages/fault-words.ts';
import { o } from './words.ts';

/** At a table of this device they mean something else, or can't be. */
const WORDS: Readonly<Partial<Record<AnyFault, () => string>>> = {
  paused: () => o.fault_paused(),
  'not-paused': () => o.fault_not_paused(),
  'not-absent': () => o.fault_not_absent(),
  ended: () => o.fault_ended(),
  'no-offer': () => o.fault_no_offer(),
  'not-your-seat': () => o.fault_not_your_seat(),
};

export function onlineFaultText(fault: AnyFault): string {
  return WORDS[fault]?.() ?? aroundTables(fault);
}
