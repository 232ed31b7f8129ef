/** `horta explain`: what a bot thinks of a decision in a recorded game. */
import { type Bot, LEVELS, loadBot } from '@horta/bots';
import { type GameRecord, pending, randomFromSeed, recordFromText, replay } from '@horta/engine';
import { LOCALES, matchLocale, speaker } from '@horta/words';
import { command, print, printJson, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { botTitle } from '../level-names.ts';
import { withLines } from '../record-file.ts';
import { type Explained, explainedJson, explainedLines } from './explain-text.ts';

const LONGEST = 1_000_000;

export const explain = command({
  name: 'explain',
  summary: 'what a bot thinks of a decision in a recorded game, and the points it expects',
  usage: '[options] FILE',
  options: {
    move: {
      kind: 'integer',
      placeholder: 'N',
      help: 'the decision that move N answers; what is to be decided at the end of the record if not given',
      min: 1,
      max: LONGEST,
    },
    bot: {
      kind: 'text',
      placeholder: 'NAME',
      help: `who thinks: ${LEVELS.join(', ')}; with a budget if not the usual one: master@5000`,
      default: 'master',
    },
    language: { kind: 'text', placeholder: 'CODE', help: 'of the words', choices: LOCALES, default: 'en' },
  },
  operands: { min: 1, max: 1 },
  async run(context) {
    const { values } = context;
    const text = await readText(context.operands[0] ?? '-', context);
    const record = withLines(text, () => recordFromText(text));
    const number = decisionOf(text, record, values.move);
    const explanation = await explained(record, number, values.bot);
    const voice = speaker(matchLocale([values.language]));
    if (context.json) printJson(context, explainedJson(explanation, voice));
    else
      for (const line of explainedLines(explanation, botTitle(values.bot, voice.locale), voice))
        print(context, line);
    return 0;
  },
});

/** The decision asked for, from 1: that of a move, or the one that is due after all of them. */
function decisionOf(text: string, record: GameRecord, move: number | undefined): number {
  const { length } = record.moves;
  const isOpen = pending(withLines(text, () => replay(record))) !== undefined;
  const last = isOpen ? length + 1 : length;
  if (move === undefined && !isOpen)
    throw new UsageError(`the game is over: --move N says which of its decisions, from 1 to ${last}`);
  if (move !== undefined && move > last)
    throw new UsageError(`--move: the record has decisions 1 to ${last}, not ${move}`);
  return move ?? last;
}

async function explained(record: GameRecord, number: number, name: string): Promise<Explained> {
  const bot: Bot = await loadBot(name, record);
  if (bot.explain === undefined)
    throw new UsageError(`--bot: '${name}' can't say what it thinks; expected one of ${LEVELS.join(', ')}`);
  const s = replay(record, { count: number - 1 });
  // What the one who decides may know: hindsight would be no explanation.
  const view = s.rules.view(s, pending(s)?.player ?? 0);
  const made = record.moves[number - 1]?.option;
  // Any seed that has nothing to do with the deal.
  return { number, bot: name, view, made, ...bot.explain(view, randomFromSeed('explain')) };
}
