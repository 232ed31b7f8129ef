/** A recorded game told move by move. */
import {
  type GameEvent,
  type GameRecord,
  type GameState,
  type Move,
  play,
  replay,
  startRecord,
} from '@horta/engine';
import type { Speaker } from '@horta/words';
import { wordOf } from '../words.ts';

export interface Told {
  readonly event: GameEvent;
  /** Not there if other events tell it already. */
  readonly words: string | undefined;
}

interface Chapter extends Move {
  /** From 1. */
  readonly number: number;
  /** In the text notation. */
  readonly word: string;
  readonly events: readonly Told[];
}

export interface Story {
  readonly opening: readonly Told[];
  readonly moves: readonly Chapter[];
  /** Where it ends. */
  readonly state: GameState;
}

/** Plays the first `count` moves of a record. Throws InvalidInput if it can't be played. */
export function storyOf(record: GameRecord, count: number, speaker: Speaker): Story {
  // It checks every move, and the scores at the end.
  replay(record, { count });
  let heard: GameEvent[] = [];
  const s = startRecord(record, { tell: (event) => heard.push(event) });
  const told = (): Told[] => {
    const events = heard.map((event) => ({ event, words: speaker.event(s, event) }));
    heard = [];
    return events;
  };
  const opening = told();
  const moves = record.moves.slice(0, count).map((move, i): Chapter => {
    const word = wordOf(s, move.option);
    play(s, move.option);
    return { number: i + 1, ...move, word, events: told() };
  });
  s.sink = undefined;
  return { opening, moves, state: s };
}
