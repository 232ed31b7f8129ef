/** What a bot thinks of a decision, in words and as data. */
import type { Explanation } from '@horta/bots';
import { type GameState, pending } from '@horta/engine';
import { messages, type Speaker } from '@horta/words';
import { inColumns } from '../columns.ts';
import { percentOf, tenthsOf } from '../numbers.ts';
import { sourceColumns } from '../score-columns.ts';
import { wordOf } from '../words.ts';

export interface Explained extends Explanation {
  /** Of the decision, from 1. */
  readonly number: number;
  readonly bot: string;
  /** What the one who decides may know. */
  readonly view: GameState;
  /** The choice of the record, if it has one. */
  readonly made: number | undefined;
}

export function explainedLines(explained: Explained, title: string, voice: Speaker): string[] {
  const { number, view, choices, made, simulations } = explained;
  const points = (amount: number) => tenthsOf(amount, voice.locale);
  const seats = (choices[0]?.expected ?? []).map((_, seat) => seat);
  const played = choices.find(({ option }) => option === made);
  const label = (option: number) => {
    const words = voice.option(view, option);
    return option === made ? messages.explain_played({ option: words }, voice) : words;
  };
  const lines = [
    messages.explain_decision({ number, prompt: voice.prompt(view) }, voice),
    messages.explain_thoughts({ bot: title, count: simulations }, voice),
    '',
    ...inColumns(
      [
        [messages.heading_attention({}, voice), ...seats.map((seat) => voice.player(seat))],
        ...choices.map(({ option, share, expected }) => [
          percentOf(share, voice.locale),
          ...expected.map(({ total }) => points(total)),
          label(option),
        ]),
      ],
      [0, ...seats.map((seat) => seat + 1)],
    ),
  ];
  if (made !== undefined && played === undefined)
    lines.push(messages.explain_other({ option: voice.option(view, made) }, voice));
  // The best, and what was done instead: where they differ is why.
  const [best] = choices;
  for (const choice of new Set([best, played])) {
    if (choice === undefined) continue;
    lines.push('', messages.explain_sources({ option: label(choice.option) }, voice));
    lines.push(...sourceColumns(view, voice, choice.expected, points));
  }
  return lines;
}

export function explainedJson(explained: Explained, voice: Speaker): object {
  const { number, bot, view, choices, made, simulations } = explained;
  const { player: seat, step } = pending(view) ?? {};
  const inWords = (option: number) => ({
    option,
    word: wordOf(view, option),
    words: voice.option(view, option),
  });
  return {
    ...{ move: number, seat, step, words: voice.prompt(view), bot, simulations },
    choices: choices.map((choice) => ({
      ...choice,
      ...inWords(choice.option),
      isMade: choice.option === made,
    })),
    made: made === undefined ? undefined : inWords(made),
  };
}
