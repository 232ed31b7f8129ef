import { describe, expect, test } from 'vitest';
import { TOO_LONG } from './lines.ts';
import { conversation, GAME } from './referee.testing.ts';
import { answerLine, createReferee } from './referee.ts';
import { REQUESTS } from './requests.ts';

describe('bad lines', () => {
  const requests = Object.keys(REQUESTS);

  test.each([
    ['nonsense', 'not-json'],
    ['{"request":"new"', 'not-json'],
    ['"new"', 'not-an-object'],
    ['null', 'not-an-object'],
    ['[{"request":"help"}]', 'not-an-object'],
    ['{}', 'unknown-request'],
    ['{"request":7}', 'unknown-request'],
    ['{"request":"toString"}', 'unknown-request'],
    ['{"request":"__proto__"}', 'unknown-request'],
    ['{"request":"help","id":[]}', 'bad-request'],
    ['{"request":"help","id":1e999}', 'bad-request'],
    ['{"request":"help","extra":1}', 'bad-request'],
    ['{"request":"help","__proto__":1}', 'bad-request'],
    ['{"request":"help","language":"la"}', 'bad-request'],
    ['{"request":"new","game":"1893","players":"2"}', 'bad-request'],
    ['{"request":"new","game":"1893"}', 'bad-request'],
    ['{"request":"new","game":"1893","players":2.5}', 'bad-request'],
    ['{"request":"new","game":"1893","players":2,"deal":[]}', 'bad-request'],
    ['{"request":"new","game":"1894","players":2}', 'invalid'],
    ['{"request":"new","game":"1893","players":6}', 'invalid'],
    ['{"request":"new","game":"1893","players":2,"seed":""}', 'invalid'],
    ['{"request":"new","game":"1893","players":2,"seed":"a\\nb"}', 'invalid'],
    ['{"request":"new","game":"1893","players":2,"options":{"x":true}}', 'invalid'],
    ['{"request":"new","game":"1893","players":2,"deal":{"nobles":["nobody"]}}', 'invalid'],
    ['{"request":"new","game":"1893","players":2,"pack":{}}', 'invalid'],
    ['{"request":"play"}', 'bad-request'],
    ['{"request":"play","option":1,"word":"blue"}', 'bad-request'],
    ['{"request":"play","option":-1}', 'bad-request'],
    ['{"request":"view","seat":2}', 'bad-request'],
    ['{"request":"undo","moves":0}', 'bad-request'],
  ])('%s is answered with %s', (line, code) => {
    const talk = conversation();
    talk.ask('new', GAME);
    const { session } = talk.referee;
    expect(talk.line(line).error?.code).toBe(code);
    expect(talk.referee.session).toBe(session);
  });

  test.each([
    ['objects', `${'{"a":'.repeat(90)}1${'}'.repeat(90)}`],
    ['lists', `{"request":"load","record":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['lists without an end', `{"request":"load","state":${'['.repeat(1_000_000)}`],
  ])('%s nested too deeply are refused', (_name, line) => {
    expect(conversation().line(line).error?.code).toBe('not-json');
  });

  test.each(requests.filter((name) => !['new', 'load', 'games', 'help', 'quit'].includes(name)))(
    '%s needs a game',
    (name) => {
      const keys = { view: { seat: 0 }, obstacle: { option: 0 }, play: { option: 0 } }[name];
      expect(conversation().refused(name, keys).code).toBe('no-game');
    },
  );

  test('every fault of a request is named', () => {
    expect(conversation().refused('new', { players: 0, colour: 'red' })).toEqual({
      code: 'bad-request',
      message:
        'colour: unknown key; game: missing; expected a text; players: expected a whole number from 1 to 9',
      details: {
        faults: [
          { path: 'colour', message: 'unknown key' },
          { path: 'game', message: 'missing; expected a text' },
          { path: 'players', message: 'expected a whole number from 1 to 9' },
        ],
      },
    });
  });

  test('the id comes back with answers and errors', () => {
    const { line } = conversation();
    expect(line('{"request":"scores","id":"a"}').id).toBe('a');
    expect(line('{"request":"games","id":-1.5}').id).toBe(-1.5);
    expect(line('{"request":"nothing","id":7}').id).toBe(7);
    expect('id' in line('{"request":"games"}')).toBe(false);
  });

  test('a line that is too long or not UTF-8 is answered', () => {
    const referee = createReferee();
    expect(answerLine(referee, TOO_LONG)).toContain('"too-long"');
    expect(answerLine(referee, Buffer.from([0x22, 0xff, 0x22]))).toContain('"not-json"');
    expect(answerLine(referee, Buffer.from(' \r'))).toBeUndefined();
  });
});
