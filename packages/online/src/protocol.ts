/** What pages and servers say to each other, as types: the readers are in schemas/. */
import type { Pack } from '@horta/engine';
import type { Message, Request } from '@horta/table';
import type { z } from 'zod';
import type { OnlineFault } from './faults.ts';
import type { calls } from './schemas/calls.ts';
import type { person } from './schemas/common.ts';
import type { me, transfer } from './schemas/http.ts';
import type { chance, chatLine, listedTable, myTable, phase, room, roomSeat } from './schemas/room.ts';
import type { tableSetup } from './schemas/setup.ts';
import type { hello, serverInfo, tells } from './schemas/tells.ts';

/** A page whose number is another one than the server's loads anew. */
export const PROTOCOL = 1;
/** Where the socket is. */
export const SOCKET_PATH = '/api/socket';

export type Person = z.infer<typeof person>;
export type TableSetup = z.infer<typeof tableSetup>;
export type Phase = z.infer<typeof phase>;
export type Room = z.infer<typeof room>;
export type RoomSeat = z.infer<typeof roomSeat>;
export type Chance = z.infer<typeof chance>;
export type ListedTable = z.infer<typeof listedTable>;
export type MyTable = z.infer<typeof myTable>;
export type ChatLine = z.infer<typeof chatLine>;
export type ServerInfo = z.infer<typeof serverInfo>;
export type Hello = z.infer<typeof hello>;
export type Me = z.infer<typeof me>;
export type Transfer = z.infer<typeof transfer>;

type AnyCall = z.infer<typeof calls>;
export type CallName = AnyCall['call'];
type CallOf<N extends CallName> = Extract<AnyCall, { readonly call: N }>;
/** What a call is made with, beside its name and number. */
export type CallParameters<N extends CallName> = N extends 'ask'
  ? { readonly table: string; readonly request: Request }
  : Omit<CallOf<N>, 'id' | 'call'>;

/** What calls are answered with. */
export interface CallValues {
  readonly lobby: readonly ListedTable[];
  readonly mine: MyTable[];
  readonly open: { readonly table: string };
  readonly pack: Pack | undefined;
  readonly enter: { readonly room: Room; readonly lines: ChatLine[] };
  /** The revision then. */
  readonly ask: number;
  /** What the bot thinks: `Explanation` of packages/bots; nothing if it doesn't. */
  readonly explain: unknown;
  readonly rematch: { readonly table: string };
  readonly 'play-on': { readonly table: string };
}
export type CallValue<N extends CallName> = N extends keyof CallValues ? CallValues[N] : undefined;

export type Tell =
  | Exclude<z.infer<typeof tells>, { readonly tell: 'table' }>
  | { readonly tell: 'table'; readonly table: string; readonly message: Message };

export type CallAnswer<T = unknown> =
  /** Without a value if there is nothing to say but that it is done. */
  | { readonly answer: number; readonly ok: true; readonly value?: T }
  | { readonly answer?: number; readonly ok: false; readonly fault: OnlineFault; readonly detail: string };
