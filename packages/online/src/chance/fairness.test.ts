/** docs/fairness.md: what its commands are said to print, computed from their own bytes by Node and by our code. */
import { spawnSync } from 'node:child_process';
import { createCipheriv, createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { randomFromSeed } from '@horta/engine';
import { expect, test } from 'vitest';
import { fixedText, readFixed } from './fixed.ts';
import { commitmentOf, digestOf, seedMessage, seedOf } from './hashing.ts';

const text = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8');
const [hashing, keying] = [
  ...text.matchAll(/```bash\n(?<commands>.*?)```\n\nprints[^\n]*\n\n```\n(?<printed>.*?)```/gs),
].map(({ groups: { commands = '', printed = '' } = {} }) => ({
  commands,
  printed: printed.trim().split('\n'),
}));
if (hashing === undefined || keying === undefined) throw new Error('docs/fairness.md has two examples');

const [commitment = '', first = '', second = '', seed = ''] = hashing.printed;
const hashed = [...hashing.commands.matchAll(/^bytes ([0-9a-f]+) \| openssl dgst -sha256$/gm)].map(
  ([, digits = '']) => digits,
);
const [secret = '', ...bits] = hashed;
const lines = [...hashing.commands.matchAll(/^ {2}'(.*)'(?: \\| \|)$/gm)].map(([, line = '']) => line);
const [, hmacKey = ''] = /-mac HMAC -macopt hexkey:([0-9a-f]+)$/m.exec(hashing.commands) ?? [];
const [, table = '', fixed = ''] = lines;

test('what is hashed gives what is printed, without our code', () => {
  const sums = hashed.map((digits) => createHash('sha256').update(Buffer.from(digits, 'hex')).digest('hex'));
  const message = lines.map((line) => `${line}\n`).join('');
  const sum = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(message, 'utf8').digest('hex');
  expect([...sums, sum]).toEqual(hashing.printed);
});

test('our code hashes the same bytes, and finds the same', () => {
  const parts = { table, fixed, bits: [...bits, null] };
  expect(hmacKey).toBe(secret);
  expect(seedMessage(parts)).toBe(lines.map((line) => `${line}\n`).join(''));
  expect([commitmentOf(secret), ...bits.map(digestOf), seedOf({ ...parts, secret })]).toEqual([
    commitment,
    first,
    second,
    seed,
  ]);
});

test('what was fixed is written as it says', () => {
  const facts = readFixed(fixed);
  expect(facts).toBeDefined();
  if (facts !== undefined) expect(fixedText(facts)).toBe(fixed);
  expect(facts?.seats.length).toBe(lines.length - 3);
  const named = [...text.matchAll(/^\| ((?:`[a-zA-Z]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
  // The example is played with the game's own components.
  expect(named.sort()).toEqual([...Object.keys(facts ?? {}), 'packDigest'].sort());
});

test('the key follows from the seed in the steps that are printed, and is the one that our chance has', () => {
  const steps = [...keying.commands.matchAll(/-K ([0-9a-f]{64}) -iv ([0-9a-f]{32}) /g)];
  let key = Buffer.alloc(32);
  key.writeUInt32LE(seed.length, 28);
  const found = steps.map(([, given, counter = ''], step) => {
    const characters = Buffer.from(seed.slice(16 * step, 16 * step + 16), 'utf16le');
    const mixed = Buffer.from(key.map((byte, i) => byte ^ (characters[i] ?? 0)));
    expect(mixed.toString('hex')).toBe(given);
    expect(Buffer.from(counter, 'hex').readUInt32LE()).toBe(step);
    key = createCipheriv('chacha20', mixed, Buffer.from(counter, 'hex')).update(Buffer.alloc(32));
    return key.toString('hex');
  });
  expect(found).toEqual(keying.printed);
  const ours = Reflect.get(randomFromSeed(seed), 'key') as number[];
  const bytes = Buffer.alloc(32);
  for (const [i, word] of ours.entries()) bytes.writeInt32LE(word, 4 * i);
  expect(bytes.toString('hex')).toBe(keying.printed.at(-1));
  const random = randomFromSeed(seed);
  expect(text).toContain(`are ${random.word()} and ${random.word()}.`);
});

test('where there is an openssl, the commands print just that; elsewhere they are those that were computed above', () => {
  const script = `${hashing.commands}\n${keying.commands}`;
  const hasOpenssl = spawnSync('bash', ['-c', 'openssl enc -chacha20 -K 00 -iv 00 </dev/null']).status === 0;
  const printed = hasOpenssl
    ? spawnSync('bash', ['-ec', script], { encoding: 'utf8' })
        .stdout.trim()
        .split('\n')
        .map((line) => line.split(' ').at(-1))
    : [...hashing.printed, ...keying.printed];
  expect(printed).toEqual([...hashing.printed, ...keying.printed]);
  expect(script.match(/openssl/g)).toHaveLength(8);
});
