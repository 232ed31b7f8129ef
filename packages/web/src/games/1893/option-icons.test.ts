import { type Frame, loadGame, options, pending, play, randomFromSeed, startGame } from '@horta/engine';
import { CUBE_SETS, PASS_OPTION, PAYMENTS, SITES, type State } from '@horta/engine/1893';
import { expect, test } from 'vitest';
import { ICONS } from '../../art/icons.ts';
import { iconsOf1893 } from './option-icons.ts';
import { thingOf1893 } from './things.ts';

await Promise.all(['1893', '1893-first-edition'].map((id) => loadGame(id)));

const s = startGame('1893', { players: 3, seed: 'icons' }) as State;
const frame = (step: string): Frame => ({ step, player: 0, a: 0, b: 0 });

test('a payment shows what is paid, unit by unit', () => {
  const payment = PAYMENTS.findIndex((units) => units.join() === '2,0,0,0,1,1');
  expect(iconsOf1893(s, frame('pay-house'), payment)).toEqual(['wood', 'wood', 'francs', 'joker']);
});

test('two cubes for a joker show the joker first', () => {
  const pair = CUBE_SETS.findIndex((set) => set.join() === '1,0,1,0');
  expect(iconsOf1893(s, frame('take-cubes'), pair)).toEqual(['wood', 'stone']);
  expect(iconsOf1893(s, frame('cube-or-trade'), pair)).toEqual(['joker', 'wood', 'stone']);
});

test('passing, bidding, keeping and discarding have pictures', () => {
  expect(iconsOf1893(s, frame('turn'), PASS_OPTION)).toEqual(['pass']);
  expect(iconsOf1893(s, frame('bid'), 3)).toEqual(['francs']);
  expect(iconsOf1893(s, frame('keep-noble'), 1)).toEqual(['noble']);
});

test('of several cards of a moment each stands for itself, and none of them is a button', () => {
  const choice = frame('choose-card');
  expect([0, 4].map((site) => thingOf1893(s, choice, site))).toEqual(['own-card:0:0', 'own-card:0:4']);
  expect(thingOf1893(s, choice, SITES)).toBeUndefined();
  expect([0, SITES].map((option) => iconsOf1893(s, choice, option))).toEqual([['card'], ['close']]);
});

test.each([
  ['1893', {}],
  ['1893', { belleEpoque: true, boards: 'dealt' }],
  ['1893-first-edition', {}],
])('every button of %s %o has known pictures, at most six', (game, chosen) => {
  const played = startGame(game, { players: 4, seed: 'buttons', options: chosen }) as State;
  const random = randomFromSeed('buttons');
  const bare = new Set<string>();
  for (let due = pending(played); due !== undefined; due = pending(played)) {
    const legal = options(played);
    for (const option of legal) {
      const icons = iconsOf1893(played, due, option);
      expect(icons.length).toBeLessThanOrEqual(6);
      for (const icon of icons) expect(ICONS).toContain(icon);
      if (thingOf1893(played, due, option) === undefined && icons.length === 0)
        bare.add(`${due.step} ${option}`);
    }
    play(played, legal[random.below(legal.length)]);
  }
  // A traveller may stay at home, and all nobles unpaid: there is nothing to show then.
  expect([...bare].filter((word) => !['send-travellers 0', 'pay-nobles 0'].includes(word))).toEqual([]);
});
