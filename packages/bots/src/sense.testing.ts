/** Whether bots play turns that make sense to a person: what they do in whole games, counted. */
import {
  type GameEvent,
  type GameOptions,
  type GameState,
  isOver,
  options,
  pending,
  playLegal,
  randomFromSeed,
  startGame,
} from '@horta/engine';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { loadBot } from './catalogue.ts';

/** With counts of simulations only: a time would make the games differ on a slow machine. */
const BOTS = ['apprentice@1', 'journeyman@12', 'architect@100'];
const PLAYERS = 2;
const GAMES = 4;

/** One file for each kind of game, so that all cores have some of them to play. */
export function expectSense(table: { game: string; options: GameOptions }): void {
  describe('bots play turns that make sense', () => {
    it.each(BOTS)('%s', async (bot) => {
      const conduct = await conductOf(bot, { ...table, players: PLAYERS }, GAMES);
      const seats = PLAYERS * GAMES;
      // No bids beyond use: what wins a column is little more than it takes.
      expect(conduct.francsBeyondUse / Math.max(1, conduct.columnsWon)).toBeLessThan(1.5);
      // No wasted architects: most do what they were placed for (some are there for an iris alone), and hardly anyone
      // passes who could still act.
      expect(conduct.impossible / conduct.placed).toBeLessThan(0.25);
      expect(conduct.passesWithMeans / conduct.passes).toBeLessThan(0.4);
      // Nobles are paid at the end, but for those now and then whose francs are worth more elsewhere.
      expect(conduct.noblesUnpaid / seats).toBeLessThan(0.5);
    });
  });
}

interface Conduct {
  games: number;
  /** Architects placed on the Art Nouveau board or area. */
  placed: number;
  /** Of them, those whose action could not be done. */
  impossible: number;
  /** Columns won in 1893, and francs bid there beyond what was needed to win them. */
  columnsWon: number;
  francsBeyondUse: number;
  passes: number;
  /** Passes of someone who could still have acted on the board. */
  passesWithMeans: number;
  noblesUnpaid: number;
  points: number;
}

async function conductOf(
  name: string,
  table: { game: string; players: number; options: GameOptions },
  games: number,
): Promise<Conduct> {
  const bot = await loadBot(name, table);
  const conduct: Conduct = {
    games,
    placed: 0,
    impossible: 0,
    columnsWon: 0,
    francsBeyondUse: 0,
    passes: 0,
    passesWithMeans: 0,
    noblesUnpaid: 0,
    points: 0,
  };
  for (let number = 0; number < games; number++) {
    const s = startGame(table.game, {
      players: table.players,
      options: table.options,
      seed: `sense ${number}`,
    });
    s.sink = { tell: (event) => note(conduct, event) };
    playOut(s, bot, `sense ${number}`, conduct);
    for (const { total } of s.rules.scores(s)) conduct.points += total;
  }
  return conduct;
}

function playOut(s: GameState, bot: Bot, seed: string, conduct: Conduct): void {
  const random = randomFromSeed(seed);
  while (!isOver(s)) {
    const frame = pending(s);
    const legal = options(s);
    const option = bot.choose(s.rules.view(s, frame?.player ?? 0), random);
    // The last option of a turn is to pass, the first ones are places on the board.
    if (frame?.step === 'turn' && option === legal.at(-1) && legal[0] < FEWEST_PLACES)
      conduct.passesWithMeans++;
    playLegal(s, option);
  }
}

/** Places of the smaller board: what has a smaller number in a turn is a place in either game. */
const FEWEST_PLACES = 16;

/** Events of both games, as far as they are noted. */
type Noted =
  | { type: 'architect-placed' | 'action-impossible' | 'passed' }
  | { type: 'column-won'; sums: readonly number[] }
  | { type: 'points'; source: string; count: number };

function note(conduct: Conduct, event: GameEvent): void {
  const noted = event as Noted;
  switch (noted.type) {
    case 'architect-placed':
      conduct.placed++;
      break;
    case 'action-impossible':
      conduct.impossible++;
      break;
    case 'passed':
      conduct.passes++;
      break;
    case 'column-won': {
      const [most, second] = noted.sums.toSorted((a, b) => b - a);
      conduct.columnsWon++;
      conduct.francsBeyondUse += most - second - 1;
      break;
    }
    case 'points':
      if (noted.source === 'unpaid-nobles') conduct.noblesUnpaid += noted.count;
      break;
  }
}
