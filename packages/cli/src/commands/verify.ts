import {
  checkProof,
  checkSentence,
  findingSentence,
  type Sentence,
  type Verdict,
} from '@horta/online/chance';
import { LOCALES, type Locale, matchLocale } from '@horta/words';
import { verifyMessages } from '@horta/words/verify';
import { command, print, printJson } from '../command.ts';
import { readText } from '../files.ts';

export const verify = command({
  name: 'verify',
  summary: 'check that nobody chose the deal of a game from a server, and that it was played by the rules',
  usage: '[options] FILE',
  options: {
    language: { kind: 'text', placeholder: 'CODE', help: 'of the words', choices: LOCALES, default: 'en' },
  },
  operands: { min: 1, max: 1 },
  async run(context) {
    const text = await readText(context.operands[0] ?? '-', context);
    const verdict = checkProof(text);
    const isRight = verdict.findings.length === 0;
    if (context.json) printJson(context, { right: isRight, ...verdict });
    else
      for (const line of verdictLines(verdict, matchLocale([context.values.language]))) print(context, line);
    return isRight ? 0 : 1;
  },
});

type Message = (inputs: Sentence['inputs'], options: { locale: Locale }) => string;

/** What is wrong comes first: it is why somebody looks. */
function verdictLines({ findings, checked, isOver, attempts = 0 }: Verdict, locale: Locale): string[] {
  const say = (key: keyof typeof verifyMessages, inputs: Sentence['inputs'] = {}) =>
    (verifyMessages[key] as Message)(inputs, { locale });
  const sentence = ({ key, inputs, detail }: Sentence) =>
    `${say(key, inputs)}${detail === undefined ? '' : ` (${detail})`}`;
  const isRight = findings.length === 0;
  const isUnproven = findings.some(({ finding }) => finding === 'no-record' || finding === 'no-proof');
  const notes = [
    ...(attempts > 0 ? [say('attempts', { count: attempts })] : []),
    ...(isOver === false ? [say('unfinished')] : []),
  ];
  return [
    say(isRight ? 'right' : isUnproven ? 'unproven' : 'wrong'),
    ...findings.map((found) => `  ✗ ${sentence(findingSentence(found))}`),
    ...(checked.length === 0 ? [] : ['', say('checked')]),
    ...checked.map((done) => `  ✓ ${sentence(checkSentence(done))}`),
    ...(notes.length === 0 ? [] : ['', ...notes]),
    ...(isRight ? ['', say('shows_title'), `  ${say('shows')}`] : []),
    ...(isRight ? ['', say('shows_not_title'), `  ${say('shows_not')}`, `  ${say('only_here')}`] : []),
  ];
}
