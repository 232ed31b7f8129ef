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
  const move = /^move (\d+)$/.exec(path)?.[1];
  if (text.trimStart().startsWith('{')) return path;
  if (move !== undefined) return `line ${moveLines(text)[Number(move) - 1]}: ${path}`;
  return path === 'scores' ? `line ${moveLines(text).at(-1)}: ${path}` : path;
}

/** The numbers of the lines below the header that say something, from 1: the moves, then the scores if any. */
function moveLines(text: string): number[] {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => line !== '' && !line.startsWith('#'));
  const headerEnd = lines.findIndex((line, i) => i > start && line === '');
  return lines.flatMap((line, i) => (i > headerEnd && line !== '' && !line.startsWith('#') ? [i + 1] : []));
}
