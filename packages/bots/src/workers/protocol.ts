/**
 * What a pool and its workers say to each other: plain data, which threads and Web Workers can send alike. A request
 * carries all that is needed to answer it: workers remember no game, so any of them can serve any table, and one
 * that is replaced takes nothing along.
 */
import {
  findGame,
  type GameState,
  InvalidInput,
  type Pack,
  packsOf,
  type StateJson,
  toJson,
} from '@horta/engine';
import type { Explanation } from '../bot.ts';

export const REQUEST_KINDS = ['choose', 'explain'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export interface WorkerRequest {
  /** Comes back with the answer. */
  readonly id: number;
  readonly kind: RequestKind;
  /** A bot as loadBot takes it. */
  readonly bot: string;
  /** What the deciding seat may know. */
  readonly view: StateJson;
  /** The component pack, unless it is one of the game's own. */
  readonly pack: Pack | undefined;
  /** Of the bot's chance: the same request gets the same answer, but from a bot whose budget is a time. */
  readonly seed: string;
}

export type WorkerAnswer =
  | { readonly id: number; readonly kind: 'choose'; readonly option: number }
  | { readonly id: number; readonly kind: 'explain'; readonly explanation: Explanation | undefined }
  /** The request is at fault: no worker could answer it. */
  | { readonly id: number; readonly kind: 'refused'; readonly message: string }
  /** The bot is at fault, or the worker. */
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

/** The id of an answer to something that had none. */
export const NO_ID = -1;

export function requestOf(
  id: number,
  kind: RequestKind,
  bot: string,
  view: GameState,
  seed: string,
): WorkerRequest {
  const { game, pack } = view.rules;
  const isOwn = packsOf(findGame(game)).includes(pack);
  return { id, kind, bot, view: toJson(view), pack: isOwn ? undefined : pack, seed };
}

export function idOf(message: unknown): number {
  const { id } = partsOf(message);
  return typeof id === 'number' ? id : NO_ID;
}

/** Checks the form of a request; view, pack and bot are checked by those who read them. Throws InvalidInput. */
export function readRequest(message: unknown): WorkerRequest {
  const { kind, bot, view, pack, seed } = partsOf(message);
  const known = REQUEST_KINDS.find((candidate) => candidate === kind);
  if (known === undefined) refuse('kind', `expected one of ${REQUEST_KINDS.join(', ')}`);
  if (typeof bot !== 'string') refuse('bot', 'expected a text');
  if (typeof seed !== 'string') refuse('seed', 'expected a text');
  if (pack !== undefined && (typeof pack !== 'object' || pack === null))
    refuse('pack', 'expected a component pack');
  return {
    id: idOf(message),
    kind: known,
    bot,
    view: view as StateJson,
    pack: pack as Pack | undefined,
    seed,
  };
}

function partsOf(message: unknown): Readonly<Record<string, unknown>> {
  return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : {};
}

function refuse(path: string, message: string): never {
  throw new InvalidInput('request', [{ path, message }]);
}
