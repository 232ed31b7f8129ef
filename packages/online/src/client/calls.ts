/** Which calls may be made again after a connection was lost before they were answered. */
import type { Answer } from '@horta/table';
import type { OnlineFault } from '../faults.ts';
import type { CallName, CallParameters, CallValue } from '../protocol.ts';

/** Why something was not done: the server's reasons, or that it could not be reached to say. */
export type ClientFault = OnlineFault | 'no-connection';

export type ClientAnswer<T> = Answer<T, ClientFault>;
export type AnswerTo<N extends CallName> = ClientAnswer<CallValue<N>>;

/** Done twice they come to the same: they only ask, have a name of their own (`ask`), or say how something shall be. */
const REPEATABLE: readonly CallName[] = [
  'ask',
  'begin',
  'commit',
  'enter',
  'exit',
  'explain',
  'hold',
  'leave',
  'leave-lobby',
  'lobby',
  'mine',
  'pack',
  'ready',
  'rematch',
  'set-manner',
  'set-seat',
];

export function isRepeatable(name: CallName): boolean {
  return REPEATABLE.includes(name);
}

export const NO_CONNECTION: ClientAnswer<never> = {
  ok: false,
  fault: 'no-connection',
  detail: 'the connection was lost before an answer came',
};

/** A call on its way. */
export interface Pending {
  readonly name: CallName;
  readonly parameters: object;
  /** Sent again if the connection is lost before it is answered. */
  readonly isRepeated: boolean;
  readonly settle: (answer: ClientAnswer<unknown>) => void;
  isSent: boolean;
}

/** What goes on being told: asked for again after each reconnection. */
export interface Subscription {
  readonly name: Subscribable;
  readonly parameters: () => { readonly table?: string };
  readonly onAnswer: (answer: ClientAnswer<unknown>) => void;
}

export type Subscribable = 'lobby' | 'mine' | 'enter' | 'join';

/** How a page says that it needs not be told any more. */
export const ENDINGS: Readonly<Record<Subscribable, CallName | undefined>> = {
  lobby: 'leave-lobby',
  mine: undefined,
  enter: 'exit',
  join: 'leave',
};

export function isSameSubscription(x: Subscription, y: Subscription): boolean {
  return x.name === y.name && x.parameters().table === y.parameters().table;
}

/** What is called with, now or whenever it is called again. */
export type Given<N extends CallName> = CallParameters<N> | (() => CallParameters<N>);
