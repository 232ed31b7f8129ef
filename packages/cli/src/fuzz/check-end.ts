/** What must hold when a game is over: scores, winners, and the record, from which it can be played again. */
import { isDeepStrictEqual } from 'node:util';
import {
  conceivable,
  type GameRecord,
  type GameState,
  hash,
  obstacle,
  options,
  recordFromText,
  recordToText,
  replay,
} from '@horta/engine';
import { checkInvariants } from './check-decision.ts';
import { difference } from './difference.ts';
import { fail, reading } from './finding.ts';

export function checkEnd(s: GameState): void {
  checkInvariants(s, 'invariant');
  if (options(s).length > 0 || conceivable(s) > 0 || obstacle(s, 0) === undefined)
    fail('end', 'options', 'the game is over, but there is something to choose');
  checkScores(s);
}

function checkScores(s: GameState): void {
  const { players } = s.rules;
  const scores = s.rules.scores(s);
  if (scores.length !== players) fail('end', 'scores', `${scores.length} scores for ${players} players`);
  scores.forEach(({ total, bySource }, player) => {
    const sum = Object.values(bySource).reduce((a, b) => a + b, 0);
    if (total !== sum) fail('end', 'scores', `seat ${player + 1} has ${total}, but its sources make ${sum}`);
  });
  const winners = s.rules.winners(s);
  const most = Math.max(...scores.map((score) => score.total));
  if (winners.length === 0) fail('end', 'winners', 'nobody has won');
  if (new Set(winners).size !== winners.length)
    fail('end', 'winners', `twice the same: ${winners.join(' ')}`);
  // Not everyone with most points need have won: games may break ties.
  for (const seat of winners)
    if (scores[seat]?.total !== most)
      fail('end', 'winners', `seat ${seat + 1} has won, but not with the most points, ${most}`);
}

export function checkRecord(s: GameState, record: GameRecord): void {
  const text = recordToText(record);
  const read = reading('record', () => recordFromText(text));
  if (!isDeepStrictEqual(read, record)) fail('record', 'text', 'read from its text, the record is another');
  if (recordToText(read) !== text) fail('record', 'text', 'read from its text, the record has another text');
  if (!isDeepStrictEqual(recordFromText(JSON.stringify(record)), record))
    fail('record', 'json', 'read from its JSON, the record is another');
  const again = reading('replay', () => replay(read));
  const differing = difference(again, s);
  if (differing !== undefined) fail('replay', differing, `played again, the game differs in ${differing}`);
  if (hash(again) !== hash(s)) fail('replay', 'hash', 'played again, the game has another hash');
  if (!isDeepStrictEqual(again.rules.scores(again), s.rules.scores(s)))
    fail('replay', 'scores', 'played again, the game has other scores');
}
