/** A table at which the page sits, and what its listener is told. */

import type { Seat } from '@horta/engine';
import {
  aroundOneScreen,
  type BotFault,
  type Change,
  type Manner,
  type Message,
  newsOf,
  type Onlooker,
  type Table,
  type Told,
  whole,
} from '@horta/table';

interface Hold {
  readonly end: Promise<void>;
  readonly finish: () => void;
}

export interface Opened {
  readonly table: Table;
  readonly begun: number;
  /** The people around this screen; where bots play among themselves, someone who may see all. */
  readonly onlookers: readonly Onlooker[];
  readonly release: () => void;
  /** Undefined once the table was left. */
  listener: ((message: Message) => void) | undefined;
  /** Ends what a bot is thinking of. */
  thoughts: AbortController;
  thinking: Seat | undefined;
  botFault: BotFault | undefined;
  isKept: boolean;
  /** While bots must wait. */
  held: Hold | undefined;
  /** What is being stored: nobody else gets the table before that. */
  writing: Promise<boolean>;
}

export function opened(
  table: Table,
  begun: number,
  { listener, release }: Pick<Opened, 'listener' | 'release'>,
): Opened {
  return {
    ...{ table, begun, listener, release },
    onlookers: aroundOneScreen(table),
    thoughts: new AbortController(),
    thinking: undefined,
    botFault: undefined,
    isKept: true,
    held: undefined,
    writing: Promise.resolve(true),
  };
}

export function toSeats({ table, onlookers }: Opened, { playsForced }: Manner): void {
  for (const seat of onlookers) if (typeof seat === 'number') table.playsForced[seat] = playsForced;
}

/** Lets bots wait, or go on. */
export function hold(at: Opened, isHeld: boolean): void {
  if ((at.held !== undefined) === isHeld) return;
  at.held?.finish();
  at.held = isHeld ? holding() : undefined;
}

function holding(): Hold {
  let finish = () => {};
  const end = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { end, finish };
}

/** Makes what a bot is thinking of count for nothing. */
export function stopThinking(at: Opened): void {
  at.thoughts.abort();
  at.thoughts = new AbortController();
}

/** What is to be told of a change, as the table stands now; the whole without one. */
export function hear({ table, onlookers }: Opened, change?: Change, since = 0): Told {
  return change === undefined ? whole(table, onlookers) : newsOf(table, change, since, onlookers);
}

/** Tells what was heard, or only how the host fares. */
export function tell({ listener, thinking, botFault, isKept }: Opened, told?: Told): void {
  listener?.({ told, thinking, botFault, isKept });
}
