/** What belongs together on a line: "5-2", and a number with its unit. */

const WHOLE = /(\d+-\d+|[+−]?\d+[ \u00a0\u202f]\p{Lu}{2,}(?!\p{L}))/u;

/** The parts of a text; those that are whole don't end a line within. */
export function unbroken(text: string): { readonly text: string; readonly isWhole: boolean }[] {
  return text
    .split(WHOLE)
    .map((part, i) => ({ text: part, isWhole: i % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
