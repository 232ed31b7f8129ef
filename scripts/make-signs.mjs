// Draws the few signs that our texts use and the shipped faces have not, as a font of their own:
// packages/web/public/signs.woff2, named in art/fonts.css. Only after a change here: node scripts/make-signs.mjs
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const EM = 1000;
const WIDTH = 920;
const ASCENT = 1000;
const DESCENT = -300;

/** Clockwise, from the lower left; as fine as the lines of EB Garamond. */
const RIGHT = [
  [60, 234],
  [60, 276],
  [738, 276],
  [664, 398],
  [688, 416],
  [862, 255],
  [688, 94],
  [664, 112],
  [738, 234],
];
const LEFT = RIGHT.map(([x, y]) => [WIDTH - x, y]).reverse();

/** By code point, in ascending order. */
const SIGNS = [
  { code: 0x2190, outline: LEFT },
  { code: 0x2192, outline: RIGHT },
];

const u8 = (...numbers) => Buffer.from(numbers);
const i16 = (...numbers) => Buffer.from(numbers.flatMap((n) => [(n >> 8) & 255, n & 255]));
const u32 = (...numbers) =>
  Buffer.from(numbers.flatMap((n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]));
const join = (...parts) => Buffer.concat(parts);
const padded = (part, to) => join(part, Buffer.alloc((to - (part.length % to)) % to));

/** Corners only: each point lies on the outline. */
function glyph(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const steps = (list) => list.map((value, i) => value - (list[i - 1] ?? 0));
  const head = i16(
    1,
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
    points.length - 1,
    0,
  );
  return padded(join(head, u8(...points.map(() => 1)), i16(...steps(xs)), i16(...steps(ys))), 4);
}

/** The empty one comes first: what is shown for a sign that there is not. */
const glyphs = [Buffer.alloc(0), ...SIGNS.map(({ outline }) => glyph(outline))];
/** In units of two bytes. */
const offsets = [0];
for (const { length } of glyphs) offsets.push(offsets.at(-1) + length / 2);
const codes = SIGNS.map(({ code }) => code);
const [low, high] = [Math.min(...RIGHT.map(([, y]) => y)), Math.max(...RIGHT.map(([, y]) => y))];

/** A segment for each sign, and the one that ends the list. */
function cmap() {
  const ends = [...codes, 0xffff];
  const deltas = [...codes.map((code, i) => (i + 1 - code) & 0xffff), 1];
  const count = ends.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const search = [2 * power, Math.log2(power), 2 * (count - power)];
  const body = i16(2 * count, ...search, ...ends, 0, ...ends, ...deltas, ...ends.map(() => 0));
  const table = join(i16(4, body.length + 6, 0), body);
  return join(i16(0, 1, 3, 1), u32(12), table);
}

const NAMES = [
  [1, 'Horta Signs'],
  [2, 'Regular'],
  [4, 'Horta Signs'],
  [6, 'HortaSigns'],
];

function name() {
  const texts = NAMES.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let at = 0;
  const records = NAMES.map(([id], i) => {
    const record = i16(3, 1, 0x409, id, texts[i].length, at);
    at += texts[i].length;
    return record;
  });
  return join(i16(0, NAMES.length, 6 + 12 * NAMES.length), ...records, ...texts);
}

/** With the number that the format gives each of them. */
const TABLES = [
  [0, cmap()],
  [
    1,
    join(
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      i16(3, EM),
      Buffer.alloc(16),
      i16(60, low, WIDTH - 58, high, 0, 8, 2, 0, 0),
    ),
  ],
  [
    2,
    join(
      u32(0x10000),
      i16(ASCENT, DESCENT, 0, WIDTH, 58, 58, WIDTH - 58, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length),
    ),
  ],
  [3, i16(...glyphs.flatMap((_, i) => [WIDTH, i === 0 ? 0 : 58]))],
  [4, join(u32(0x10000), i16(glyphs.length, RIGHT.length, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0))],
  [5, name()],
  [
    6,
    join(
      i16(4, WIDTH, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      Buffer.alloc(10),
      u32(0, 0, 0, 0),
      Buffer.from('HORT'),
      i16(0x40, codes[0], codes.at(-1), ASCENT, DESCENT, 0, ASCENT, -DESCENT),
      u32(0, 0),
      i16(400, 650, 0, 32, 1),
    ),
  ],
  [7, join(u32(0x30000, 0), i16(-100, 50), u32(0, 0, 0, 0, 0))],
  [10, join(...glyphs)],
  [11, i16(...offsets)],
];

/** Numbers in groups of seven bits, the highest first. */
function base128(number) {
  const groups = [];
  for (let rest = number; groups.length === 0 || rest > 0; rest >>= 7) groups.unshift(rest & 127);
  return u8(...groups.map((group, i) => (i < groups.length - 1 ? group | 128 : group)));
}

// Outlines and their places are left as they are, which is transformation 3; for all other tables that is 0.
const directory = join(
  ...TABLES.map(([tag, { length }]) => join(u8(tag >= 10 ? tag | (3 << 6) : tag), base128(length))),
);
const packed = brotliCompressSync(join(...TABLES.map(([, table]) => table)));
const unpacked =
  12 + 16 * TABLES.length + TABLES.reduce((sum, [, table]) => sum + padded(table, 4).length, 0);
const body = padded(join(directory, packed), 4);
const file = join(
  Buffer.from('wOF2'),
  u32(0x10000, 48 + body.length),
  i16(TABLES.length, 0),
  u32(unpacked, packed.length),
  i16(1, 0),
  u32(0, 0, 0, 0, 0),
  body,
);
writeFileSync(new URL('../packages/web/public/signs.woff2', import.meta.url), file);
console.log(`signs.woff2: ${file.length} bytes`);
