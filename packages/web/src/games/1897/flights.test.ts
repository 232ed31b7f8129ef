/** What flies, flies between things that exist. */
import {
  type GameEvent,
  isOver,
  loadGame,
  options,
  pending,
  play,
  randomFromSeed,
  startGame,
} from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { flightsOf1897 } from './flights.ts';
import { DRAWN_KINDS } from './things.ts';

await loadGame('1897');

const KINDS: readonly string[] = Object.values(DRAWN_KINDS).flat();

describe.each([2, 3, 4])('a random game with %d players', (players) => {
  const events: GameEvent[] = [];
  const random = randomFromSeed('flights');
  const s = startGame('1897', { players, seed: 'flights' }, { tell: (event) => void events.push(event) });
  while (!isOver(s)) {
    const legal = options(s);
    play(
      s,
      legal[random.below(pending(s)?.step === 'turn' && legal.length > 1 ? legal.length - 1 : legal.length)],
    );
  }

  test('has flights between things on the boards', () => {
    const flights = events.flatMap((event) => flightsOf1897(s, event));
    expect(flights.length).toBeGreaterThan(50);
    for (const { from, to } of flights) {
      expect(KINDS).toContain(from.split(':')[0]);
      expect(KINDS).toContain(to.split(':')[0]);
      expect(from).not.toBe(to);
    }
  });
});
