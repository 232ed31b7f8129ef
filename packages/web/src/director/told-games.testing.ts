/** Games that grow while a director tells them: alone, without page, host or clock. */
import { loadGame, options, pending, type Random, randomFromSeed, recordHeader } from '@horta/engine';
import {
  append,
  type Change,
  follow,
  newsOf,
  newTable,
  type Onlooker,
  type Sight,
  type Sitter,
  sightOf,
  type Table,
  whole,
} from '@horta/table';
import { loadDescriptions, speaker } from '@horta/words/fetched';
import type { GameView } from '../games/game-view.ts';
import { loadGameView } from '../games/games.ts';
import { Seen } from '../table/seen.ts';
import type { Beat } from './beats.ts';
import { Director } from './director.svelte.ts';

const PERSON: Sitter = { name: '', bot: undefined };
const BOT: Sitter = { name: '', bot: 'apprentice' };

export interface ToldGame {
  readonly table: Table;
  readonly sight: Sight;
  readonly game: GameView;
  readonly director: Director;
  /** Beats that have begun, with their milliseconds. */
  readonly begun: { readonly beat: Beat; readonly time: number }[];
  step: number;
  /** How many words are said of a beat. */
  wordsIn(beat: Beat): number;
  /** Another choice by chance. */
  move(): void;
  takeBack(stands: number): void;
}

/** The first `people` seats are people's; without any, somebody watches. */
export async function toldGame(
  id: string,
  chosen: object,
  { people = 1, players = 3, seed = 'told', step = 1000 } = {},
): Promise<ToldGame> {
  await Promise.all([loadGame(id, { ...chosen }), loadDescriptions(id as never, 'en')]);
  const sitters = Array.from({ length: players }, (_, seat) => (seat < people ? PERSON : BOT));
  const table = newTable('told', recordHeader(id, { players, seed, options: { ...chosen } }), sitters);
  const eyes: Onlooker[] = people === 0 ? ['all'] : sitters.slice(0, people).map((_, seat) => seat);
  const sight = sightOf(structuredClone(whole(table, eyes)));
  const game = await loadGameView(id);
  const random: Random = randomFromSeed(seed);
  const voice = speaker('en');
  const begun: ToldGame['begun'] = [];
  const told = { step };
  const wordsIn = ({ position, events }: Beat) =>
    events
      .map((event) => voice.event(sight.views[position + 1][0], event))
      .find((sentence) => sentence !== undefined)
      ?.split(' ').length ?? 0;
  const director = new Director({
    game,
    latest: () => new Seen(game, sight, { raisedAt: undefined }),
    step: () => told.step,
    wordsIn,
    onBeat: (beat, time) => void begun.push({ beat, time }),
  });
  const hear = (since: number, change: Change) => {
    follow(sight, structuredClone(newsOf(table, change, since, eyes)));
    director.hear(change.kept);
  };
  return Object.assign(told, {
    ...{ table, sight, game, director, begun, wordsIn },
    move() {
      const due = pending(table.state);
      if (due === undefined) throw new Error('the game is over');
      const legal = options(table.state);
      const since = table.entries.length;
      const option = legal[random.below(legal.length)];
      hear(since, append(table, { type: 'decision', seat: due.player, step: due.step, option }));
    },
    takeBack(stands: number) {
      const since = table.entries.length;
      hear(since, append(table, { type: 'back', seat: 0, stands }));
    },
  });
}
