/** Where one comes upon an action: bots play until a person at the first seat could do it. */
import { type GameState, options, pending, play } from '@horta/engine';
import { thingOf1893 } from '../../src/games/1893/things.ts';
import { thingOf1897 } from '../../src/games/1897/things.ts';
import { botsPlay, type Look } from '../screenshots/positions.ts';
import { type Action, type Kind, nameOf } from './actions.ts';

export interface Decision {
  readonly step: string;
  readonly option: number;
  /** What stands for it on the boards, if anything does. */
  readonly thing: string | undefined;
}

export interface Found {
  /** The action's name, and that of its kind of table. */
  readonly name: string;
  /** The game up to there. */
  readonly text: string;
  readonly decisions: readonly Decision[];
}

const PLAYERS = 3;
const SEAT = 0;
/** Who plays well does not come upon everything: games by chance, in which to look for what is rare. */
const MOST_GAMES = 100;

/** Each action of a kind of table, in the first position in which it can be done. */
export async function findActions(kind: Kind): Promise<Found[]> {
  const found = new Map<Action, Found>();
  const look: Look = (state, text) => {
    for (const action of kind.actions) {
      const decisions = found.has(action) ? undefined : wayThrough(state, action);
      if (decisions !== undefined) found.set(action, { name: nameOf(kind, action), text: text(), decisions });
    }
    return found.size === kind.actions.length;
  };
  const wish = { ...kind, players: PLAYERS, level: 'apprentice' };
  await botsPlay(wish, look);
  for (let number = 1; number <= MOST_GAMES && found.size < kind.actions.length; number++)
    await botsPlay({ ...wish, seed: `${kind.seed} ${number}` }, look, 'random');
  return kind.actions.map((action) => {
    const there = found.get(action);
    if (there === undefined) throw new Error(`${nameOf(kind, action)}: nobody could do that`);
    return there;
  });
}

/** The choices by which the action is done from here, if it can be. */
function wayThrough(state: GameState, action: Action, at = 0): readonly Decision[] | undefined {
  const frame = pending(state);
  if (at === action.steps.length) return isDone(state, action) ? [] : undefined;
  if (frame?.player !== SEAT || frame.step !== action.steps[at]) return undefined;
  const all = options(state);
  // What makes itself takes no click.
  if (all.length < 2) return undefined;
  for (const option of all) {
    if (!(action.only?.[frame.step]?.(state, frame, option) ?? true)) continue;
    const after = state.rules.clone(state);
    play(after, option);
    const rest = wayThrough(after, action, at + 1);
    if (rest === undefined) continue;
    const thing = (state.rules.game === '1897' ? thingOf1897 : thingOf1893)(state, frame, option);
    return [{ step: frame.step, option, thing }, ...rest];
  }
  return undefined;
}

/** An action that began with one's turn ends with it; of anything else a single choice is meant. */
function isDone(state: GameState, { steps }: Action): boolean {
  const frame = pending(state);
  return steps[0] !== 'turn' || frame === undefined || frame.player !== SEAT || frame.step === 'turn';
}
