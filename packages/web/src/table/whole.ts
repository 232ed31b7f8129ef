/** Names of spaces, and numbers with their units, are not torn apart at the end of a line. */
export function whole(text: string): string {
  return text.replace(/(\d-)(?=\d)/g, '$1\u2060').replace(/(\d) (?=\p{Lu}{2}\b)/gu, '$1\u00a0');
}
