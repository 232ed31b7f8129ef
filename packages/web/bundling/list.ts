/** What each file of the built client holds, as a text that one can compare: a module that goes elsewhere shows in it. */

/** A script of the build. */
export interface Chunk {
  readonly file: string;
  /** Files that are fetched with it. */
  readonly imports: readonly string[];
  /** Paths of modules. */
  readonly modules: readonly string[];
}

/** By who begins with them, the page or a worker: files. */
export type Beginnings = Readonly<Record<string, readonly string[]>>;

/**
 * A paragraph for each file: its name, who fetches it at first (or `later`), and what is in it. A folder stands for all
 * its modules but those that stand elsewhere, by themselves or with a folder in it: the longest path counts. So the list
 * stays as it is when a module is added where it belongs.
 */
export function chunkList(chunks: readonly Chunk[], beginnings: Beginnings): string {
  const holds = new Map<string, string[]>(chunks.map(({ file }) => [file, []]));
  addLines(treeOf(chunks), '', undefined, holds);
  const fetchedBy = Object.entries(beginnings).map(([who, files]) => ({
    who,
    files: closure(files, chunks),
  }));
  return chunks
    .filter(({ modules }) => modules.length > 0)
    .map(({ file }) => {
      const first = fetchedBy.filter(({ files }) => files.has(file)).map(({ who }) => who);
      const head = `${nameOf(file)} (${first.sort().join(', ') || 'later'})`;
      return [head, ...(holds.get(file) ?? []).sort().map((line) => `  ${line}`)].join('\n');
    })
    .sort()
    .join('\n\n');
}

/** Without its folder and the hash of its content. */
function nameOf(file: string): string {
  return file.replace(/^\w+\//, '').replace(/(?:-[\w-]{8})?\.js$/, '');
}

/** These files, and all that are fetched with them. */
function closure(begun: readonly string[], chunks: readonly Chunk[]): Set<string> {
  const files = new Set(begun);
  for (const file of files)
    for (const imported of chunks.find((chunk) => chunk.file === file)?.imports ?? []) files.add(imported);
  return files;
}

interface Folder {
  readonly folders: Map<string, Folder>;
  /** By its modules: the files they are in. */
  readonly modules: Map<string, string>;
  /** By file: how many modules, in the folders below too. */
  readonly counts: Map<string, number>;
}

function newFolder(): Folder {
  return { folders: new Map(), modules: new Map(), counts: new Map() };
}

function treeOf(chunks: readonly Chunk[]): Folder {
  const root = newFolder();
  for (const { file, modules } of chunks)
    for (const module of modules) {
      // What a tool made is in no folder.
      const names = module.startsWith('(') ? [module] : module.split('/');
      let at = root;
      for (const name of names.slice(0, -1)) {
        const below = at.folders.get(name) ?? newFolder();
        at.folders.set(name, below);
        below.counts.set(file, (below.counts.get(file) ?? 0) + 1);
        at = below;
      }
      at.modules.set(module, file);
    }
  return root;
}

/** Adds a line for whatever is not in the file that the folder above stands for. */
function addLines(
  { folders, modules }: Folder,
  path: string,
  above: string | undefined,
  holds: ReadonlyMap<string, string[]>,
): void {
  for (const [module, file] of modules) if (file !== above) holds.get(file)?.push(module);
  for (const [name, folder] of folders) {
    const below = `${path}${name}/`;
    const home = homeOf(folder, below);
    if (home !== undefined && home !== above) holds.get(home)?.push(below);
    addLines(folder, below, home, holds);
  }
}

/** The file that most of a folder's modules are in. A package, and its sources as a whole, are not said to be in one. */
function homeOf({ counts }: Folder, path: string): string | undefined {
  const depth = path.split('/').length - 1;
  if (path.startsWith('node_modules/') ? depth < 2 || /\/@[^/]+\/$/.test(path) : depth < 3) return undefined;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].find(([, count]) => count > all / 2)?.[0];
}
