/** The line of a game has all its points, turns and rounds, as the game and its log have them. */
import { describe, expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { replayedGame } from './replays.testing.ts';

interface Points {
  readonly type: string;
  readonly player: number;
  readonly amount: number;
}

describe.each(ALL_FOUR)('%s %o', (game, chosen) => {
  test.each([2, 3, 4])('points of %i players grow by what is told of them', async (players) => {
    const { beats, line, seen } = await replayedGame(game, chosen, { players });
    const totals = Array.from({ length: players }, () => 0);
    beats.forEach(({ events }, i) => {
      for (const event of events as unknown as readonly Points[])
        if (event.type === 'points') totals[event.player] += event.amount;
      expect(line.totals[i + 1], `after beat ${i}`).toEqual(totals);
    });
    const final = seen.viewAt(seen.played.length);
    expect(line.totals.at(-1)).toEqual(final.rules.scores(final).map(({ total }) => total));
    expect(line.totals).toHaveLength(beats.length + 1);
  });

  test('turns and stages are those of the log, and follow each other without a gap', async () => {
    const { line, turns } = await replayedGame(game, chosen);
    expect(
      line.blocks.map(({ seat, stage, round, landing }) => ({ seat, stage, round, told: landing })),
    ).toEqual(
      turns.map(({ seat, stage, round, told }) => ({ seat, stage, round: Math.max(1, round), told })),
    );
    for (const parts of [line.blocks, line.bands]) {
      expect(parts[0].first).toBe(line.start);
      expect(parts.at(-1)?.end).toBe(line.end);
      for (const [i, { first, end, landing }] of parts.entries()) {
        if (i > 0) expect(first).toBe(parts[i - 1].end);
        expect(landing).toBeGreaterThan(first);
        expect(landing).toBeLessThanOrEqual(end);
      }
    }
  });

  test('rounds come in order, the final count after them', async () => {
    const { line, seen } = await replayedGame(game, chosen);
    const rounds = Array.from({ length: seen.rounds }, (_, i) => i + 1);
    expect(line.bands.map(({ round, isCount }) => [round, isCount])).toEqual([
      ...rounds.map((round) => [round, false]),
      [seen.rounds, true],
    ]);
    expect(line.count).toBe(line.bands.at(-1)?.first);
    // Nothing is counted twice: the last round gave less than all.
    expect(line.totals[line.count]).not.toEqual(line.totals[line.end]);
  });

  test('turns of a seat are numbered in each round, what it decides in others’ turns is not', async () => {
    const { line, seen } = await replayedGame(game, chosen);
    const last = new Map<string, number>();
    for (const { seat, round, turn } of line.blocks) {
      if (turn === undefined) continue;
      const key = `${seat} ${round}`;
      expect(turn).toBe((last.get(key) ?? 0) + 1);
      last.set(key, turn);
    }
    const begun = seen.played.filter(({ move }) => move.step === 'turn').length;
    expect([...last.values()].reduce((sum, turns) => sum + turns)).toBe(begun);
  });

  test('of a game that goes on the line has no final count', async () => {
    const { line } = await replayedGame(game, chosen, { moves: 40 });
    expect(line.count).toBe(line.end);
    expect(line.bands.every(({ isCount }) => !isCount)).toBe(true);
  });
});

test('a game that has just begun has a line', async () => {
  const { line } = await replayedGame('1893', {}, { moves: 0 });
  expect(line).toMatchObject({ blocks: [], bands: [], start: line.end, stops: [line.end] });
  expect(line.totals.at(-1)).toEqual([0, 0, 0]);
});
