/** What a strong bot would do at a person's decision, for that person. */
import type { ConsideredChoice, ExpectedScore, Explanation } from '@horta/bots';
import { type GameState, options, pending, type Seat } from '@horta/engine';
import { listOfAll, messages, type Speaker } from '@horta/words';
import { inColumns } from '../columns.ts';
import { percentOf } from '../numbers.ts';
import { wordOf } from '../words.ts';

/** Who is asked for hints. */
export const ADVISER = 'master';

const MOST_CHOICES = 3;
/** What got less attention than this is no advice. */
const LEAST_SHARE = 0.01;
const MOST_SOURCES = 5;

export function hintLines(s: GameState, explanation: Explanation, speaker: Speaker): string[] {
  const seat = decider(s);
  const choices = adviceOf(explanation);
  const rows = choices.map(({ option, share, expected }) => [
    percentOf(share, speaker.locale),
    String(Math.round(expected[seat]?.total ?? 0)),
    bestOpponent(expected, seat, speaker),
    `${numberOf(s, option)}  ${speaker.option(s, option)}`,
  ]);
  const headings = [
    messages.heading_attention({}, speaker),
    speaker.player(seat),
    messages.heading_best_opponent({}, speaker),
  ];
  const lines = [messages.hint_title({}, speaker), ...inColumns([headings, ...rows], [0, 1])];
  const [best] = choices;
  const sources = best === undefined ? [] : largestSources(s, best.expected[seat], speaker);
  if (best === undefined || sources.length === 0) return lines;
  const about = { number: numberOf(s, best.option), player: speaker.player(seat) };
  return [
    ...lines,
    messages.hint_sources({ ...about, sources: listOfAll(speaker.locale, sources) }, speaker),
  ];
}

/** For programs. */
export function hintJson(s: GameState, explanation: Explanation, speaker: Speaker): object {
  const choices = adviceOf(explanation).map((choice) => ({
    number: numberOf(s, choice.option),
    word: wordOf(s, choice.option),
    words: speaker.option(s, choice.option),
    ...choice,
  }));
  return { seat: decider(s), simulations: explanation.simulations, choices };
}

function decider(s: GameState): Seat {
  return pending(s)?.player ?? 0;
}

function adviceOf({ choices }: Explanation): ConsideredChoice[] {
  return choices.slice(0, MOST_CHOICES).filter(({ share }, i) => i === 0 || share >= LEAST_SHARE);
}

/** Its place in the list of choices, as it can be typed. */
function numberOf(s: GameState, option: number): number {
  return options(s).indexOf(option) + 1;
}

/** "47 (Ben)" */
function bestOpponent(expected: readonly ExpectedScore[], seat: Seat, speaker: Speaker): string {
  const [best] = expected
    .map(({ total }, other) => ({ total, other }))
    .filter(({ other }) => other !== seat)
    .sort((x, y) => y.total - x.total);
  return best === undefined ? '' : `${Math.round(best.total)} (${speaker.player(best.other)})`;
}

/** "Houses built 18" */
function largestSources(s: GameState, expected: ExpectedScore | undefined, speaker: Speaker): string[] {
  return Object.entries(expected?.bySource ?? {})
    .map(([source, points]) => ({ source, points: Math.round(points) }))
    .filter(({ points }) => points !== 0)
    .sort((x, y) => y.points - x.points)
    .slice(0, MOST_SOURCES)
    .map(({ source, points }) => `${speaker.name(s, 'source', source)} ${points}`);
}
