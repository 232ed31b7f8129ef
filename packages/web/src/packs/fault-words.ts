/** What is wrong with a value, in the reader's language; the engine's own words are given beside it as detail. */
import type { Fault } from '@horta/engine';
import { k } from './words.ts';

type Said = (found: readonly string[]) => string;

/** By what the engine says. */
const SAID: readonly (readonly [RegExp, Said])[] = [
  [
    /^expected a whole number from (-?\d+) to (-?\d+)/,
    ([, min, max]) => k.fault_range({ min: String(min), max: String(max) }),
  ],
  [/^expected a text of 1 to (\d+)/, ([, max]) => k.fault_text({ max: String(max) })],
  [
    /^expected (\d+) entries, found (\d+)/,
    ([, wanted, found]) => k.fault_entries({ wanted: String(wanted), found: String(found) }),
  ],
  [/^expected one of horta-pack-/, () => k.fault_format()],
  [/^expected one of/, () => k.fault_choice()],
  [/^missing$/, () => k.fault_missing()],
  [/^unknown key$/, () => k.fault_unknown()],
  [/^has no (?:workshop|sales|nobles|materials|construction) space$/, () => k.fault_strip()],
  [/^has no .* space$/, () => k.fault_compass()],
  [/^both needles/, () => k.fault_needles()],
  [/^the arrow tile/, () => k.fault_arrow()],
  [/keep each other/, () => k.fault_stuck()],
  [/^names one iris twice/, () => k.fault_crossing()],
  [/^two colours/, () => k.fault_corner()],
  [/^more than /, () => k.fault_too_many()],
  [/divided by it/, () => k.fault_zero()],
  [/^two tiles/, () => k.fault_two_tiles()],
  [/^not later/, () => k.fault_year()],
  [/^both faces/, () => k.fault_faces()],
  [/(?:there twice|^the same as)/, () => k.fault_twice()],
  [/starting (?:one|noble)/, () => k.fault_starting()],
  [/cards for the deck/, () => k.fault_deck()],
  [/^at level 0/, () => k.fault_level()],
  [/two are laid$/, () => k.fault_neutral()],
];

export function faultWords({ message }: Fault): string {
  for (const [pattern, say] of SAID) {
    const found = pattern.exec(message);
    if (found !== null) return say(found);
  }
  return k.fault_other();
}

/** Whether it is about something that no pack of the game has. */
export function isSurplus({ message }: Pick<Fault, 'message'>): boolean {
  return message === 'unknown key';
}

/** Whether words of the page's own say it. */
export function isWorded({ message }: Pick<Fault, 'message'>): boolean {
  return SAID.some(([pattern]) => pattern.test(message));
}
