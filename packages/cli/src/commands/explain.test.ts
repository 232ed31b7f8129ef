import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { options, randomFromSeed, recordToText, replay } from '@horta/engine';
import { LOCALES } from '@horta/words';
import { describe, expect, test } from 'vitest';
import { botsOf } from '../bots.ts';
import { run } from '../terminal.testing.ts';
import { playGame } from './simulate-game.ts';

const { record } = playGame(
  '1893',
  { players: 3, seed: 'explain' },
  await botsOf('random', 3, { game: '1893', options: {} }),
  randomFromSeed('explain'),
);
const whole = recordToText(record);
const { scores: _, ...header } = record;
/** The record up to its move N. */
const upTo = (count: number) => recordToText({ ...header, moves: record.moves.slice(0, count) });

/** The first move from this one on with several choices. */
function realChoice(from: number): number {
  let number = from;
  while (options(replay(record, { count: number - 1 })).length < 2) number++;
  return number;
}
const move = realChoice(20);
const { seat, option } = record.moves[move - 1];
const quick = ['--bot', 'master@20'];

interface Told {
  readonly choices: readonly {
    readonly option: number;
    readonly share: number;
    readonly expected: readonly { readonly total: number; readonly bySource: Record<string, number> }[];
    readonly words: string;
    readonly isMade: boolean;
  }[];
}

describe('a decision of a record', () => {
  test('in words: who decides, the choices with their points, and what was played', async () => {
    const { code, stdout, stderr } = await run(['explain', '-', '--move', String(move), ...quick], whole);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Decision ${move}. Player ${seat + 1}: `);
    expect(stdout).toMatch(/^What Master@20 thinks of it \(simulations: \d+\)/m);
    expect(stdout).toMatch(/^ *Attention +Player 1 +Player 2 +Player 3$/m);
    expect(stdout).toMatch(/^ *\d+%( +-?\d+\.\d){3} {2}\S/m);
    expect(stdout).toMatch(/\(played\)$|^Played, and not among these: \S/m);
    expect(stdout).toMatch(/^Points from +Player 1 +Player 2 +Player 3$/m);
    expect(stdout).toMatch(/^Total( +-?\d+\.\d){3}$/m);
  });

  test('in JSON: the sums agree, and one choice is marked', async () => {
    const { stdout } = await run(['explain', '-', '--move', String(move), '--json', ...quick], whole);
    const told = JSON.parse(stdout) as Told;
    expect(told).toMatchObject({ move, seat, bot: 'master@20', made: { option } });
    expect(told.choices.length).toBeGreaterThan(0);
    const legal = options(replay(record, { count: move - 1 }));
    for (const choice of told.choices) {
      expect(legal).toContain(choice.option);
      expect(choice.isMade).toBe(choice.option === option);
      expect(choice.words).toMatch(/./);
      expect(choice.expected).toHaveLength(3);
      for (const { total, bySource } of choice.expected)
        expect(Object.values(bySource).reduce((a, b) => a + b, 0)).toBeCloseTo(total);
    }
  });

  test('is the one that is due if none is named, and then nothing was played', async () => {
    const text = upTo(move - 1);
    const { stdout } = await run(['explain', '-', ...quick], text);
    expect(stdout).toContain(`Decision ${move}. `);
    expect(stdout).not.toMatch(/played/i);
    const json = JSON.parse((await run(['explain', '-', '--json', ...quick], text)).stdout);
    expect(json).toMatchObject({ move, seat });
    expect(json.made).toBeUndefined();
  });

  test('does not depend on what was hidden from the one who decides, nor on what came later', async () => {
    const args = ['explain', '-', '--move', String(move), '--json', ...quick];
    const [long, again, short] = await Promise.all([
      run(args, whole),
      run(args, JSON.stringify(record)),
      run(args, upTo(move)),
    ]);
    expect(again).toEqual(long);
    expect(short).toEqual(long);
  });

  test('without a choice is explained too', async () => {
    let forced = 1;
    while (options(replay(record, { count: forced - 1 })).length > 1) forced++;
    const { code, stdout } = await run(['explain', '-', '--move', String(forced), ...quick], whole);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ +100%.*\(played\)$/m);
  });

  test.each(LOCALES)('in %s', async (language) => {
    const args = ['--move', String(move), '--language', language];
    const { code, stdout } = await run(['explain', '-', ...args, '--bot', 'apprentice'], whole);
    expect(code).toBe(0);
    expect(stdout).not.toMatch(/undefined|NaN|\{\w+\}/);
  });

  test('from a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'horta-'));
    const file = join(folder, 'game.txt');
    try {
      writeFileSync(file, upTo(move));
      expect((await run(['explain', file, '--move', '1', ...quick])).code).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

const { length } = record.moves;
test.each([
  [whole, [], `the game is over: --move N says which of its decisions, from 1 to ${length}`],
  [
    whole,
    ['--move', String(length + 1)],
    `--move: the record has decisions 1 to ${length}, not ${length + 1}`,
  ],
  [upTo(3), ['--move', '5'], '--move: the record has decisions 1 to 4, not 5'],
  [whole, ['--move', '0'], '--move: expected a whole number from 1'],
  [whole, ['--move', '1', '--bot', 'genius'], "bot: there is no 'genius'; there is random, "],
  [whole, ['--move', '1', '--bot', 'master@x'], "bot: 'master@x': expected a budget"],
  [
    whole,
    ['--move', '1', '--bot', 'random'],
    "--bot: 'random' can't say what it thinks; expected one of apprentice",
  ],
  [
    whole,
    ['--move', '1', '--bot', 'mcts'],
    "--bot: 'mcts' can't say what it thinks; expected one of apprentice",
  ],
  ['hello', [], "record: line 1: expected 'horta-record-2'"],
  ['{', [], 'record: not JSON'],
  [whole.replace(/^(\d) bid \d+$/m, '$1 bid 90'), ['--move', '1'], 'record: line '],
])('%# is refused', async (given, args, message) => {
  const { code, stdout, stderr } = await run(['explain', '-', ...args], given);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`horta: ${message}`);
  expect(stderr.split('\n')).toHaveLength(2);
});

test('a file that is not there is refused', async () => {
  expect((await run(['explain', 'no-such-file'])).stderr).toBe(
    'horta: cannot read no-such-file: there is no such file\n',
  );
});
