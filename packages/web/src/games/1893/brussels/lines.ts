/** Words set in lines. */

type Measure = (text: string, size: number) => number;

interface Line {
  readonly text: string;
  /** The width to which it is squeezed, if it is too long. */
  readonly closer?: number;
}

export interface SetText {
  readonly size: number;
  readonly lines: readonly Line[];
}

interface Room {
  readonly width: number;
  /** Of the letters, at best and at worst. */
  readonly size: number;
  readonly least: number;
  /** At most so many. */
  readonly lines: number;
}

const STEP = 0.5;
const HAIR = 0.5;

export function setInLines(text: string, { width, size, least, lines }: Room, measure: Measure): SetText {
  /** Undefined if some line would be wider. */
  const inWidth = (letters: number, most: number) => {
    const broken = brokenInLines(text, most, lines, (part) => measure(part, letters));
    return broken.every((line) => measure(line, letters) <= most + HAIR) ? broken : undefined;
  };
  for (let letters = size; letters >= least; letters = smaller(letters, least)) {
    const broken = inWidth(letters, width);
    if (broken !== undefined)
      return { size: letters, lines: evenly(broken, width, (most) => inWidth(letters, most)) };
  }
  const letters = Math.min(size, least);
  const whole = measure(text, letters);
  let most = width;
  // Somewhat wider than there is room, so that each line has to be a little closer only.
  while (most < whole && inWidth(letters, most) === undefined) most += 3;
  return {
    size: letters,
    lines: brokenInLines(text, most, lines, (part) => measure(part, letters)).map((line) =>
      measure(line, letters) > width + HAIR ? { text: line, closer: width } : { text: line },
    ),
  };
}

/** The next size: the least one is not left out. */
function smaller(letters: number, least: number): number {
  return letters > least ? Math.max(least, letters - STEP) : 0;
}

/** In as many lines, but about equally long ones: no word is left alone. */
function evenly(lines: string[], width: number, inWidth: (most: number) => string[] | undefined): Line[] {
  let best = lines;
  for (let most = width - 4; lines.length > 1; most -= 4) {
    const even = inWidth(most);
    if (even === undefined || even.length > lines.length) break;
    best = even;
  }
  return best.map((text) => ({ text }));
}

/** Lines of about this width; the last one takes what is left. */
export function brokenInLines(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  // A hyphen is a good place to break, and stays at the end of its line.
  const words = text.split(/(?<=-)| /);
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last}${last.endsWith('-') ? '' : ' '}${word}`;
    if (last === undefined) lines.push(word);
    else if (measure(joined) <= width || lines.length === most) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
