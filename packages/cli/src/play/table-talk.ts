/** What a game in the terminal says, as words for people or as JSON lines. */
import type { Explanation } from '@horta/bots';
import {
  conceivable,
  type GameEvent,
  type GameId,
  type GameState,
  obstacle,
  options,
  pending,
  type Score,
  type Seat,
} from '@horta/engine';
import type { State as State1893 } from '@horta/engine/1893';
import type { State as State1897 } from '@horta/engine/1897';
import { listOfAll, messages, type Speaker } from '@horta/words';
import { print, printJson, type Terminal } from '../command.ts';
import { scoreColumns } from '../score-columns.ts';
import { wordOf } from '../words.ts';
import { boards1893 } from './boards-1893.ts';
import { boards1897 } from './boards-1897.ts';
import { hintJson, hintLines } from './hint.ts';

export interface TableTalk {
  say(text: string): void;
  events(s: GameState, events: readonly GameEvent[]): void;
  boards(s: GameState): void;
  decision(s: GameState): void;
  whyNot(s: GameState): void;
  /** What a bot thinks of the pending decision. */
  hint(s: GameState, explanation: Explanation): void;
  scores(s: GameState, isFinal: boolean): void;
}

/** By game: how its table is drawn. */
const BOARDS: Readonly<Record<GameId, (s: GameState, speaker: Speaker) => string[]>> = {
  '1893': (s, speaker) => boards1893(s as State1893, speaker),
  '1893-first-edition': (s, speaker) => boards1893(s as State1893, speaker),
  '1897': (s, speaker) => boards1897(s as State1897, speaker),
};

export function talkInWords(terminal: Terminal, speaker: Speaker): TableTalk {
  const say = (text: string) => print(terminal, text);
  return {
    say,
    events(s, events) {
      for (const event of events) {
        const sentence = speaker.event(s, event);
        if (sentence !== undefined) say(sentence);
      }
    },
    boards(s) {
      say('');
      for (const line of BOARDS[s.rules.game](s, speaker)) say(line);
    },
    decision(s) {
      say('');
      say(speaker.prompt(s));
      const legal = options(s);
      const width = String(legal.length).length;
      for (const [i, option] of legal.entries())
        say(`${String(i + 1).padStart(width + 1)}  ${speaker.option(s, option)}`);
    },
    whyNot(s) {
      const lines = reasonsByText(s, speaker);
      if (lines.length === 0) say(messages.everything_legal({}, speaker));
      for (const line of lines) say(line);
    },
    hint(s, explanation) {
      for (const line of hintLines(s, explanation, speaker)) say(line);
    },
    scores(s, isFinal) {
      say('');
      say(isFinal ? messages.final_scores({}, speaker) : messages.current_scores({}, speaker));
      for (const line of scoreColumns(s, speaker)) say(line);
      if (isFinal) say(victory(s, speaker));
    },
  };
}

/** Each illegal choice with its reason. */
function reasonsByText(s: GameState, speaker: Speaker): string[] {
  const lines: string[] = [];
  const most = 40;
  for (let option = 0; option < conceivable(s) && lines.length < most; option++) {
    const reason = obstacle(s, option);
    if (reason !== undefined) lines.push(`${speaker.option(s, option)}: ${speaker.reason(s, reason)}`);
  }
  return lines;
}

function victory(s: GameState, speaker: Speaker): string {
  const winners = s.rules.winners(s);
  const best = s.rules.scores(s)[winners[0] ?? 0]?.total ?? 0;
  const points = messages.points({ count: best }, speaker);
  const names = winners.map((seat) => speaker.player(seat));
  return winners.length === 1
    ? messages.winner({ player: names[0] ?? '', points }, speaker)
    : messages.shared_victory({ players: listOfAll(speaker.locale, names), points }, speaker);
}

/** For programs: the same as JSON lines. */
export function talkInJson(terminal: Terminal, speaker: Speaker): TableTalk {
  const tell = (value: object) => printJson(terminal, value);
  return {
    say: (text) => tell({ say: text }),
    events: (s, events) => {
      for (const event of events) tell({ event, words: speaker.event(s, event) });
    },
    boards() {},
    decision(s) {
      const { player: seat, step } = pending(s) as { player: Seat; step: string };
      const choices = options(s).map((option, i) => ({
        number: i + 1,
        option,
        word: wordOf(s, option),
        words: speaker.option(s, option),
      }));
      tell({ decision: { seat, step, words: speaker.prompt(s), choices } });
    },
    whyNot(s) {
      tell({ obstacles: reasonsByText(s, speaker) });
    },
    hint(s, explanation) {
      tell({ hint: hintJson(s, explanation, speaker) });
    },
    scores(s, isFinal) {
      const scores: Score[] = s.rules.scores(s);
      tell(isFinal ? { scores, winners: s.rules.winners(s) } : { scores });
    },
  };
}
