import { isOver, loadGame, options, pending, play, randomFromSeed, startGame } from '@horta/engine';
import { loadLanguage } from '@horta/words/fetched';
import { describe, expect, test } from 'vitest';
import { ALL_FOUR } from './all-four.testing.ts';
import { loadGameView } from './games.ts';
import { phaseOf } from './phases.ts';

await loadLanguage('en');

/** Decisions whose phase is known from the rules, in the games that have them. */
const KNOWN: Readonly<Record<string, string>> = {
  'choose-iris': 'Planning',
  'place-neutral': 'Actions',
  turn: 'Actions',
  bid: 'Actions',
  'pay-house': 'Actions',
  'use-prestige': 'Columns',
  'column-bonus': 'Columns',
  'arrest-architect': 'Brussels',
};

describe.each(ALL_FOUR)('%s %o', async (game, chosen) => {
  await loadGame(game, chosen);
  const view = await loadGameView(game);

  test.each([2, 3])('with %d players phases follow one another in every round', (players) => {
    const s = startGame(game, { players, seed: 'phases', options: { ...chosen } });
    const random = randomFromSeed('phases');
    const seen = new Set<string>();
    let [round, phase] = [0, -1];
    while (!isOver(s)) {
      const { names, current } = view.phasesOf(s);
      const now = (s as { round?: number }).round ?? 0;
      const step = pending(s)?.step ?? '';
      if (step in KNOWN) expect(names[current], step).toBe(KNOWN[step]);
      if (now === round) expect(current, step).toBeGreaterThanOrEqual(phase);
      [round, phase] = [now, current];
      seen.add(names[current]);
      const legal = options(s);
      play(s, legal[random.below(legal.length)]);
    }
    expect(seen).toContain('Actions');
    const { names, current } = view.phasesOf(s);
    expect(current).toBe(names.length);
  });
});

describe('what is under way has left the agenda', () => {
  const steps = ['reveal', 'turns', 'columns', 'arms', 'brussels'];
  const begins = ['reveal', 'turns', 'columns', 'brussels'];
  const at = (...agenda: string[]) =>
    phaseOf({ agenda: agenda.map((step) => ({ step, player: 0, a: 0, b: 0 })) }, { round: 1, steps, begins });
  test.each([
    ['a turn, while others wait', ['round', 'brussels', 'arms', 'columns', 'turns', 'turn'], 1],
    ['a part of a turn', ['round', 'brussels', 'arms', 'columns', 'turns', 'pay', 'bid'], 1],
    ['what a step has asked for', ['round', 'brussels', 'arms', 'choose'], 2],
    ['a step in the middle of a phase', ['round', 'brussels', 'choose'], 2],
    ['the last step', ['round', 'choose'], 3],
    ['a step that asks by itself', ['round', 'brussels', 'arms', 'columns', 'turns', 'reveal'], 0],
    [
      'a part of a turn that has the name of a step',
      ['round', 'brussels', 'arms', 'columns', 'turns', 'arms', 'bid'],
      1,
    ],
    ['the end of the game', ['score', 'pay'], 4],
  ] as const)('%s', (_, agenda, phase) => {
    expect(at(...agenda)).toBe(phase);
  });

  test('no phase is played before the first round', () => {
    expect(phaseOf({ agenda: [] }, { round: 0, steps, begins })).toBe(-1);
  });
});
