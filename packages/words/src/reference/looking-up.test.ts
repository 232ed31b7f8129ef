/** What players type leads to the rule that they mean: among the first three that are found. */
import { type GameId, loadGame } from '@horta/engine';
import { expect, test } from 'vitest';
import { loadDescriptions } from '../fetched.ts';
import type { Locale } from '../locale.ts';
import { factsOf } from './facts.ts';
import { loadRulebook, loadRulebookWords, loadRulings, loadRulingWords } from './load.ts';
import { entriesOf, search } from './search.ts';

const FIRST = 3;

test.each<readonly [GameId, Locale, string, string]>([
  ['1893', 'en', 'tie', 'first-player'],
  ['1893', 'en', 'ties in a column', 'columns'],
  ['1893', 'en', 'tiebreaker', 'first-player'],
  ['1893', 'en', 'how do I pay', 'payment'],
  ['1893', 'en', 'paying nobles', 'paying-nobles'],
  ['1893', 'en', 'bid back', 'bids'],
  ['1893', 'en', 'auction', 'bids'],
  ['1893', 'en', 'joker', 'payment'],
  ['1893', 'en', 'first player', 'first-player'],
  ['1893', 'en', 'glass', 'glass'],
  ['1893', 'en', 'who wins?', 'winner'],
  ['1893', 'en', 'selling paintings', 'sales'],
  ['1893', 'en', 'iris majorty', 'irises'],
  ['1893', 'en', 'nobel', 'nobles'],
  ['1893', 'en', 'passing early', 'passing'],
  ['1893', 'en', 'prison', 'courthouse'],
  ['1893', 'en', 'two players', 'two-players'],
  ['1893', 'en', 'R-26', 'boards'],
  ['1893', 'fr', 'égalités', 'irises'],
  ['1893', 'fr', 'comment payer', 'payment'],
  ['1893', 'fr', 'enchere', 'bids'],
  ['1893', 'fr', 'boussole', 'compass'],
  ['1893', 'fr', 'qui gagne', 'winner'],
  ['1893', 'fr', 'premier joueur', 'first-player'],
  ['1893', 'fr', 'vendre', 'sales'],
  ['1893', 'de', 'Mehrheit', 'irises'],
  ['1893', 'de', 'Irismehrheiten', 'irises'],
  ['1893', 'de', 'Gleichstand', 'irises'],
  ['1893', 'de', 'bieten', 'bids'],
  ['1893', 'de', 'Haus bauen', 'construction'],
  ['1893', 'de', 'Adlige', 'nobles'],
  ['1893', 'es', 'desempates', 'irises'],
  ['1893', 'nl', 'gelijkspel', 'irises'],
  ['1893-first-edition', 'en', 'selling', 'sales'],
  ['1897', 'en', 'coat of arms', 'coats-of-arms'],
  ['1897', 'fr', 'prison', 'prison'],
])('%s, %s: %s finds %s', async (game, locale, query, topic) => {
  await loadGame(game);
  await Promise.all([
    loadDescriptions(game, locale),
    loadRulebookWords(game, locale),
    loadRulingWords(locale),
  ]);
  const [book, rulings] = await Promise.all([loadRulebook(game), loadRulings()]);
  const here = rulings.filter(({ games }) => games.includes(game));
  const entries = entriesOf(book, { locale, names: [] }, factsOf(game), here);
  expect(
    search(entries, query)
      .slice(0, FIRST)
      .map((found) => found.topic),
  ).toContain(topic);
});
