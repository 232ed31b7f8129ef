import { findGame, GAMES, type Game, recordFromText, replay } from '@horta/engine';
import { describe, expect, test } from 'vitest';
import { after, broken, brokenStep } from './broken.testing.ts';
import { type Plan, run, tablesOfPlan } from './run.ts';

const plan: Plan = { games: 40, seed: 'test', only: undefined, players: undefined };

function fuzzing(game: Game, changes: Partial<Plan> = {}) {
  return run({ ...plan, ...changes }, { workers: 1, catalogue: [game], onProgress() {} });
}

describe('a fault put into the rules is found', () => {
  // The check that finds it, what it is about, and the longest record that the search for a shorter one may leave.
  test.each<[fault: string, check: string, about: unknown, longest: number, game: Game]>([
    [
      'paying for a house loses the cubes',
      ...(['invariant', 'cubes', 80] as const),
      broken(
        after('pay-house', (s, _, before) => {
          const supply = s.rules.players * 5;
          s.cubes.splice(supply, 5, ...before.cubes.slice(supply));
        }),
      ),
    ],
    [
      'a legal option is left out',
      ...(['obstacle', 'turn', 10] as const),
      broken(
        brokenStep('turn', (step) => ({
          options(s, frame, out) {
            step.options(s, frame, out);
            out.pop();
          },
        })),
      ),
    ],
    [
      'an obstacle is forgotten',
      ...(['obstacle', 'bid', 12] as const),
      broken(brokenStep('bid', () => ({ obstacle: () => undefined }))),
    ],
    [
      'options in the wrong order',
      ...(['options', 'bid', 12] as const),
      broken(
        brokenStep('bid', (step) => ({
          options(s, frame, out) {
            step.options(s, frame, out);
            out.reverse();
          },
        })),
      ),
    ],
    [
      'nothing to choose',
      ...(['options', 'turn', 10] as const),
      broken(brokenStep('turn', () => ({ options() {} }))),
    ],
    [
      'a step throws',
      ...(['exception', expect.stringContaining('choose'), 12] as const),
      broken(
        brokenStep('bid', () => ({
          choose() {
            throw new RangeError('out of francs');
          },
        })),
      ),
    ],
    [
      'a step comes back for ever',
      ...(['endless', 'turn', 5000] as const),
      broken(
        brokenStep('turn', () => ({
          choose(s, frame) {
            s.agenda.push(frame);
          },
        })),
      ),
    ],
    [
      'the clone shares an array that play changes',
      ...(['clone', 'original', 1] as const),
      broken((rules) => ({
        clone(s) {
          const copy = rules.clone(s);
          copy.artworks = s.artworks;
          return copy;
        },
      })),
    ],
    [
      'the clone leaves out a field',
      ...(['clone', 'needle1', 0] as const),
      broken((rules) => ({ clone: (s) => ({ ...rules.clone(s), needle1: 0 }) })),
    ],
    [
      'a field is not in the table',
      ...(['clone', 'iris', 0] as const),
      broken((rules) => {
        const { iris: _, ...fields } = rules.fields;
        return { fields };
      }),
    ],
    [
      'what is played depends on the sink',
      ...(['checked-play', 'turn', 10] as const),
      broken(
        after('turn', (s) => {
          if (s.sink !== undefined) s.randomBlock++;
        }),
      ),
    ],
    [
      'the view shows a deck',
      ...(['view', 'nobleDeck', 0] as const),
      broken((rules) => ({
        view: (s, eyes) => ({ ...rules.view(s, eyes), nobleDeck: s.nobleDeck }),
      })),
    ],
    [
      'the view shows the key of chance',
      ...(['view', 'randomKey', 0] as const),
      broken((rules) => ({
        view: (s, eyes) => ({ ...rules.view(s, eyes), randomKey: s.randomKey }),
      })),
    ],
    [
      'a sample leaves a card out',
      ...(['sample', 'prestigeDeck', 0] as const),
      broken((rules) => ({
        sample: (view, random) => ({ ...rules.sample(view, random), prestigeDeck: [] }),
      })),
    ],
    [
      'two options have one word',
      ...(['notation', 'turn', 10] as const),
      broken(brokenStep('turn', () => ({ notation: { write: () => 'pass', read: () => 29 } }))),
    ],
    [
      'francs that no event tells',
      ...(['ledger', 'money', 12] as const),
      broken(
        after('bid', (s, { player }) => {
          s.money[player]++;
        }),
      ),
    ],
    [
      'a track that no event tells',
      ...(['ledger', 'tracks', 20] as const),
      broken(
        after('bid', (s, { player }) => {
          s.tracks = s.tracks.with(player * 3, 5);
        }),
      ),
    ],
    [
      'a white artwork that no event tells',
      ...(['ledger', 'artworks', 200] as const),
      broken(
        after('create-white', (s, _, before) => {
          s.artworks = before.artworks.slice();
        }),
      ),
    ],
    [
      'others are told what someone has drawn',
      ...(['telling', 'artworks-drawn', 200] as const),
      broken(() => ({ seenBy: (event) => event }), '1893-first-edition'),
    ],
    [
      'the view shows what another has drawn',
      ...(['view', 'drawn', 200] as const),
      broken(
        (rules) => ({ view: (s, eyes) => ({ ...rules.view(s, eyes), drawn: s.drawn }) }),
        '1893-first-edition',
      ),
    ],
    [
      'the view shows the pile',
      ...(['view', 'artworkPile', 0] as const),
      broken(
        (rules) => ({ view: (s, eyes) => ({ ...rules.view(s, eyes), artworkPile: s.artworkPile }) }),
        '1893-first-edition',
      ),
    ],
    [
      'a spectator is shown what someone has drawn',
      ...(['view', 'drawn', 200] as const),
      broken(
        (rules) => ({
          view: (s, eyes) =>
            eyes === 'spectator' ? { ...rules.view(s, eyes), drawn: s.drawn } : rules.view(s, eyes),
        }),
        '1893-first-edition',
      ),
    ],
    [
      'a spectator is told what someone has drawn',
      ...(['telling', 'artworks-drawn', 200] as const),
      broken(
        (rules) => ({ seenBy: (event, eyes) => (eyes === 'spectator' ? event : rules.seenBy(event, eyes)) }),
        '1893-first-edition',
      ),
    ],
    [
      'the view tells how far chance is used',
      ...(['view', 'randomBlock', 0] as const),
      broken((rules) => ({
        view: (s, eyes) => ({ ...rules.view(s, eyes), randomBlock: s.randomBlock }),
      })),
    ],
    [
      'the view shows a deck of the card game',
      ...(['view', 'houseDeck', 0] as const),
      broken(
        (rules) => ({
          view: (s, eyes) => ({
            ...rules.view(s, eyes),
            houseDeck: (s as { houseDeck?: number[] }).houseDeck,
          }),
        }),
        '1897',
      ),
    ],
    [
      'francs of the card game that no event tells',
      ...(['ledger', 'money', 20] as const),
      broken(
        after('place-architect', (s, { player }) => {
          s.money[player]++;
        }),
        '1897',
      ),
    ],
    ['nobody wins', ...(['end', 'winners', 400] as const), broken(() => ({ winners: () => [] }))],
    [
      'a game that its record does not give again',
      ...(['replay', 'refused', 400] as const),
      broken(
        after('start-artwork', (s, { player }) => {
          s.money[player]++;
          s.sink?.tell({ type: 'francs', player, amount: 1, source: 'setup' });
        }),
      ),
    ],
  ])('%s', async (_, check, about, longest, game) => {
    const { failure } = await fuzzing(game);
    expect(failure).toMatchObject({ check, about });
    expect(failure!.moves).toBeLessThanOrEqual(longest);
  });
});

describe('the record of a failure', () => {
  const losesCubes = broken(
    after('pay-house', (s, _, before) => {
      s.cubes = before.cubes.slice();
    }),
  );

  test('is shrunk to the failing move, and can be played', async () => {
    const { failure } = await fuzzing(brokenLedger());
    const record = recordFromText(failure!.record);
    expect(record.moves).toHaveLength(failure!.moves);
    expect(record.moves.at(-1)!.step).toBe('bid');
    // The shortest way to a bid: three artworks, an area, a turn, the bid.
    expect(record.moves).toHaveLength(6);
    expect(replay(record).agenda.at(-1)!.step).toBe(failure!.due);
  });

  test('is the same in every run', async () => {
    expect(await fuzzing(losesCubes)).toEqual(await fuzzing(losesCubes));
  });

  function brokenLedger(): Game {
    return broken(
      after('bid', (s, { player }) => {
        s.money[player]++;
      }),
    );
  }
});

describe('a run', () => {
  test('finds nothing wrong with the games as they are, at every table', async () => {
    const games = tablesOfPlan(plan, GAMES).length;
    const report = await run({ ...plan, games }, { workers: 1, onProgress() {} });
    expect(report).toMatchObject({ games, failure: undefined });
    expect(report.tables).toHaveLength(games);
    expect(Object.values(report.steps).reduce((a, b) => a + b)).toBe(report.decisions);
    // Steps of cards, of which few are in a game.
    expect(report.unmet.length).toBeLessThan(16);
  });

  test('meets every decision of the games without cards', async () => {
    for (const id of ['1893-first-edition', '1897']) {
      const { unmet } = await fuzzing(findGame(id), { games: 12 });
      expect(unmet).toEqual([]);
    }
  });

  test('tells the games played', async () => {
    const told: number[] = [];
    await run({ ...plan, games: 25, players: [2] }, { workers: 1, onProgress: (games) => told.push(games) });
    expect(told).toEqual([20, 25]);
  });

  test('counts up to the first failure', async () => {
    const { games, failure } = await fuzzing(broken(() => ({ winners: () => [] })));
    expect({ games, gameNumber: failure!.gameNumber }).toEqual({ games: 1, gameNumber: 1 });
  });
});
