/** Numbers and texts as bytes, and bytes as letters that an address can have. */

export interface Writer {
  readonly bytes: number[];
}

/** Small numbers take one byte; the sign is the lowest bit. */
export function writeNumber({ bytes }: Writer, value: number): void {
  let rest = value < 0 ? -value * 2 - 1 : value * 2;
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}

export function writeText(writer: Writer, text: string): void {
  const encoded = new TextEncoder().encode(text);
  writeNumber(writer, encoded.length);
  writer.bytes.push(...encoded);
}

/** Reads what was written; whatever does not fit throws. */
export interface Reader {
  readonly bytes: readonly number[];
  at: number;
}

export class Unreadable extends Error {}

const MOST_BYTES_OF_A_NUMBER = 7;

export function readNumber(reader: Reader): number {
  let value = 0;
  for (let i = 0, unit = 1; i < MOST_BYTES_OF_A_NUMBER; i++, unit *= 0x80) {
    const byte = reader.bytes[reader.at++];
    if (byte === undefined) throw new Unreadable('it ends too early');
    value += (byte & 0x7f) * unit;
    if (byte < 0x80) return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
  throw new Unreadable('a number that is too large');
}

/** A number from 0 up to, but not including, `limit`. */
export function readBelow(reader: Reader, limit: number): number {
  const value = readNumber(reader);
  if (value < 0 || value >= limit) throw new Unreadable(`${value} is not below ${limit}`);
  return value;
}

export function readText(reader: Reader, longest: number): string {
  const length = readBelow(reader, longest * 4 + 1);
  const bytes = reader.bytes.slice(reader.at, reader.at + length);
  if (bytes.length < length) throw new Unreadable('it ends too early');
  reader.at += length;
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;

/** Two bytes that most slips of the pen and all cut ends change. */
function checksum(bytes: readonly number[]): readonly number[] {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return [(sum >>> 24) ^ ((sum >>> 8) & 0xff), ((sum >>> 16) & 0xff) ^ (sum & 0xff)];
}

export function lettersOf(bytes: readonly number[]): string {
  let letters = '';
  let waiting = 0;
  let bits = 0;
  for (const byte of [...bytes, ...checksum(bytes)]) {
    waiting = (waiting << 8) | byte;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      letters += LETTERS[(waiting >> bits) & 0x3f];
    }
    waiting &= (1 << bits) - 1;
  }
  return bits > 0 ? letters + LETTERS[(waiting << (BITS - bits)) & 0x3f] : letters;
}

/** Undefined if they were not written here, or not all of them are there. */
export function bytesOf(letters: string): number[] | undefined {
  const bytes: number[] = [];
  let waiting = 0;
  let bits = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    waiting = (waiting << BITS) | value;
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((waiting >> bits) & 0xff);
    waiting &= (1 << bits) - 1;
  }
  const found = bytes.splice(-2);
  // What is left of the last letter is nothing, so that there is one way only to write the same.
  return waiting === 0 && found.join() === checksum(bytes).join() ? bytes : undefined;
}
