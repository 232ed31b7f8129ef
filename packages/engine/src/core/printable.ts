/** Text from outside that people get to see: what would do something to a screen rather than be seen on it. */

/** Control characters, ends of lines, and marks that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What leaves no mark by itself. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]/gu;

/** With the code of each such character in its place, as JSON would write it; `spared` stay as they are. */
export function printable(text: string, spared = ''): string {
  return text.replace(UNPRINTABLE, (character) =>
    spared.includes(character) ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The name of somebody at a table as it can be shown; empty, as if none were given, when nothing of it could be seen. */
export function cleanName(text: string, longest = Number.POSITIVE_INFINITY): string {
  const spaced = text.replace(/\p{White_Space}+/gu, ' ').trim();
  // Once more after it is cut: the cut may go through a character of two halves.
  const name = spaced.replace(UNPRINTABLE, '').slice(0, longest).replace(UNPRINTABLE, '').trim();
  return name.replace(UNSEEN, '') === '' ? '' : name;
}
