/** Requests that begin a game: `new` and `load`. */
import { randomBytes } from 'node:crypto';
import {
  type GameEvent,
  loadPosition,
  loadState,
  type Pack,
  recordFromText,
  recordHeader,
  type Setup,
} from '@horta/engine';
import { readPack } from '../packs.ts';
import { eventsOf, standing } from './answers.ts';
import {
  exactlyOne,
  integer,
  LIST,
  needed,
  OBJECT,
  optional,
  refuseFaults,
  TEXT,
  TEXT_OR_OBJECT,
} from './keys.ts';
import { request } from './request.ts';
import { type Session, sessionFrom, sessionOf, sessionOfRecord } from './session.ts';

export const newGame = request({
  summary: 'begin a game',
  keys: {
    game: needed(TEXT, 'its id in the catalogue'),
    players: needed(integer(1, 9), 'how many'),
    seed: optional(TEXT, 'what chance follows from; 32 random hex digits if not given'),
    options: optional(OBJECT, 'what the table chose, by id of the option'),
    version: optional(integer(1, 9999), 'of the rules, as `games` lists them; the newest if not given'),
    pack: optional(OBJECT, "another component pack than the game's own"),
    deal: optional(OBJECT, 'what is given rather than drawn: decks, first player'),
  },
  run({ game, players, seed = randomBytes(16).toString('hex'), options, version, pack, deal }, { speaker }) {
    // The engine checks what is within them.
    const setup = { players, seed, ...withoutMissing({ options, version, pack, deal }) } as Setup;
    const events: GameEvent[] = [];
    const session = sessionOf(recordHeader(game, setup), events);
    const told = eventsOf(session.state, events, speaker);
    return { session, result: { game, seed, events: told, ...standing(session, speaker) } };
  },
});

export const load = request({
  summary: 'take up a game from a state, a position string or a record',
  keys: {
    state: optional(OBJECT, 'a state as `state` tells it'),
    position: optional(TEXT, 'a position string as `state` tells it'),
    record: optional(TEXT_OR_OBJECT, 'a record, as text or as JSON'),
    moves: optional(
      integer(0, 1_000_000),
      'with a record: how many of the moves that stand to play; all there is if not given',
    ),
    packs: optional(LIST, 'with a state or position: component packs it may have been made with'),
  },
  run(given, { speaker }) {
    exactlyOne(given, ['state', 'position', 'record']);
    const { state, position, record, moves, packs } = given;
    if (record === undefined && moves !== undefined)
      refuseFaults([{ path: 'moves', message: 'goes with a record only' }]);
    if (record !== undefined && packs !== undefined)
      refuseFaults([{ path: 'packs', message: 'a record has its pack within' }]);
    const atHand = (packs ?? []).map(readPack);
    const session =
      record === undefined ? fromState(state ?? position ?? '', atHand) : fromRecord(record, moves);
    const { game } = session.state.rules;
    return { session, result: { game, ...standing(session, speaker) } };
  },
});

function fromState(given: object | string, packs: readonly Pack[]): Session {
  return sessionFrom(typeof given === 'string' ? loadPosition(given, packs) : loadState(given, packs));
}

function fromRecord(given: object | string, count: number | undefined): Session {
  const record = recordFromText(typeof given === 'string' ? given : JSON.stringify(given));
  if (count !== undefined && count > record.moves.length)
    refuseFaults([{ path: 'moves', message: `the record has ${record.moves.length} moves` }]);
  return sessionOfRecord(record, count);
}

function withoutMissing(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
