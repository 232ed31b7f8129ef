/** Hashes: 64 bits as 16 hex digits, from two lanes mixed differently. For telling things apart, not for secrets. */

export class Hasher {
  private low = 0x811c9dc5 | 0;
  private high = 0x9e3779b9 | 0;

  add(value: number): void {
    this.low = Math.imul(this.low ^ value, 0x01000193);
    this.low ^= this.low >>> 15;
    this.high = Math.imul(this.high ^ value, 0x85ebca6b);
    this.high ^= this.high >>> 13;
  }

  addText(value: string): void {
    for (let i = 0; i < value.length; i++) this.add(value.charCodeAt(i));
    this.add(value.length);
  }

  digest(): string {
    return hex(finish(this.high, this.low)) + hex(finish(this.low, this.high));
  }
}

function finish(a: number, b: number): number {
  let x = a ^ Math.imul(b, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

export function hashText(value: string): string {
  const hasher = new Hasher();
  hasher.addText(value);
  return hasher.digest();
}
