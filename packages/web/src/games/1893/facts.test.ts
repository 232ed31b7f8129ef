import { loadGame, options, pending, play, startGame } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import { expect, test } from 'vitest';
import { factsOf1893 } from './facts.ts';

await Promise.all(['1893', '1893-first-edition'].map((id) => loadGame(id)));

function started(game: string, options_: Record<string, boolean | string> = {}): State {
  return startGame(game, { players: 3, seed: 'facts', options: options_ }) as State;
}

const icons = (s: State) => factsOf1893(s, 0).map(({ icon }) => icon);

test('a small panel has room for points, francs and architects', () => {
  const s = started('1893');
  expect(
    factsOf1893(s, 0)
      .filter(({ isMain }) => isMain)
      .map(({ icon, value }) => [icon, value]),
  ).toEqual([
    ['points', 0],
    ['francs', s.money[0]],
    ['meeple', 5],
  ]);
});

test('only what the game has is counted', () => {
  expect(icons(started('1893'))).toContain('prestige');
  expect(icons(started('1893'))).not.toContain('traveller');
  expect(icons(started('1893', { belleEpoque: true }))).toContain('traveller');
  expect(icons(started('1893-first-edition'))).toContain('exhibition');
  expect(icons(started('1893-first-edition'))).not.toContain('prestige');
});

test('holdings are counted', () => {
  const s = started('1893');
  while (pending(s)?.step === 'start-artwork') play(s, options(s)[0]);
  const values = Object.fromEntries(factsOf1893(s, 0).map(({ icon, value }) => [icon, value]));
  expect(values).toMatchObject({ artwork: 1, noble: 1, house: 0, wood: 0, joker: 0 });
});
