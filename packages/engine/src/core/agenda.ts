/**
 * The agenda: how every game of this engine asks for decisions.
 *
 * A state holds a stack of plain frames. The top frame is what happens next: an automatic step runs by itself,
 * a choice step waits for its player to choose one small integer. Choosing pops the frame; the step may push
 * others. An empty agenda means that the game is over. Nothing else remembers "where we are", so a state can be
 * saved, cloned and resumed at any moment, in the middle of a compound action too.
 */
import type { Fault } from './faults.ts';
import type { ChoiceStep, Frame, GameState, Notation, Reason, Ruleset, Seat } from './game.ts';

/** A choice that the rules don't allow. Nothing was changed. */
export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice';
  readonly frame: Frame | undefined;
  readonly option: number;
  readonly reason: Reason;

  constructor(frame: Frame | undefined, option: number, reason: Reason) {
    const decision = frame === undefined ? 'game over' : `${frame.step} of seat ${frame.player + 1}`;
    super(`${decision}: ${option} is not legal (${reason.code})`);
    this.frame = frame;
    this.option = option;
    this.reason = reason;
  }
}

/** Puts a frame on the agenda: it comes before everything pushed earlier. */
export function push(s: GameState, step: string, player: Seat, a = 0, b = 0): void {
  s.agenda.push({ step, player, a, b });
}

/** The decision that is waited for; undefined when the game is over. */
export function pending(s: GameState): Frame | undefined {
  return s.agenda[s.agenda.length - 1];
}

export function isOver(s: GameState): boolean {
  return s.agenda.length === 0;
}

/** Replaces the contents of `out` by the legal choices of the pending decision, ascending; none when the game is over. */
export function options(s: GameState, out: number[] = []): number[] {
  out.length = 0;
  const frame = pending(s);
  if (frame !== undefined) choiceStep(s, frame).options(s, frame, out);
  return out;
}

/** How many choices are conceivable for the pending decision, legal or not: 0 up to this number. */
export function conceivable(s: GameState): number {
  const frame = pending(s);
  return frame === undefined ? 0 : choiceStep(s, frame).conceivable(s, frame);
}

/** Why the pending decision can't be answered so; undefined if it can. */
export function obstacle(s: GameState, option: number): Reason | undefined {
  const frame = pending(s);
  if (frame === undefined) return { code: 'game-over' };
  if (!Number.isSafeInteger(option) || option < 0) return { code: 'not-a-choice' };
  return choiceStep(s, frame).obstacle(s, frame, option);
}

/** Answers the pending decision and runs on to the next one. An illegal choice throws IllegalChoice and changes nothing. */
export function play(s: GameState, option: number): void {
  const reason = obstacle(s, option);
  if (reason !== undefined) throw new IllegalChoice(pending(s), option, reason);
  playLegal(s, option);
}

/** As `play`, for callers who took the option from `options`: search above all. Nothing is checked. */
export function playLegal(s: GameState, option: number): void {
  const frame = s.agenda.pop() as Frame;
  choiceStep(s, frame).choose(s, frame, option);
  settle(s);
}

/** Runs automatic steps until someone must choose or the game is over. */
export function settle(s: GameState): void {
  const { agenda } = s;
  const { steps } = s.rules;
  while (agenda.length > 0) {
    const frame = agenda[agenda.length - 1];
    const step = steps[frame.step];
    if (!('run' in step)) return;
    agenda.pop();
    step.run(s, frame);
  }
}

/** The notation of a step's options; undefined for a step that these rules don't have, or that is automatic. */
export function notationOf(rules: Ruleset, step: string): Notation | undefined {
  if (!Object.hasOwn(rules.steps, step)) return undefined;
  const found = rules.steps[step];
  return 'notation' in found ? found.notation : undefined;
}

/** What is wrong with an agenda that came from outside, as far as one can tell without knowing the game. */
export function agendaFaults(s: GameState): Fault[] {
  const { players, steps } = s.rules;
  const faults: Fault[] = [];
  s.agenda.forEach(({ step, player }, i) => {
    const path = `agenda[${i}]`;
    if (!Object.hasOwn(steps, step)) faults.push({ path, message: `no step '${step}' in these rules` });
    else if (i === s.agenda.length - 1 && 'run' in steps[step])
      faults.push({ path, message: `'${step}' is automatic: there is nothing to decide` });
    if (player < 0 || player >= players) faults.push({ path, message: `no player ${player}` });
  });
  return faults;
}

function choiceStep(s: GameState, frame: Frame): ChoiceStep<GameState> {
  return s.rules.steps[frame.step] as ChoiceStep<GameState>;
}
