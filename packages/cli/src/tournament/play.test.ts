import type { Bot } from '@horta/bots';
import { options, toJson } from '@horta/engine';
import { expect, test } from 'vitest';
import { toEnd } from '../commands/simulate-game.ts';
import { type Parameters, slotsOf } from './parameters.ts';
import { type PlayedGame, playSlot } from './play.ts';
import { smallTournament } from './tournament.testing.ts';

interface Seen {
  readonly bot: string;
  readonly seat: number;
  readonly view: string;
  readonly chance: number;
}

/** Plays a game with bots that take the first choice and write down what they see. */
function watchedGame(parameters: Parameters, number: number): { game: PlayedGame; seen: Seen[] } {
  const seen: Seen[] = [];
  const bots = parameters.bots.map(
    (id): Bot => ({
      id,
      choose(view, random) {
        const seat = view.agenda.at(-1)?.player ?? -1;
        seen.push({ bot: id, seat, view: JSON.stringify(toJson(view)), chance: random.below(1_000_000_000) });
        return options(view)[0] ?? -1;
      },
    }),
  );
  const slot = slotsOf(parameters)[number];
  if (slot === undefined) throw new Error('no such game');
  return { game: toEnd(playSlot(parameters, bots, slot)), seen };
}

const parameters = smallTournament({ bots: ['master', 'random'], players: 3 });

test('all games of a deal begin alike, and another deal does not', () => {
  const first = Array.from({ length: 6 }, (_, rotation) => watchedGame(parameters, rotation).seen[0]);
  expect(new Set(first.map((seen) => seen?.view)).size).toBe(1);
  expect(watchedGame(parameters, 6).seen[0]?.view).not.toBe(first[0]?.view);
});

test('chance of the bots is of each game its own, and the same when played again', () => {
  const first = [0, 1, 2, 6].map((number) => watchedGame(parameters, number).seen[0]?.chance);
  expect(new Set(first).size).toBe(4);
  expect(watchedGame(parameters, 0).seen).toEqual(watchedGame(parameters, 0).seen);
});

test('each bot decides in its seats, and its decisions are counted', () => {
  const { game, seen } = watchedGame(parameters, 1);
  expect(game).toMatchObject({ deal: 1, rotation: 2, bots: ['random', 'master', 'random'] });
  for (const { bot, seat } of seen) expect(bot).toBe(game.bots[seat]);
  expect(game.decisions).toEqual(game.bots.map((_, seat) => seen.filter((one) => one.seat === seat).length));
  for (const seat of [0, 1, 2])
    expect(game.thinking.total[seat]).toBeGreaterThanOrEqual(game.thinking.slowest[seat] ?? Number.NaN);
});
