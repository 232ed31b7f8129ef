/** Pads for tests: a table, and what its players write down. */
import { type GameId, type GameOptions, loadGame, type Ruleset } from '@horta/engine';
import { loadPadGame } from './games/games.ts';
import type { PadGame } from './games/pad-game.ts';
import { newPlayer, type Pad, type PadPlayer, type Values } from './pad.ts';
import { type Outcome, rulesOfPad, scorePad } from './score.ts';

export interface Sheet {
  readonly pad: Pad;
  readonly game: PadGame;
  readonly rules: Ruleset;
}

export function padOf(game: GameId, options: GameOptions, players: number): Pad {
  const seats: PadPlayer[] = [];
  for (let seat = 0; seat < players; seat++) seats.push(newPlayer(seats, options.boards === 'dealt'));
  return {
    id: 'pad',
    begun: 0,
    game,
    options,
    pack: undefined,
    packKey: undefined,
    players: seats,
    holder: undefined,
  };
}

export async function sheetOf(
  game: GameId,
  options: GameOptions,
  values: readonly Values[],
  more: { readonly holder?: number; readonly boards?: readonly number[] } = {},
): Promise<Sheet> {
  await loadGame(game, options);
  const empty = padOf(game, options, values.length);
  const pad: Pad = {
    ...empty,
    holder: more.holder,
    players: empty.players.map((player, seat) => ({
      ...player,
      board: more.boards?.[seat] ?? player.board,
      values: values[seat] ?? {},
    })),
  };
  return { pad, game: await loadPadGame(game), rules: rulesOfPad(pad) };
}

export function scored({ pad, game, rules }: Sheet): Outcome {
  return scorePad(game, rules, pad);
}

/** Points by source, without those that bring none. */
export function pointsOf(outcome: Outcome, seat: number): Record<string, number> {
  const { lines = [] } = outcome.seats[seat] ?? {};
  return Object.fromEntries(
    lines.filter(({ points }) => points !== 0).map(({ source, points }) => [source, points]),
  );
}

/** A set of nobles or tiles by their ids. */
export function setOf(ids: readonly string[], ...members: readonly string[]): number {
  return members.reduce((set, member) => {
    const i = ids.indexOf(member);
    if (i < 0) throw new Error(`no ${member} among ${ids.join(', ')}`);
    return set | (1 << i);
  }, 0);
}

export function noblesOf(rules: Ruleset, ...ids: readonly string[]): number {
  const { nobles } = rules as unknown as { nobles: readonly { id: string }[] };
  return setOf(
    nobles.map(({ id }) => id),
    ...ids,
  );
}
