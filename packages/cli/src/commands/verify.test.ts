import { randomFromSeed, recordToText } from '@horta/engine';
import { dealtHeader, digestOf, fixedFor, type Proof, proofOf, withProof } from '@horta/online/chance';
import { describe, expect, test } from 'vitest';
import { botsOf } from '../bots.ts';
import { run } from '../terminal.testing.ts';
import { playGame } from './simulate-game.ts';

const table = '00112233445566778899aabbccddeeff';
const secret = '5e'.repeat(32);
const bits = ['aa'.repeat(16), 'bb'.repeat(16), null];
const seats = [{ person: '0123456789abcdef' }, { person: 'fedcba9876543210' }, { bot: 'easy' }];
const fixed = fixedFor({ table, attempt: 1, game: '1897', options: {}, seats });
const digests = bits.map((one) => (one === null ? null : digestOf(one)));
const proof = proofOf({ table, attempt: 1, secret, fixed, digests, bits });
const { seed } = dealtHeader(proof);
const { record } = playGame(
  '1897',
  { players: 3, seed },
  await botsOf('random', 3, { game: '1897', options: {} }),
  randomFromSeed('verify'),
);
const plain = recordToText(record);
const text = withProof(plain, proof);
const withOther = (changes: Partial<Proof>) => withProof(plain, { ...proof, ...changes });

test('a game as it was dealt: says what was checked, what that shows and what not', async () => {
  const { code, stdout, stderr } = await run(['verify', '-'], text);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.split('\n')).toEqual([
    'Everything is right',
    '',
    'What was checked and is right',
    '  ✓ The secret is the one that the server was bound to when the table was opened.',
    '  ✓ The random numbers of 2 players are those that each was bound to.',
    '  ✓ Game, options and players are those that were settled before.',
    '  ✓ The deal, and everything that was revealed later, follows from these numbers.',
    `  ✓ The rules allow each of the ${record.moves.length} moves.`,
    '  ✓ The scores are those of this game.',
    '',
    'Before that, the deal was begun 1 time and given up, because someone left.',
    '',
    'What this shows',
    expect.stringMatching(/^ {2}The deal was not chosen by anyone\./),
    '',
    'What it doesn’t show',
    '  That nobody looked: whoever runs the server could know what was hidden.',
    expect.stringMatching(/check your games in the browser that you played them with\.$/),
    '',
  ]);
});

test('in another language, and for programs', async () => {
  const german = await run(['verify', '-', '--language', 'de'], text);
  expect(german.stdout).toMatch(/^Alles stimmt\n/);
  const json = await run(['verify', '-', '--json'], text);
  expect(JSON.parse(json.stdout)).toMatchObject({ right: true, findings: [], isOver: true, attempts: 1 });
});

describe('what was tampered with is named for what it is', () => {
  const line = plain.split('\n').findIndex((one) => /^\d turn /.test(one));
  const withLine = (put: string) => text.split('\n').with(line, put).join('\n');
  test.each([
    ['a letter', 'Dear Victor,', 'Nothing is proven here', 'This isn’t a recorded game.'],
    ['no proof', plain, 'Nothing is proven here', 'There is no proof in this record. '],
    ['half a proof', `${plain}# chance: {}\n`, 'Something is wrong', 'The proof can’t be read. ('],
    ['secret', withOther({ secret: '5f'.repeat(32) }), 'Something is wrong', 'The secret is not the one '],
    [
      'bits',
      withOther({ bits: [bits[0] ?? null, 'bc'.repeat(16), null] }),
      'Something is wrong',
      'Seat 2: the random number is not the one ',
    ],
    [
      'another deal',
      text.replace(seed, 'mine'),
      'Something is wrong',
      `The game was dealt otherwise than secret and random numbers say. (proven: ${seed}; recorded: mine)`,
    ],
    [
      'a move of somebody else',
      withLine('3 turn nothing'),
      'Something is wrong',
      `A move was made that the rules don’t allow after this deal. (line ${line + 1}: `,
    ],
    ['points', text.replace(/scores: \d+/, 'scores: 999'), 'Something is wrong', 'The record says 999, '],
  ])('%s', async (_name, given, verdict, finding) => {
    const { code, stdout, stderr } = await run(['verify', '-'], given);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const [first, second, ...rest] = stdout.split('\n');
    expect(first).toBe(verdict);
    expect(second).toContain(`  ✗ ${finding}`);
    expect(rest.filter((one) => one.includes('✗'))).toEqual([]);
    expect(stdout).not.toContain('What this shows');
    const json = await run(['verify', '-', '--json'], given);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({ right: false, findings: [{}] });
  });

  test('what stands in a file gives no orders to the terminal', async () => {
    const { stdout } = await run(['verify', '-'], text.replace(seed, 'a\u001b[2J'));
    expect(stdout).not.toContain('\u001b');
  });
});
