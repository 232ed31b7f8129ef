/** Text in SVG does not break by itself: it is broken here, by how wide letters are. */

/** Letters by their width, in hundredths of their size, as the two faces are cut; all others are of middle width. */
const TEXT_FACE = {
  20: ' ·\u00a0',
  25: 'ijl.,:;’í',
  31: '()-frstIJ',
  40: 'acez/éèàêëäç',
  62: 'BLYZ+×–',
  72: 'wACKTVXÄDGOQRUœÖÜ',
  85: 'mHNM',
  98: 'WŒ→',
};
const TITLE_FACE = {
  27: 'lijí',
  35: '1ftI .,:;’()/·\u00a0',
  44: 'rYceszFJLZç',
  62: '08DHNRU–ßÜOQ+Ö',
  72: 'wM',
  82: 'mWœŒ',
  100: '→',
};
const MIDDLE = 52;
/** Kerning makes words narrower rather than wider, but not every letter is as wide as its group. */
const SAFETY = 1.02;

function widths(face: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(face).flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, Number(width)] as const),
    ),
  );
}

const TEXT_WIDTHS = widths(TEXT_FACE);
const TITLE_WIDTHS = widths(TITLE_FACE);

export function widthOf(text: string, size: number, isTitle = false): number {
  const face = isTitle ? TITLE_WIDTHS : TEXT_WIDTHS;
  let width = 0;
  for (const letter of text) width += face.get(letter) ?? MIDDLE;
  return (width / 100) * size * SAFETY;
}

/** The spaces after numbers and arrows: what follows belongs to them. */
const UNBROKEN = /(?<=[→\d]) /g;

/** Lines no wider than `width` where words allow it; the last of `most` lines takes what is left. */
export function linesOf(text: string, width: number, size: number, most: number, isTitle = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.replace(UNBROKEN, '\u00a0').split(' ')) {
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
