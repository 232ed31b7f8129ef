/**
 * What a table over a network adds to what every table shows. A table of this device has none of it: all of it is made by
 * src/online, and fetched from there.
 */
import type { Explanation } from '@horta/bots';
import type { Seat } from '@horta/engine';
import type { ClientFault } from '@horta/online/client';
import type { Answer, Host, Manner, Message, TableId } from '@horta/table';
import type { Component } from 'svelte';
import type { Seen } from './seen.ts';

/** Why something was not done, by whichever host. */
export type AnyFault = ClientFault;
export type HostAnswer<T> = Answer<T, AnyFault>;

/** What is asked of the host of a table that one sits at, whichever it is. */
export type AskedHost = Pick<
  Host<Explanation | undefined, AnyFault>,
  'ask' | 'goOn' | 'explain' | 'hold' | 'exportText' | 'playOn' | 'leave' | 'setManner'
>;

type Part<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;
// biome-ignore lint/complexity/noBannedTypes: a component without properties
type Nothing = {};

/** The host of a table that is elsewhere, and who else is there. */
export interface Elsewhere extends Company {
  readonly host: AskedHost;
  readonly join: (
    id: TableId,
    manner: Manner,
    listener: (message: Message) => void,
    waits: boolean,
  ) => Promise<HostAnswer<undefined>>;
}

export interface Company {
  /** Where one looks back at the game. */
  readonly replayHref: string;
  /** Whether one may ask what a Master would do. */
  readonly hasHints: boolean;
  /** What is asked instead of a decision: the table rests, or has ended without a result. */
  promptAt(seen: Seen): string | undefined;
  readonly parts: {
    /** Beside a player's name: who is here, and the clock. */
    readonly chip: Part<{ seat: Seat }>;
    /** Below the bar: how the connection is, what is offered. */
    readonly bar: Part<Nothing>;
    /** Takes back more than one may by oneself, if all agree. */
    readonly back: Part<{ isNarrow: boolean }>;
    /** Talk. */
    readonly tools: Part<{ isNarrow: boolean }>;
    readonly menu: Part<{ onclose: () => void }>;
    /** Below the result. */
    readonly end: Part<{ onclose: () => void }>;
    /** Beside the ways through a game that is over. */
    readonly past: Part<Nothing>;
    readonly fault: Part<{ fault: AnyFault }>;
  };
}
