/** Talks to a referee in tests. */
import { answerLine, createReferee, type Referee } from './referee.ts';

export interface Answer {
  readonly id?: string | number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are whatever JSON the referee writes
  readonly result?: any;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    // biome-ignore lint/suspicious/noExplicitAny: as above
    readonly details?: any;
  };
}

export interface Conversation {
  readonly referee: Referee;
  /** Sends a line as it is. */
  line(text: string): Answer;
  /** Sends a request and gives its result; throws if it is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  ask(request: string, keys?: object): any;
  /** Sends a request that must be refused. */
  refused(request: string, keys?: object): NonNullable<Answer['error']>;
}

export function conversation(): Conversation {
  const referee = createReferee();
  const line = (text: string): Answer => {
    const answer = answerLine(referee, Buffer.from(text));
    if (answer === undefined) throw new Error('no answer');
    return JSON.parse(answer) as Answer;
  };
  const send = (request: string, keys: object = {}) => line(JSON.stringify({ request, ...keys }));
  return {
    referee,
    line,
    ask(request, keys) {
      const { result, error } = send(request, keys);
      if (error !== undefined) throw new Error(`${error.code}: ${error.message}`);
      return result;
    },
    refused(request, keys) {
      const { error } = send(request, keys);
      if (error === undefined) throw new Error('not refused');
      return error;
    },
  };
}

/** A game of two from a seed, begun. */
export const GAME = { game: '1893', players: 2, seed: 'referee' };

/** Answers decisions with one of their options, until the game is over or so many were played. */
export function playSome({ ask }: Conversation, most: number, pick: (count: number) => number): number {
  let standing = ask('options');
  let played = 0;
  for (; played < most && !standing.over; played++) {
    const { options } = standing.decision;
    standing = ask('play', { option: options[pick(options.length)].option });
  }
  return played;
}
