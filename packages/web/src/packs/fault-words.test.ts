import { findGame, GAME_IDS, loadGame } from '@horta/engine';
import { loadPackWords } from '@horta/words/packs';
import { expect, test } from 'vitest';
import { components1893 } from '../games/1893/components/list.ts';
import { components1897 } from '../games/1897/components/list.ts';
import type { Field } from '../games/components/component-list.ts';
import { faultsOf, withValue } from './editing.ts';
import { faultWords, isWorded } from './fault-words.ts';

await Promise.all(GAME_IDS.map((id) => loadGame(id, { belleEpoque: true, boards: 'dealt' })));

/** What somebody may write who corrects it: nothing, too much, and one of the other choices. */
function mistakes(field: Field): readonly unknown[] {
  if (field.kind === 'number') return [null, field.max + 1, field.min - 1, field.min];
  return field.choices.slice(0, 3).map(({ value }) => value);
}

test.each(GAME_IDS)('whatever is written into a field of %s, what is wrong with it has words', (game) => {
  const { pack } = findGame(game);
  const fields = (game === '1897' ? components1897 : components1893)(pack).flatMap((entry) => entry.fields);
  const messages = new Set(
    fields.flatMap((field) =>
      mistakes(field).flatMap((value) =>
        faultsOf(withValue(pack, field.path, value)).map(({ message }) => message),
      ),
    ),
  );
  expect(messages.size).toBeGreaterThan(4);
  expect([...messages].filter((message) => !isWorded({ message }))).toEqual([]);
});

test('another format is no value that does not fit', async () => {
  await loadPackWords('en');
  const { pack } = findGame('1893');
  const [fault] = faultsOf(JSON.parse(JSON.stringify({ ...pack, format: 'horta-pack-0' })));
  expect(fault.path).toBe('format');
  expect(faultWords(fault)).not.toBe(faultWords({ path: 'format', message: 'expected one of some others' }));
});

test.each([
  ['a part that is missing', { startFrancs: undefined }, true],
  ['too few entries', { stock: [] }, true],
  ['something unknown', { dice: { value: 2, origin: 'printed' } }, true],
  ['something else altogether', { market: 7 }, false],
])('of a file with %s something is said: %j', (_name, change, isOwnWords) => {
  const { pack } = findGame('1893');
  // As JSON has it: what is undefined is not there.
  const faults = faultsOf(
    JSON.parse(JSON.stringify({ ...pack, components: { ...pack.components, ...change } })),
  );
  expect(faults.map(isWorded)).toEqual([isOwnWords]);
});
