/** A table about to be opened, as the form has it. Plain data: kept for the next time. */
import type { TableSetup } from '@horta/online';
import { keep, kept } from '../../kept.ts';
import { gameOf, packFor, readSetup, type Setup, seatsInPlay } from '../../pages/setup.ts';

export interface OnlineSetup {
  /** Game, options, players and seats, as the form for a game of one's own has them. */
  game: Setup;
  kind: 'live' | 'days';
  minutes: number;
  increment: number;
  days: number;
  reserve: number;
  isListed: boolean;
  mayBeWatched: boolean;
  takingBack: TableSetup['takingBack'];
  hasHints: boolean;
}

/** Whole numbers that the server takes. */
export const RANGES = {
  minutes: { least: 1, most: 600, usual: 30 },
  increment: { least: 0, most: 600, usual: 30 },
  days: { least: 1, most: 14, usual: 2 },
  reserve: { least: 0, most: 30, usual: 5 },
} as const;

/** A number that was typed, as near to it as the server allows. */
export function within(name: keyof typeof RANGES, value: unknown): number {
  const { least, most, usual } = RANGES[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) return usual;
  return Math.min(most, Math.max(least, Math.round(value)));
}

const KEY = 'horta-online-setup';

export function rememberedOnlineSetup(): OnlineSetup {
  return readOnlineSetup(kept(KEY) ?? '{}');
}

export function keepOnlineSetup(setup: OnlineSetup): void {
  keep(KEY, JSON.stringify({ ...setup, game: { ...setup.game, pack: undefined } }));
}

/** Each value is read by itself: one that is broken costs none of the others. */
export function readOnlineSetup(json: string): OnlineSetup {
  const given = parse(json);
  const game = readSetup(JSON.stringify(given.game ?? {}));
  return {
    game: given.game === undefined ? withPeople(game) : withOpener(game),
    kind: given.kind === 'days' ? 'days' : 'live',
    minutes: within('minutes', given.minutes),
    increment: within('increment', given.increment),
    days: within('days', given.days),
    reserve: within('reserve', given.reserve),
    isListed: given.isListed === true,
    mayBeWatched: given.mayBeWatched !== false,
    takingBack: given.takingBack === 'barrier' ? 'barrier' : 'agreed',
    hasHints: given.hasHints === true,
  };
}

function parse(json: string): Partial<Record<keyof OnlineSetup, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** All seats are for people. */
function withPeople(setup: Setup): Setup {
  return { ...setup, seats: setup.seats.map((plan) => ({ ...plan, kind: 'person' })) };
}

/** The first one is always for whoever opens the table. */
function withOpener(setup: Setup): Setup {
  return { ...setup, seats: setup.seats.map((plan, i) => (i === 0 ? { ...plan, kind: 'person' } : plan)) };
}

/** What the server is asked to open. */
export function toTableSetup(setup: OnlineSetup): TableSetup {
  const { game, kind, isListed, mayBeWatched, takingBack, hasHints } = setup;
  const known = gameOf(game).options.map(({ id }) => id);
  const options = Object.entries(game.options[game.game] ?? {}).filter(([id]) => known.includes(id));
  const { pack } = packFor(game);
  return {
    game: game.game,
    options: Object.fromEntries(options),
    ...(pack && { pack: { ...pack, components: { ...pack.components } } }),
    seats: seatsInPlay(game).map((plan) =>
      plan.kind === 'person' ? { for: 'person' } : { for: 'bot', bot: plan.kind },
    ),
    pace:
      kind === 'live'
        ? {
            kind,
            minutes: within('minutes', setup.minutes),
            increment: within('increment', setup.increment),
          }
        : { kind, days: within('days', setup.days), reserve: within('reserve', setup.reserve) },
    ...{ isListed, mayBeWatched, takingBack, hasHints },
  };
}
