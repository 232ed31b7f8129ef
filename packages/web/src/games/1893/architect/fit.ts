/** Text in SVG does not wrap by itself: how wide words are, about, and how they are laid in lines. */

/** Of a serif face, in parts of its size. */
function widthOf(letter: string): number {
  if (/[ijltfrI.,:;’|!()[\]\s-]/.test(letter)) return 0.29;
  if (/[mwMWŒœ@]/.test(letter)) return 0.76;
  if (/\p{Lu}/u.test(letter)) return 0.64;
  return 0.46;
}

export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += widthOf(letter) * size;
  return width;
}

function shortened(text: string, width: number, size: number): string {
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** At most so many lines; what is left over is told by dots. */
export function wrapped(text: string, width: number, size: number, most: number): string[] {
  if (most === 1) return [textWidth(text, size) > width ? shortened(text, width, size) : text];
  const lines: string[] = [];
  const words = text.split(/(?<=[^\u00a0\S]|-(?=\p{L}))/u);
  let line = '';
  for (const word of words) {
    if (line !== '' && textWidth((line + word).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = word;
    } else line += word;
  }
  if (line !== '') lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  const rest = lines
    .slice(most - 1)
    .join(' ')
    .replace(/- /g, '-');
  return [...lines.slice(0, most - 1), shortened(rest, width, size)];
}
