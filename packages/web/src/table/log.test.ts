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
  people,
  type Sight,
  sightOf,
  type Table,
  whole,
} from '@horta/table';
import { loadGameWords, type Speaker, speaker } from '@horta/words/fetched';
import { expect, test } from 'vitest';
import { ALL_FOUR } from '../games/all-four.testing.ts';
import { type LoggedTurn, sayer, turnsOf, withKnown } from './log.ts';

const NO_PIECES = { flightsOf: () => [] };
const english = speaker('en', ['Ana', 'Ben', 'Cy']);

/** A table with people only, and what they see of it. */
interface Followed {
  readonly table: Table;
  readonly sight: Sight;
}

async function begun(
  game: GameId,
  players: number,
  seed: string,
  chosen: NewGame['options'] = {},
): Promise<Followed> {
  await loadGame(game, chosen);
  await loadGameWords(game, 'en');
  const header = recordHeader(game, { players, seed, options: chosen });
  const sitters = Array.from({ length: players }, () => ({ name: '', bot: undefined }));
  const table = newTable('log', header, sitters);
  return { table, sight: sightOf(whole(table, people(table))) };
}

/** Another move by chance. */
function move({ table, sight }: Followed, random: Random): void {
  const { player: seat, step } = pending(table.state) ?? { player: 0, step: '' };
  const legal = options(table.state);
  const since = table.entries.length;
  const change = append(table, { type: 'decision', seat, step, option: legal[random.below(legal.length)] });
  follow(sight, newsOf(table, change, since, sight.onlookers));
}

function takeBack({ table, sight }: Followed, stands: number): void {
  const since = table.entries.length;
  const change = append(table, { type: 'back', seat: 0, stands });
  follow(sight, newsOf(table, change, since, sight.onlookers));
}

function turnsAt(
  { played, views }: Sight,
  say: ReturnType<typeof sayer>,
  voice: Speaker = english,
): LoggedTurn[] {
  return turnsOf(
    played,
    (position) => (views[position][0] as { round?: number }).round ?? 0,
    (position) => say(voice, views[position + 1][0], played[position].events),
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
      known = withKnown(turnsAt(sight, say), known);
      if (count % 12 > 0 && pending(table.state) !== undefined) continue;
      const later = sightOf(whole(table, sight.onlookers));
      expect(texts(known)).toEqual(texts(turnsAt(later, sayer(NO_PIECES))));
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
    turnsAt(sight, say, first);
  }
  const events = sight.played.flatMap((played) => played.events);
  expect(said).toEqual(events);
  turnsAt(sight, say, second);
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
    known = withKnown(turnsAt(followed.sight, say), known);
    const last = before.length - 1;
    expect(known.slice(0, Math.max(0, last)).every((turn, i) => turn === before[i])).toBe(true);
    if (known.length !== before.length || known[last] === before[last]) continue;
    expect(known[last]?.lines.length).toBeGreaterThan(before[last]?.lines.length ?? 0);
    grown++;
  }
  expect(grown).toBeGreaterThan(5);
});

test('there is a turn for each player’s decisions in a row', async () => {
  const followed = await begun('1893', 3, 'rows');
  const { played, views } = followed.sight;
  const random = randomFromSeed('rows');
  while (played.length < 40) move(followed, random);
  const turns = turnsAt(followed.sight, sayer(NO_PIECES));
  const lines = played.map(({ events }, i) => sayer(NO_PIECES)(english, views[i + 1][0], events));
  expect(turns.flatMap((turn) => turn.lines)).toEqual(lines.flat());
  for (const { seat, position } of turns) expect(played[position]?.move.seat).toBe(seat);
  expect(turns.length).toBeLessThan(played.length);
});

test('another course is told anew', () => {
  const line = (text: string) => ({ text, piece: undefined, player: 0 });
  const turn = { seat: 0, position: 0, round: 1, lines: [line('one')] };
  expect(withKnown([turn], [{ ...turn, lines: [line('other')] }])).toEqual([turn]);
});
