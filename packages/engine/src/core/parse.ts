/** Text from outside, before anything is made of it: how long it may be, and JSON that nobody can hurt us with. */
import { refuse } from './faults.ts';

/** The most characters (of a file: bytes) that a record or a pack may have. No real one has 40,000. */
export const LONGEST_TEXT = 1_000_000;

/** Real records, states and packs are at most ten deep. */
const MOST_NESTED = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * As JSON.parse, and like it throws a SyntaxError. But what is nested too deeply is refused as well: reading it, or
 * writing it into a message, could exhaust the stack of whoever walks through it.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`nested more than ${MOST_NESTED} deep`);
  return JSON.parse(text);
}

/** Asked of the text: a value that deep could not be walked through to find out. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i);
    if (character === QUOTE) isInText = !isInText;
    else if (isInText) {
      if (character === BACKSLASH) i++;
    } else if (isOpening(character)) {
      depth++;
      if (depth > MOST_NESTED) return true;
    } else if (isOpening(character - 2)) depth--;
  }
  return false;
}

/** `[` or `{`; in ASCII each closing one stands two places after it. */
function isOpening(character: number): boolean {
  return character === 0x5b || character === 0x7b;
}

export function refuseTooLong(what: string, text: string): void {
  if (text.length > LONGEST_TEXT)
    refuse(what, '', `longer than ${LONGEST_TEXT} characters: ${text.length} were found`);
}
