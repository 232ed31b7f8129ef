/** The log of a game that grows is that of the game as it stands. */
import {
  type GameEvent,
  loadGame,
  type Move,
  options,
  pending,
  randomFromSeed,
  recordHeader,
} from '@horta/engine';
import { loadGameWords, type Speaker, speaker } from '@horta/words/fetched';
import { expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { type LoggedTurn, sayer, turnsOf, withKnown } from './log.ts';
import { follow, type Mirror, newMirror, stateAt } from './mirror.ts';

const NO_PIECES = { flightsOf: () => [] };
const asTold = (event: GameEvent) => event;
const english = speaker('en', ['Ana', 'Ben', 'Cy']);

function turnsAt(mirror: Mirror, say: ReturnType<typeof sayer>, voice: Speaker = english): LoggedTurn[] {
  return turnsOf(
    mirror.played,
    (position) => (stateAt(mirror, position) as { round?: number }).round ?? 0,
    (position) => say(voice, stateAt(mirror, position + 1), mirror.played[position].events),
  );
}

function texts(turns: readonly LoggedTurn[]): string[] {
  return turns.flatMap(({ seat, lines }) => lines.map(({ text }) => `${seat}: ${text}`));
}

/** Another move by chance. */
function moveAt({ history: { state } }: Mirror, random: { below(n: number): number }): Move {
  const { player: seat, step } = pending(state) ?? { player: 0, step: '' };
  const legal = options(state);
  return { seat, step, option: legal[random.below(legal.length)] ?? 0 };
}

test.each(ALL_FOUR)(
  '%s %o: whatever was played and taken back, nothing is missing and nothing wrong',
  async (game, chosen) => {
    await loadGame(game, chosen);
    await loadGameWords(game, 'en');
    const header = recordHeader(game, { players: 3, seed: 'log', options: chosen });
    const mirror = newMirror(header);
    const say = sayer(NO_PIECES, asTold);
    const random = randomFromSeed('log');
    let moves: Move[] = [];
    let known: readonly LoggedTurn[] = [];
    for (let count = 0; pending(mirror.history.state) !== undefined; count++) {
      // Some turns are taken back.
      if (random.below(8) === 0) moves = moves.slice(0, -random.below(4) || undefined);
      else moves = [...moves, moveAt(mirror, random)];
      follow(mirror, moves);
      known = withKnown(turnsAt(mirror, say), known);
      if (count % 12 > 0 && pending(mirror.history.state) !== undefined) continue;
      const fresh = newMirror(header);
      follow(fresh, moves);
      expect(texts(known)).toEqual(texts(turnsAt(fresh, sayer(NO_PIECES, asTold))));
    }
    expect(texts(known).length).toBeGreaterThan(100);
  },
);

test('a move is put into words once, and again in another language', async () => {
  await loadGame('1897');
  await loadGameWords('1897', 'en');
  const mirror = newMirror(recordHeader('1897', { players: 2, seed: 'once' }));
  const said: GameEvent[] = [];
  const voice = (): Speaker => ({
    ...english,
    event(state, event) {
      said.push(event);
      return english.event(state, event);
    },
  });
  const [first, second] = [voice(), voice()];
  const say = sayer(NO_PIECES, asTold);
  const random = randomFromSeed('once');
  const moves: Move[] = [];
  while (moves.length < 20) {
    moves.push(moveAt(mirror, random));
    follow(mirror, moves);
    turnsAt(mirror, say, first);
  }
  const events = mirror.played.flatMap((played) => played.events);
  expect(said).toEqual(events);
  turnsAt(mirror, say, second);
  expect(said).toHaveLength(2 * events.length);
});

test('a turn that grows is a new one, those before it stay what they are', async () => {
  await loadGame('1893');
  await loadGameWords('1893', 'en');
  const mirror = newMirror(recordHeader('1893', { players: 2, seed: 'grows' }));
  const say = sayer(NO_PIECES, asTold);
  const random = randomFromSeed('grows');
  const moves: Move[] = [];
  let known: readonly LoggedTurn[] = [];
  let grown = 0;
  while (moves.length < 60) {
    moves.push(moveAt(mirror, random));
    follow(mirror, moves);
    const before = known;
    known = withKnown(turnsAt(mirror, say), known);
    const last = before.length - 1;
    expect(known.slice(0, Math.max(0, last)).every((turn, i) => turn === before[i])).toBe(true);
    if (known.length !== before.length || known[last] === before[last]) continue;
    expect(known[last]?.lines.length).toBeGreaterThan(before[last]?.lines.length ?? 0);
    grown++;
  }
  expect(grown).toBeGreaterThan(5);
});

test('there is a turn for each player’s decisions in a row', async () => {
  await loadGame('1893');
  const mirror = newMirror(recordHeader('1893', { players: 3, seed: 'rows' }));
  const random = randomFromSeed('rows');
  const moves: Move[] = [];
  for (; moves.length < 40; follow(mirror, moves)) moves.push(moveAt(mirror, random));
  const turns = turnsAt(mirror, sayer(NO_PIECES, asTold));
  const lines = mirror.played.map(({ events }, i) =>
    sayer(NO_PIECES, asTold)(english, stateAt(mirror, i + 1), events),
  );
  expect(turns.flatMap((turn) => turn.lines)).toEqual(lines.flat());
  for (const { seat, position } of turns) expect(mirror.played[position]?.move.seat).toBe(seat);
  expect(turns.length).toBeLessThan(moves.length);
});

test('another course is told anew', () => {
  const line = (text: string) => ({ text, piece: undefined, player: 0 });
  const turn = { seat: 0, position: 0, round: 1, lines: [line('one')] };
  expect(withKnown([turn], [{ ...turn, lines: [line('other')] }])).toEqual([turn]);
});

test('an event is told as the people around the screen may know it', () => {
  const mirror = newMirror(recordHeader('1893', { players: 2, seed: 'shown' }));
  const told: GameEvent[] = [];
  const voice: Speaker = {
    ...english,
    event(_, event) {
      told.push(event);
      return event.type;
    },
  };
  const say = sayer(NO_PIECES, ({ type }) => ({ type: `${type}, shown` }));
  say(voice, mirror.history.state, [{ type: 'a' }, { type: 'b' }]);
  expect(told.map(({ type }) => type)).toEqual(['a, shown', 'b, shown']);
});
