/** Whatever lines come in, the referee answers each of them, and a refused one changes nothing. */
import { hash, type Random, randomFromSeed } from '@horta/engine';
import { expect, test } from 'vitest';
import { type Answer, type Conversation, conversation, GAME, playSome } from './referee.testing.ts';
import { answerLine } from './referee.ts';
import { REQUESTS } from './requests.ts';

const LINES = 4000;

test(`the referee survives ${LINES} random and mutated lines`, () => {
  const random = randomFromSeed('survival');
  const talk = conversation();
  const samples = sampleLines(random);
  const codes = new Map<string, number>();
  for (let i = 0; i < LINES; i++) {
    // Now and then a sound game again, so that mutations meet every kind of decision.
    if (i % 100 === 0) begin(talk, random);
    const line = mutated(pick(samples, random), random);
    const { session } = talk.referee;
    const before = session && hash(session.state);
    const text = answerLine(talk.referee, line);
    if (text === undefined) {
      expect(Buffer.from(line).toString().trim()).toBe('');
      continue;
    }
    const answer = JSON.parse(text) as Answer;
    const code = answer.error?.code ?? 'result';
    codes.set(code, (codes.get(code) ?? 0) + 1);
    expect(answer.error === undefined).toBe(answer.result !== undefined);
    expect(text).not.toContain('\n');
    if (answer.error !== undefined) expect(talk.referee.session).toBe(session);
    // A session is never changed, only replaced.
    if (session !== undefined) expect(hash(session.state)).toBe(before);
  }
  // The mutations are of every sort: some get through, most do not, and none is a fault of the referee.
  expect([...codes.keys()]).toEqual(expect.arrayContaining(['result', 'not-json', 'bad-request', 'invalid']));
  expect(codes.get('internal')).toBeUndefined();
});

function begin(talk: Conversation, random: Random): void {
  const players = 2 + random.below(4);
  talk.ask('new', { ...GAME, players, seed: `survival-${random.below(1000)}` });
  playSome(talk, random.below(60), (count) => random.below(count));
}

/** Requests of every kind, with states, positions and records of a game under way. */
function sampleLines(random: Random): string[] {
  const talk = conversation();
  const lines: object[] = Object.keys(REQUESTS).map((request) => ({ request, id: 1 }));
  for (let i = 0; i < 6; i++) {
    begin(talk, random);
    const { state, position } = talk.ask('state');
    const { text, record } = talk.ask('record');
    const { options } = talk.ask('options').decision;
    lines.push(
      { request: 'new', ...GAME, deal: { firstPlayer: 1, stock: [3, 4], nobles: ['solvay'] } },
      { request: 'load', state },
      { request: 'load', position },
      { request: 'load', record: text },
      { request: 'load', record, moves: 3 },
      { request: 'play', option: options[0].option, seat: 0 },
      { request: 'play', word: options[0].word },
      { request: 'obstacle', option: 3, language: 'fr' },
      { request: 'view', seat: 1 },
      { request: 'undo', moves: 2 },
    );
  }
  return lines.map((line) => JSON.stringify(line));
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)];
}

/** The line as it is, with a value of its JSON replaced, with bytes changed, cut, or nothing of it left. */
function mutated(line: string, random: Random): Uint8Array {
  const kind = random.below(10);
  if (kind === 0) return Buffer.from(line);
  if (kind <= 5) return Buffer.from(JSON.stringify(withMutation(JSON.parse(line), random)));
  const bytes = Buffer.from(line);
  if (kind === 6) return bytes.subarray(0, random.below(bytes.length));
  if (kind === 7) return Buffer.from(Array.from({ length: random.below(40) }, () => random.below(256)));
  for (let i = 0; i <= random.below(4); i++) bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

const ODD_VALUES = [
  ...[null, true, '', 'x', '1893', 'pass', 'blue', '__proto__', [], {}, [[]], { a: 1 }],
  ...[-2, -1, 0, 1, 2, 5, 7, 24, 25, 99, 9999, 0.5, 2 ** 31, 2 ** 53, 1e300],
];

/** JSON with one value somewhere within replaced, removed or doubled. */
function withMutation(json: unknown, random: Random): unknown {
  if (typeof json !== 'object' || json === null || random.below(8) === 0) return pick(ODD_VALUES, random);
  const copy = structuredClone(json) as Record<string, unknown>;
  const keys = Object.keys(copy);
  if (keys.length === 0) return pick(ODD_VALUES, random);
  const key = pick(keys, random);
  const sort = random.below(12);
  if (Array.isArray(copy)) {
    if (sort === 0) copy.splice(Number(key), 1);
    else if (sort === 1) copy.push(copy[Number(key)]);
    else copy[Number(key)] = withMutation(copy[Number(key)], random);
  } else if (sort === 0) delete copy[key];
  else if (sort === 1)
    copy[pick(['option', 'word', 'seat', 'pack', 'money'], random)] = pick(ODD_VALUES, random);
  else copy[key] = withMutation(copy[key], random);
  return copy;
}
