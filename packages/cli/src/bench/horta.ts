/** The engine itself: complete random games in several ways of playing, and operations on positions. */
import {
  findGame,
  type GameEvent,
  type GameOptions,
  type GameState,
  hash,
  isOver,
  loadState,
  options,
  pending,
  play,
  playLegal,
  type Random,
  type Ruleset,
  randomFromSeed,
  rulesOf,
  type Sink,
  toJson,
} from '@horta/engine';
import type { Contestant } from './contestant.ts';
import type { Edition } from './editions.ts';

export const GAME = '1893';
export const PLAYERS = 4;
/** How many positions the operations are averaged over. */
const POSITIONS = 128;

export function rulesFor(players: number, id = GAME, chosen: GameOptions = {}): Ruleset {
  const game = findGame(id);
  return rulesOf(game, players, chosen, game.pack);
}

/** Another edition, by itself. */
export function openEdition({ id, game, options: chosen }: Edition): Contestant[] {
  return [games(id, rulesFor(PLAYERS, game, chosen), playLegal, { weight: 2 })];
}

export function openHorta(seed: string): Contestant[] {
  const positions = positionsOf(randomFromSeed(`${seed} positions`), seed);
  return [
    games('games', rulesFor(PLAYERS), playLegal, { weight: 4 }),
    games('games-checked', rulesFor(PLAYERS), play),
    games('games-events', rulesFor(PLAYERS), playLegal, { collects: true }),
    ...[2, 3, 5].map((players) => games(`games-${players}`, rulesFor(players), playLegal)),
    operation('clone', positions, (s) => s.rules.clone(s)),
    operation('hash', positions, hash),
    operation('json-write', positions, (s) => JSON.stringify(toJson(s))),
    operation(
      'json-read',
      positions.map((s) => JSON.stringify(toJson(s))),
      (text) => loadState(JSON.parse(text)),
    ),
    operation('view', positions, (s) => s.rules.view(s, seatOf(s))),
    operation(
      'sample',
      positions.map((s) => s.rules.view(s, seatOf(s))),
      (view, random) => view.rules.sample(view, random),
    ),
  ];
}

function games(
  id: string,
  rules: Ruleset,
  playOption: (s: GameState, option: number) => void,
  { weight = 1, collects = false } = {},
): Contestant {
  const game = findGame(rules.game);
  const legal: number[] = [];
  return {
    id,
    weight,
    begin: (random, seed) => (number) => {
      const s = game.start(rules, `${seed}-${number}`, {}, collects ? collector() : undefined);
      let count = 0;
      let forced = 0;
      while (!isOver(s)) {
        options(s, legal);
        count++;
        if (legal.length === 1) forced++;
        playOption(s, legal[random.below(legal.length)] as number);
      }
      return { count, forced };
    },
  };
}

function collector(): Sink {
  const events: GameEvent[] = [];
  return { tell: (event) => events.push(event) };
}

/** What an operation made last: something must keep it, or it need not be made at all. */
const kept: { last: unknown } = { last: undefined };

function operation<T>(
  id: string,
  items: readonly T[],
  operate: (item: T, random: Random) => unknown,
): Contestant {
  return {
    id,
    weight: 1,
    begin: (random) => () => {
      for (const item of items) kept.last = operate(item, random);
      return { count: items.length, forced: 0 };
    },
  };
}

/** From all moments of random games alike. */
function positionsOf(random: Random, seed: string): GameState[] {
  const game = findGame(GAME);
  const rules = rulesFor(PLAYERS);
  const positions: GameState[] = [];
  const legal: number[] = [];
  for (let number = 0; positions.length < POSITIONS; number++) {
    const s = game.start(rules, `${seed} positions ${number}`, {});
    while (!isOver(s)) {
      // Most clones are dropped, as in a search: if most were kept, V8 would make all further ones to last, slowly.
      const copy = s.rules.clone(s);
      if (random.below(16) === 0) positions.push(copy);
      options(s, legal);
      playLegal(s, legal[random.below(legal.length)] as number);
    }
  }
  return positions.slice(0, POSITIONS);
}

function seatOf(s: GameState): number {
  return pending(s)?.player ?? 0;
}
