/** docs/protocol.md is what the readers read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ONLINE_FAULTS } from './faults.ts';
import { PROTOCOL } from './protocol.ts';
import { answer, calls, fault, me, nameBody, tells, transfer, transferBody } from './schemas/index.ts';

const DOCS = new URL('../../../docs/', import.meta.url);
const document = readFileSync(new URL('protocol.md', DOCS), 'utf8');
const READERS: Readonly<Record<string, z.ZodType>> = {
  ...{ call: calls, tell: tells, answer },
  ...{ 'body:nameBody': nameBody, 'body:me': me, 'body:transfer': transfer, 'body:fault': fault },
};
/** Kind and text of each example. */
const examples = [...document.matchAll(/```json (\S+)\n([\s\S]*?)```/g)].map(
  ([, kind = '', text = '']) => [kind, text] as const,
);

test.each(examples)('an example of a %s is one: %s', (kind, text) => {
  expect(READERS[kind]?.safeParse(JSON.parse(text)).error).toBeUndefined();
});

test('every call and everything that is told has an example', () => {
  const named = examples.map(([, text]) => JSON.parse(text) as { call?: string; tell?: string });
  const namesOf = (union: typeof calls | typeof tells, key: 'call' | 'tell') =>
    union.options.map(({ shape }) =>
      String([...((shape as never as Record<string, z.ZodLiteral>)[key]?.values ?? [])][0]),
    );
  expect(named.flatMap(({ call }) => call ?? [])).toEqual(expect.arrayContaining(namesOf(calls, 'call')));
  expect(named.flatMap(({ tell }) => tell ?? [])).toEqual(expect.arrayContaining(namesOf(tells, 'tell')));
});

test('every fault and the number of the protocol are in it', () => {
  for (const one of ONLINE_FAULTS) expect(document).toContain(`| \`${one}\` |`);
  expect(document).toContain(`The number of this protocol is ${PROTOCOL}.`);
});

describe('the JSON Schema', () => {
  const schema = () => {
    const registry = { call: calls, tell: tells, answer, nameBody, me, transfer, transferBody, fault };
    return Object.fromEntries(
      Object.entries(registry).map(([name, reader]) => [
        name,
        z.toJSONSchema(reader, { io: 'input', unrepresentable: 'any' }),
      ]),
    );
  };

  // Its lines are broken as the formatter likes them.
  test('is that of the readers', () => {
    const file = new URL('protocol.schema.json', DOCS);
    if (process.env.HORTA_WRITE_DOCS === '1')
      writeFileSync(file, `${JSON.stringify(schema(), undefined, 2)}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema())));
  });
});
