/** Whole games: a pad filled as one reads it off the table before the end comes to what the engine comes to. */
import {
  findGame,
  type GameId,
  type GameOptions,
  type GameState,
  isOver,
  loadGame,
  options,
  pending,
  play,
  type Random,
  type Ruleset,
  randomFromSeed,
  rulesOf,
} from '@horta/engine';
import {
  artworkAt,
  cubeAt,
  multiplierAt,
  totalPoints as points1893,
  REFINED,
  ROWS,
  type State as State1893,
  TILES,
  TRACKS,
  trackAt,
  WHITE,
  whiteArtworksOf,
} from '@horta/engine/1893';
import {
  coloursOf,
  columnLeaders,
  houseKindsOf,
  housesOf,
  materialCardsOf,
  totalPoints as points1897,
  prisoners,
  SCALES,
  type State as State1897,
  scaleAt,
} from '@horta/engine/1897';
import { expect, test } from 'vitest';
import { askedOf, entryOf, hasMember } from '../fields.ts';
import type { Pad, Values } from '../pad.ts';
import { padOf } from '../pads.testing.ts';
import { bestOption, rulesOfPad, scorePad } from '../score.ts';
import { isSound } from '../soundness.ts';
import { loadPadGame } from './games.ts';

/** By seat, as the players would tell it. */
function read1893(s: State1893, seat: number): Values {
  const bits = (list: readonly number[]) =>
    list.reduce((set, owner, i) => (owner === seat ? set | (1 << i) : set), 0);
  const sum = (count: number, at: (i: number) => number) =>
    Array.from({ length: count }, (_, i) => at(i)).reduce((all, one) => all + one, 0);
  const pavilions = s.pavilions.filter((owner) => owner === seat).length;
  return {
    points: points1893(s, seat),
    francs: s.money[seat],
    nobles: s.nobles[seat],
    free: s.rules.architects - s.courthouse[seat],
    houses: s.built[seat] - pavilions,
    pavilions,
    cubes: sum(REFINED, (material) => s.cubes[cubeAt(seat, material)]),
    artworks: sum(WHITE, (artwork) => s.artworks[artworkAt(seat, artwork)]),
    whites: whiteArtworksOf(s, seat),
    passing: s.faceDownOwners.filter((owner) => owner === seat).length,
    spots: bits(s.houses),
    tiles: s.bonusTiles.reduce((set, tile, i) => (s.bonusOwners[i] === seat ? set | (1 << tile) : set), 0),
    ...Object.fromEntries(TRACKS.map((track, i) => [track, s.tracks[trackAt(seat, i)]])),
    ...Object.fromEntries(ROWS.map((row, i) => [`row-${row}`, s.multipliers[multiplierAt(seat, i)]])),
  };
}

function read1897(s: State1897, seat: number): Values {
  return {
    points: points1897(s, seat),
    francs: s.money[seat],
    nobles: s.nobles[seat],
    houses: housesOf(s, seat),
    'house-kinds': houseKindsOf(s, seat),
    materials: materialCardsOf(s, seat),
    colours: coloursOf(s, seat),
    prison: prisoners(s, seat),
    majorities: s.bonuses.reduce(
      (set, card, column) => (columnLeaders(s, column).includes(seat) ? set | (1 << card) : set),
      0,
    ),
    ...Object.fromEntries(SCALES.map((scale, i) => [scale, s.scales[scaleAt(seat, i)]])),
  };
}

function padFrom(s: GameState): Pad {
  const { game, options: chosen, players } = s.rules;
  const pad = padOf(game, chosen, players);
  const isCards = game === '1897';
  const holder = isCards ? (s as State1897).expoHolder : (s as State1893).firstPlayer;
  return {
    ...pad,
    holder: holder < 0 ? undefined : holder,
    players: pad.players.map((player, seat) => ({
      ...player,
      board: isCards ? 0 : (s as State1893).boards[seat],
      values: isCards ? read1897(s as State1897, seat) : read1893(s as State1893, seat),
    })),
  };
}

/** The rules, and what the table looked like when their ending began. */
function withSnapshot(rules: Ruleset): { rules: Ruleset; before: () => GameState | undefined } {
  let snapshot: GameState | undefined;
  const { ending } = rules as unknown as { ending: readonly string[] };
  const first = rules.steps[ending[0]];
  if (first === undefined || !('run' in first)) throw new Error('the end begins by itself');
  const watched = {
    run(s: GameState, frame: never) {
      snapshot = rules.clone(s);
      snapshot.agenda.push(frame);
      first.run(s, frame);
    },
  };
  return { rules: { ...rules, steps: { ...rules.steps, [ending[0]]: watched } }, before: () => snapshot };
}

/** Nobody passes if there is something else to do, most of the time: so boards fill. */
function pick(s: GameState, random: Random): number {
  const legal = options(s);
  const step = pending(s)?.step;
  if (step === 'bid') return legal[random.below(Math.min(2, legal.length))];
  if (step === 'turn' && random.below(8) > 0) return legal[random.below(Math.max(1, legal.length - 1))];
  return legal[random.below(legal.length)];
}

/** In some games everybody finds money and materials at the beginning of each round: much is built. */
function enrich(s: GameState): void {
  const table = s as State1893;
  for (let seat = 0; seat < s.rules.players; seat++) {
    table.money[seat] += 12;
    if (s.rules.game === '1897') continue;
    for (let material = 0; material < REFINED; material++) {
      const supply = cubeAt(s.rules.players, material);
      if (table.cubes[supply] < 1) continue;
      table.cubes[supply]--;
      table.cubes[cubeAt(seat, material)]++;
    }
  }
}

function playedToTheEnd(
  rules: Ruleset,
  seed: string,
  isRich: boolean,
): { before: GameState; end: GameState } {
  const { rules: watched, before } = withSnapshot(rules);
  const s = findGame(rules.game).start(watched, seed, {});
  const random = randomFromSeed(seed);
  let round = 0;
  while (before() === undefined && !isOver(s)) {
    const now = (s as State1893).round;
    if (isRich && now > round) enrich(s);
    round = now;
    play(s, pick(s, random));
  }
  // From there on everybody chooses what is best for them.
  for (let frame = pending(s); frame !== undefined; frame = pending(s)) {
    const { option, total } = bestOption(s, frame.player);
    for (const other of options(s)) {
      const tried = rules.clone(s);
      play(tried, other);
      // No other choice would have done better, whatever came after it.
      expect(bestOfAll(tried, frame.player)).toBeLessThanOrEqual(total);
    }
    play(s, option);
  }
  return { before: before() as GameState, end: s };
}

/** Every way to the end is tried. */
function bestOfAll(s: GameState, player: number): number {
  const frame = pending(s);
  if (frame === undefined) return s.rules.scores(s)[player].total;
  const tried = (option: number) => {
    const copy = s.rules.clone(s);
    play(copy, option);
    return bestOfAll(copy, player);
  };
  // What the others choose makes no difference.
  const ways = frame.player === player ? options(s) : options(s).slice(0, 1);
  return Math.max(...ways.map(tried));
}

const TABLES: readonly (readonly [GameId, GameOptions, readonly number[]])[] = [
  ['1893', {}, [2, 3, 4, 5]],
  ['1893', { belleEpoque: true }, [2, 3, 4, 5]],
  ['1893', { boards: 'dealt' }, [2, 3, 4, 5]],
  ['1893', { belleEpoque: true, boards: 'dealt' }, [2, 3, 4, 5]],
  ['1893-first-edition', {}, [2, 3, 4, 5]],
  ['1897', {}, [2, 3, 4]],
];
const GAMES_EACH = 6;
/** Bonus tiles and sources of points that came up in any of them. */
const met = new Set<string>();

test.each(
  TABLES.flatMap(([game, chosen, counts]) => counts.map((players) => [game, chosen, players] as const)),
)('%s %o, %i players', async (game, chosen, players) => {
  await loadGame(game, chosen);
  const padGame = await loadPadGame(game);
  const entry = findGame(game);
  const rules = rulesOf(entry, players, chosen, entry.pack);
  for (let number = 0; number < GAMES_EACH; number++) {
    const seed = `pad ${number}`;
    const { before, end } = playedToTheEnd(rules, seed, number % 2 === 0);
    const pad = padFrom(before);
    expect(rulesOfPad(pad)).toBe(rules);
    const outcome = scorePad(padGame, rules, pad);
    expect(
      outcome.seats.map(({ total }) => total),
      seed,
    ).toEqual(rules.scores(end).map(({ total }) => total));
    expect(outcome.winners).toEqual(rules.winners(end));
    const gained = (seat: number, source: string) =>
      rules.scores(end)[seat].bySource[source] - rules.scores(before)[seat].bySource[source];
    for (const [seat, { lines, soFar, total }] of outcome.seats.entries()) {
      for (const { source, points } of lines) if (points !== 0) met.add(source);
      for (let tile = 0; tile < TILES.length; tile++)
        if (hasMember(pad.players[seat].values.tiles ?? 0, tile)) met.add(TILES[tile]);
      for (const { source, points } of lines) expect(points, source).toBe(gained(seat, source) || 0);
      expect(lines.reduce((sum, { points }) => sum + points, soFar)).toBe(total);
    }
    // Nothing that stands on a table is refused, and nothing is counted otherwise than it was written down.
    expect(isSound(padGame, rules, pad), seed).toBe(true);
    for (let seat = 0; seat < players; seat++) {
      const place = { rules, pad, seat };
      for (const { fields } of askedOf(padGame.sections, place))
        for (const field of fields)
          if (field.kind !== 'holder')
            expect(entryOf(place, field), `${seed}: ${field.id}`).toBe(pad.players[seat].values[field.id]);
    }
  }
});

test('every bonus tile and every source of the end was met', async () => {
  const sources = await Promise.all((['1893', '1897'] as const).map(loadPadGame));
  expect([...met].sort()).toEqual(
    [...new Set([...TILES, ...sources.flatMap((game) => game.sources)])].sort(),
  );
});
