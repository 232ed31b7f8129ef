/** A game in the terminal, from wherever it stands to its end. */
import type { Bot } from '@horta/bots';
import {
  decide,
  type GameEvent,
  type History,
  isOver,
  notationOf,
  options,
  pending,
  type Random,
  type Seat,
  undo,
  undoBarrier,
} from '@horta/engine';
import { messages, type Speaker } from '@horta/words';
import type { Lines } from './lines.ts';
import type { TableTalk } from './table-talk.ts';

export interface GameLoop {
  readonly history: History;
  readonly bot: Bot;
  readonly random: Random;
  readonly isPerson: (seat: Seat) => boolean;
  readonly speaker: Speaker;
  readonly talk: TableTalk;
  readonly lines: Lines;
  /** Called before a person is asked, after each decision of a person, and at the end. */
  readonly keep: () => Promise<void>;
}

/** Plays on; false if a person left before the end. */
export async function playOn(loop: GameLoop): Promise<boolean> {
  const { history, talk } = loop;
  const events: GameEvent[] = [];
  const log: string[] = [];
  const sink = { tell: (event: GameEvent) => void events.push(event) };
  let hasSeenBoards = false;
  while (!isOver(history.state)) {
    history.state.sink = sink;
    const seat = pending(history.state)?.player ?? 0;
    if (!loop.isPerson(seat)) {
      botDecides(loop, seat);
      hasSeenBoards = false;
    } else if (options(history.state).length === 1) {
      forcedChoice(loop);
      await loop.keep();
    } else {
      // What the others did is kept before it is shown as done.
      if (!hasSeenBoards) await loop.keep();
      if (!hasSeenBoards) talk.boards(history.state);
      hasSeenBoards = true;
      talk.decision(history.state);
      if (!(await personDecides(loop, seat, log))) return false;
      await loop.keep();
    }
    log.push(...events.flatMap((event) => loop.speaker.event(history.state, event) ?? []));
    talk.events(history.state, events.splice(0));
  }
  talk.boards(history.state);
  talk.scores(history.state, true);
  await loop.keep();
  return true;
}

function botDecides({ history, bot, random }: GameLoop, seat: Seat): void {
  const { state } = history;
  decide(history, bot.choose(state.rules.view(state, seat), random));
}

function forcedChoice({ history, speaker, talk }: GameLoop): void {
  const [option = 0] = options(history.state);
  talk.say('');
  talk.say(speaker.prompt(history.state));
  talk.say(messages.only_choice({ option: speaker.option(history.state, option) }, speaker));
  decide(history, option);
}

/** Asks until a choice is made or taken back; false if there is nobody left to ask. */
async function personDecides(loop: GameLoop, seat: Seat, log: readonly string[]): Promise<boolean> {
  const { history, speaker, talk, lines } = loop;
  for (;;) {
    talk.say(messages.your_choice({}, speaker));
    const line = await lines.next();
    if (line === undefined || line === 'q') return false;
    const option = optionOf(history, line);
    if (option !== undefined) {
      decide(history, option);
      return true;
    }
    const { state } = history;
    if (line === '') talk.decision(state);
    else if (line === '?') help(loop);
    else if (line === 'b') talk.boards(state);
    else if (line === 's') talk.scores(state, false);
    else if (line === 'l') for (const sentence of log.slice(-60)) talk.say(sentence);
    else if (line === 'w') talk.whyNot(state);
    else if (line !== 'u') {
      const last = options(state).length;
      talk.say(messages.invalid_choice({ input: line, first: 1, last }, speaker));
    } else if (takeBack(loop, seat)) return true;
  }
}

/** The choice that a line stands for: its number in the list, or its word of the notation. */
function optionOf({ state }: History, line: string): number | undefined {
  const legal = options(state);
  if (/^\d+$/.test(line)) return legal[Number(line) - 1];
  const option = notationOf(state.rules, pending(state)?.step ?? '')?.read(line);
  return option !== undefined && legal.includes(option) ? option : undefined;
}

/** Takes back to the person's last real choice; choices that were forced are taken back on the way. */
function takeBack({ history, speaker, talk }: GameLoop, seat: Seat): boolean {
  let hasUndone = false;
  for (;;) {
    const barrier = undoBarrier(history, seat);
    if (barrier !== undefined) {
      if (!hasUndone) talk.say(BARRIERS[barrier]({}, speaker));
      return hasUndone;
    }
    const move = undo(history);
    hasUndone = true;
    if (move === undefined || options(history.state).length === 1) continue;
    talk.say(messages.undo_done({ option: speaker.option(history.state, move.option) }, speaker));
    return true;
  }
}

const BARRIERS = {
  'nothing-played': messages.undo_nothing,
  'other-player': messages.undo_others,
  revealed: messages.undo_revealed,
} as const;

function help({ history, speaker, talk }: GameLoop): void {
  const entries: [string, string][] = [
    ['1 2 3', messages.help_number({}, speaker)],
    ['u', messages.help_undo({}, speaker)],
    ['b', messages.help_board({}, speaker)],
    ['s', messages.help_scores({}, speaker)],
    ['l', messages.help_log({}, speaker)],
    ['w', messages.help_why({}, speaker)],
    ['?', messages.help_help({}, speaker)],
    ['q', messages.help_quit({}, speaker)],
  ];
  talk.say(messages.help_title({}, speaker));
  for (const [key, text] of entries) talk.say(`  ${key.padEnd(6)} ${text}`);
  talk.say(speaker.name(history.state, 'label', 'legend'));
}
