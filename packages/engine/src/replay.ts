/** Records of games played again. */
import { isOver, obstacle, pending, playLegal } from './core/agenda.ts';
import { courseOf, isTakeBack } from './core/course.ts';
import { refuse } from './core/faults.ts';
import type { GameState, Sink } from './core/game.ts';
import type { GameRecord, Move } from './core/record.ts';
import { startRecord } from './records.ts';

/**
 * Plays a record, the first `count` of the moves that stand if given. Throws InvalidInput if a move is not the decision
 * that is due, or not legal; when all of it is played, also if that is so for a move that was taken back, or if the
 * scores at the end are not those recorded. Only moves that stand are told to the sink.
 */
export function replay(
  record: GameRecord,
  { count = record.moves.length, sink }: { count?: number; sink?: Sink } = {},
): GameState {
  const isWhole = count === record.moves.length;
  if (isWhole && record.takenBack !== undefined) playCourse(record);
  const s = startRecord(record, sink);
  record.moves.slice(0, count).forEach((move, i) => {
    playMove(s, move, `move ${i + 1}`);
  });
  if (isWhole && record.scores !== undefined) {
    const scores = s.rules.scores(s).map((score) => score.total);
    if (!isOver(s)) refuse('record', 'scores', 'there are scores, but the game is not over');
    if (scores.join() !== record.scores.join())
      refuse('record', 'scores', `recorded ${record.scores.join(' ')}, played ${scores.join(' ')}`);
  }
  return s;
}

/** Plays everything up to the last take-back in the order in which it was played. */
function playCourse(record: GameRecord): void {
  const course = courseOf(record);
  const last = course.findLastIndex(isTakeBack);
  const targets = new Set(course.filter(isTakeBack).map(({ back }) => back));
  /** By the number of moves that stand: the state that a take-back returns to. */
  const states = new Map<number, GameState>();
  let s = startRecord(record);
  let standing = 0;
  course.slice(0, last).forEach((entry, i) => {
    if (isTakeBack(entry)) {
      standing = entry.back;
      s = states.get(standing) as GameState;
    }
    if (targets.has(standing)) states.set(standing, s.rules.clone(s));
    if (isTakeBack(entry)) return;
    playMove(s, entry, `entry ${i + 1}`);
    standing++;
  });
}

function playMove(s: GameState, { seat, step, option }: Move, path: string): void {
  const due = pending(s);
  if (due === undefined) refuse('record', path, 'the game is over already');
  if (due.player !== seat || due.step !== step)
    refuse(
      'record',
      path,
      `seat ${seat + 1} ${step}, but it is seat ${due.player + 1} ${due.step} that is due`,
    );
  const reason = obstacle(s, option);
  if (reason !== undefined)
    refuse('record', path, `${step} ${option} is not legal: ${JSON.stringify(reason)}`);
  playLegal(s, option);
}
