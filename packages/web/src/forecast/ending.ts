/** What the end of the game would add now, whichever game it is: its own last steps, on a copy. */
import {
  type Frame,
  type GameState,
  isOver,
  options,
  pending,
  playLegal,
  type Seat,
  settle,
} from '@horta/engine';
import type { EndingForecast } from '../games/game-view.ts';

interface EndingState extends GameState {
  readonly rules: GameState['rules'] & { readonly ending: readonly string[] };
  readonly firstPlayer: Seat;
}

/** By seat. Whoever has something to choose chooses what scores most. */
export function endingOf(view: EndingState): EndingForecast[] {
  const { rules } = view;
  const before = rules.scores(view);
  const after = rules.scores(isOver(view) ? view : finished(view));
  return after.map(({ total, bySource }, seat) => {
    const now = before[seat];
    const more = Object.entries(bySource).flatMap(([source, points]) => {
      const added = points - now.bySource[source];
      return added === 0 ? [] : [[source, added] as const];
    });
    return { now: now.total, more: Object.fromEntries(more), total };
  });
}

/** The game ends here, unless it is ending already. */
function finished(view: EndingState): GameState {
  const trial = view.rules.clone(view);
  const last = view.rules.ending.at(-1);
  if (!trial.agenda.some(({ step }) => step === last)) {
    const frames = view.rules.ending.map((step): Frame => ({ step, player: view.firstPlayer, a: 0, b: 0 }));
    trial.agenda.splice(0, trial.agenda.length, ...frames.reverse());
    settle(trial);
  }
  for (let frame = pending(trial); frame !== undefined; frame = pending(trial))
    playLegal(trial, best(trial, frame.player));
  return trial;
}

/** The choice with which the player ends with most points. What others choose then makes no difference to that. */
function best(trial: GameState, player: Seat): number {
  const totals = options(trial).map((option) => ({ option, total: totalAfter(trial, option, player) }));
  return totals.reduce((one, other) => (other.total > one.total ? other : one)).option;
}

function totalAfter(s: GameState, option: number, player: Seat): number {
  const copy = s.rules.clone(s);
  playLegal(copy, option);
  for (let frame = pending(copy); frame !== undefined; frame = pending(copy))
    playLegal(copy, frame.player === player ? best(copy, player) : options(copy)[0]);
  return s.rules.scores(copy)[player].total;
}
