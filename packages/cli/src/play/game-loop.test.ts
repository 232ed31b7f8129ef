import type { Bot } from '@horta/bots';
import { options, pending, play, randomFromSeed, recordHeader, toJson } from '@horta/engine';
import { append, newTable, recordOf, revisionOf, type Sitter, type Table } from '@horta/table';
import { speaker } from '@horta/words';
import { describe, expect, test } from 'vitest';
import { type GameLoop, playOn } from './game-loop.ts';
import type { TableTalk } from './table-talk.ts';

const silence: TableTalk = {
  say() {},
  events() {},
  boards() {},
  decision() {},
  whyNot() {},
  hint() {},
  scores() {},
};

const PERSON: Sitter = { name: '', bot: undefined };
const BOT: Sitter = { name: '', bot: 'random' };

function tableOf(game: string, seed: string, sitters: readonly Sitter[]): Table {
  return newTable('table', recordHeader(game, { players: sitters.length, seed }), sitters);
}

/** Decides for whoever has to. */
function decide(table: Table, option: number | undefined): void {
  const { player: seat = 0, step = '' } = pending(table.state) ?? {};
  append(table, { type: 'decision', seat, step, option: option ?? 0 });
}

const nobody: Bot = { id: 'nobody', choose: () => 0 };

/** At a table with nobody to hear it. */
function loopAt(table: Table, other: Partial<GameLoop> = {}): GameLoop {
  return {
    table,
    bots: [],
    adviser: async () => nobody,
    random: randomFromSeed('loop'),
    speaker: speaker('en'),
    talk: silence,
    lines: { next: async () => undefined, close() {} },
    keep() {},
    ...other,
  };
}

/** Types these lines. */
function typed(...lines: string[]): GameLoop['lines'] {
  return { next: async () => lines.shift(), close() {} };
}

test('the adviser sees what the person may know, and no more', async () => {
  const table = tableOf('1893-first-edition', 'hint', [PERSON, PERSON]);
  const random = randomFromSeed('hint');
  // To a decision of seat 0 with cards in hands.
  const isWanted = () => pending(table.state)?.player === 0 && options(table.state).length > 1;
  for (let moves = 0; moves < 60 || !isWanted(); moves++) {
    const legal = options(table.state);
    decide(table, legal[random.below(legal.length)]);
  }
  const seen: unknown[] = [];
  const adviser: Bot = {
    id: 'spy',
    choose: () => 0,
    explain(view) {
      seen.push(toJson(view));
      return { choices: [], simulations: 0 };
    },
  };
  await playOn(loopAt(table, { adviser: async () => adviser, lines: typed('h', 'q') }));
  const { state } = table;
  expect(seen).toEqual([toJson(state.rules.view(state, 0))]);
  expect(seen).not.toEqual([toJson(state)]);
});

test('each bot plays its own seat', async () => {
  const table = tableOf('1897', 'seats', [BOT, BOT, BOT]);
  const asked: string[] = [];
  const bot = (id: string): Bot => ({
    id,
    choose(view, random) {
      asked.push(`${id} at ${pending(view)?.player}`);
      const legal = options(view);
      return legal[random.below(legal.length)];
    },
  });
  expect(await playOn(loopAt(table, { bots: ['a', 'b', 'c'].map(bot) }))).toBe(true);
  expect([...new Set(asked)].sort()).toEqual(['a at 0', 'b at 1', 'c at 2']);
});

test('what a bot is given tells nothing of the seed of the game', async () => {
  const seed = 'a-secret-of-the-deal';
  const table = tableOf('1893-first-edition', seed, [BOT, BOT]);
  const key = String((table.state as unknown as { randomKey: number[] }).randomKey);
  expect(key).toMatch(/^-?\d+(,-?\d+){7}$/);
  const given: string[] = [];
  const spy: Bot = {
    id: 'spy',
    choose(view, random) {
      given.push(JSON.stringify({ view: toJson(view), random }));
      return options(view)[0] ?? 0;
    },
  };
  await playOn(loopAt(table, { bots: [spy, spy] }));
  expect(given.length).toBeGreaterThan(20);
  for (const text of given) {
    expect(text).not.toContain(seed);
    expect(text).not.toContain(key);
  }
});

describe('a choice without alternative', () => {
  /** Seat 0 has one franc left to bid, and places an architect where the action leaves a choice after the bid. */
  async function heard(...lines: string[]) {
    const table = tableOf('1893', 'forced', [PERSON, PERSON]);
    while (pending(table.state)?.step !== 'turn' || pending(table.state)?.player !== 0)
      decide(table, options(table.state)[0]);
    const { state } = table;
    (state as unknown as { money: number[] }).money[0] = 1;
    const choice = options(state).findIndex((option) => {
      const tried = state.rules.clone(state);
      play(tried, option);
      if (pending(tried)?.step !== 'bid' || options(tried).length > 1) return false;
      play(tried, 1);
      return pending(tried)?.player === 0 && options(tried).length > 1;
    });
    const said: string[] = [];
    const kept: number[] = [];
    const before = revisionOf(table);
    await playOn(
      loopAt(table, {
        talk: { ...silence, say: (text) => void said.push(text) },
        lines: typed(String(choice + 1), ...lines),
        keep: () => void kept.push(revisionOf(table)),
      }),
    );
    return { table, said, kept, before };
  }

  test('is made by the table, told and kept', async () => {
    const { table, said, kept, before } = await heard('q');
    expect(table.standing.slice(before).map(({ step }) => step)).toEqual(['turn', 'bid']);
    expect(said[said.indexOf('Only one choice: Bid 1 BF') - 1]).toMatch(/^Player 1: choose the bid/);
    expect(kept).toContain(before + 2);
  });

  test('is taken back with the choice before it, and both are in the record', async () => {
    const { table, said, before } = await heard('u', 'q');
    expect(said.filter((text) => text.startsWith('Undone: '))).toHaveLength(1);
    const { moves, takenBack } = recordOf(table);
    expect(moves).toHaveLength(before);
    expect(takenBack).toMatchObject([{ seat: 0, from: before, moves: [{ step: 'turn' }, { step: 'bid' }] }]);
  });

  test('is made again for a game that was left before it', async () => {
    const { table, before } = await heard('q');
    append(table, { type: 'back', seat: 0, stands: before + 1 });
    const said: string[] = [];
    await playOn(loopAt(table, { talk: { ...silence, say: (text) => void said.push(text) } }));
    expect(said).toContain('Only one choice: Bid 1 BF');
    expect(table.standing).toHaveLength(before + 2);
  });
});
