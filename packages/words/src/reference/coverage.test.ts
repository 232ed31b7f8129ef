/**
 * The rulebooks are held to the engine: everything that asks, refuses, lies on a board or scores has its rule in one topic of
 * each game that has it, and no topic names what there isn't. Warnings are held in the client, which gives them.
 */
import {
  findGame,
  GAME_IDS,
  type GameId,
  loadGame,
  optionCombinations,
  type Ruleset,
  rulesOf,
} from '@horta/engine';
import * as second from '@horta/engine/1893';
import * as cardGame from '@horta/engine/1897';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Things1893 } from '../games/1893/things.ts';
import type { Things1897 } from '../games/1897/things.ts';
import type { ThingKind } from '../things.ts';
import { covered, deadEnds, faultsOf, idsOf } from './editions.testing.ts';
import { factsOf } from './facts.ts';
import { topicsOf } from './find.ts';
import { loadDifferences, loadRulebook, loadRulings } from './load.ts';
import type { About, Facts, Rulebook, Ruling } from './rulebook.ts';

/** In which editions of Bruxelles 1893 there is something. */
type Where = 'both' | 'second' | 'first';
const GAMES_OF: Readonly<Record<Where, readonly GameId[]>> = {
  both: ['1893', '1893-first-edition'],
  second: ['1893'],
  first: ['1893-first-edition'],
};

/** The compiler misses a code that is not here, and knows none but those there are. */
const REASONS_1893: Readonly<Record<second.ReasonCode, Where>> = {
  'not-a-choice': 'both',
  'no-money': 'both',
  'outside-active-area': 'both',
  occupied: 'both',
  'house-there': 'both',
  'tile-there': 'second',
  'no-tile-there': 'second',
  'architect-not-yours': 'second',
  'nothing-bid': 'second',
  'bid-smaller': 'second',
  'nothing-displayed': 'second',
  'noble-not-used': 'second',
  'cubes-short': 'second',
  'not-one-cube-replaced': 'second',
  'no-glass-left': 'second',
  'pavilion-there': 'second',
  'glass-short': 'second',
  'tile-not-in-game': 'second',
  'tile-taken': 'second',
  'not-enough-travellers': 'second',
  'too-many-travellers': 'second',
  'no-meeple-to-play': 'second',
  'column-active': 'second',
  'no-card-there': 'second',
  'site-card-not-yours': 'second',
  'card-not-now': 'second',
  'board-taken': 'second',
  'pile-empty': 'first',
  'colour-not-drawn': 'first',
  'no-architect': 'both',
  'not-enough-architects': 'both',
  'bid-too-low': 'both',
  'iris-not-on-card': 'both',
  'black-not-allowed': 'both',
  'stack-empty': 'both',
  'all-stacks-empty': 'both',
  'no-such-artwork': 'both',
  'no-artwork': 'both',
  'colour-displayed': 'both',
  'white-displayed': 'second',
  'all-colours-displayed': 'both',
  'too-far': 'both',
  'no-noble-there': 'both',
  'no-noble-on-display': 'both',
  'no-noble-turned-up': 'second',
  'noble-not-yours': 'both',
  'noble-used': 'both',
  'no-noble-ready': 'both',
  'supply-short': 'both',
  'supply-empty': 'both',
  'wrong-number-of-cubes': 'both',
  'no-joker': 'both',
  'no-traveller': 'second',
  'all-houses-built': 'both',
  'no-space-for-house': 'both',
  'wrong-number-of-units': 'both',
  'unit-not-named': 'both',
  'unit-required': 'both',
  'refined-cube-required': 'first',
  'unit-short': 'both',
  'payment-impossible': 'both',
  'needles-would-meet': 'both',
  'card-not-yours': 'both',
  'no-symbols-to-slide': 'both',
  'tied-card-not-kept': 'both',
  'row-used-this-round': 'both',
  'no-such-alternative': 'both',
  'noble-affordable': 'both',
  'track-full': 'both',
  'courthouse-empty': 'both',
};

const REASONS_1897: Readonly<Record<cardGame.ReasonCode, true>> = {
  'not-a-choice': true,
  'outside-area': true,
  'cell-taken': true,
  'cell-empty': true,
  'no-money': true,
  'no-architect': true,
  'not-enough-architects': true,
  'wrong-number-of-architects': true,
  'architects-short': true,
  'pile-empty': true,
  'not-drawn': true,
  'no-artwork': true,
  'no-such-artwork': true,
  'colour-shown': true,
  'not-enough-materials': true,
  'material-cards-short': true,
  'too-many-material-cards': true,
  'too-few-material-cards': true,
  'kinds-impossible': true,
  'no-noble-ready': true,
  'noble-not-yours': true,
  'noble-used': true,
  'use-one-noble-first': true,
  'not-in-prison': true,
  'prison-empty': true,
  'not-in-brussels': true,
  'scale-full': true,
};

const THINGS_1893: Readonly<Record<keyof Things1893, Where>> = {
  space: 'both',
  iris: 'both',
  column: 'both',
  site: 'second',
  brussels: 'both',
  noble: 'both',
  'noble-deck': 'both',
  market: 'both',
  shop: 'both',
  workshop: 'both',
  pile: 'first',
  drawn: 'first',
  supply: 'both',
  compass: 'both',
  needle: 'both',
  tile: 'second',
  action: 'both',
  courthouse: 'both',
  stock: 'both',
  train: 'second',
  exhibition: 'first',
  'prestige-deck': 'both',
  'first-player': 'both',
  'own-noble': 'both',
  'own-artwork': 'both',
  'own-cube': 'both',
  'own-card': 'second',
  track: 'both',
  row: 'both',
  house: 'both',
  architects: 'both',
  travellers: 'second',
  francs: 'both',
  points: 'both',
  'face-down': 'both',
  exhibitions: 'first',
  power: 'second',
};

const THINGS_1897: Readonly<Record<keyof Things1897, true>> = {
  cell: true,
  bonus: true,
  arms: true,
  building: true,
  expo: true,
  pile: true,
  drawn: true,
  prison: true,
  hand: true,
  face: true,
  prisoner: true,
  sent: true,
  scale: true,
  'own-artwork': true,
  'own-material': true,
  'own-house': true,
  'own-noble': true,
  francs: true,
  points: true,
  architects: true,
};

function inGame(table: Readonly<Record<string, Where>>, game: GameId): string[] {
  return Object.keys(table).filter((key) => GAMES_OF[table[key] ?? 'both'].includes(game));
}

const isCardGame = (game: GameId) => game === '1897';

function reasonsOf(game: GameId): string[] {
  return isCardGame(game) ? Object.keys(REASONS_1897) : inGame(REASONS_1893, game);
}

function thingsOf(game: GameId): ThingKind[] {
  return (isCardGame(game) ? Object.keys(THINGS_1897) : inGame(THINGS_1893, game)) as ThingKind[];
}

/** Of every table that there is. */
function stepsOf(id: GameId): string[] {
  const game = findGame(id);
  const asking = optionCombinations(game).flatMap((options) => {
    const { steps } = rulesOf(game, game.maxPlayers, options, game.pack);
    return Object.keys(steps).filter((step) => 'notation' in (steps[step] ?? {}));
  });
  return [...new Set(asking)];
}

/** What is in the box, with everything that a table can choose. */
function boxOf(
  game: GameId,
  { full }: Facts,
): Pick<Required<About>, 'nobles' | 'cards' | 'tiles' | 'boards'> {
  const { nobles } = full as Ruleset & { readonly nobles: readonly { readonly id: string }[] };
  const ids = nobles.map(({ id }) => id);
  if (game !== '1893') return { nobles: ids, cards: [], tiles: [], boards: [] };
  const { boards } = full as unknown as second.Rules;
  return {
    nobles: ids,
    cards: second.CARDS.map((_, place) => place + 1),
    tiles: second.TILES,
    boards: boards.filter((board) => 'power' in board).map(({ id }) => id),
  };
}

function sourcesOf(game: GameId, { full }: Facts): readonly string[] {
  return isCardGame(game) ? cardGame.POINT_SOURCES : (full as unknown as second.Rules).pointSources;
}

describe.each(GAME_IDS)('the rulebook of %s', (game) => {
  let book: Rulebook;
  let facts: Facts;
  let rulings: readonly Ruling[];

  beforeAll(async () => {
    await loadGame(game);
    book = await loadRulebook(game);
    rulings = (await loadRulings()).filter(({ games }) => games.includes(game));
    facts = factsOf(game);
  });

  test.each<[keyof About, () => readonly (string | number)[]]>([
    ['steps', () => stepsOf(game)],
    ['reasons', () => reasonsOf(game)],
    ['things', () => thingsOf(game)],
    ['nobles', () => boxOf(game, facts).nobles],
    ['cards', () => boxOf(game, facts).cards],
    ['tiles', () => boxOf(game, facts).tiles],
    ['boards', () => boxOf(game, facts).boards],
    ['sources', () => sourcesOf(game, facts)],
  ])('has one topic for each of its %s, and for nothing that there isn’t', (list, wanted) => {
    expect(covered(book, list)).toEqual([...wanted()].map(String).sort());
  });

  test('has an address for each topic, and leads nowhere else', () => {
    const ids = idsOf(book);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([]);
    // These are pages of their own.
    expect(ids.filter((id) => id === 'rulings' || /^all(-|$)/.test(id))).toEqual([]);
    expect(deadEnds(book)).toEqual([]);
    const chapters = book.chapters.map(({ id }) => id);
    expect(new Set(chapters).size).toBe(chapters.length);
  });

  test('shows each ruling that is about it, and no other', () => {
    const shown = topicsOf(book).flatMap((topic) => topic.rulings ?? []);
    expect([...new Set(shown)].sort()).toEqual(rulings.map(({ id }) => id).sort());
  });

  test('shows components that are in the pack', () => {
    const paths = topicsOf(book).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'pictures' ? block.paths(facts) : [])),
    );
    expect(paths.filter((path) => at(facts.plain.pack.components, path) === undefined)).toEqual([]);
  });

  test('only has chapters for what a table can choose', () => {
    const { options } = findGame(game);
    for (const [id, value] of book.chapters.flatMap(({ where = [] }) => where.flatMap(Object.entries)))
      expect(options.find((option) => option.id === id)?.values.map((each) => each.value)).toContain(value);
  });

  test('says all of it in every language', () => expect(faultsOf(book)).toEqual([]));

  test('is where what differs between editions leads to', async () => {
    const topics = (await loadDifferences()).flatMap((difference) => difference.topics[game] ?? []);
    expect(topics.length).toBeGreaterThan(0);
    expect(topics.filter((id) => !idsOf(book).includes(id))).toEqual([]);
  });
});

/** What is at a place of a pack: `nobles.3`; a value with its origin counts as the value. */
function at(components: object, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => {
    const values = unmarked(found);
    return values !== null && typeof values === 'object'
      ? (values as Record<string, unknown>)[key]
      : undefined;
  }, components);
}

function unmarked(found: unknown): unknown {
  return found !== null && typeof found === 'object' && 'value' in found ? found.value : found;
}
