import { expect, test } from 'vitest';
import { fuzzTrial } from './fuzz/fuzz.ts';

const MESSAGES = 2000;

test(`${MESSAGES} fuzzed messages and bodies: each has an answer with a reason, and no table changes`, async () => {
  const { messages, accepted, refused, findings } = await fuzzTrial({ seed: 'fuzz', messages: MESSAGES });
  expect(findings).toEqual([]);
  expect(messages).toBe(MESSAGES);
  expect(accepted).toBeGreaterThan(100);
  expect(Object.keys(refused).length).toBeGreaterThan(15);
});
