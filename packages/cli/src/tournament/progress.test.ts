import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { progressOn } from './progress.ts';
import { gamesWith, smallTournament } from './tournament.testing.ts';

function shown(stderr: PassThrough, bots: string[]): string {
  const parameters = smallTournament({ bots });
  const progress = progressOn({ stdin: Readable.from([]), stdout: new PassThrough(), stderr }, parameters, 6);
  const totals = [
    [5, 9],
    [4, 4],
  ];
  for (const game of gamesWith(parameters, totals)) progress.add(game);
  progress.end();
  return String(stderr.read() ?? '');
}

const terminal = () => Object.assign(new PassThrough(), { isTTY: true });

test('games and win shares on a terminal', () => {
  expect(shown(terminal(), ['random', 'master'])).toBe(
    '\r1 of 6 games, won by random 0.0 %, master 100.0 %\x1b[K' +
      '\r2 of 6 games, won by random 25.0 %, master 75.0 %\x1b[K\r\x1b[K',
  );
  expect(shown(terminal(), ['master'])).toBe('\r1 of 6 games\x1b[K\r2 of 6 games\x1b[K\r\x1b[K');
});

test('nothing in a log', () => {
  expect(shown(new PassThrough(), ['random', 'master'])).toBe('');
});
