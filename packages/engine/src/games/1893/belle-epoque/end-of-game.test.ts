import { describe, expect, it } from 'vitest';
import { isOver, notationOf, obstacle, options, pending, play } from '../../../core/agenda.ts';
import type { GameOptions } from '../../../core/game.ts';
import { randomFromSeed } from '../../../core/random.ts';
import type { EventType } from '../events.ts';
import { stackOf } from '../gains.ts';
import { COLOURS, SPACES, WHITE } from '../ids.ts';
import { setMultiplier, setPoints, typesTold } from '../resolution.testing.ts';
import { winners } from '../scoring.ts';
import { FIRST_BRUSSELS_OPTION, PASS_OPTION } from '../steps/turn.ts';
import {
  answer,
  artworksHeld,
  type Belongings,
  check,
  choices,
  cubesOf,
  due,
  give,
  newTable,
  noblesKept,
  pointsTold,
  setShop,
  type Table,
  told,
  total,
  whitesHeld,
} from '../table.testing.ts';
import { BELLE_EPOQUE, end, lastPass } from './rounds.testing.ts';
import { TILES } from './tiles.ts';

describe('2e Belle Époque, End of the game', () => {
  it('the order is bonus tiles, nobles paid, white artworks discarded, final scoring', () => {
    const table = lastPass(3, {
      tiles: ['iris', 'white'],
      nobles: ['brugmann', 'buls'],
      francs: 1,
      whites: { blue: 2 },
      houses: ['1-1'],
    });
    end(table);
    const order: EventType[] = [
      'bonus-tile-scored',
      'noble-paid',
      'white-artworks-discarded',
      'points',
      'game-ended',
    ];
    const seen = typesTold(table, ...order.filter((type) => type !== 'points'));
    expect(seen.filter((type, i) => seen.indexOf(type) === i)).toEqual(
      order.filter((type) => type !== 'points'),
    );
    const discarded = table.events.findIndex(({ type }) => type === 'white-artworks-discarded');
    const sources = table.events.map((event) => (event.type === 'points' ? event.source : undefined));
    expect(sources.indexOf('bonus-tiles')).toBeLessThan(discarded);
    expect(sources.indexOf('houses')).toBeGreaterThan(discarded);
    expect(sources.indexOf('row-nobles')).toBeGreaterThan(discarded);
    // 3 BF of the iris tile and 1 BF pay for both nobles.
    expect(pointsTold(table, 1)).toEqual({ 'bonus-tiles': 6, houses: 1, 'row-nobles': 2 });
    check(table);
  });

  it('white artworks are discarded to the stacks of their own colours, of all players', () => {
    const table = lastPass(3, { whites: { blue: 1, green: 2 } });
    give(table, 2, { whites: { yellow: 1 } });
    end(table);
    expect(whitesHeld(table, 1)).toEqual({});
    expect(whitesHeld(table, 2)).toEqual({});
    expect(told(table, 'white-artworks-discarded')).toEqual([
      { type: 'white-artworks-discarded', player: 1, colours: [2, 3, 3] },
      { type: 'white-artworks-discarded', player: 2, colours: [0] },
    ]);
    check(table);
  });

  it('white artworks are worth nothing in the artworks row, whatever its multiplier', () => {
    const table = lastPass(3, { whites: { blue: 1, green: 2 }, artworks: { blue: 1, black: 1 } });
    setMultiplier(table, 1, 'artworks', 3);
    end(table);
    expect(pointsTold(table, 1)).toEqual({ 'row-artworks': 6, 'row-nobles': 1 });
    expect(artworksHeld(table, 1)).toEqual({ blue: 1, black: 1 });
  });

  it('white artworks in the display of the market are nobody’s', () => {
    const table = lastPass(3, {});
    setShop(table, 'blue');
    table.s.shop = table.s.shop.with(0, WHITE + COLOURS.indexOf('blue'));
    check(table);
    end(table);
    expect(told(table, 'white-artworks-discarded')).toEqual([]);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 1 });
  });

  // Houses and pavilions, architect level.
  const BUILT: [string, Belongings, number][] = [
    ['1 pavilion at 1', { cards: [1] }, 1],
    ['2 pavilions at 8', { cards: [1, 2], levels: { architect: 8 } }, 16],
    [
      '2 houses and 3 pavilions at 10',
      { cards: [1, 2, 3], houses: ['1-1', '1-3'], levels: { architect: 10 } },
      50,
    ],
  ];

  it.each(BUILT)('pavilions score the architect level as houses do: %s', (_, own, points) => {
    const table = lastPass(3, own);
    end(table);
    expect(pointsTold(table, 1)).toEqual({ houses: points, 'row-nobles': 1 });
  });

  it('glass is a refined cube worth 1 VP; jokers are discarded before', () => {
    const table = lastPass(3, { cubes: { glass: 3, wood: 1, joker: 4 } });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ cubes: 4, 'row-nobles': 1 });
    expect(cubesOf(table, 1)).toEqual({ glass: 3, wood: 1 });
    check(table);
  });

  it('Nagelmackers and Privat-Livemont are paid and count in the nobles row as the others', () => {
    const table = lastPass(3, { nobles: ['brugmann', 'nagelmackers', 'privat-livemont'], francs: 6 });
    end(table);
    expect(due(table)).toBe('over');
    expect(table.s.money[1]).toBe(0);
    expect(pointsTold(table, 1)).toEqual({ 'row-nobles': 3 });
  });

  it('R-10: what stays unpaid is one’s choice, Nagelmackers and Privat-Livemont included', () => {
    const table = lastPass(3, { nobles: ['brugmann', 'nagelmackers', 'privat-livemont'], francs: 3 });
    end(table);
    expect(choices(table).toSorted()).toEqual(['brugmann+privat-livemont', 'nagelmackers'].toSorted());
    answer(table, 'pay-nobles', 'brugmann+privat-livemont');
    expect(noblesKept(table, 1)).toEqual(['brugmann', 'privat-livemont']);
    expect(pointsTold(table, 1)).toEqual({ 'unpaid-nobles': -5, 'row-nobles': 2 });
  });

  it('cards are worth nothing by themselves, used or not', () => {
    const table = lastPass(3, { cards: [1, 12, 20] });
    end(table);
    expect(pointsTold(table, 1)).toEqual({ houses: 3, 'row-nobles': 1 });
  });

  it('tied players share the victory, points of bonus tiles included', () => {
    const table = lastPass(3, { tiles: ['crown'], levels: { crown: 6 } });
    give(table, 0, { courthouse: 7 });
    give(table, 2, { courthouse: 7 });
    setPoints(table, 1, 50);
    setPoints(table, 2, 62);
    end(table);
    expect([total(table, 1), total(table, 2)]).toEqual([63, 63]);
    expect(winners(table.s)).toEqual([1, 2]);
    check(table);
  });

  it('without architects on bonus tiles the end is that of the base game', () => {
    const table = lastPass(3, { houses: ['1-1'], cubes: { wood: 1 }, artworks: { blue: 1 } });
    end(table);
    expect(told(table, 'bonus-tile-scored')).toEqual([]);
    expect(pointsTold(table, 1)).toEqual({ houses: 1, cubes: 1, 'row-artworks': 1, 'row-nobles': 1 });
  });
});

const PLAYED = new Map<string, Table>();

function richGame(players: number, game: number, chosen: GameOptions): Table {
  const name = `${players} ${game}`;
  const table = PLAYED.get(name) ?? playRichGame(players, game, chosen);
  PLAYED.set(name, table);
  return table;
}

/**
 * A game in which everyone is rich at the start of each round, so that pavilions, cards and tiles come up often. The
 * state is checked at every decision; and nobody is asked again at once what they have declined.
 */
function playRichGame(players: number, game: number, chosen: GameOptions): Table {
  const cards = Array.from({ length: 5 }, (_, i) => ((Math.floor(game / 2) * 5 + i) % 32) + 1);
  const tiles = Array.from({ length: 6 }, (_, i) => TILES[(game * 5 + i) % TILES.length]);
  const table = newTable(players, { cards, tiles }, `rich ${players} ${game}`, {
    ...BELLE_EPOQUE,
    ...chosen,
  });
  const { s } = table;
  const random = randomFromSeed(`choices ${players} ${game}`);
  let round = 0;
  while (!isOver(s)) {
    check(table);
    const step = pending(s)?.step;
    if (step === 'turn' && s.round > round) {
      round = s.round;
      enrich(table);
      // In every other game the pavilions stand from the start.
      if (round === 1 && game % 2 === 0)
        cards.forEach((card, i) => {
          give(table, i % players, { cards: [card] });
        });
    }
    const option = pick(table, (below) => random.below(below));
    expect(obstacle(s, option)).toBeUndefined();
    const asked = pending(s);
    const isDeclined = asked !== undefined && notationOf(s.rules, asked.step)?.write(option) === 'decline';
    play(s, option);
    if (isDeclined) expect(pending(s)).not.toEqual(asked);
  }
  check(table);
  return table;
}

const GREEN = COLOURS.indexOf('green');

function enrich(table: Table): void {
  const { players } = table.s.rules;
  for (let seat = 0; seat < players; seat++) {
    table.s.sink?.tell({ type: 'francs', player: seat, amount: 30 - table.s.money[seat], source: 'setup' });
    give(table, seat, { francs: 30, cubes: { wood: 2, iron: 2, stone: 2, glass: 2, joker: 3 } });
    if (stackOf(table.s, GREEN) > 0) give(table, seat, { whites: { green: 1 } });
  }
  check(table);
}

/** One passes seldom, uses cards often, and builds pavilions rather than houses. */
function pick({ s }: Table, below: (limit: number) => number): number {
  const legal = options(s);
  const step = pending(s)?.step;
  if (step === 'turn' && below(6) > 0) {
    const brussels = below(3) === 0;
    const actions = legal.filter(
      (option) => option < PASS_OPTION && option >= FIRST_BRUSSELS_OPTION === brussels,
    );
    if (actions.length > 0) return actions[below(actions.length)];
  }
  if (step === 'use-card' && below(4) > 0) return legal[legal.length - 1];
  const sites = step === 'place-house' ? legal.filter((place) => place >= SPACES) : [];
  if (sites.length > 0 && below(3) > 0) return sites[below(sites.length)];
  if (step === 'bid') return legal[below(Math.min(2, legal.length))];
  return legal[below(legal.length)];
}

describe('2e Belle Époque, Whole games', () => {
  const CHOSEN: GameOptions[] = [{}, { boards: 'dealt' }];
  const GAMES = [2, 3, 4, 5].flatMap((players) =>
    Array.from({ length: 14 }, (_, game) => [players, game, CHOSEN[(players + (game >> 1)) % 2]] as const),
  );
  it.each(GAMES)(
    'rich players at random lose nothing and use no card twice in a round: %i players, game %i',
    (players, game, chosen) => {
      const table = richGame(players, game, chosen);
      const { s } = table;
      expect(isOver(s)).toBe(true);
      let used: number[] = [];
      for (const event of table.events) {
        if (event.type === 'round-started') used = [];
        if (event.type !== 'card-used') continue;
        expect(used).not.toContain(event.card);
        used.push(event.card);
      }
      // Everything that was told adds up to what each has.
      for (let seat = 0; seat < players; seat++) {
        const francs = told(table, 'francs').filter(({ player }) => player === seat);
        const points = told(table, 'points').filter(({ player }) => player === seat);
        expect(sum(points.map(({ amount }) => amount))).toBe(total(table, seat));
        expect(sum(francs.map(({ amount }) => amount))).toBe(s.money[seat]);
        expect(whitesHeld(table, seat)).toEqual({});
      }
      expect(s.travellersSent).toEqual([0, 0, 0, 0]);
      expect(told(table, 'round-ended')).toHaveLength(5);
    },
  );

  it('in those games every card is used but the one that only counts, and every tile scored', () => {
    const tables = GAMES.map(([players, game, chosen]) => richGame(players, game, chosen));
    const cards = new Set(tables.flatMap((table) => told(table, 'card-used').map(({ card }) => card + 1)));
    const tiles = new Set(
      tables.flatMap((table) => told(table, 'bonus-tile-scored').map(({ tile }) => tile)),
    );
    const all = Array.from({ length: 32 }, (_, i) => i + 1);
    // Card 26 is read when the first player is found.
    expect(all.filter((card) => !cards.has(card))).toEqual([26]);
    expect(TILES.filter((_, tile) => !tiles.has(tile))).toEqual([]);
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total_, number) => total_ + number, 0);
}
