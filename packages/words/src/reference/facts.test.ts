/** Rules can be read with any pack that one can play with. */
import { findGame, fingerprint, GAME_IDS, loadGame, type Pack, packsOf } from '@horta/engine';
import { expect, test } from 'vitest';
import { changedPack, saidBy } from './editions.testing.ts';
import { wholePack } from './facts.ts';
import { loadRulebook } from './load.ts';

interface Partly extends Pack {
  readonly components: { belleEpoque?: unknown; asymmetric?: unknown; francsPerSet: { value: number } };
}

test.each(GAME_IDS)('the rules of %s can be read with each pack that it ever had', async (id) => {
  await loadGame(id);
  const book = await loadRulebook(id);
  for (const pack of packsOf(findGame(id))) expect(saidBy(book, 'en', pack).length).toBeGreaterThan(50);
});

test('what a pack lacks is the game’s own, and the rest is the pack’s', async () => {
  const book = await loadRulebook('1893');
  const { pack } = findGame('1893');
  const less = changedPack(pack as Partly, (components) => {
    components.belleEpoque = undefined;
    components.asymmetric = undefined;
    components.francsPerSet = { value: 7 };
  });
  const said = saidBy(book, 'en', less);
  const at = (topic: string) => said.filter(({ where }) => where === topic).map(({ text }) => text);
  expect(at('bonus-tiles').join()).toContain('5 · 6 · 5 VP · 7 VP');
  expect(at('hankar').join()).toContain('2-3-4-5-6-7');
  expect(at('rows').join()).toContain('each full 7 BF');
  expect(fingerprint(wholePack('1893', pack))).toBe(fingerprint(pack));
});
