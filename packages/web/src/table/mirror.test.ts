/** The page's copy of a game follows the host's, forwards and backwards. */
import { hash, loadGame, type Move, movesOf, options, pending, recordHeader, replay } from '@horta/engine';
import { expect, test } from 'vitest';
import { turnsOf, withKnown } from './log.ts';
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

test('the log has a turn for each player’s decisions in a row', () => {
  const mirror = newMirror(header);
  follow(mirror, MOVES);
  const turns = turnsOf(mirror.played, () => 1);
  expect(turns.flatMap(({ events }) => events)).toEqual(mirror.played.flatMap(({ events }) => events));
  for (const { seat, position } of turns) expect(mirror.played[position]?.move.seat).toBe(seat);
});

test('turns that were there before stay as they are', () => {
  const mirror = newMirror(header);
  follow(mirror, MOVES.slice(0, 12));
  const before = turnsOf(mirror.played, () => 1);
  follow(mirror, MOVES);
  const after = withKnown(
    turnsOf(mirror.played, () => 1),
    before,
  );
  expect(after.slice(0, before.length - 1).every((turn, i) => turn === before[i])).toBe(true);
  // Another course is told anew.
  const other = before.map((turn) => ({ ...turn, events: [{ type: 'other' }] }));
  expect(withKnown(before, other)).toEqual(before);
});
