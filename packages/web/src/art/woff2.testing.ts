/** Which characters a font file has: the table `cmap` of a WOFF2 (W3C, "WOFF File Format 2.0"), as far as ours use it. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Numbers that the format gives to tables, of those that are asked about here. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;

export function charactersIn(file: string | URL): ReadonlySet<number> {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${String(file)} is no WOFF2`);
  let at = 48;
  const base128 = () => {
    let number = 0;
    for (;;) {
      const byte = bytes[at++];
      number = number * 128 + (byte & 127);
      if (byte < 128) return number;
    }
  };
  let start = 0;
  let found: readonly [number, number] | undefined;
  for (let tables = bytes.readUInt16BE(12); tables > 0; tables--) {
    const flags = bytes[at++];
    const tag = flags & 63;
    if (tag === NAMED) at += 4;
    const length = base128();
    // Outlines are transformed unless the flags say 3, all other tables if they say something.
    const isTransformed = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? base128() : length;
    if (tag === CMAP) found = [start, start + stored];
    start += stored;
  }
  if (found === undefined) throw new Error(`${String(file)} has no characters`);
  const unpacked = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  return readCmap(unpacked.subarray(...found));
}

function readCmap(table: Buffer): ReadonlySet<number> {
  const codes = new Set<number>();
  const add = (first: number, last: number) => {
    for (let code = first; code <= last; code++) codes.add(code);
  };
  for (let i = 0; i < table.readUInt16BE(2); i++) {
    const at = table.readUInt32BE(8 + 8 * i);
    const format = table.readUInt16BE(at);
    if (format === 4) {
      const doubled = table.readUInt16BE(at + 6);
      for (let segment = 0; segment < doubled - 2; segment += 2)
        add(table.readUInt16BE(at + 16 + doubled + segment), table.readUInt16BE(at + 14 + segment));
    } else if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(at + 12); group++)
        add(table.readUInt32BE(at + 16 + 12 * group), table.readUInt32BE(at + 20 + 12 * group));
    }
  }
  return codes;
}
