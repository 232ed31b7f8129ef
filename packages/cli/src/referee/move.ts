/** Requests about choices: `obstacle`, `play`, `undo`. */
import { type Frame, type GameState, notationOf, obstacle as obstacleOf, pending } from '@horta/engine';
import { wordOf } from '../words.ts';
import { eventsOf, reasonOf, standing } from './answers.ts';
import { Failure } from './failure.ts';
import { exactlyOne, integer, optional, TEXT } from './keys.ts';
import { request, sessionIn } from './request.ts';
import { playOn, takenBack } from './session.ts';

const CHOICE = {
  option: optional(integer(0, Number.MAX_SAFE_INTEGER), 'the number of the option, or'),
  word: optional(TEXT, 'its word in the text notation'),
};

/** No option of any step: what a word that can't be read stands for. */
const UNREADABLE = -1;

interface Choice {
  readonly option: number | undefined;
  readonly word: string | undefined;
}

/** The number of the option that was given either way. */
function optionOf(s: GameState, { option, word }: Choice): number {
  if (option !== undefined) return option;
  return notationOf(s.rules, pending(s)?.step ?? '')?.read(word ?? '') ?? UNREADABLE;
}

/** The option by both its names, as far as it has them. */
function named(s: GameState, option: number, given: Choice): object {
  if (option === UNREADABLE) return { word: given.word };
  return { option, word: wordOf(s, option) };
}

export const obstacle = request({
  summary: 'whether a choice is legal, and if not, why',
  keys: CHOICE,
  run(given, circumstances) {
    exactlyOne(given, ['option', 'word']);
    const { state: s } = sessionIn(circumstances);
    const option = optionOf(s, given);
    const reason = obstacleOf(s, option);
    const choice = named(s, option, given);
    if (reason === undefined) return { result: { ...choice, legal: true } };
    return { result: { ...choice, legal: false, ...reasonOf(s, reason, circumstances.speaker) } };
  },
});

export const play = request({
  summary: 'answer the pending decision',
  keys: {
    ...CHOICE,
    seat: optional(integer(0, 8), 'refuse unless this seat must decide'),
    step: optional(TEXT, 'refuse unless this step must be decided'),
  },
  run(given, circumstances) {
    exactlyOne(given, ['option', 'word']);
    const session = sessionIn(circumstances);
    const { state: s } = session;
    const { speaker } = circumstances;
    const option = optionOf(s, given);
    const due = pending(s);
    if (due !== undefined) checkDue(due, given.seat, given.step);
    const reason = obstacleOf(s, option);
    if (reason !== undefined) {
      const details = reasonOf(s, reason, speaker);
      throw new Failure('illegal', details.words, { ...named(s, option, given), ...details });
    }
    const { session: next, step } = playOn(session, option);
    return {
      session: next,
      result: { events: eventsOf(next.state, step.events, speaker), ...standing(next, speaker) },
    };
  },
});

function checkDue({ player, step: dueStep }: Frame, seat = player, step = dueStep): void {
  if (seat !== player || step !== dueStep)
    throw new Failure('not-due', `it is seat ${player} that must decide ${dueStep}`, {
      seat: player,
      step: dueStep,
    });
}

export const undo = request({
  summary: 'take back the last moves, as many as were played since new or load',
  keys: { moves: optional(integer(1, 1_000_000), 'how many; 1 if not given') },
  run({ moves = 1 }, circumstances) {
    const session = sessionIn(circumstances);
    const possible = session.standing.length;
    if (moves > possible)
      throw new Failure('cannot-undo', `${possible} moves can be taken back, not ${moves}`, { possible });
    const earlier = takenBack(session, moves);
    return { session: earlier, result: { undone: moves, ...standing(earlier, circumstances.speaker) } };
  },
});
