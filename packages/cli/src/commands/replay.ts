import { isOver, position, recordFromText } from '@horta/engine';
import { LOCALES, matchLocale, speaker } from '@horta/words';
import { command, print, printJson, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { withLines } from '../record-file.ts';
import { storyOf } from './replay-story.ts';
import { storyLines } from './replay-text.ts';

const LONGEST = 1_000_000;

export const replay = command({
  name: 'replay',
  summary: 'tell a recorded game in words, and its scores',
  usage: '[options] FILE',
  options: {
    to: { kind: 'integer', placeholder: 'N', help: 'stop after N moves', min: 0, max: LONGEST },
    position: { kind: 'flag', help: 'print only the position string of where it stops' },
    language: { kind: 'text', placeholder: 'CODE', help: 'of the words', choices: LOCALES, default: 'en' },
  },
  operands: { min: 1, max: 1 },
  async run(context) {
    const { to, position: asPosition } = context.values;
    const voice = speaker(matchLocale([context.values.language]));
    const text = await readText(context.operands[0] ?? '-', context);
    const record = withLines(text, () => recordFromText(text));
    const { length } = record.moves;
    if (to !== undefined && to > length)
      throw new UsageError(`--to: the record has ${length} moves, not ${to}`);
    const story = withLines(text, () => storyOf(record, to ?? length, voice));
    const { state, opening, moves } = story;
    if (context.json) {
      const { game, players, options, seed } = record;
      const over = isOver(state);
      const end = over ? { scores: state.rules.scores(state), winners: state.rules.winners(state) } : {};
      const header = { game, players, options, seed };
      printJson(context, { ...header, opening, moves, over, ...end, position: position(state) });
    } else if (asPosition) print(context, position(state));
    else for (const line of storyLines(record, story, voice)) print(context, line);
    return 0;
  },
});
