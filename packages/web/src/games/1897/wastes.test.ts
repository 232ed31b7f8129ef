import { type Frame, loadGame, options, pending, startGame } from '@horta/engine';
import {
  ARTWORK,
  architectAt,
  artworkAt,
  cardOf,
  FIRST_BUILDING_OPTION,
  HOUSE,
  MATERIAL_CARDS,
  MONEY_CARD,
  materialAt,
  NOBLE,
  PASS_OPTION,
  paymentKinds,
  paymentSet,
  type State,
  scaleAt,
} from '@horta/engine/1897';
import { describe, expect, test } from 'vitest';
import { wastesOf } from './wastes.ts';

await loadGame('1897');

const TOWN_HALL = FIRST_BUILDING_OPTION + 2;

/** The first turn of a new game, and whose it is. */
function firstTurn(): { s: State; frame: Frame; player: number } {
  const s = startGame('1897', { players: 3, seed: 'wastes' }) as State;
  const frame = pending(s);
  if (frame === undefined) throw new Error('no decision');
  return { s, frame, player: frame.player };
}

/** Puts a question on top of the agenda. */
function asked(s: State, frame: Frame): Frame {
  s.agenda.push(frame);
  return frame;
}

function idsOf(s: State, frame: Frame, option: number): string[] {
  return wastesOf(s, frame, option).map(({ id }) => id);
}

describe('passing', () => {
  test('with architects at hand and something to do', () => {
    const { s, frame, player } = firstTurn();
    const architects = s.hand
      .slice(architectAt(player, 0), architectAt(player + 1, 0))
      .reduce((a, b) => a + b);
    expect(wastesOf(s, frame, PASS_OPTION)).toEqual([{ id: 'pass', architects }]);
  });

  test('is right without architects', () => {
    const { s, frame, player } = firstTurn();
    for (let kind = 0; kind < s.rules.architects.length; kind++) s.hand[architectAt(player, kind)] = 0;
    expect(idsOf(s, frame, PASS_OPTION)).toEqual([]);
  });

  test('is right where all that is left is wasteful', () => {
    const { s, frame, player } = firstTurn();
    s.cards.fill(MONEY_CARD, 0, s.rules.cells);
    s.uses.fill(9);
    expect(s.artworks[artworkAt(player, 0)]).toBe(0);
    expect(idsOf(s, frame, PASS_OPTION)).toEqual([]);
  });
});

describe('taking a card', () => {
  test('for a sale without an artwork', () => {
    const { s, frame, player } = firstTurn();
    s.cards[0] = MONEY_CARD;
    expect(idsOf(s, frame, 0)).toEqual(['no-artwork']);
    s.artworks[artworkAt(player, 1)] = 1;
    expect(idsOf(s, frame, 0)).toEqual([]);
  });

  test('of a house without materials', () => {
    const { s, frame, player } = firstTurn();
    s.cards[0] = cardOf(HOUSE, 1);
    expect(wastesOf(s, frame, 0)).toEqual([{ id: 'no-materials', needed: 1, available: 0 }]);
    s.materials[materialAt(player, 2)] = 1;
    expect(idsOf(s, frame, 0)).toEqual([]);
  });

  test('of an artwork is never wasteful', () => {
    const { s, frame } = firstTurn();
    s.cards[0] = cardOf(ARTWORK, 0);
    expect(idsOf(s, frame, 0)).toEqual([]);
  });

  test('of a noble whose scale is full', () => {
    const { s, frame, player } = firstTurn();
    const horta = s.rules.nobles.findIndex(({ id }) => id === 'horta');
    s.cards[0] = cardOf(NOBLE, horta);
    expect(idsOf(s, frame, 0)).toEqual([]);
    s.scales = s.scales.with(scaleAt(player, 0), s.rules.scales[0].length - 1);
    expect(wastesOf(s, frame, 0)).toEqual([{ id: 'noble-void', noble: horta }]);
  });

  test('of Vandervelde with nobody in prison', () => {
    const { s, frame } = firstTurn();
    s.cards[0] = cardOf(
      NOBLE,
      s.rules.nobles.findIndex(({ id }) => id === 'vandervelde'),
    );
    expect(idsOf(s, frame, 0)).toEqual([]);
    s.prison = s.prison.map(() => 0);
    expect(idsOf(s, frame, 0)).toEqual(['noble-void']);
  });
});

describe('nobles', () => {
  test('at the town hall, none of any effect', () => {
    const { s, frame, player } = firstTurn();
    expect(idsOf(s, frame, TOWN_HALL)).toEqual([]);
    const buls = s.rules.nobles.findIndex(({ id }) => id === 'buls');
    s.nobles = s.nobles.with(player, 1 << buls);
    s.scales = s.scales.with(scaleAt(player, 2), s.rules.scales[2].length - 1);
    expect(idsOf(s, frame, TOWN_HALL)).toEqual(['town-hall-void']);
  });

  test('not used though one could be', () => {
    const { s, player } = firstTurn();
    const stop = s.rules.nobles.length;
    const frame = asked(s, { step: 'use-nobles', player, a: 1, b: 1 });
    expect(wastesOf(s, frame, stop)).toEqual([{ id: 'stop', noble: s.rules.startingNoble }]);
    s.usedNobles[player] = s.nobles[player];
    expect(idsOf(s, frame, stop)).toEqual([]);
  });

  test('kept in the last round, but for whoever leads the column that counts nobles', () => {
    const { s, player } = firstTurn();
    const frame = asked(s, { step: 'keep-noble', player, a: 1, b: 0 });
    expect(idsOf(s, frame, 1)).toEqual([]);
    s.round = s.rules.rounds;
    expect(idsOf(s, frame, 1)).toEqual(['keep-last']);
    expect(idsOf(s, frame, 0)).toEqual([]);
    const column = s.bonuses.findIndex((card) => s.rules.bonusCards[card].end.kind === 'nobles');
    s.owners[column] = player;
    s.faces[column] = 0;
    expect(idsOf(s, frame, 1)).toEqual([]);
  });
});

describe('paying for a house', () => {
  /** The second house, of two materials, with a metal/stone, a metal/metal and a stone/stone card at hand. */
  function paying(): { s: State; frame: Frame } {
    const { s, player } = firstTurn();
    s.houses = s.houses.with(player * 4, 1);
    for (const card of [0, 1, 3]) s.materials[materialAt(player, card)] = 1;
    return { s, frame: asked(s, { step: 'pay-house', player, a: 0, b: 0 }) };
  }

  /** The option that discards these kinds of cards and uses as many kinds of materials. */
  function payment(s: State, cards: readonly number[], kinds: number): number {
    const wanted = MATERIAL_CARDS.map((_, card) => (cards.includes(card) ? 1 : 0)).join();
    const found = options(s).find(
      (option) =>
        s.rules.payments.sets.counts[paymentSet(option)].join() === wanted && paymentKinds(option) === kinds,
    );
    if (found === undefined) throw new Error('no such payment');
    return found;
  }

  test.each([
    { cards: [1], kinds: 2, ids: [] },
    { cards: [0], kinds: 1, ids: [] },
    { cards: [0, 3], kinds: 2, ids: [] },
    { cards: [0, 1], kinds: 1, ids: ['fewer-kinds'] },
    { cards: [0, 1], kinds: 2, ids: ['more-cards'] },
  ])('with cards $cards for $kinds kinds: $ids', ({ cards, kinds, ids }) => {
    const { s, frame } = paying();
    expect(idsOf(s, frame, payment(s, cards, kinds))).toEqual(ids);
  });
});
