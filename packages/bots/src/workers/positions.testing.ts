/** Decisions in the midst of games, for tests of whoever decides them. */
import {
  type GameState,
  isOver,
  options,
  pending,
  play,
  playLegal,
  randomFromSeed,
  startGame,
} from '@horta/engine';

/** A decision with several choices, after this many decisions of a random game or soon after. */
export function stateAfter(gameId: string, decisions: number, players = 3): GameState {
  const s = startGame(gameId, { players, seed: `${gameId} ${decisions}` });
  const random = randomFromSeed('positions');
  for (let i = 0; i < decisions || options(s).length < 3; i++) {
    const legal = options(s);
    playLegal(s, legal[random.below(legal.length)]);
  }
  return s;
}

/** What the deciding seat knows. */
export function viewOf(s: GameState): GameState {
  return s.rules.view(s, pending(s)?.player ?? 0);
}

export function viewAfter(gameId: string, decisions: number): GameState {
  return viewOf(stateAfter(gameId, decisions));
}

/** Plays a game to its end with whoever decides, who is given a view and a seed; the choices that were made. */
export async function playedBy(
  gameId: string,
  choose: (view: GameState, seed: string) => number | Promise<number>,
): Promise<number[]> {
  const s = startGame(gameId, { players: 2, seed: 'workers' });
  const choices: number[] = [];
  while (!isOver(s)) {
    const option = await choose(viewOf(s), `decision ${choices.length}`);
    choices.push(option);
    play(s, option);
  }
  return choices;
}
