/** What a table chose, in words. */
import { findGame, type GameOptions } from '@horta/engine';
import { gameName, type Locale, tableOption, tableValue } from '@horta/words';

/** "Bruxelles 1893, second edition (Belle Époque: with; Architect boards: alike for all)" */
export function tableInWords(
  { game: id, options }: { readonly game: string; readonly options: GameOptions },
  locale: Locale,
): string {
  const game = findGame(id);
  const chosen = game.options.map((definition) => {
    const value = options[definition.id] ?? definition.default;
    return `${tableOption(game, definition, locale).name}: ${tableValue(game, definition, value, locale)}`;
  });
  const name = gameName(game, locale);
  return chosen.length === 0 ? name : `${name} (${chosen.join('; ')})`;
}
