import { randomBytes } from 'node:crypto';
import {
  decide,
  findGame,
  type GameEvent,
  type GameRecord,
  isOver,
  newHistory,
  randomFromSeed,
  recordHeader,
  replay,
  type Seat,
  startRecord,
} from '@horta/engine';
import { gameName, LOCALES, type Locale, matchLocale, messages, speaker as speakerFor } from '@horta/words';
import { BOT_NAMES, botsOf } from '../bots.ts';
import { type Context, command, UsageError } from '../command.ts';
import { readGameOptions } from '../game-options.ts';
import { packOption } from '../packs.ts';
import { DEFAULT_FILE, readKeptGame, type Seating } from '../play/game-file.ts';
import { playOn } from '../play/game-loop.ts';
import { keeperOf } from '../play/keeper.ts';
import { linesOf } from '../play/lines.ts';
import { talkInJson, talkInWords } from '../play/table-talk.ts';

const OPTIONS = {
  game: { kind: 'text', placeholder: 'ID', help: 'which game', default: '1893' },
  players: {
    kind: 'integer',
    placeholder: 'N',
    help: 'how many, people and bots together',
    min: 1,
    max: 9,
    default: 3,
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
    placeholder: 'NAME',
    help: `how the bots play: ${BOT_NAMES.join(', ')}`,
    default: 'playouts',
    choices: BOT_NAMES,
  },
  language: { kind: 'text', placeholder: 'CODE', help: 'of the words; yours if not given', choices: LOCALES },
  options: { kind: 'text', placeholder: 'ID=VALUE,...', help: 'options of the game' },
  pack: { kind: 'text', placeholder: 'FILE', help: "another component pack than the game's own" },
  seed: {
    kind: 'text',
    placeholder: 'SEED',
    help: 'the same seed deals the same cards; random if not given',
  },
  file: { kind: 'text', placeholder: 'FILE', help: 'where the game is kept', default: DEFAULT_FILE },
  new: { kind: 'flag', help: 'begin a new game, though one is kept that is not over' },
} as const;

export const play = command({
  name: 'play',
  summary: 'play a game in the terminal against bots, or around one screen',
  usage: '[options]',
  options: OPTIONS,
  async run(context) {
    const { file } = context.values;
    const kept = context.values.new ? undefined : await keptGame(context);
    const { record, seating } = kept ?? (await newGame(context));
    const { names, people } = seating;
    const speaker = speakerFor(localeOf(context.values.language), names);
    const talk = context.json ? talkInJson(context, speaker) : talkInWords(context, speaker);
    const isPerson = (seat: Seat) => seat < people;

    const events: GameEvent[] = [];
    const history = newHistory(startRecord(record, { tell: (event) => void events.push(event) }));
    for (const { option } of record.moves) decide(history, option);
    talk.say(messages.welcome({}, speaker));
    const players = messages.players({ count: record.players }, speaker);
    if (kept === undefined)
      talk.say(
        messages.new_game({ game: gameName(findGame(record.game), speaker.locale), players }, speaker),
      );
    else talk.say(messages.loaded({ file }, speaker));
    talk.events(history.state, kept === undefined ? events : []);

    const keeper = keeperOf({ file, isNew: kept === undefined, record, seating, history, speaker, talk });
    const [bot] = botsOf(seating.bot, 1);
    if (bot === undefined) throw new UsageError(`--bot: no bot '${seating.bot}'`);
    const random = randomFromSeed(randomBytes(16).toString('hex'));
    const lines = linesOf(context.stdin);
    const isFinished = await playOn({
      history,
      bot,
      random,
      isPerson,
      speaker,
      talk,
      lines,
      keep: keeper.keep,
    });
    lines.close();
    if (!isFinished && keeper.isKept()) talk.say(messages.saved({ file }, speaker));
    talk.say(messages.goodbye({}, speaker));
    return 0;
  },
});

interface Begun {
  readonly record: GameRecord;
  readonly seating: Seating;
}

/** The game kept in the file, if it can go on; who sits there is asked of the command line if the file doesn't say. */
async function keptGame({ values }: Context<typeof OPTIONS>): Promise<Begun | undefined> {
  const { file } = values;
  try {
    const kept = await readKeptGame(file);
    if (kept === undefined) return undefined;
    // Checks every move: one by one they could not be told apart from a fault of ours.
    if (isOver(replay(kept.record))) return undefined;
    return { record: kept.record, seating: kept.seating ?? seatingOf(values, kept.record.players) };
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message} (${file}; --new begins a new game, and sets this file aside)`,
    );
  }
}

/** Who sits at a table of this many. */
function seatingOf(
  { people, names: list, bot }: Context<typeof OPTIONS>['values'],
  players: number,
): Seating {
  if (people > players) throw new UsageError(`--people: ${people} people, but ${players} players in all`);
  const names = (list ?? '').split(',').map((name) => name.trim());
  if (names.length > players)
    throw new UsageError(`--names: ${names.length} names, but ${players} players in all`);
  return { people, names, bot };
}

async function newGame(context: Context<typeof OPTIONS>): Promise<Begun> {
  const { values } = context;
  const { game, players, seed = randomBytes(16).toString('hex') } = values;
  const seating = seatingOf(values, players);
  const header = recordHeader(game, {
    ...{ players, seed, options: readGameOptions(values.options) },
    ...(await packOption(values.pack, context)),
  });
  return { record: { ...header, moves: [] }, seating };
}

/** The language asked for, or that of the person's system. */
function localeOf(language: string | undefined): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const tags = [language, LC_ALL, LC_MESSAGES, LANG].filter((tag) => tag !== undefined && tag !== '');
  return matchLocale(tags as string[]);
}
