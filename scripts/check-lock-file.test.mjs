import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockFileFaults } from './check-lock-file.mjs';
import { oldestNodes, root } from './setup.mjs';

const ENGINES = '^20.19.0 || >=22.12.0';

const lockOf = (packages) =>
  JSON.stringify({ packages: { '': { engines: { node: ENGINES } }, ...packages } }, undefined, 2);

describe('a lock file', () => {
  test.each([
    ['any Node.js', {}],
    ['an older one', { engines: { node: '>= 14.18' } }],
    ['the same lines', { engines: { node: '20 || >=22' } }],
    ['no lines between', { engines: { node: '^20.19.0 || ^22.13.0 || >=24' } }],
    ['npm only', { engines: { npm: '>=10' } }],
  ])('may hold packages that want %s', (_, wanting) => {
    expect(lockFileFaults(lockOf({ 'node_modules/a': { version: '1.0.0', ...wanting } }))).toEqual([]);
  });

  test.each(['>=22', '^20.20.0 || >=22.12.0', '^18', '>=18 <20'])(
    'must not hold one that wants Node.js %s',
    (node) => {
      expect(lockFileFaults(lockOf({ 'node_modules/a': { version: '1.0.0', engines: { node } } }))).toEqual([
        `node_modules/a 1.0.0 wants Node.js ${node}; Horta runs on 20.19.0`,
      ]);
    },
  );

  test('must not hold an address', () => {
    const resolved = 'https://registry.example.org/a.tgz';
    expect(lockFileFaults(lockOf({ 'node_modules/a': { resolved } }))).toEqual([
      expect.stringMatching(/^package-lock\.json:\d+ names an address: "resolved": "https:/),
    ]);
  });

  test('must not want a tag that moves, unless a version is set for it', () => {
    const lock = lockOf({
      'node_modules/@x/a': { version: '1.0.0', dependencies: { b: 'latest', c: '^1' } },
    });
    expect(lockFileFaults(lock)).toEqual(['node_modules/@x/a wants b@latest, a tag that moves: override it']);
    expect(lockFileFaults(lock, { '@x/a': { b: '1.0.0' } })).toEqual([]);
  });

  test('must say which Node.js it is for', () => {
    expect(lockFileFaults('{"packages":{"":{}}}')).toEqual([expect.stringContaining('does not say')]);
  });
});

test('every package asks for the Node.js that the scripts ask for', () => {
  const { workspaces } = readJson('package.json');
  const asked = ['', ...workspaces].map((folder) => readJson(join(folder, 'package.json')).engines.node);
  expect(new Set(asked)).toEqual(new Set([ENGINES]));
  expect(oldestNodes).toEqual([
    [20, 19],
    [22, 12],
  ]);
});

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
