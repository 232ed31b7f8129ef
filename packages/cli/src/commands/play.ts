import { randomBytes } from 'node:crypto';
import {
  decide,
  GAMES,
  type GameEvent,
  type GameRecord,
  isOver,
  newHistory,
  randomFromSeed,
  recordHeader,
  replay,
  startRecord,
} from '@horta/engine';
import { LOCALES, type Locale, matchLocale, messages, speaker as speakerFor } from '@horta/words';
import { BOT_NAMES, botsOf } from '../bots.ts';
import { type Context, command, UsageError } from '../command.ts';
import { readGameOptions } from '../game-options.ts';
import { packOption } from '../packs.ts';
import { shownTo } from '../play/audience.ts';
import { DEFAULT_FILE, readKeptGame, type Seating } from '../play/game-file.ts';
import { playOn } from '../play/game-loop.ts';
import { keeperOf } from '../play/keeper.ts';
import { linesOf } from '../play/lines.ts';
import { talkInJson, talkInWords } from '../play/table-talk.ts';
import { tableInWords } from '../table-choice.ts';

const USUAL_GAME = '1893';
const USUAL_PLAYERS = 3;

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
    placeholder: 'NAME',
    help: `how the bots play: ${BOT_NAMES.join(', ')}`,
    default: 'playouts',
    choices: BOT_NAMES,
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
    const audience = Array.from({ length: people }, (_, seat) => seat);

    const events: GameEvent[] = [];
    const history = newHistory(startRecord(record, { tell: (event) => void events.push(event) }));
    for (const { option } of record.moves) decide(history, option);
    talk.say(messages.welcome({}, speaker));
    const players = messages.players({ count: record.players }, speaker);
    if (kept === undefined)
      talk.say(messages.new_game({ game: tableInWords(record, speaker.locale), players }, speaker));
    else talk.say(messages.loaded({ file }, speaker));
    if (kept === undefined)
      talk.events(
        history.state,
        events.map((event) => shownTo(audience, history.state, event)),
      );

    const keeper = keeperOf({ file, isNew: kept === undefined, record, seating, history, speaker, talk });
    const [bot] = botsOf(seating.bot, 1);
    if (bot === undefined) throw new UsageError(`--bot: no bot '${seating.bot}'`);
    const random = randomFromSeed(randomBytes(16).toString('hex'));
    const lines = linesOf(context.stdin);
    const isFinished = await playOn({
      history,
      bot,
      random,
      audience,
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
    refuseAnother(kept.record, values);
    return { record: kept.record, seating: kept.seating ?? seatingOf(values, kept.record.players) };
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message} (${file}; --new begins a new game, and sets this file aside)`,
    );
  }
}

/** Who asks for a certain table would not want to play on at another one. */
function refuseAnother(
  { game, players, options }: GameRecord,
  wanted: Context<typeof OPTIONS>['values'],
): void {
  if (wanted.game !== undefined && wanted.game !== game)
    throw new UsageError(`--game: the game kept is one of ${game}`);
  if (wanted.players !== undefined && wanted.players !== players)
    throw new UsageError(`--players: the game kept is one for ${players}`);
  for (const [id, value] of Object.entries(readGameOptions(wanted.options)))
    if (options[id] !== value)
      throw new UsageError(`--options: the game kept is not one with ${id}=${value}`);
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
  const { game = USUAL_GAME, players = USUAL_PLAYERS, seed = randomBytes(16).toString('hex') } = values;
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
