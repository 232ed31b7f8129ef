/** What was chosen stays marked until its action ends. */
import {
  loadGame,
  options,
  pending,
  play,
  type RecordHeader,
  randomFromSeed,
  recordHeader,
  startRecord,
} from '@horta/engine';
import { expect, test } from 'vitest';
import { loadGameView } from '../games/games.ts';
import type { Seen } from '../table/seen.ts';
import { chosenThings } from './chosen.ts';

await loadGame('1893');
const game = await loadGameView('1893');

/** What is seen of a game played by chance, at each of its decisions. */
function* walk(header: RecordHeader): Generator<Seen> {
  const state = startRecord(header) as ReturnType<typeof startRecord> & { round: number };
  const random = randomFromSeed('chosen');
  const views = [state.rules.view(state, 'spectator')];
  const played: { move: { seat: number; step: string; option: number }; events: [] }[] = [];
  for (let frame = pending(state); frame !== undefined; frame = pending(state)) {
    yield {
      game,
      view: views.at(-1),
      frame,
      played,
      look: { past: undefined },
      viewAt: (position: number) => views[position],
      roundAt: (position: number) => (views[position] as typeof state).round,
    } as unknown as Seen;
    const legal = options(state);
    const option = legal[random.below(legal.length)];
    played.push({ move: { seat: frame.player, step: frame.step, option }, events: [] });
    play(state, option);
    views.push(state.rules.view(state, 'spectator'));
  }
}

test('the space of the turn that goes on, and nothing else', () => {
  let marked = 0;
  for (const seen of walk(recordHeader('1893', { players: 2, seed: 'chosen' }))) {
    const chosen = chosenThings(seen);
    const { frame, played } = seen;
    const last = played.findLast(({ move }) => move.step === 'turn')?.move;
    const isRunning = seen.view.agenda.some(({ step }) => step === 'turns') && frame?.step !== 'turn';
    const isOfRound = last !== undefined && frame?.step !== 'choose-iris' && frame?.step !== 'place-neutral';
    if (!isRunning || !isOfRound) {
      expect([...chosen]).toEqual([]);
      continue;
    }
    const thing = last.option < 25 ? `space:${last.option}` : `brussels:${last.option - 25}`;
    expect(chosen.get(thing as never)).toBe(last.seat);
    marked++;
  }
  expect(marked).toBeGreaterThan(20);
});
