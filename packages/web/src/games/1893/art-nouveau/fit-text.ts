/** Text in SVG neither wraps nor shrinks by itself: both are reckoned here, from the usual widths of letters. */

const NARROW = new Set('ijlftrI.,:;’!()[]| -–…/');
const BROAD = new Set('mwMWŒœ—%@');

/** Roughly, in units of the letters' height; rather too much than too little. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.has(letter)) width += 0.29;
    else if (BROAD.has(letter)) width += 0.8;
    else width += letter === letter.toLowerCase() ? 0.47 : 0.66;
  }
  return width * size;
}

/** The length to squeeze a text to; undefined if it has room as it is. */
export function squeezed(text: string, size: number, room: number): number | undefined {
  return textWidth(text, size) > room ? room : undefined;
}

/** Lines no wider than this; what is too much for them ends with an ellipsis. */
export function wrapped(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  let end = shown[most - 1];
  while (end.includes(' ') && textWidth(`${end}…`, size) > width) end = end.slice(0, end.lastIndexOf(' '));
  shown[most - 1] = `${end.replace(/[,;:–]$/u, '')}…`;
  return shown;
}
