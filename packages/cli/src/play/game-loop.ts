/** A game in the terminal, from wherever it stands to its end. */
import type { Bot } from '@horta/bots';
import { type GameState, isOver, notationOf, options, pending, type Random, type Seat } from '@horta/engine';
import {
  append,
  aroundOneScreen,
  ask,
  botToThink,
  type Change,
  eventsFor,
  type Onlooker,
  playForced,
  revisionOf,
  type Step,
  type Table,
  type UndoBarrier,
  undoBarrier,
  type Wish,
} from '@horta/table';
import { messages, type Speaker } from '@horta/words';
import { helpLines } from './help.ts';
import type { Lines } from './lines.ts';
import type { TableTalk } from './table-talk.ts';

export interface GameLoop {
  /** People sit first, then bots. */
  readonly table: Table;
  /** Of the seats after those of people, in their order. */
  readonly bots: readonly Bot[];
  /** Gives hints; asked for when it is first needed. */
  readonly adviser: () => Promise<Bot>;
  readonly random: Random;
  readonly speaker: Speaker;
  readonly talk: TableTalk;
  readonly lines: Lines;
  /** Called before a person is asked, after each decision of a person, and at the end. */
  readonly keep: () => void;
}

/** By seat of a person: what can be looked up later is what that person was told. */
type Logs = ReadonlyMap<Seat, string[]>;

/** Plays on; false if a person left before the end. */
export async function playOn(loop: GameLoop): Promise<boolean> {
  const { table, talk } = loop;
  const logs: Logs = new Map(table.people.map((seat) => [seat, []]));
  table.playsForced.fill(true);
  goOn(loop, playForced(table), logs);
  let hasSeenBoards = false;
  while (!isOver(table.state)) {
    const bot = botToThink(table);
    if (bot !== undefined) {
      goOn(loop, botDecides(loop, bot.seat), logs);
      hasSeenBoards = false;
      continue;
    }
    const seat = pending(table.state)?.player ?? 0;
    // What the others did is kept before it is shown as done.
    if (!hasSeenBoards) loop.keep();
    const view = seenBy(table.state, seat);
    if (!hasSeenBoards) talk.boards(view);
    hasSeenBoards = true;
    talk.decision(view);
    const change = await personDecides(loop, seat, logs.get(seat) ?? []);
    if (change === undefined) return false;
    loop.keep();
    tell(loop, change.steps, logs);
  }
  const [eyes = 'all'] = aroundOneScreen(table);
  const end = seenBy(table.state, eyes);
  talk.boards(end);
  talk.scores(end, true);
  loop.keep();
  return true;
}

function seenBy(state: GameState, eyes: Onlooker): GameState {
  return eyes === 'all' ? state : state.rules.view(state, eyes);
}

/** Tells a change that no person asked for, and keeps it if choices of people were made with it. */
function goOn(loop: GameLoop, { steps }: Change, logs: Logs): void {
  if (steps.some(({ decision }) => logs.has(decision.seat))) loop.keep();
  tell(loop, steps, logs);
}

/** Shows what happened, and notes it down for everyone as they may know it. */
function tell(loop: GameLoop, steps: readonly Step[], logs: Logs): void {
  const { table, talk, speaker } = loop;
  const onlookers = aroundOneScreen(table);
  for (const step of steps) {
    const { decision, after } = step;
    if (logs.has(decision.seat) && decision.request === undefined) tellForced(loop, step);
    for (const [seat, log] of logs)
      log.push(...eventsFor(step, [seat]).flatMap((event) => speaker.event(after, event) ?? []));
    talk.events(after, eventsFor(step, onlookers));
  }
}

/** A choice of a person that the table made, since there was no other. */
function tellForced({ speaker, talk }: GameLoop, { decision: { seat, option }, before }: Step): void {
  const view = seenBy(before, seat);
  talk.say('');
  talk.say(speaker.prompt(view));
  talk.say(messages.only_choice({ option: speaker.option(view, option) }, speaker));
}

function botDecides({ table, bots, random }: GameLoop, seat: Seat): Change {
  const { state } = table;
  const bot = bots[seat - table.people.length];
  const due = pending(state);
  if (bot === undefined || due === undefined) throw new Error(`no bot at seat ${seat}`);
  const option = bot.choose(state.rules.view(state, seat), random);
  const { kept, steps } = append(table, { type: 'decision', seat, step: due.step, option });
  return { kept, steps: [...steps, ...playForced(table).steps] };
}

/** Asks until a choice is made or taken back; undefined if there is nobody left to ask. */
async function personDecides(
  loop: GameLoop,
  seat: Seat,
  log: readonly string[],
): Promise<Change | undefined> {
  const { table, speaker, talk, lines } = loop;
  for (;;) {
    talk.say(messages.your_choice({}, speaker));
    const line = await lines.next();
    if (line === undefined || line === 'q') return undefined;
    const option = optionOf(table.state, line);
    if (option !== undefined) return wish(table, seat, { what: 'decide', option });
    const state = seenBy(table.state, seat);
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
    } else {
      const change = takeBack(loop, seat);
      if (change !== undefined) return change;
    }
  }
}

function wish(table: Table, seat: Seat, wanted: Wish): Change {
  const revision = revisionOf(table);
  return ask(table, { ...wanted, seat, revision, id: String(revision) });
}

/** The adviser looks at what the person sees, and at nothing else. */
async function hint({ adviser, random, talk }: GameLoop, view: GameState): Promise<void> {
  const bot = await adviser();
  const explanation = bot.explain?.(view, random);
  if (explanation !== undefined) talk.hint(view, explanation);
}

/** The choice that a line stands for: its number in the list, or its word of the notation. */
function optionOf(state: GameState, line: string): number | undefined {
  const legal = options(state);
  if (/^\d+$/.test(line)) return legal[Number(line) - 1];
  const option = notationOf(state.rules, pending(state)?.step ?? '')?.read(line);
  return option !== undefined && legal.includes(option) ? option : undefined;
}

/** Takes back the person's last real choice; undefined if that can't be. */
function takeBack({ table, speaker, talk }: GameLoop, seat: Seat): Change | undefined {
  const barrier = undoBarrier(table, seat);
  if (barrier !== undefined) {
    talk.say(BARRIERS[barrier]({}, speaker));
    return undefined;
  }
  const change = wish(table, seat, { what: 'take-back' });
  const undone = table.undone.at(-1);
  // Where only forced choices could be taken back, the table has made them again.
  if (undone !== undefined && change.steps.length === 0) {
    const option = speaker.option(seenBy(table.state, seat), undone.option);
    talk.say(messages.undo_done({ option }, speaker));
  }
  return change;
}

const BARRIERS = {
  'nothing-played': messages.undo_nothing,
  'other-player': messages.undo_others,
  revealed: messages.undo_revealed,
} as const satisfies Record<UndoBarrier, unknown>;
