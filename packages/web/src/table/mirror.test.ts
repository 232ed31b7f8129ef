/** The page's copy of a game follows the host's, forwards and backwards. */
import { hash, loadGame, type Move, movesOf, options, pending, recordHeader, replay } from '@horta/engine';
import { expect, test } from 'vitest';
import { follow, newMirror, stateAt } from './mirror.ts';

await loadGame('1893');
const header = recordHeader('1893', { players: 3, seed: 'mirror' });

function firstMoves(count: number): Move[] {
  const moves: Move[] = [];
  while (moves.length < count) {
    const state = replay({ ...header, moves });
    const frame = pending(state);
    if (frame === undefined) break;
    moves.push({ seat: frame.player, step: frame.step, option: options(state)[0] ?? 0 });
  }
  return moves;
}

const MOVES = firstMoves(20);

test('new moves are played, with their events', () => {
  const mirror = newMirror(header);
  expect(mirror.opening.map(({ type }) => type)).toContain('game-started');
  expect(follow(mirror, MOVES.slice(0, 8))).toHaveLength(8);
  expect(follow(mirror, MOVES)).toHaveLength(12);
  expect(movesOf(mirror.history)).toEqual(MOVES);
  expect(mirror.played.some(({ events }) => events.length > 0)).toBe(true);
  expect(hash(mirror.history.state)).toBe(hash(replay({ ...header, moves: MOVES })));
});

test('moves taken back are taken back, and another course followed', () => {
  const mirror = newMirror(header);
  follow(mirror, MOVES);
  expect(follow(mirror, MOVES.slice(0, 5))).toHaveLength(0);
  expect(hash(mirror.history.state)).toBe(hash(replay({ ...header, moves: MOVES.slice(0, 5) })));
  follow(mirror, MOVES);
  expect(hash(mirror.history.state)).toBe(hash(replay({ ...header, moves: MOVES })));
});

test('every earlier position can be looked at', () => {
  const mirror = newMirror(header);
  follow(mirror, MOVES);
  for (const count of [0, 7, 20])
    expect(hash(stateAt(mirror, count))).toBe(hash(replay({ ...header, moves: MOVES.slice(0, count) })));
});
