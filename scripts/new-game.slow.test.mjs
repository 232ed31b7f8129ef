// A game is declared once: from then on the compiler names every place where something of it is missing. Here that is
// tried with a game that is no more than a page. Nothing is written: the compiler is told of other files than there are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf, programWith, TOY_GAME, withChange } from './new-game.testing.mjs';
import { root } from './setup.mjs';

/** What CONTRIBUTING.md lists under its heading: the paths in its list. */
function listedFiles(heading) {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own] = section.split('\n## ');
  return own
    .split('\n')
    .filter((line) => /^(?:- | {2})/.test(line))
    .flatMap((line) => [...line.matchAll(/`(packages\/[^`]+)`/g)].map(([, path]) => path));
}

describe('a game that is added to the list of ids', () => {
  const faults = faultsOf(
    programWith({
      ...withChange('packages/engine/src/game-ids.ts', "'1897'] as const", "'1897', 'toy'] as const"),
      'packages/engine/src/games/toy/game.ts': TOY_GAME,
    }),
  );
  const named = Object.keys(faults).sort();

  test('is missed by the compiler wherever the guide says, and nowhere else', () => {
    expect(named).toEqual(listedFiles('To add a game').sort());
  });

  test.each(named)('is missed by its name in %s', (file) => {
    expect(faults[file].join('\n')).toContain('toy');
  });

  // All other files, too, are compiled as they are by `npm run compile` and `npm run check`.
  test('is what these files lack: as they are, nothing is wrong with them', () => {
    expect(faultsOf(programWith(), named)).toEqual({});
  });
});

describe('the compiler knows', () => {
  test.each([
    [
      'a kind of thing that is misspelt on a board',
      'packages/web/src/games/1893/things.ts',
      '`space:',
      '`spce:',
    ],
    [
      'a kind of thing without a description',
      'packages/words/src/games/1897/describe.ts',
      '  cell: cellTip,\n',
      '',
    ],
    [
      'an edition without terms and pictures',
      'packages/web/src/games/1893/editions.ts',
      "  '1893-first-edition': {",
      "  '1893-third-edition': {",
    ],
  ])('%s', (_, file, from, to) => {
    expect(Object.keys(faultsOf(programWith(withChange(file, from, to)), [file]))).toEqual([file]);
  });

  test('a level of bots without a name or a budget', () => {
    const files = [
      'packages/bots/src/levels.ts',
      'packages/cli/src/level-names.ts',
      'packages/web/src/table/names.ts',
    ];
    const change = withChange(
      'packages/bots/src/levels.ts',
      "'master'] as const",
      "'master', 'genius'] as const",
    );
    expect(Object.keys(faultsOf(programWith(change), files))).toEqual(files);
  });
});
