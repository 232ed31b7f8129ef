/** How wide words are, so that they can be broken into lines: SVG doesn't do that by itself. */

export type Face = 'title' | 'text';

const FAMILIES: Readonly<Record<Face, string>> = {
  title: "'Amarante', serif",
  text: "'EB Garamond Variable', Georgia, serif",
};
/** Of the letter size, for browsers that don't measure. */
const USUAL_WIDTH = 0.48;
const MEASURED_SIZE = 100;

/** Changes when letters have arrived that were missing before. */
let arrivals = $state(0);
globalThis.document?.fonts?.addEventListener('loadingdone', () => arrivals++);

const context = globalThis.document?.createElement('canvas').getContext('2d') ?? undefined;

export function widthOf(text: string, size: number, face: Face, weight = 400): number {
  // Read so that whoever measures measures anew.
  arrivals;
  if (context === undefined) return text.length * size * USUAL_WIDTH;
  context.font = `${weight} ${MEASURED_SIZE}px ${FAMILIES[face]}`;
  return (context.measureText(text).width * size) / MEASURED_SIZE;
}

/** Words broken into at most so many lines of about this width; the last one takes what is left. */
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
