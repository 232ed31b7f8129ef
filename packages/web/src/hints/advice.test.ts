/** Advice speaks in figures, at most three of them, the best first; and never for what our own warnings speak against. */
import { type Explanation, loadBot } from '@horta/bots';
import { type GameId, loadGame, options, pending, play, randomFromSeed, startGame } from '@horta/engine';
import { loadChoiceWords, loadDescriptions, speaker } from '@horta/words/fetched';
import { describe, expect, test } from 'vitest';
import { warningsOf1893 } from '../games/1893/warnings.ts';
import { warningsOf1897 } from '../games/1897/warnings.ts';
import type { GameChoices } from '../games/game-view.ts';
import { type Idea, ideasFrom } from './advice.ts';

type Scores = readonly Readonly<Record<string, number>>[];

function considered(option: number, share: number, scores: Scores): Explanation['choices'][number] {
  const expected = scores.map((bySource) => ({
    total: Object.values(bySource).reduce((sum, points) => sum + points, 0),
    bySource,
  }));
  return { option, share, expected };
}

function explained(...choices: Explanation['choices']): Explanation {
  return { choices, simulations: 100 };
}

const SOME = considered(7, 0.6, [
  { irises: 9, houses: 12, artworks: 3, nobles: 2.4, francs: 4 },
  { irises: 20 },
  { irises: 10 },
]);
const NEXT = considered(8, 0.3, [
  { irises: 5, houses: 17, artworks: 1, nobles: 2, francs: 1 },
  { irises: 25 },
  { irises: 9 },
]);
const BAD = considered(9, 0.01, [{ irises: 7, houses: 4 }, { irises: 22 }, { irises: 10 }]);

const no = () => false;

describe('reasons', () => {
  test('are what the choice gives more than the next best, and what it keeps from others', () => {
    const [best, second] = ideasFrom(explained(SOME, NEXT), 0, no);
    expect(best).toEqual({
      option: 7,
      total: 30,
      rival: 'next',
      reasons: [
        { kind: 'other', seat: 1, points: -5 },
        { kind: 'own', source: 'irises', points: 4 },
        { kind: 'own', source: 'francs', points: 3 },
      ],
    });
    expect(second).toEqual({
      option: 8,
      total: 26,
      rival: 'best',
      reasons: [
        { kind: 'own', source: 'houses', points: 5 },
        { kind: 'other', seat: 2, points: -1 },
      ],
    });
  });

  test('are those of the one who asks', () => {
    const [best] = ideasFrom(explained(SOME, NEXT), 2, no);
    expect(best?.reasons).toEqual([
      { kind: 'other', seat: 1, points: -5 },
      { kind: 'own', source: 'irises', points: 1 },
    ]);
  });

  test('without another choice that is nearly as good they come from all other choices', () => {
    const ideas = ideasFrom(explained(SOME, BAD), 0, no);
    expect(ideas).toHaveLength(1);
    expect(ideas[0]).toMatchObject({ rival: 'others', option: 7 });
    expect(ideas[0]?.reasons[0]).toEqual({ kind: 'own', source: 'houses', points: 8 });
  });

  test.each([
    {
      what: 'choices that differ by less than half a point',
      others: [considered(8, 0.3, [{ irises: 8.8 }])],
    },
    { what: 'a single choice', others: [] },
  ])('of $what: only what can be expected in all', ({ others }) => {
    const [best] = ideasFrom(explained(considered(7, 0.6, [{ irises: 9.1 }]), ...others), 0, no);
    expect(best?.reasons).toEqual([{ kind: 'total', points: 9 }]);
  });
});

describe('a choice that there is a warning about', () => {
  test('is left out, however good it is', () => {
    const [best, ...rest] = ideasFrom(explained(SOME, NEXT, BAD), 0, (option) => option === 7);
    expect(best).toMatchObject({ option: 8, rival: 'others' });
    expect(rest).toEqual([]);
  });

  test('leaves nothing to advise if there is no other', () => {
    expect(ideasFrom(explained(SOME, NEXT), 0, () => true)).toEqual([]);
  });
});

const WARNINGS: Partial<Readonly<Record<GameId, GameChoices['warningsOf']>>> = {
  '1893': warningsOf1893,
  '1897': warningsOf1897,
};

/** Decisions between those that are looked at, and how many are. */
const EACH = 4;
const LOOKED_AT = 12;

describe.each(['1893', '1897'] as const)('what a bot says in a game of %s', (game) => {
  test('becomes advice', async () => {
    await loadGame(game);
    await Promise.all([loadDescriptions(game, 'en'), loadChoiceWords('en')]);
    const s = startGame(game, { players: 3, seed: 'advice' });
    const bot = await loadBot('journeyman@50', s.rules);
    const random = randomFromSeed('advice');
    const given: Idea[] = [];
    let warned = 0;
    for (let count = 0, frame = pending(s); count < EACH * LOOKED_AT && frame; frame = pending(s)) {
      const legal = options(s);
      const view = s.rules.view(s, frame.player);
      const { player } = frame;
      const isWarned = (option: number) =>
        (WARNINGS[game]?.(view, pending(view) ?? { step: '', player, a: 0, b: 0 }, option) ?? []).length > 0;
      if (legal.length > 1 && count++ % EACH === 0) {
        const explanation = bot.explain?.(view, randomFromSeed('why')) ?? explained();
        const ideas = ideasFrom(explanation, player, isWarned);
        const free = explanation.choices.filter(({ option }) => !isWarned(option));
        warned += explanation.choices.length - free.length;
        expect(ideas.map(({ option }) => option)).toEqual(
          free.slice(0, ideas.length).map(({ option }) => option),
        );
        expect(ideas.length).toBeGreaterThanOrEqual(Math.min(1, free.length));
        given.push(...ideas);
        for (const { reasons } of ideas) {
          expect(reasons.length).toBeGreaterThan(0);
          expect(reasons.length).toBeLessThanOrEqual(3);
          const sizes = reasons.map(({ points }) => Math.abs(points));
          expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
          for (const reason of reasons) {
            expect(Number.isInteger(reason.points)).toBe(true);
            if (reason.kind === 'own') {
              expect(reason.points).toBeGreaterThan(0);
              expect(speaker('en').name(view, 'source', reason.source)).not.toBe(reason.source);
            } else if (reason.kind === 'other') {
              expect(reason.points).toBeLessThan(0);
              expect(reason.seat).not.toBe(player);
            }
          }
        }
      }
      play(s, legal[random.below(legal.length)] ?? 0);
    }
    expect(given.length).toBeGreaterThan(LOOKED_AT / 2);
    expect(given.some(({ reasons }) => reasons.some(({ kind }) => kind === 'own'))).toBe(true);
    expect(warned).toBeGreaterThan(0);
  });
});
