/** What the levels of bots are called in the languages of players. */
import { LEVELS, readBotSpec } from '@horta/bots';
import { type Locale, messages } from '@horta/words';

/** `Master` for `master@500`; undefined for bots that are no level. */
export function levelName(bot: string, locale: Locale): string | undefined {
  const { name } = readBotSpec(bot);
  const level = LEVELS.find((candidate) => candidate === name);
  return level && messages[`level_${level}`]({}, { locale });
}

/** With its budget, if it was given one: `Master@500`, `mcts`. */
export function botTitle(bot: string, locale: Locale): string {
  const [word = ''] = bot.split('@');
  return `${levelName(bot, locale) ?? word}${bot.slice(word.length)}`;
}
