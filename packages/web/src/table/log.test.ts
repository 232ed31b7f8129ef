/** The log of a game that grows is that of the game as it stands. */
import {
  type GameEvent,
  type GameId,
  loadGame,
  options,
  pending,
  type Random,
  randomFromSeed,
  recordHeader,
} from '@horta/engine';
import {
  append,
  follow,
  type NewGame,
  newsOf,
  newTable,
  type Sight,
  sightOf,
  type Table,
  whole,
} from '@horta/table';
import { loadDescriptions, type Speaker, speaker } from '@horta/words/fetched';
import { expect, test } from 'vitest';
import { Director } from '../director/director.svelte.ts';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import type { GameView } from '../games/game-view.ts';
import { loadGameView } from '../games/games.ts';
import { type LoggedTurn, sayer, turnsOf, withKnown } from './log.ts';
import { Seen } from './seen.ts';

const NO_PIECES = { flightsOf: () => [] };
const english = speaker('en', ['Ana', 'Ben', 'Cy']);

/** A table with people only, and what they see of it. */
interface Followed {
  readonly table: Table;
  readonly sight: Sight;
  readonly director: Director;
}

/** A director who tells everything at once. */
function directorOf(game: GameView, sight: Sight): Director {
  return new Director({
    game,
    latest: () => new Seen(game, sight, { raisedAt: undefined }),
    step: () => 0,
    wordsIn: () => 1,
  });
}

async function begun(
  game: GameId,
  players: number,
  seed: string,
  chosen: NewGame['options'] = {},
): Promise<Followed> {
  await loadGame(game, chosen);
  await loadDescriptions(game, 'en');
  const header = recordHeader(game, { players, seed, options: chosen });
  const sitters = Array.from({ length: players }, () => ({ name: '', bot: undefined }));
  const table = newTable('log', header, sitters);
  const sight = sightOf(whole(table, table.people));
  return { table, sight, director: directorOf(await loadGameView(game), sight) };
}

/** Another move by chance. */
function move({ table, sight, director }: Followed, random: Random): void {
  const { player: seat, step } = pending(table.state) ?? { player: 0, step: '' };
  const legal = options(table.state);
  const since = table.entries.length;
  const change = append(table, { type: 'decision', seat, step, option: legal[random.below(legal.length)] });
  follow(sight, newsOf(table, change, since, sight.onlookers));
  director.hear(change.kept);
}

function takeBack({ table, sight, director }: Followed, stands: number): void {
  const since = table.entries.length;
  const change = append(table, { type: 'back', seat: 0, stands });
  follow(sight, newsOf(table, change, since, sight.onlookers));
  director.hear(change.kept);
}

function turnsAt(
  { sight: { played, views }, director: { beats, told } }: Pick<Followed, 'sight' | 'director'>,
  say: ReturnType<typeof sayer>,
  voice: Speaker = english,
): LoggedTurn[] {
  return turnsOf(
    beats.slice(0, told),
    (position) => played[position]?.move.seat,
    ({ position, events }) => say(voice, views[position + 1][0], events),
  );
}

function texts(turns: readonly LoggedTurn[]): string[] {
  return turns.flatMap(({ seat, lines }) => lines.map(({ text }) => `${seat}: ${text}`));
}

test.each(ALL_FOUR)(
  '%s %o: whatever was played and taken back, nothing is missing and nothing wrong',
  async (game, chosen) => {
    const followed = await begun(game, 3, 'log', chosen);
    const { table, sight } = followed;
    const say = sayer(NO_PIECES);
    const random = randomFromSeed('log');
    let known: readonly LoggedTurn[] = [];
    for (let count = 0; pending(table.state) !== undefined; count++) {
      // Some turns are taken back.
      const isBack = table.standing.length > 3 && random.below(8) === 0;
      if (isBack) takeBack(followed, table.standing.length - 1 - random.below(3));
      else move(followed, random);
      known = withKnown(turnsAt(followed, say), known);
      if (count % 12 > 0 && pending(table.state) !== undefined) continue;
      const later = sightOf(whole(table, sight.onlookers));
      const reloaded = { sight: later, director: directorOf(await loadGameView(game), later) };
      expect(texts(known)).toEqual(texts(turnsAt(reloaded, sayer(NO_PIECES))));
    }
    expect(texts(known).length).toBeGreaterThan(100);
  },
);

test('a move is put into words once, and again in another language', async () => {
  const followed = await begun('1897', 2, 'once');
  const { sight } = followed;
  const said: GameEvent[] = [];
  const voice = (): Speaker => ({
    ...english,
    event(state, event) {
      said.push(event);
      return english.event(state, event);
    },
  });
  const [first, second] = [voice(), voice()];
  const say = sayer(NO_PIECES);
  const random = randomFromSeed('once');
  while (sight.played.length < 20) {
    move(followed, random);
    turnsAt(followed, say, first);
  }
  const events = [...sight.opening, ...sight.played.flatMap((played) => played.events)];
  expect(said).toEqual(events);
  turnsAt(followed, say, second);
  expect(said).toHaveLength(2 * events.length);
});

test('a turn that grows is a new one, those before it stay what they are', async () => {
  const followed = await begun('1893', 2, 'grows');
  const say = sayer(NO_PIECES);
  const random = randomFromSeed('grows');
  let known: readonly LoggedTurn[] = [];
  let grown = 0;
  while (followed.sight.played.length < 60) {
    move(followed, random);
    const before = known;
    known = withKnown(turnsAt(followed, say), known);
    const last = before.length - 1;
    expect(known.slice(0, Math.max(0, last)).every((turn, i) => turn === before[i])).toBe(true);
    if (known.length !== before.length || known[last] === before[last]) continue;
    expect(known[last]?.lines.length).toBeGreaterThan(before[last]?.lines.length ?? 0);
    grown++;
  }
  expect(grown).toBeGreaterThan(5);
});

test.each(ALL_FOUR)(
  '%s %o: a turn is what a seat does in a row, what ends a round is nobody’s',
  async (game, chosen) => {
    const followed = await begun(game, 3, 'rows', chosen);
    const { sight, table, director } = followed;
    const random = randomFromSeed('rows');
    while (pending(table.state) !== undefined) move(followed, random);
    const turns = turnsAt(followed, sayer(NO_PIECES));
    const said = (events: readonly GameEvent[], position: number) =>
      sayer(NO_PIECES)(english, sight.views[position + 1][0], events).map(({ text }) => text);
    const all = [said(sight.opening, -1), ...sight.played.map(({ events }, i) => said(events, i))].flat();
    // The final count is told source by source: the same lines in another order.
    expect(turns.flatMap(({ lines }) => lines.map(({ text }) => text)).toSorted()).toEqual(all.toSorted());
    for (const { seat, stage, position, lines } of turns) {
      if (seat !== undefined) expect(sight.played[position]?.move.seat).toBe(seat);
      const stages = new Set(
        lines.map(({ event }) => director.beats.find((beat) => beat.events.includes(event))?.stage),
      );
      expect([...stages]).toEqual([stage]);
      if (stage !== undefined) expect(seat).toBeUndefined();
    }
    const staged = turns.flatMap(({ round, stage }) => (stage === undefined ? [] : [`${round} ${stage}`]));
    expect(new Set(staged).size).toBe(staged.length);
    expect(turns.length).toBeLessThan(sight.played.length);
  },
);

test('another course is told anew', () => {
  const line = (text: string) => ({ text, event: { type: 'passed' }, piece: undefined, player: 0 });
  const turn = { seat: 0, stage: undefined, position: 0, told: 0, round: 1, lines: [line('one')] };
  expect(withKnown([turn], [{ ...turn, lines: [line('other')] }])).toEqual([turn]);
});
