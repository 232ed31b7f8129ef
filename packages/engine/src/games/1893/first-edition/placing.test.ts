import { describe, expect, it } from 'vitest';
import { obstacle } from '../../../core/agenda.ts';
import { AREAS, SPACE_NAMES } from '../board.ts';
import { ACTIONS, type ActionName, MATERIALS, NOBLES } from '../ids.ts';
import { toRound } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  cubesOf,
  displayed,
  due,
  francsTold,
  freeSpace,
  give,
  giveTurn,
  levelOf,
  noblesKept,
  pointsTold,
  setDisplay,
  setNeedles,
  type Table,
  told,
  whyNot,
} from '../table.testing.ts';
import { held, houseOn, layArtworks, place, tableAtTurn } from './table.testing.ts';

/** Three players; seat 1 can do every action, also after a bid of 1 BF. */
function ready(): Table {
  const table = tableAtTurn(3);
  layArtworks(table, { top: ['pink'], hands: [{ green: 1 }, { blue: 2 }] });
  setNeedles(table, 'wood', 'stone');
  give(table, 0, { francs: 5, cubes: { wood: 1, stone: 1 } });
  give(table, 1, { nobles: ['brugmann', 'empain'] });
  check(table);
  return table;
}

/** What is asked first when the action is done; the workshop asks nothing without exhibition tiles. */
const FIRST_QUESTION: [ActionName, string][] = [
  ['workshop', '2 turn'],
  ['sales', '1 sell-artwork'],
  ['nobles', '1 take-noble'],
  ['materials', '1 take-cubes'],
  ['construction', '1 pay-house'],
];

describe('1e, Placing', () => {
  it.each(ACTIONS)('after placing one may leave the action undone: %s', (action) => {
    const table = ready();
    const before = structuredClone({
      cubes: table.s.cubes,
      artworks: table.s.artworks,
      nobles: table.s.nobles,
    });
    const space = SPACE_NAMES.indexOf(place(table, action));
    expect(due(table)).toBe('1 do-action');
    expect(choices(table)).toEqual(['skip', 'do']);
    answer(table, 'do-action', 'skip');
    expect(due(table)).toBe('2 turn');
    expect({ cubes: table.s.cubes, artworks: table.s.artworks, nobles: table.s.nobles }).toEqual(before);
    // The assistant and the bid stay: one takes part in the auction.
    expect([table.s.meeples[space], table.s.bids[space]]).toEqual([0, 1]);
    expect(francsTold(table, 0)).toEqual({ bid: -1 });
    expect(told(table, 'action-declined')).toEqual([
      { type: 'action-declined', player: 0, action: ACTIONS.indexOf(action) },
    ]);
    check(table);
  });

  it.each(FIRST_QUESTION)('or one does it, and its first question follows: %s', (action, next) => {
    const table = ready();
    place(table, action);
    answer(table, 'do-action', 'do');
    expect(due(table)).toBe(next);
    expect(told(table, 'action-declined')).toEqual([]);
    check(table);
  });

  it('there are no other answers', () => {
    const table = ready();
    place(table, 'materials');
    expect(obstacle(table.s, 2)).toEqual({ code: 'not-a-choice' });
  });

  it('where the action can not be done there is nothing to decide', () => {
    const table = ready();
    layArtworks(table, {});
    place(table, 'sales');
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: 1, reason: { code: 'no-artwork' } },
    ]);
  });

  it('whether the action can be done is seen after the bid', () => {
    const table = ready();
    setNeedles(table, 'francs', 'empty');
    give(table, 0, { francs: 6 });
    place(table, 'construction');
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'action-impossible')).toHaveLength(1);
  });

  it('a bid is of 1 BF or more, and a space takes one assistant a round', () => {
    const table = ready();
    const space = place(table, 'materials');
    answer(table, 'do-action', 'skip');
    expect(choices(table)).not.toContain(space);
    give(table, 1, { francs: 4 });
    answer(table, 'turn', freeSpace(table, NOBLES));
    expect(choices(table)).toEqual(['1', '2', '3', '4']);
  });
});

/** What the owner of a house gains, seat 2 with two blue artworks, one house and Brugmann and Empain ready. */
const FREE: [ActionName, (table: Table) => void][] = [
  ['workshop', (table) => expect(held(table, 1)).toEqual({ blue: 2, black: 1 })],
  ['sales', (table) => expect(pointsTold(table, 1)).toEqual({ 'free-sales': 2 })],
  [
    'nobles',
    (table) => {
      expect(choices(table)).toEqual(['brugmann', 'empain', 'stop']);
      answer(table, 'use-nobles', 'brugmann');
      expect(francsTold(table, 1)).toEqual({ noble: 5 });
    },
  ],
  [
    'materials',
    (table) => {
      answer(table, 'take-cubes', 'i');
      expect(cubesOf(table, 1)).toEqual({ iron: 1 });
    },
  ],
  ['construction', (table) => expect(pointsTold(table, 1)).toEqual({ 'free-construction': 1 })],
];

describe('1e, Secondary actions', () => {
  it.each(FREE)('the owner gains also when the action is left undone: %s', (action, gained) => {
    const table = ready();
    const house = houseOn(table, 1, action);
    answers(table, `turn ${house}`, 'bid 1', 'do-action skip');
    gained(table);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it.each(FREE)('the owner gains after the action was done: %s', (action, gained) => {
    const table = ready();
    const house = houseOn(table, 1, action);
    answers(table, `turn ${house}`, 'bid 1', 'do-action do');
    if (action === 'sales') answers(table, 'sell-artwork green', 'move-cursor 4-4');
    if (action === 'nobles') answers(table, 'take-noble fourth', 'keep-noble discard');
    if (action === 'materials') answers(table, 'take-cubes ww');
    if (action === 'construction') answers(table, 'pay-house ws', 'move-needle second', 'place-house 1-1');
    gained(table);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('the owner gains also where the action could not be done (R-6)', () => {
    const table = ready();
    layArtworks(table, { hands: [{}, { blue: 2 }] });
    const house = houseOn(table, 1, 'sales');
    answers(table, `turn ${house}`, 'bid 1');
    expect(pointsTold(table, 1)).toEqual({ 'free-sales': 2 });
    expect(due(table)).toBe('2 turn');
  });

  it('black artworks count for the points of a sale', () => {
    const table = ready();
    layArtworks(table, { hands: [{ green: 1 }, { blue: 2, black: 2 }] });
    answers(table, `turn ${houseOn(table, 1, 'sales')}`, 'bid 1', 'do-action skip');
    expect(pointsTold(table, 1)).toEqual({ 'free-sales': 4 });
  });

  it('one’s own house gives nothing', () => {
    const table = ready();
    answers(table, `turn ${houseOn(table, 0, 'workshop')}`, 'bid 1', 'do-action skip');
    expect(held(table, 0)).toEqual({ green: 1 });
    expect(told(table, 'free-action')).toEqual([]);
  });
});

describe('1e, Anniversary park', () => {
  it.each(FIRST_QUESTION)('the action chosen there is done without asking: %s', (action, next) => {
    const table = ready();
    answers(table, 'turn cinquantenaire', `cinquantenaire ${action}`);
    expect(due(table)).toBe(next);
    check(table);
  });

  it('an action that can not be done may be chosen and does nothing (R-7)', () => {
    const table = ready();
    layArtworks(table, {});
    answers(table, 'turn cinquantenaire', 'cinquantenaire sales');
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'action-impossible')).toHaveLength(1);
  });

  it('no bid, no space is taken, and no owner of a house gains', () => {
    const table = ready();
    houseOn(table, 1, 'workshop');
    answers(table, 'turn cinquantenaire', 'cinquantenaire workshop');
    expect(held(table, 0)).toEqual({ green: 1, pink: 1 });
    expect(francsTold(table, 0)).toEqual({});
    expect(table.s.meeples.every((who) => who < 0)).toBe(true);
    expect(told(table, 'free-action')).toEqual([]);
  });

  it('an action can be chosen whose spaces are all taken', () => {
    const table = ready();
    const spaces = AREAS[table.s.iris].filter((space) => table.s.actions[space] === MATERIALS);
    give(table, 2, { placed: Object.fromEntries(spaces.map((space) => [SPACE_NAMES[space], 1])) });
    check(table);
    answers(table, 'turn cinquantenaire', 'cinquantenaire materials');
    expect(due(table)).toBe('1 take-cubes');
  });
});

/** Seat 1 takes a noble, with this much money after a bid of 1 BF. */
function atTheatre(francs: number, nobles: readonly string[] = ['brugmann']): Table {
  const table = tableAtTurn(3);
  setDisplay(table, 'buls', 'albert', 'empain', 'maeterlinck');
  give(table, 0, { francs: francs + 1, nobles });
  check(table);
  place(table, 'nobles');
  answer(table, 'do-action', 'do');
  return table;
}

describe('1e, Royal Theatre', () => {
  it('the four nobles cost 3, 2, 1 and 0 BF from the left, and work at once', () => {
    const table = atTheatre(2);
    expect(choices(table)).toEqual(['second', 'third', 'fourth']);
    expect(whyNot(table, 'first')).toEqual({ code: 'no-money', needed: 3, available: 2 });
    answer(table, 'take-noble', 'second');
    expect(francsTold(table, 0)).toEqual({ bid: -1, 'noble-price': -2 });
    expect(levelOf(table, 0, 'crown')).toBe(2);
    expect(choices(table)).toEqual(['discard', 'keep']);
  });

  it('the cards left of the gap slide right, and the deck fills the space of 3 BF', () => {
    const table = atTheatre(3);
    const top = table.s.rules.nobles[table.s.nobleDeck.at(-1) as number].id;
    answers(table, 'take-noble third', 'keep-noble discard');
    expect(displayed(table)).toEqual([top, 'buls', 'albert', 'maeterlinck']);
    expect(noblesKept(table, 0)).toEqual(['brugmann']);
    check(table);
  });

  it('a noble kept is turned: it can be used again from the next round on', () => {
    const table = atTheatre(0);
    answers(table, 'take-noble fourth', 'keep-noble keep');
    expect(pointsTold(table, 0)).toEqual({ noble: 5 });
    giveTurn(table, 0);
    answer(table, 'turn', 'grand-place');
    expect(whyNot(table, 'maeterlinck')).toMatchObject({ code: 'noble-used' });
    answer(table, 'use-nobles', 'stop');
    toRound(table, 2);
    giveTurn(table, 0);
    answers(table, 'turn grand-place', 'use-nobles maeterlinck');
    expect(pointsTold(table, 0)).toEqual({ noble: 5 });
  });

  it('a second noble of a kind can be met, but is discarded after its effect', () => {
    const table = atTheatre(3, ['brugmann', 'buls']);
    answer(table, 'take-noble', 'first');
    expect(levelOf(table, 0, 'iris')).toBe(2);
    expect(due(table)).toBe('2 turn');
    expect(told(table, 'noble-discarded').map(({ cause }) => cause)).toEqual(['second-copy']);
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'buls']);
    check(table);
  });

  it('an empty deck is made anew from the discards', () => {
    const table = atTheatre(0);
    table.s.nobleDiscard = table.s.nobleDeck;
    table.s.nobleDeck = [];
    check(table);
    answers(table, 'take-noble fourth', 'keep-noble discard');
    // 17 cards that were in the deck and the one just discarded; one of them is on display now.
    expect(told(table, 'nobles-reshuffled')).toEqual([{ type: 'nobles-reshuffled', cards: 18 }]);
    expect([table.s.nobleDeck.length, table.s.nobleDiscard.length]).toEqual([17, 0]);
    expect(displayed(table).slice(1)).toEqual(['buls', 'albert', 'empain']);
    check(table);
  });
});

describe('1e, Materials', () => {
  it('two cubes of wood, stone and iron, alike or not, but no joker', () => {
    const table = ready();
    place(table, 'materials');
    answer(table, 'do-action', 'do');
    expect(choices(table).sort()).toEqual(['ii', 'is', 'ss', 'wi', 'ws', 'ww']);
    answer(table, 'take-cubes', 'ii');
    expect(cubesOf(table, 0)).toEqual({ wood: 1, iron: 2, stone: 1 });
    check(table);
  });

  it('what the supply has no more can not be taken', () => {
    const table = ready();
    give(table, 2, { cubes: { wood: 9, iron: 10, stone: 8 } });
    check(table);
    answers(table, 'turn cinquantenaire', 'cinquantenaire materials');
    expect(choices(table)).toEqual(['s']);
  });
});
