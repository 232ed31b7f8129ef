/** A game in the terminal, from wherever it stands to its end. */
import type { Bot } from '@horta/bots';
import {
  decide,
  type GameEvent,
  type GameState,
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
import { type Audience, seenFrom, shownTo } from './audience.ts';
import { helpLines } from './help.ts';
import type { Lines } from './lines.ts';
import type { TableTalk } from './table-talk.ts';

export interface GameLoop {
  readonly history: History;
  /** Of the seats after those of people, in their order. */
  readonly bots: readonly Bot[];
  /** Gives hints; asked for when it is first needed. */
  readonly adviser: () => Promise<Bot>;
  readonly random: Random;
  /** The seats of people; bots play the others. */
  readonly audience: Audience;
  readonly speaker: Speaker;
  readonly talk: TableTalk;
  readonly lines: Lines;
  /** Called before a person is asked, after each decision of a person, and at the end. */
  readonly keep: () => void;
}

/** Plays on; false if a person left before the end. */
export async function playOn(loop: GameLoop): Promise<boolean> {
  const { history, talk, audience } = loop;
  const events: GameEvent[] = [];
  /** By seat: what a person can look up later is what that person was told. */
  const logs = new Map<Seat, string[]>(audience.map((seat) => [seat, []]));
  const sink = { tell: (event: GameEvent) => void events.push(event) };
  let hasSeenBoards = false;
  while (!isOver(history.state)) {
    history.state.sink = sink;
    const seat = pending(history.state)?.player ?? 0;
    const log = logs.get(seat);
    if (log === undefined) {
      botDecides(loop, seat);
      hasSeenBoards = false;
    } else if (options(history.state).length === 1) {
      forcedChoice(loop, seat);
      loop.keep();
    } else {
      // What the others did is kept before it is shown as done.
      if (!hasSeenBoards) loop.keep();
      const view = seenFrom(audience, history.state, seat);
      if (!hasSeenBoards) talk.boards(view);
      hasSeenBoards = true;
      talk.decision(view);
      if (!(await personDecides(loop, seat, log))) return false;
      loop.keep();
    }
    tell(loop, events.splice(0), logs);
  }
  const end = seenFrom(audience, history.state);
  talk.boards(end);
  talk.scores(end, true);
  loop.keep();
  return true;
}

/** Shows what happened, and notes it down for everyone as they may know it. */
function tell(
  { history: { state }, talk, speaker, audience }: GameLoop,
  events: readonly GameEvent[],
  logs: ReadonlyMap<Seat, string[]>,
): void {
  for (const [seat, log] of logs)
    log.push(...events.flatMap((event) => speaker.event(state, state.rules.seenBy(event, seat)) ?? []));
  talk.events(
    state,
    events.map((event) => shownTo(audience, state, event)),
  );
}

function botDecides({ history, bots, audience, random }: GameLoop, seat: Seat): void {
  const { state } = history;
  const bot = bots[seat - audience.length];
  if (bot === undefined) throw new Error(`no bot at seat ${seat}`);
  decide(history, bot.choose(state.rules.view(state, seat), random));
}

function forcedChoice({ history, audience, speaker, talk }: GameLoop, seat: Seat): void {
  const view = seenFrom(audience, history.state, seat);
  const [option = 0] = options(view);
  talk.say('');
  talk.say(speaker.prompt(view));
  talk.say(messages.only_choice({ option: speaker.option(view, option) }, speaker));
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
    const state = seenFrom(loop.audience, history.state, seat);
    if (line === '') talk.decision(state);
    else if (line === '?') for (const entry of helpLines(state, speaker)) talk.say(entry);
    else if (line === 'h') await hint(loop, state);
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

/** The adviser looks at what the person sees, and at nothing else. */
async function hint({ adviser, random, talk }: GameLoop, view: GameState): Promise<void> {
  const bot = await adviser();
  const explanation = bot.explain?.(view, random);
  if (explanation !== undefined) talk.hint(view, explanation);
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
