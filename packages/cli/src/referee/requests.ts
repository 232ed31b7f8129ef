/** The requests there are, by name. */

import { LOCALES } from '@horta/words';
import { gamesList } from '../games-list.ts';
import { decision, record, scores, state, view } from './ask.ts';
import { load, newGame } from './begin.ts';
import { ERRORS } from './failure.ts';
import { type Key, type Keys, oneOf, optional } from './keys.ts';
import { obstacle, play, undo } from './move.ts';
import { type Request, request } from './request.ts';

/** Every request has this beside `id` and `request`. */
export const LANGUAGE = {
  language: optional(oneOf(LOCALES), 'the language of all words for people; en if not given'),
};

const games = request({
  summary: 'the games of the catalogue',
  keys: {},
  run: () => ({ result: { games: gamesList() } }),
});

const help = request({
  summary: 'the requests, their keys and the codes of errors',
  keys: {},
  run: () => ({ result: { requests: describeRequests(), errors: ERRORS } }),
});

const quit = request({
  summary: 'end the session',
  keys: {},
  run: () => ({ result: {}, ends: true }),
});

export const REQUESTS: Readonly<Record<string, Request>> = {
  new: newGame,
  load,
  state,
  view,
  options: decision,
  obstacle,
  play,
  undo,
  record,
  scores,
  games,
  help,
  quit,
};

function describeRequests(): object[] {
  return Object.entries(REQUESTS).map(([name, { summary, keys }]) => ({
    request: name,
    summary,
    keys: describeKeys({ ...keys, ...LANGUAGE }),
  }));
}

function describeKeys(keys: Keys): object {
  const describe = ({ needed, expected, help: meaning }: Key) => ({ needed, expected, help: meaning });
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, describe(key)]));
}
