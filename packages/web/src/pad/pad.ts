/** What stands on a score pad: a game in its box, who played it, and what each has at the end. Plain data. */
import type { GameId, GameOptions } from '@horta/engine';

/** What a player has, by field (fields.ts). What nobody has written down is not there. */
export type Values = Readonly<Record<string, number>>;

export interface PadPlayer {
  readonly name: string;
  /** One of the five colours, each with its emblem. */
  readonly colour: number;
  /** The architect board, by its place in the list of the rules; 0 where all have the same one. */
  readonly board: number;
  /** They have said that all of theirs is written down. */
  readonly isDone: boolean;
  readonly values: Values;
}

export interface Pad {
  readonly id: string;
  /** When it was begun, in milliseconds. */
  readonly begun: number;
  readonly game: GameId;
  readonly options: GameOptions;
  /** Fingerprint of the component pack whose values count; undefined: the game's own. */
  readonly pack: string | undefined;
  /** Which of this browser's packs that is, also once it is corrected; undefined where it came by a link. */
  readonly packKey: string | undefined;
  readonly players: readonly PadPlayer[];
  /** Who has the tile, the token or the card that only one can have; undefined while nobody has said so. */
  readonly holder: number | undefined;
}

export const COLOURS = 5;
export const LONGEST_NAME = 30;
/** The option of the second edition that gives each player another board. How they were given doesn't matter here. */
export const OWN_BOARDS = 'dealt';

export function hasOwnBoards({ options }: Pick<Pad, 'options'>): boolean {
  return options.boards === OWN_BOARDS;
}

/** The pad with another line about one player. */
export function withPlayer(pad: Pad, seat: number, change: Partial<PadPlayer>): Pad {
  return {
    ...pad,
    players: pad.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
  };
}

export function withValue(pad: Pad, seat: number, field: string, value: number): Pad {
  return withPlayer(pad, seat, { values: { ...pad.players[seat]?.values, [field]: value } });
}

/** Without one of the players; the others keep what they have. */
export function withoutPlayer(pad: Pad, seat: number): Pad {
  const { holder } = pad;
  const left = holder === seat ? undefined : holder;
  return {
    ...pad,
    players: pad.players.filter((_, i) => i !== seat),
    holder: left === undefined || left < seat ? left : left - 1,
  };
}

/** The first number of these that nobody has. */
function firstFree(taken: readonly number[], from: number): number {
  let free = from;
  while (taken.includes(free)) free++;
  return free;
}

/** Somebody about whom nothing is written down. */
export function newPlayer(others: readonly PadPlayer[], ownBoards: boolean): PadPlayer {
  return {
    name: '',
    colour: firstFree(
      others.map(({ colour }) => colour),
      0,
    ),
    board: ownBoards
      ? firstFree(
          others.map(({ board }) => board),
          1,
        )
      : 0,
    isDone: false,
    values: {},
  };
}

/** The same table with an empty sheet: names, colours and boards stay. */
export function emptied(pad: Pad, id: string, begun: number): Pad {
  return {
    ...pad,
    id,
    begun,
    holder: undefined,
    players: pad.players.map((player) => ({ ...player, isDone: false, values: {} })),
  };
}

/** Whether anything at all is written down. */
export function isBlank({ players, holder }: Pad): boolean {
  return (
    holder === undefined &&
    players.every(({ values, isDone }) => !isDone && Object.values(values).every((value) => value === 0))
  );
}
