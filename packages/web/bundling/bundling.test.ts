import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chunkName, groups } from './check.ts';
import { type Chunk, chunkList } from './list.ts';
import { idlePatterns, nameBy, pathOf, takesIn } from './patterns.ts';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('the path of a module', () => {
  test.each([
    [`${packages}web/src/main.ts`, 'web/src/main.ts'],
    [`${packages}web/src/App.svelte?svelte&type=style&lang.css`, 'web/src/App.svelte'],
    [`${packages}web/node_modules/svelte/src/a.js`, 'node_modules/svelte/src/a.js'],
    [`${root}node_modules/svelte/src/a.js`, 'node_modules/svelte/src/a.js'],
    ['\0vite/preload-helper.js', '(vite/preload-helper.js)'],
  ])('%s', (id, path) => expect(pathOf(id)).toBe(path));
});

describe('patterns', () => {
  const patterns = ['a/**', '!a/b/**', 'a/b/c.ts', 'x/*.ts', 'y/*'];

  test.each([
    ['a/a.ts', true],
    ['a/deep/er.ts', true],
    ['a/b/b.ts', false],
    ['a/b/c.ts', true],
    ['a/b/c.ts.svelte', false],
    ['x/one.ts', true],
    ['x/one/two.ts', false],
    ['x/oneAts', false],
    ['y/z', true],
    ['b/a/a.ts', false],
  ])('%s', (path, isIn) => expect(takesIn(patterns, path)).toBe(isIn));

  test('that match nothing are told, those that take away too', () => {
    expect(idlePatterns(patterns, ['a/a.ts', 'y/z'])).toEqual(['!a/b/**', 'a/b/c.ts', 'x/*.ts']);
  });

  test('give names', () => {
    expect(nameBy(['m/*/n/*.js', 'messages-*-*'], 'm/shared/n/en.js')).toBe('messages-shared-en');
    expect(nameBy(['m/*/n/*.js', 'messages-*-*'], 'm/shared/en.js')).toBeUndefined();
    expect(chunkName(`${packages}bots/src/weights/1897.ts`)).toBe('weights-1897');
  });

  test('a module is in one group at most, whatever their order', () => {
    const homes = (path: string) =>
      groups.filter(({ test }) => test(packages + path)).map(({ name }) => name);
    expect(homes('engine/src/core/agenda.ts')).toEqual(['engine']);
    expect(homes('web/src/table/PhoneTable.svelte')).toEqual([]);
    expect(homes('web/src/host/host.ts')).toEqual([]);
    expect(homes('web/src/host/connection.ts')).toEqual(['page']);
  });
});

describe('the list of what the files hold', () => {
  const chunks: Chunk[] = [
    {
      file: 'assets/page-a_cd-234.js',
      imports: ['assets/engine-abcd1234.js'],
      modules: [
        'web/src/main.ts',
        'web/src/table/a.ts',
        'web/src/table/b.ts',
        'web/src/table/d.ts',
        'web/src/table/deep/c.ts',
        'node_modules/@x/y/d.js',
      ],
    },
    { file: 'workers/host.js', imports: ['assets/engine-abcd1234.js'], modules: ['web/src/host/host.ts'] },
    { file: 'assets/engine-abcd1234.js', imports: [], modules: ['engine/src/core/e.ts', '(runtime/x.js)'] },
    {
      file: 'assets/words-abcd1234.js',
      imports: [],
      modules: ['web/src/table/f.ts', 'web/src/half/g.ts', 'web/src/table/words/h.ts'],
    },
    { file: 'assets/half-abcd1234.js', imports: [], modules: ['web/src/half/i.ts'] },
    { file: 'assets/empty-abcd1234.js', imports: [], modules: [] },
  ];
  const beginnings = { page: ['assets/page-a_cd-234.js'], host: ['workers/host.js'] };

  test('names folders, what lies elsewhere than the rest of its folder, and who fetches the file', () => {
    expect(chunkList(chunks, beginnings)).toBe(
      [
        'engine (host, page)\n  (runtime/x.js)\n  engine/src/core/',
        'half (later)\n  web/src/half/i.ts',
        'host (host)\n  web/src/host/',
        'page (page)\n  node_modules/@x/y/\n  web/src/main.ts\n  web/src/table/',
        'words (later)\n  web/src/half/g.ts\n  web/src/table/f.ts\n  web/src/table/words/',
      ].join('\n\n'),
    );
  });

  const withModule = (file: string, module: string) =>
    chunks.map((chunk) => ({
      ...chunk,
      modules: [
        ...chunk.modules.filter((known) => known !== module),
        ...(chunk.file === file ? [module] : []),
      ],
    }));

  test('changes when a module goes elsewhere', () => {
    expect(chunkList(withModule('assets/words-abcd1234.js', 'web/src/table/a.ts'), beginnings)).toContain(
      '\n  web/src/table/a.ts\n  web/src/table/f.ts',
    );
  });

  test('stays when one is added where it belongs', () => {
    const more = withModule('assets/page-a_cd-234.js', 'web/src/table/deep/new.ts');
    expect(chunkList(more, beginnings)).toBe(chunkList(chunks, beginnings));
  });

  test('changes when a file is fetched at first that was not', () => {
    const more = chunks.map((chunk) =>
      chunk.file === 'workers/host.js' ? { ...chunk, imports: ['assets/half-abcd1234.js'] } : chunk,
    );
    expect(chunkList(more, beginnings)).toContain('half (host)\n');
  });
});
