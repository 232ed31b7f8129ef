/** A game about to be begun, as the form on the first page has it. Plain data: kept for the next visit. */
import { LEVELS, type Level } from '@horta/bots';
import {
  findGame,
  GAMES,
  type Game,
  type GameId,
  type GameOptions,
  type Pack,
  type Random,
  shuffled,
} from '@horta/engine';
import type { NewGame, Sitter } from '@horta/table';

export const LONGEST_NAME = 24;

/** Who takes a seat: a person, or a bot of this level. */
export interface SeatPlan {
  kind: 'person' | Level;
  name: string;
}

export interface Setup {
  game: GameId;
  players: number;
  /** By game: what differs from its defaults is remembered for each. */
  options: Partial<Record<GameId, GameOptions>>;
  /** As many as any game has room for; the first ones play. */
  seats: SeatPlan[];
  shuffles: boolean;
  /** Another component pack than the game's own; chosen anew for each game. */
  pack?: Pack | undefined;
}

/** Ways to fill the table with one click. */
export const COMPANIES = ['alone', 'shared', 'watch'] as const;
export type Company = (typeof COMPANIES)[number];

const MOST_SEATS = Math.max(...GAMES.map(({ maxPlayers }) => maxPlayers));
const USUAL_PLAYERS = 3;
/** Somebody new should be able to win. */
const USUAL_LEVEL: Level = 'apprentice';

export function usualSetup(): Setup {
  return {
    game: GAMES[0].id,
    players: USUAL_PLAYERS,
    options: {},
    seats: Array.from({ length: MOST_SEATS }, (_, seat) => ({
      kind: seat === 0 ? 'person' : USUAL_LEVEL,
      name: '',
    })),
    shuffles: false,
  };
}

export function gameOf({ game }: Pick<Setup, 'game'>): Game {
  return findGame(game);
}

/** Each value is read by itself: one that is broken costs none of the others. */
export function readSetup(json: string): Setup {
  const usual = usualSetup();
  const given = parse(json);
  const game = GAMES.find(({ id }) => id === given.game)?.id ?? usual.game;
  const seats = Array.isArray(given.seats) ? (given.seats as unknown[]) : [];
  const players = typeof given.players === 'number' ? given.players : usual.players;
  return {
    game,
    players: playersFor(findGame(game), players),
    options: readOptions(given.options),
    seats: usual.seats.map((plan, seat) => readSeat(seats[seat]) ?? plan),
    shuffles: given.shuffles === true,
  };
}

function parse(json: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(json));
  } catch {
    return {};
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function readOptions(value: unknown): Setup['options'] {
  const byGame = asObject(value);
  return Object.fromEntries(
    GAMES.map((game) => {
      const given = asObject(byGame[game.id]);
      const known = game.options.flatMap(({ id, values }) => {
        const chosen = values.find((candidate) => candidate.value === given[id]);
        return chosen === undefined ? [] : [[id, chosen.value]];
      });
      return [game.id, Object.fromEntries(known) as GameOptions];
    }),
  );
}

function readSeat(value: unknown): SeatPlan | undefined {
  const { kind, name } = asObject(value);
  const known = (['person', ...LEVELS] as const).find((candidate) => candidate === kind);
  if (known === undefined) return undefined;
  return { kind: known, name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '' };
}

/** The number nearest to the one wished for that the game allows. */
export function playersFor(game: Pick<Game, 'minPlayers' | 'maxPlayers'>, wish: number): number {
  const whole = Number.isFinite(wish) ? Math.round(wish) : USUAL_PLAYERS;
  return Math.min(game.maxPlayers, Math.max(game.minPlayers, whole));
}

/** What the table plays for an option. */
export function optionValue(
  setup: Pick<Setup, 'game' | 'options'>,
  id: string,
): boolean | string | undefined {
  const definition = gameOf(setup).options.find((option) => option.id === id);
  return setup.options[setup.game]?.[id] ?? definition?.default;
}

export function seatsInPlay({ seats, players }: Setup): SeatPlan[] {
  return seats.slice(0, players);
}

/** Which of the ways the seats are filled in, if it is one of them. */
export function companyOf(setup: Setup): Company | undefined {
  const people = seatsInPlay(setup).filter(({ kind }) => kind === 'person').length;
  if (people === 0) return 'watch';
  if (people === setup.players) return 'shared';
  return people === 1 ? 'alone' : undefined;
}

/** Fills all seats in this way; names stay with people, levels with bots. */
export function seatCompany({ seats }: Pick<Setup, 'seats'>, company: Company): SeatPlan[] {
  const level = seats.map(({ kind }) => kind).find((kind): kind is Level => kind !== 'person') ?? USUAL_LEVEL;
  return seats.map(({ kind, name }, seat) => {
    const isPerson = company === 'shared' || (company === 'alone' && seat === 0);
    const wanted = isPerson ? 'person' : kind === 'person' ? level : kind;
    return { kind: wanted, name: (wanted === 'person') === (kind === 'person') ? name : '' };
  });
}

/** Whether something that is folded away differs from what is usual. */
export function isUnusual(setup: Setup): boolean {
  const { options } = gameOf(setup);
  return setup.shuffles || options.some(({ id, default: usual }) => optionValue(setup, id) !== usual);
}

/** The first person at the table is taken for the one whose browser this is. */
export function withOwnName(seats: readonly SeatPlan[], name: string): SeatPlan[] {
  const own = seats.findIndex(({ kind }) => kind === 'person');
  return seats.map((plan, seat) => (seat === own && plan.name === '' ? { ...plan, name } : plan));
}

/** What is of another game was chosen before that. */
export function packFor({ game, pack }: Setup): { pack?: Pack } {
  return pack?.game === game ? { pack } : {};
}

export function toNewGame(setup: Setup, random: Random): NewGame {
  const sitters = seatsInPlay(setup).map(
    ({ kind, name }): Sitter => ({ name: name.trim(), bot: kind === 'person' ? undefined : kind }),
  );
  return {
    game: setup.game,
    options: { ...setup.options[setup.game] },
    sitters: setup.shuffles ? shuffled(sitters, random) : sitters,
    ...packFor(setup),
  };
}
