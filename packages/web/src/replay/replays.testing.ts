/** Whole games by chance, as lines. */
import { pending } from '@horta/engine';
import { speaker } from '@horta/words/fetched';
import type { Beat } from '../director/beats.ts';
import { type ToldGame, toldGame } from '../director/told-games.testing.ts';
import { type LoggedTurn, sayer, turnsOf } from '../table/log.ts';
import { Seen } from '../table/seen.ts';
import { storyOf } from './story.ts';
import { type Timeline, timelineOf } from './timeline.ts';

export interface ReplayedGame {
  readonly seen: Seen;
  readonly beats: readonly Beat[];
  readonly line: Timeline;
  /** What the log has of it. */
  readonly turns: readonly LoggedTurn[];
}

/** A game as it stands. */
export function lineOf({ game, sight, director }: ToldGame): ReplayedGame {
  const seen = new Seen(game, sight, { raisedAt: undefined });
  const { beats } = director;
  const say = sayer({ flightsOf: () => [] });
  const voice = speaker('en', ['Ana', 'Ben', 'Cy', 'Di', 'Ed'].slice(0, seen.sitters.length));
  const linesOf = ({ position, events }: Beat) => say(voice, seen.viewAt(position + 1), events);
  const line = timelineOf(storyOf(seen, beats, (beat) => linesOf(beat).length > 0));
  const turns = turnsOf(beats, (position) => seen.played[position]?.move.seat, linesOf).filter(
    ({ position }) => position >= 0,
  );
  return { seen, beats, line, turns };
}

/** Played to its end, or so many moves. */
export async function replayedGame(
  game: string,
  chosen: object,
  { players = 3, seed = 'replayed', moves = Number.POSITIVE_INFINITY } = {},
): Promise<ReplayedGame> {
  const told = await toldGame(game, chosen, { players, seed, step: 0 });
  for (let made = 0; made < moves && pending(told.table.state) !== undefined; made++) told.move();
  return lineOf(told);
}
