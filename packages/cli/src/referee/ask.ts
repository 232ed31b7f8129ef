/** Requests that ask something about the game and change nothing. */
import {
  findGame,
  fingerprint,
  type GameState,
  hash,
  isOver,
  packsOf,
  position,
  recordToText,
  toJson,
} from '@horta/engine';
import { recordOf } from '@horta/table';
import { scoresOf, standing } from './answers.ts';
import { Failure } from './failure.ts';
import { integer, needed, refuseFaults } from './keys.ts';
import { request, sessionIn } from './request.ts';

export const state = request({
  summary: 'the whole state, hidden cards included, to be loaded again',
  keys: {},
  run(_given, circumstances) {
    const { state: s, standing: played } = sessionIn(circumstances);
    const told = {
      moves: played.length,
      over: isOver(s),
      state: toJson(s),
      position: position(s),
      hash: hash(s),
    };
    return { result: isOwnPack(s) ? told : { ...told, packs: [s.rules.pack] } };
  },
});

/** Whether a loaded state finds its pack by itself: one that the game has itself. */
function isOwnPack({ rules }: GameState): boolean {
  return packsOf(findGame(rules.game)).some((known) => fingerprint(known) === fingerprint(rules.pack));
}

export const view = request({
  summary: 'all that a seat may know; -2 stands for a hidden card',
  keys: { seat: needed(integer(0, 8), 'from 0') },
  run({ seat }, circumstances) {
    const { state: s } = sessionIn(circumstances);
    const { players } = s.rules;
    if (seat >= players) refuseFaults([{ path: 'seat', message: `there are ${players} seats, from 0` }]);
    return { result: { seat, view: toJson(s.rules.view(s, seat)) } };
  },
});

export const decision = request({
  summary: 'the pending decision with its legal options',
  keys: {},
  run(_given, circumstances) {
    return { result: standing(sessionIn(circumstances), circumstances.speaker) };
  },
});

export const scores = request({
  summary: 'points so far by seat and source; at the end the final scores and the winners',
  keys: {},
  run(_given, circumstances) {
    const { state: s } = sessionIn(circumstances);
    return { result: { over: isOver(s), ...scoresOf(s) } };
  },
});

export const record = request({
  summary: 'the record of the game so far, as text and as JSON',
  keys: {},
  run(_given, circumstances) {
    const session = sessionIn(circumstances);
    if (session.header === undefined)
      throw new Failure(
        'no-record',
        'the game was loaded from a state: it has no record from its beginning; state tells where it stands',
      );
    const told = recordOf(session);
    return { result: { text: recordToText(told), record: told } };
  },
});
