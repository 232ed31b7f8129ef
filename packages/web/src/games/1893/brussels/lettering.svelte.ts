/** How wide words are, so that they can be broken into lines: SVG doesn't do that by itself. */
import { type SetText, setInLines } from './lines.ts';

/** `label` is for small letters. */
export type Face = 'title' | 'text' | 'label';

/** Of the titles of parts of a board. */
export const TITLE_SIZE = 14;
/** Nobody should have to read smaller letters. */
const LEAST = 12;
/** Of the letter size, for browsers that don't measure. */
const USUAL_WIDTH = 0.48;
const MEASURED_SIZE = 100;

/** Changes when letters have arrived that were missing before. */
let arrivals = $state(0);
globalThis.document?.fonts?.addEventListener('loadingdone', () => arrivals++);

const context = globalThis.document?.createElement('canvas').getContext('2d') ?? undefined;
const families = new Map<Face, string>();
/** By words and letters, in letters of the measured size. */
const widths = new Map<string, number>();

/** As the page's style sheet has it. */
function familyOf(face: Face): string {
  let family = families.get(face);
  if (family === undefined) {
    // A variable may stand for another one: only a real property tells what comes of it.
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.fontFamily = `var(--font-${face})`;
    family = getComputedStyle(probe).fontFamily;
    probe.remove();
    families.set(face, family);
  }
  return family;
}

export function widthOf(text: string, size: number, face: Face, weight = 400): number {
  if (context === undefined) return text.length * size * USUAL_WIDTH;
  // With the arrivals, so that whoever measures measures anew.
  const key = `${arrivals} ${face} ${weight} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    context.font = `${weight} ${MEASURED_SIZE}px ${familyOf(face)}`;
    width = context.measureText(text).width;
    widths.set(key, width);
  }
  return (width * size) / MEASURED_SIZE;
}

export interface Setting {
  readonly width: number;
  readonly size: number;
  readonly lines: number;
  readonly face: Face;
  readonly weight: number;
}

/** In the largest letters up to the size that let the words have their place; if there are none, they stand closer. */
export function setInPlace(text: string, { width, size, lines, face, weight }: Setting): SetText {
  const measure = (part: string, letters: number) => widthOf(part, letters, face, weight);
  return setInLines(text, { width, size, least: LEAST, lines }, measure);
}

/** How much closer than usual letters can stand and still be read well. */
const CLOSEST = 0.82;

/** Whether a label can be read in a width, small and close at worst. */
export function canRead(label: string, width: number): boolean {
  return widthOf(label, LEAST, 'label', 500) * CLOSEST <= width;
}
