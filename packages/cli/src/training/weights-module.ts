/** Weights as a module of the package of bots. */
import type { Kind, StoredWeights } from '@horta/bots/training';

/** The text of `packages/bots/src/weights/KIND.ts`, as the formatter would have it. */
export function weightsModule(stored: StoredWeights, kind: Kind): string {
  const { inputs, hidden1, hidden2, outputs, sources, parts } = stored;
  return [
    `/** Made by \`horta train --kind ${kind}\`. */`,
    "import type { StoredWeights } from '../evaluation/stored-weights.ts';",
    '',
    'export const WEIGHTS: StoredWeights = {',
    `  inputs: ${inputs},`,
    `  hidden1: ${hidden1},`,
    `  hidden2: ${hidden2},`,
    `  outputs: ${outputs},`,
    ...sourceLines(sources),
    '  parts: [',
    ...parts.flatMap(({ scale, numbers }) => [
      '    {',
      `      scale: ${scale},`,
      ...numbersLines(numbers),
      '    },',
    ]),
    '  ],',
    '};',
    '',
  ].join('\n');
}

/** The formatter's width of a line. */
const WIDTH = 110;

/** In one line if they fit. */
function sourceLines(sources: readonly string[]): string[] {
  const texts = sources.map((source) => `'${source}'`);
  const line = `  sources: [${texts.join(', ')}],`;
  return line.length <= WIDTH ? [line] : ['  sources: [', ...texts.map((text) => `    ${text},`), '  ],'];
}

/** A text that is too long for a line stands on a line of its own. */
function numbersLines(numbers: string): string[] {
  const line = `      numbers: '${numbers}',`;
  return line.length <= WIDTH ? [line] : ['      numbers:', `        '${numbers}',`];
}
