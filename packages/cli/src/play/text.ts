/** Lines of text no wider than the boards. */

const WIDTH = 96;

/** Breaks a line between words; the lines after the first begin with so many spaces. */
export function wrapped(line: string, indent: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH);
    if (at <= indent) break;
    lines.push(rest.slice(0, at));
    rest = `${' '.repeat(indent)}${rest.slice(at + 1)}`;
  }
  return [...lines, rest];
}

/** The line above the boards. */
export function titleOf(text: string): string {
  return `== ${text} ${'='.repeat(Math.max(0, WIDTH - 4 - text.length))}`;
}

/** With a capital, for the head of a column. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
