import { describe, expect, it } from 'vitest';
import { InvalidInput } from './faults.ts';
import { either, integer, listOf, object, oneOf, read, recordOf, text, variant } from './shape.ts';

const shape = object(
  { count: integer(1, 3), name: text(5), list: listOf(oneOf(['a', 'b'])) },
  { more: recordOf(either(integer(0, 9), text(9))), pair: listOf(integer(0, 9), 2) },
);

describe('shapes of JSON from outside', () => {
  it('a value that fits is read, keys in the shape’s order, nothing else', () => {
    const value = read(shape, { list: ['b', 'a'], name: 'Anna', count: 2, more: { x: 1, y: 'z' } }, 'thing');
    expect(JSON.stringify(value)).toBe('{"count":2,"name":"Anna","list":["b","a"],"more":{"x":1,"y":"z"}}');
  });

  const faults: [string, unknown, string[]][] = [
    ['nothing', undefined, ['']],
    ['a list instead of an object', [], ['']],
    ['null', null, ['']],
    ['missing keys', {}, ['count', 'name', 'list']],
    ['an unknown key', { count: 1, name: 'a', list: [], other: 1 }, ['other']],
    ['a number out of range', { count: 4, name: 'a', list: [] }, ['count']],
    ['a fraction', { count: 1.5, name: 'a', list: [] }, ['count']],
    ['a number as text', { count: '1', name: 'a', list: [] }, ['count']],
    ['a text that is too long', { count: 1, name: 'abcdef', list: [] }, ['name']],
    ['a control character', { count: 1, name: 'a\u0000', list: [] }, ['name']],
    ['a wrong entry', { count: 1, name: 'a', list: ['a', 'c', 'd'] }, ['list[1]', 'list[2]']],
    ['a list of the wrong length', { count: 1, name: 'a', list: [], pair: [1] }, ['pair']],
    ['a wrong value of a record', { count: 1, name: 'a', list: [], more: { x: 10 } }, ['more.x']],
  ];
  it.each(faults)('%s: every fault is named with its path', (_, value, paths) => {
    let error: unknown;
    try {
      read(shape, value, 'thing');
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(InvalidInput);
    expect((error as InvalidInput).faults.map((fault) => fault.path)).toEqual(paths);
    expect((error as InvalidInput).message).toMatch(/^thing: /);
  });

  it('variants are told apart by their key', () => {
    const effect = variant('kind', { francs: object({ kind: oneOf(['francs']), amount: integer(1, 9) }) });
    expect(read(effect, { kind: 'francs', amount: 5 }, 'effect')).toEqual({ kind: 'francs', amount: 5 });
    expect(() => read(effect, { kind: 'dragons' }, 'effect')).toThrow(
      'kind: expected one of francs, found "dragons"',
    );
    expect(() => read(effect, { kind: 'toString' }, 'effect')).toThrow('kind: expected one of francs');
    expect(() => read(effect, 7, 'effect')).toThrow('kind: expected one of francs, found nothing');
  });
});
