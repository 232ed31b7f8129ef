import { randomBytes } from 'node:crypto';
import { loadBot } from '@horta/bots';
import { GAMES, randomFromSeed } from '@horta/engine';
import { aroundOneScreen, whole } from '@horta/table';
import { LOCALES, type Locale, matchLocale, messages, speaker as speakerFor } from '@horta/words';
import { BOTS_HELP, botsOf } from '../bots.ts';
import { command, complain } from '../command.ts';
import { botTitle } from '../level-names.ts';
import { keptGame, newGame, USUAL_GAME, USUAL_PLAYERS } from '../play/begin.ts';
import { DEFAULT_FILE, refuseForeign } from '../play/game-file.ts';
import { playOn } from '../play/game-loop.ts';
import { ADVISER } from '../play/hint.ts';
import { keeperOf } from '../play/keeper.ts';
import { linesOf } from '../play/lines.ts';
import { namesOf, USUAL_BOT } from '../play/sitters.ts';
import { talkInJson, talkInWords } from '../play/table-talk.ts';
import { tableInWords } from '../table-choice.ts';

const OPTIONS = {
  game: {
    kind: 'text',
    placeholder: 'ID',
    help: `which game: ${GAMES.map(({ id }) => id).join(', ')}; ${USUAL_GAME} if not given`,
  },
  players: {
    kind: 'integer',
    placeholder: 'N',
    help: `how many, people and bots together; ${USUAL_PLAYERS} if not given`,
    min: 1,
    max: 9,
  },
  people: {
    kind: 'integer',
    placeholder: 'N',
    help: 'how many of them are people; the others are bots',
    min: 0,
    max: 9,
    default: 1,
  },
  names: { kind: 'text', placeholder: 'A,B', help: 'names of the players, people first' },
  bot: {
    kind: 'text',
    placeholder: 'NAMES',
    help: `how the bots play, one for all of them or one each with commas; ${USUAL_BOT} if not given: ${BOTS_HELP}`,
  },
  language: { kind: 'text', placeholder: 'CODE', help: 'of the words; yours if not given', choices: LOCALES },
  options: {
    kind: 'text',
    placeholder: 'ID=VALUE,...',
    help: 'options of the game, as horta games tells them',
  },
  pack: { kind: 'text', placeholder: 'FILE', help: "another component pack than the game's own" },
  seed: {
    kind: 'text',
    placeholder: 'SEED',
    help: 'the same seed deals the same cards; random if not given',
  },
  file: { kind: 'text', placeholder: 'FILE', help: 'where the game is kept', default: DEFAULT_FILE },
  new: { kind: 'flag', help: 'begin a new game, though one is kept that is not over' },
} as const;

export const play = playOf({});

interface Surroundings {
  /** The bot that gives hints. */
  readonly adviser?: string;
}

/** Tests ask a quicker adviser. */
export function playOf({ adviser = ADVISER }: Surroundings) {
  return command({
    name: 'play',
    summary: 'play a game in the terminal against bots, or around one screen',
    usage: '[options]',
    options: OPTIONS,
    async run(context) {
      const { file } = context.values;
      if (context.values.new) refuseForeign(file);
      const kept = context.values.new ? undefined : keptGame(context.values);
      const { table, sitters, gone } = kept ?? (await newGame(context.values, context));
      const { rules } = table.state;
      const { players } = rules;
      const bots = await botsOf(sitters.bot, players - sitters.people, rules, '--bot');
      const locale = localeOf(context.values.language);
      const speaker = speakerFor(locale, namesOf(sitters, players, locale));
      const talk = context.json ? talkInJson(context, speaker) : talkInWords(context, speaker);

      talk.say(messages.welcome({}, speaker));
      if (kept === undefined) {
        const count = messages.players({ count: players }, speaker);
        talk.say(messages.new_game({ game: tableInWords(rules, locale), players: count }, speaker));
        talk.events(table.state, whole(table, aroundOneScreen(table)).opening.events);
      } else talk.say(messages.loaded({ file }, speaker));
      for (const bot of new Set(gone))
        talk.say(messages.bot_gone({ bot, level: botTitle(USUAL_BOT, locale) }, speaker));

      const keeper = keeperOf({ file, isNew: kept === undefined, table, sitters, speaker, talk });
      const lines = linesOf(context.stdin);
      const isFinished = await playOn({
        table,
        bots,
        adviser: () => loadBot(adviser, rules),
        random: randomFromSeed(randomBytes(16).toString('hex')),
        speaker,
        talk,
        lines,
        keep: keeper.keep,
      });
      lines.close();
      if (!isFinished && keeper.isKept()) talk.say(messages.saved({ file }, speaker));
      talk.say(messages.goodbye({}, speaker));
      if (keeper.isKept()) return 0;
      complain(context, `the game was not kept in ${file}`);
      return 1;
    },
  });
}

/** The language asked for, or that of the person's system. */
function localeOf(language: string | undefined): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const tags = [language, LC_ALL, LC_MESSAGES, LANG].filter((tag) => tag !== undefined && tag !== '');
  return matchLocale(tags as string[]);
}
