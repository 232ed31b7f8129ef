import { findGame, type GameId, loadGame, type Pack } from '@horta/engine';
import { factsOf, loadRulebook, loadRulebookWords, topicsOf } from '@horta/words/reference';
import { expect, test } from 'vitest';
import { isPartlyReconstructed, openBook } from './book.ts';

/** The topics of which it is said that not all they show is known from the rulebooks. */
async function reconstructedIn(
  game: GameId,
  change: (pack: string) => string = (same) => same,
): Promise<string[]> {
  await Promise.all([loadGame(game), loadRulebookWords(game, 'en')]);
  const { pack: own, version } = findGame(game);
  const pack = JSON.parse(change(JSON.stringify(own))) as Pack;
  const book = { pack, facts: factsOf(game, pack, version) };
  return topicsOf(await loadRulebook(game))
    .filter((topic) => isPartlyReconstructed(book, topic))
    .map(({ id }) => id);
}

test('topics say so that picture reconstructed components, and no others', async () => {
  const told = await reconstructedIn('1893');
  expect(told).toEqual(expect.arrayContaining(['planning', 'prestige-cards', 'compass', 'hankar']));
  for (const known of ['workshop', 'materials', 'construction']) expect(told).not.toContain(known);
  expect(await reconstructedIn('1897')).toContain('bonus-cards');
});

test('none does with a pack whose owner has found all of it in the box', async () => {
  const found = (pack: string) => pack.replaceAll('"reconstructed"', '"printed"');
  for (const game of ['1893', '1893-first-edition', '1897'] as const)
    expect(await reconstructedIn(game, found)).toEqual([]);
});

test('what no connection mends is told, not tried for ever', async () => {
  await loadGame('1893');
  const { pack, version } = findGame('1893');
  await expect(
    openBook('1893', { pack: { ...pack, components: undefined } as unknown as Pack, version }),
  ).rejects.toThrow();
});
