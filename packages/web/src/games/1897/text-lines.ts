/** Text in SVG does not break by itself: it is broken here, by an estimate of how wide letters are. */

/** Widths of letters, in parts of their size, in the text face; the title face is wider. */
const NARROW = /[ijltfrI.,:;’'| ()/\u00a0]/;
const WIDE = /[mwMWŒœ→]/;
const CAPITAL = /[A-ZÉÈÖÄÜ0-9+×]/;
const TITLE_FACTOR = 1.15;
/** The estimate errs on the safe side. */
const SAFETY = 1.06;

export function widthOf(text: string, size: number, isTitle = false): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) width += 0.28;
    else if (WIDE.test(letter)) width += 0.74;
    else width += CAPITAL.test(letter) ? 0.6 : 0.455;
  }
  return width * size * SAFETY * (isTitle ? TITLE_FACTOR : 1);
}

/** Lines no wider than `width` where words allow it; the last of `most` lines takes what is left. */
export function linesOf(text: string, width: number, size: number, most: number, isTitle = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lines.length < most - 1 && widthOf(longer, size, isTitle) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** With a capital at its beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
