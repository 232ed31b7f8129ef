/** Numbers as printers set them: with a real minus. */
export function signed(value: number): string {
  return String(value).replace('-', '−');
}
