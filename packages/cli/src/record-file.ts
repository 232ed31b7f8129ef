/** Records as people keep them: what is wrong with one is told by its line. */
import { InvalidInput } from '@horta/engine';

/** Does something with the record of this text; a fault at a move is told with the line where the move stands. */
export function withLines<T>(text: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(
      'record',
      error.faults.map(({ path, message }) => ({ path: withLine(text, path), message })),
    );
  }
}

/** `move 3` as `line 15: move 3`; JSON has no lines, and other paths have none or name one already. */
function withLine(text: string, path: string): string {
  if (text.trimStart().startsWith('{')) return path;
  const { standing, all } = bodyLines(text);
  const [, kind, number] = /^(move|entry) (\d+)$/.exec(path) ?? [];
  if (kind !== undefined) return `line ${(kind === 'move' ? standing : all)[Number(number) - 1]}: ${path}`;
  return path === 'scores' ? `line ${all.at(-1)}: ${path}` : path;
}

/**
 * The numbers of the lines below the header that say something, from 1: those of the moves that stand, and all of them
 * (moves and take-backs, then the scores if any).
 */
function bodyLines(text: string): { readonly standing: readonly number[]; readonly all: readonly number[] } {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => line !== '' && !line.startsWith('#'));
  const headerEnd = lines.findIndex((line, i) => i > start && line === '');
  const standing: number[] = [];
  const all: number[] = [];
  lines.forEach((line, i) => {
    if (i <= headerEnd || line === '' || line.startsWith('#')) return;
    const back = /^\d+ back (\d+)$/.exec(line)?.[1];
    if (back === undefined) standing.push(i + 1);
    else standing.length = Number(back);
    all.push(i + 1);
  });
  return { standing, all };
}
