/** Games with a fault put into their rules, to see whether the fuzzer finds it. */
import { type ChoiceStep, type Frame, findGame, type Game, type Ruleset } from '@horta/engine';
import type { State } from '@horta/engine/1893';

type Change = (rules: Ruleset<State>) => Partial<Ruleset<State>>;

/** Bruxelles 1893, or another game of its family, with something replaced in its ruleset. */
export function broken(change: Change, id = '1893'): Game {
  const game = findGame(id);
  return {
    ...game,
    rules(players, options, pack, version) {
      const rules = game.rules(players, options, pack, version);
      return { ...rules, ...(change(rules as Ruleset<State>) as Partial<Ruleset>) };
    },
  };
}

/** A change of one choice step. */
export function brokenStep(
  id: string,
  change: (step: ChoiceStep<State>) => Partial<ChoiceStep<State>>,
): Change {
  return (rules) => {
    const step = rules.steps[id] as ChoiceStep<State>;
    return { steps: { ...rules.steps, [id]: { ...step, ...change(step) } } };
  };
}

/** Something done after every choice of a step. */
export function after(id: string, more: (s: State, frame: Frame, before: State) => void): Change {
  return brokenStep(id, (step) => ({
    choose(s, frame, option) {
      const before = s.rules.clone(s);
      step.choose(s, frame, option);
      more(s, frame, before);
    },
  }));
}
