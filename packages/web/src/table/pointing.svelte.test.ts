/** What is clicked before all was told. */
import type { Frame, GameState } from '@horta/engine';
import { expect, test } from 'vitest';
import type { GameChoices, ThingId } from '../games/game-view.ts';
import type { Chosen } from './asking.svelte.ts';
import { Pointing } from './pointing.svelte.ts';
import type { Seen } from './seen.ts';

const EXCHANGE = 'brussels:0' as ThingId;
const SPACE = 'space:7' as ThingId;
const FRAME: Frame = { step: 'turn', player: 0, a: 0, b: 0 };

function moment(byThing: readonly (readonly [ThingId, number])[]): Seen {
  return {
    byThing: new Map(byThing.map(([thing, option]) => [thing, [option]])),
    legal: byThing.map(([, option]) => option),
    view: {} as GameState,
    frame: FRAME,
    isAsking: byThing.length > 0,
    thingOf: (option: number) => byThing.find(([, each]) => each === option)?.[0],
  } as unknown as Seen;
}

const TOLD = moment([
  [EXCHANGE, 25],
  [SPACE, 7],
]);

/** Somebody who points while something is told; `comesTo`: what is shown once it was told at once. */
function pointer(comesTo: Seen) {
  let seen = $state.raw(moment([]));
  const decided: Chosen[] = [];
  const choices: GameChoices = {
    choiceAt: () => undefined,
    // A space wants a bid.
    isHalf: (_view, _frame, option) => option === 7,
    reach: () => [],
    warningsOf: () => [],
  };
  const pointing = new Pointing({
    seen: () => seen,
    decide: (list) => void decided.push(...list),
    fetch: async () => choices,
    isReady: () => true,
    comeTo: () => {
      seen = comesTo;
    },
  });
  return { pointing, decided };
}

test('what could not be seen yet is shown at the first click, and chosen at the second', async () => {
  const { pointing, decided } = pointer(TOLD);
  await pointing.pick(EXCHANGE, true);
  expect(decided).toEqual([]);
  expect(pointing.pointed?.thing).toBe(EXCHANGE);
  await pointing.pick(EXCHANGE, true);
  expect(decided).toEqual([{ step: 'turn', option: 25 }]);
});

test('a choice of which the rest is asked opens at once: nothing is sent by that', async () => {
  const { pointing, decided } = pointer(TOLD);
  await pointing.pick(SPACE, true);
  expect(pointing.plan).toBe(7);
  expect(decided).toEqual([]);
});

test('what comes before it, as the end of a round, is not passed over', async () => {
  const { pointing, decided } = pointer(moment([]));
  await pointing.pick(EXCHANGE, true);
  await pointing.pick(EXCHANGE, true);
  expect(decided).toEqual([]);
  expect(pointing.plan).toBeUndefined();
});

test('a finger only looks', async () => {
  const { pointing, decided } = pointer(TOLD);
  await pointing.pick(EXCHANGE, false);
  await pointing.pick(EXCHANGE, false);
  expect(decided).toEqual([]);
  expect(pointing.pointed?.options).toEqual([]);
});
