/** What the build makes of chunks.ts, checked: nothing is bundled by a rule that no longer means anything. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { GROUPS, NAMES } from './chunks.ts';
import { type Chunk, chunkList } from './list.ts';
import { idlePatterns, nameBy, pathOf, takesIn } from './patterns.ts';

/** As the bundler wants them. */
export const groups = GROUPS.map(({ name, modules }) => ({
  name,
  test: (id: string) => takesIn(modules, pathOf(id)),
}));

/** The name of what is fetched for this module. */
export function chunkName(module: string): string | undefined {
  const path = pathOf(module);
  return NAMES.map((rule) => nameBy(rule, path)).find((name) => name !== undefined);
}

/** In the folder of the build: the list that browser-tests/chunks.test.ts compares with the one that is kept. */
export const LIST_FILE = '.chunks';

export function checkChunks(): Plugin {
  return {
    name: 'horta-chunks',
    apply: 'build',
    generateBundle() {
      const paths = [...this.getModuleIds()].map(pathOf);
      const patterns = [...GROUPS.flatMap(({ modules }) => modules), ...NAMES.map(([pattern]) => pattern)];
      const idle = idlePatterns(patterns, paths);
      if (idle.length > 0)
        this.error(
          `bundling/chunks.ts knows modules that the client has not (moved or renamed?):\n${idle.map((line) => `  ${line}`).join('\n')}`,
        );
    },
    writeBundle({ dir = '' }, bundle) {
      const outputs = Object.values(bundle);
      const chunks = outputs.flatMap((output): Chunk[] =>
        output.type === 'chunk'
          ? [{ file: output.fileName, imports: output.imports, modules: output.moduleIds.map(pathOf) }]
          : [],
      );
      const workers = outputs.flatMap((output): [string, string[]][] =>
        output.type === 'chunk' && output.isEntry ? [[output.name, [output.fileName]]] : [],
      );
      // The page's own entry holds nothing, and goes: what the markup names is what it begins with.
      const page = outputs.find(({ fileName }) => fileName === 'index.html');
      const scripts =
        page?.type === 'asset' ? String(page.source).match(/(?<=src="\/)[^"]+\.js/g) : undefined;
      const list = chunkList(chunks, { ...Object.fromEntries(workers), page: scripts ?? [] });
      writeFileSync(join(dir, LIST_FILE), `${list}\n`);
    },
  };
}
