/** What is seen of a table, from the seats around one screen: alone, without page or host. */
import { loadGame, options, pending, randomFromSeed, recordHeader, type Seat } from '@horta/engine';
import { append, newTable, type Onlooker, type Sitter, sightOf, type Table, whole } from '@horta/table';
import { describe, expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { loadGameView } from '../games/games.ts';
import { Seen } from './seen.ts';

const PERSON: Sitter = { name: '', bot: undefined };
const BOT: Sitter = { name: '', bot: 'apprentice' };

async function tableOf(
  game: string,
  chosen: object,
  sitters: readonly Sitter[],
  seed = 'seen',
): Promise<Table> {
  await loadGame(game);
  const header = recordHeader(game, { players: sitters.length, seed, options: { ...chosen } });
  return newTable('seen', header, sitters);
}

/** Plays by chance until something is so. */
function playUntil(table: Table, isSo: (table: Table) => boolean, seed = 'seen'): void {
  const random = randomFromSeed(seed);
  while (!isSo(table)) {
    const due = pending(table.state);
    if (due === undefined) throw new Error('it never came to that');
    const legal = options(table.state);
    append(table, {
      type: 'decision',
      seat: due.player,
      step: due.step,
      option: legal[random.below(legal.length)],
    });
  }
}

async function seenOf(
  table: Table,
  onlookers: readonly Onlooker[] = table.people,
  last?: Onlooker,
): Promise<Seen> {
  const view = await loadGameView(table.state.rules.game);
  return new Seen(view, sightOf(structuredClone(whole(table, onlookers))), {
    raisedAt: undefined,
    ...(last === undefined ? {} : { last }),
  });
}

describe.each(ALL_FOUR)('%s %o', (game, chosen) => {
  test('a person is asked for what is legal, and told why the rest is not', async () => {
    const table = await tableOf(game, chosen, [PERSON, BOT, BOT]);
    playUntil(table, ({ standing, state }) => standing.length > 30 && pending(state)?.player === 0);
    const seen = await seenOf(table);
    expect(seen).toMatchObject({
      viewer: 0,
      isAsking: true,
      isPresent: true,
      isOver: false,
      isShared: false,
    });
    expect(seen.legal).toEqual(options(table.state));
    const offered = [...seen.byThing.values()].flat().concat(seen.loose);
    expect(offered.toSorted((x, y) => x - y)).toEqual(seen.legal);
    for (const thing of seen.refused.keys())
      if (!seen.byThing.has(thing)) expect(seen.reasonFor(thing)).toBeDefined();
    for (const option of seen.legal) expect(seen.foreseen(option)).toBeInstanceOf(Array);
  });

  test('while others decide, one goes on with one’s own eyes and is asked nothing', async () => {
    const table = await tableOf(game, chosen, [PERSON, BOT, BOT]);
    playUntil(table, ({ standing, state }) => standing.length > 30 && pending(state)?.player !== 0);
    const seen = await seenOf(table);
    expect(seen).toMatchObject({ viewer: 0, isAsking: false, legal: [] });
    expect(seen.byThing.size + seen.refused.size).toBe(0);
  });

  test('looking back, every position is as it was, and nothing can be chosen there', async () => {
    const table = await tableOf(game, chosen, [PERSON, BOT, BOT]);
    playUntil(table, ({ standing }) => standing.length > 50);
    const seen = await seenOf(table);
    const past = seen.at({ told: { position: 20, view: seen.viewAt(20), isPast: true } });
    expect(past).toMatchObject({ isPresent: false, isAsking: false, legal: [] });
    expect(past.view).toBe(seen.viewAt(20));
    expect(past.frame?.step).toBe(table.standing[20]?.step);
    expect(past.at({ told: undefined }).view).toBe(seen.view);
  });

  test('what others did since one’s last decision is marked', async () => {
    const table = await tableOf(game, chosen, [PERSON, BOT, BOT]);
    playUntil(
      table,
      ({ standing, state }) =>
        standing.length > 30 &&
        pending(state)?.player === 0 &&
        standing.at(-1)?.seat !== 0 &&
        standing.at(-1)?.step !== 'bid',
    );
    const seen = await seenOf(table);
    const last = table.standing.findLastIndex(({ seat }) => seat === 0);
    expect(seen.sinceLast).toBe(last + 1);
    for (const seat of seen.marks.values()) expect(seat).not.toBe(0);
  });

  test('around one screen, whoever decides looks', async () => {
    const table = await tableOf(game, chosen, [PERSON, PERSON, BOT]);
    const looked = new Set<Seat | undefined>();
    for (let count = 30; count < 45; count++) {
      playUntil(table, ({ standing }) => standing.length > count, `${count}`);
      const seen = await seenOf(table, table.people, 0);
      const due = pending(table.state)?.player;
      expect(seen.viewer).toBe(due === 1 ? 1 : 0);
      expect(seen.isShared).toBe(true);
      looked.add(seen.viewer);
    }
    expect(looked.size).toBe(2);
  });

  test('who watches sees the game and is asked nothing', async () => {
    const table = await tableOf(game, chosen, [BOT, BOT, BOT]);
    playUntil(table, ({ standing }) => standing.length > 30);
    for (const eyes of ['all', 'spectator'] as const) {
      const seen = await seenOf(table, [eyes]);
      expect(seen).toMatchObject({ viewer: undefined, isAsking: false, undoBarrier: 'nothing-played' });
      expect(seen.sinceLast).toBe(seen.played.length - 3);
    }
  });
});

test('a secret is behind a curtain until whoever may see it has taken the screen', async () => {
  const table = await tableOf('1893-first-edition', {}, [PERSON, PERSON]);
  const drawn = (t: Table) => (t.state as unknown as { drawn: number[] }).drawn.length > 1;
  playUntil(table, drawn);
  const seen = await seenOf(table);
  expect(seen).toMatchObject({ isCurtained: true, isAsking: false, legal: [] });
  const raised = seen.at({ raisedAt: seen.played.length });
  expect(raised).toMatchObject({ isCurtained: false, isAsking: true });
  expect(raised.legal).toEqual(options(table.state));
});

test('what can be taken back and made again is told by the table', async () => {
  const table = await tableOf('1893', {}, [PERSON, PERSON]);
  expect(await seenOf(table)).toMatchObject({ undoBarrier: 'nothing-played', redoer: undefined });
  const { player: seat = 0, step = '' } = pending(table.state) ?? {};
  append(table, { type: 'decision', seat, step, option: options(table.state)[0] });
  expect(await seenOf(table)).toMatchObject({ undoer: seat, undoBarrier: undefined });
  append(table, { type: 'back', seat, stands: 0 });
  expect(await seenOf(table)).toMatchObject({ redoer: seat });
});
