/** Text from outside that people get to see: what would do something to a screen rather than be seen on it. */

/** Control characters, ends of lines, and marks that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What leaves no mark by itself. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]/gu;

/** Of what leaves no mark: what stays since it changes how the character before it looks, and which those are. */
const SEEN_AFTER: readonly (readonly [character: RegExp, before: RegExp])[] = [
  // Joiners: in emoji, and in scripts whose letters take other forms beside each other.
  [/[\u200c\u200d]/, /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Lo}\p{M}]/u],
  // Another form of the same character.
  [/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u, /[\p{Emoji}\p{Lo}]/u],
  // Flags of parts of a country are a black flag and its name in tags.
  [/[\u{e0020}-\u{e007f}]/u, /[\u{1f3f4}\u{e0020}-\u{e007e}]/u],
];
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const LAST_JOINERS = /[\u200c\u200d]+$/;

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
  const cut = spaced.replace(UNPRINTABLE, '').slice(0, longest).replace(UNPRINTABLE, '');
  const name = withoutIgnorable(cut).trim();
  return name.replace(UNSEEN, '') === '' ? '' : name;
}

/** As it can be shown what somebody has named, or its id if nothing of the name could be seen. */
export function shownName(name: string, id: string): string {
  return cleanName(name) || id;
}

/** Two names that look the same are the same. */
function withoutIgnorable(text: string): string {
  let kept = '';
  let before = '';
  for (const character of text) {
    const isSeen = SEEN_AFTER.some(([one, other]) => one.test(character) && other.test(before));
    if (IGNORABLE.test(character) && !isSeen) continue;
    kept += character;
    before = character;
  }
  return kept.replace(LAST_JOINERS, '');
}
