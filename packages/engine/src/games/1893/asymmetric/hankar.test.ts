import { describe, expect, it } from 'vitest';
import { options, pending } from '../../../core/agenda.ts';
import { randomFromSeed } from '../../../core/random.ts';
import { playRevealing } from '../../../games.testing.ts';
import { NOBLES } from '../ids.ts';
import {
  answer,
  answers,
  artworksHeld,
  check,
  choices,
  cubesOf,
  displayed,
  due,
  forget,
  francsTold,
  give,
  giveTurn,
  levelOf,
  nobleNamed,
  noblesKept,
  pointsTold,
  setDisplay,
  type Table,
  told,
  usedCards,
  whitesHeld,
  whyNot,
} from '../table.testing.ts';
import {
  copy,
  deckOf,
  discardsOf,
  emptyDeck,
  placeFor,
  setTop,
  spaceOf,
  TABLES,
  tableOf,
  WAYS,
} from './boards.testing.ts';

const DISPLAY = ['buls', 'albert', 'empain', 'maeterlinck'];
const BASE_KINDS = ['solvay', 'buls', 'empain', 'van-de-velde', 'albert', 'vandervelde', 'maeterlinck'];
const MORE_KINDS = ['nagelmackers', 'privat-livemont'];

/** The turn of Hankar, with these nobles on top of the deck and 9 BF. */
function planning(belleEpoque: boolean, ...top: string[]): Table {
  const table = tableOf('hankar', belleEpoque);
  give(table, 0, { francs: 9 });
  setDisplay(table, ...DISPLAY);
  setTop(table, ...top);
  check(table);
  return table;
}

/** All nobles of the box but these are kept by the seats 2 to 4; the display is empty and these make the deck. */
function fewLeft(belleEpoque: boolean, ...left: string[]): Table {
  const table = tableOf('hankar', belleEpoque);
  give(table, 0, { francs: 9 });
  setDisplay(table, 'none', 'none', 'none', 'none');
  const kinds = belleEpoque ? [...BASE_KINDS, ...MORE_KINDS] : BASE_KINDS;
  // A kind of which some are left is kept by so many seats less.
  [1, 2, 3].forEach((seat) => {
    const kept = kinds.filter((kind) => left.filter((id) => id === kind).length < seat);
    give(table, seat, { nobles: ['brugmann', ...kept] });
  });
  expect(deckOf(table).sort()).toEqual(left.slice().sort());
  check(table);
  return table;
}

describe.each(TABLES)('2e asymmetric, Hankar, %s', (_, belleEpoque) => {
  it.each(WAYS)('before choosing a noble the top card of the deck is turned up, %s', (_way, begin) => {
    const table = planning(belleEpoque, 'solvay');
    const cards = table.s.nobleDeck.length;
    begin(table, 'nobles');
    expect(due(table)).toBe('1 take-noble');
    expect(told(table, 'noble-turned-up')).toEqual([
      { type: 'noble-turned-up', player: 0, noble: nobleNamed(table.s, 'solvay') },
    ]);
    expect(choices(table)).toEqual(['first', 'second', 'third', 'fourth', 'top']);
    expect(table.s.nobleDeck).toHaveLength(cards - 1);
    check(table);
  });

  it.each(WAYS)(
    'the card turned up can be taken at no cost, and the display stays as it is, %s',
    (_way, begin) => {
      const table = planning(belleEpoque, 'buls', 'empain');
      begin(table, 'nobles');
      forget(table);
      answer(table, 'take-noble', 'top');
      expect(levelOf(table, 0, 'iris')).toBe(3);
      expect(francsTold(table, 0)).toEqual({});
      expect(choices(table)).toEqual(['discard', 'keep']);
      answer(table, 'keep-noble', 'keep');
      expect(noblesKept(table, 0)).toEqual(['brugmann', 'buls']);
      expect(table.s.usedNobles[0]).toBe(1 << nobleNamed(table.s, 'buls'));
      expect(displayed(table)).toEqual(DISPLAY);
      expect(deckOf(table)[0]).toBe('empain');
      expect(told(table, 'noble-revealed')).toEqual([]);
      expect(due(table)).toBe('2 turn');
      check(table);
    },
  );

  it('the card turned up can be discarded after its effect, and goes to the discards', () => {
    const table = planning(belleEpoque, 'maeterlinck');
    placeFor(table, 'nobles');
    answers(table, 'take-noble top', 'keep-noble discard');
    expect(pointsTold(table, 0)).toEqual({ noble: 5 });
    expect(noblesKept(table, 0)).toEqual(['brugmann']);
    expect(discardsOf(table)).toEqual(['maeterlinck']);
    expect(displayed(table)).toEqual(DISPLAY);
    check(table);
  });

  it.each([
    ['first', 3, ['solvay', 'albert', 'empain', 'maeterlinck']],
    ['second', 2, ['solvay', 'buls', 'empain', 'maeterlinck']],
    ['third', 1, ['solvay', 'buls', 'albert', 'maeterlinck']],
    ['fourth', 0, ['solvay', 'buls', 'albert', 'empain']],
  ])(
    'if another one is taken at its price, the card turned up fills the leftmost space: the %s',
    (slot, price, after) => {
      const table = planning(belleEpoque, 'solvay', 'vandervelde');
      placeFor(table, 'nobles');
      forget(table);
      answer(table, 'take-noble', slot);
      check(table);
      answer(table, 'keep-noble', 'keep');
      expect(displayed(table)).toEqual(after);
      expect(deckOf(table)[0]).toBe('vandervelde');
      expect(francsTold(table, 0)).toEqual(price === 0 ? {} : { 'noble-price': -price });
      expect(told(table, 'noble-revealed')).toEqual([
        { type: 'noble-revealed', noble: nobleNamed(table.s, 'solvay'), slot: 0, wasOpen: true },
      ]);
      check(table);
    },
  );

  it('with nothing left after the bid the card turned up can be taken as well as the free one', () => {
    const table = planning(belleEpoque, 'solvay');
    give(table, 0, { francs: 1 });
    placeFor(table, 'nobles');
    expect(choices(table)).toEqual(['fourth', 'top']);
    expect(whyNot(table, 'third')).toEqual({ code: 'no-money', needed: 1, available: 0 });
  });

  it.each([false, true])(
    'a second copy from the top is discarded after its effect, without a choice: the first used %s',
    (used) => {
      const table = planning(belleEpoque, 'maeterlinck', 'solvay');
      give(table, 0, { nobles: ['brugmann', used ? '(maeterlinck)' : 'maeterlinck'] });
      setTop(table, 'maeterlinck', 'solvay');
      check(table);
      placeFor(table, 'nobles');
      answer(table, 'take-noble', 'top');
      expect(pointsTold(table, 0)).toEqual({ noble: 5 });
      expect(due(table)).toBe('2 turn');
      expect(noblesKept(table, 0)).toEqual(['brugmann', 'maeterlinck']);
      expect(table.s.usedNobles[0]).toBe(used ? 1 << nobleNamed(table.s, 'maeterlinck') : 0);
      expect(told(table, 'noble-discarded')).toMatchObject([{ player: 0, cause: 'second-copy' }]);
      expect(discardsOf(table)).toEqual(['maeterlinck']);
      expect(displayed(table)).toEqual(DISPLAY);
      expect(deckOf(table)[0]).toBe('solvay');
      check(table);
    },
  );

  it('a noble from the top that asks something is settled as usual', () => {
    const table = planning(belleEpoque, 'solvay');
    placeFor(table, 'nobles');
    answer(table, 'take-noble', 'top');
    expect(due(table)).toBe('1 cube-or-trade');
    check(table);
    answers(table, 'cube-or-trade s', 'keep-noble keep');
    expect(cubesOf(table, 0)).toEqual({ stone: 1 });
    expect(displayed(table)).toEqual(DISPLAY);
    check(table);
  });

  it('a noble of the display that asks something leaves its gap to the card turned up', () => {
    const table = planning(belleEpoque, 'vandervelde');
    setDisplay(table, 'buls', 'solvay', 'empain', 'maeterlinck');
    setTop(table, 'vandervelde');
    placeFor(table, 'nobles');
    answer(table, 'take-noble', 'second');
    check(table);
    answers(table, 'cube-or-trade w', 'keep-noble discard');
    expect(displayed(table)).toEqual(['vandervelde', 'buls', 'empain', 'maeterlinck']);
    check(table);
  });

  it('an empty deck is made anew from the shuffled discards before its top card is turned up', () => {
    const table = planning(belleEpoque);
    emptyDeck(table);
    check(table);
    const cards = table.s.nobleDiscard.length;
    placeFor(table, 'nobles');
    expect(told(table, 'nobles-reshuffled')).toEqual([{ type: 'nobles-reshuffled', cards }]);
    expect(told(table, 'noble-turned-up')).toHaveLength(1);
    expect(table.s.nobleDeck).toHaveLength(cards - 1);
    expect(table.s.nobleDiscard).toEqual([]);
    expect(choices(table)).toContain('top');
    check(table);
    answers(table, 'take-noble fourth', 'keep-noble discard');
    expect(displayed(table)[0]).toBe(table.s.rules.nobles[told(table, 'noble-turned-up')[0].noble].id);
    check(table);
  });

  it('the last card of the deck can be the one turned up, without a reshuffle', () => {
    const table = planning(belleEpoque, 'solvay');
    const [top] = table.s.nobleDeck.slice(-1);
    table.s.nobleDiscard = table.s.nobleDeck.slice(0, -1);
    table.s.nobleDeck = [top];
    check(table);
    placeFor(table, 'nobles');
    expect(told(table, 'nobles-reshuffled')).toEqual([]);
    answers(table, 'take-noble fourth', 'keep-noble keep');
    expect(displayed(table)).toEqual(['solvay', 'buls', 'albert', 'empain']);
    expect(table.s.nobleDeck).toEqual([]);
    check(table);
  });

  it('R-13: with deck and discards empty nothing is turned up, and only the display can be chosen from', () => {
    const table = fewLeft(belleEpoque, 'maeterlinck', 'buls');
    setDisplay(table, 'none', 'none', 'buls', 'maeterlinck');
    expect(table.s.nobleDeck).toEqual([]);
    check(table);
    placeFor(table, 'nobles');
    expect(told(table, 'noble-turned-up')).toEqual([]);
    expect(told(table, 'board-power')).toEqual([]);
    expect(choices(table)).toEqual(['third', 'fourth']);
    expect(whyNot(table, 'top')).toEqual({ code: 'no-noble-turned-up' });
    answers(table, 'take-noble fourth', 'keep-noble keep');
    expect(displayed(table)).toEqual(['none', 'none', 'none', 'buls']);
    check(table);
  });

  it('R-13: a card turned up and kept while the display has a gap leaves the gap', () => {
    const table = fewLeft(belleEpoque, 'maeterlinck', 'buls', 'albert');
    setDisplay(table, 'none', 'none', 'buls', 'maeterlinck');
    check(table);
    placeFor(table, 'nobles');
    expect(choices(table)).toEqual(['third', 'fourth', 'top']);
    answers(table, 'take-noble top', 'keep-noble keep');
    expect(displayed(table)).toEqual(['none', 'none', 'buls', 'maeterlinck']);
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'albert']);
    check(table);
  });

  it('R-13: a card turned up and not taken fills the space next to the others, gaps stay on the left', () => {
    const table = fewLeft(belleEpoque, 'maeterlinck', 'buls', 'albert');
    setDisplay(table, 'none', 'none', 'buls', 'maeterlinck');
    placeFor(table, 'nobles');
    answers(table, 'take-noble fourth', 'keep-noble keep');
    expect(displayed(table)).toEqual(['none', 'none', 'albert', 'buls']);
    check(table);
  });

  it('R-4: with an empty display the card turned up makes the action possible, and is the one to take', () => {
    const table = fewLeft(belleEpoque, 'albert');
    placeFor(table, 'nobles');
    expect(choices(table)).toEqual(['top']);
    answers(table, 'take-noble top', 'keep-noble keep');
    expect(noblesKept(table, 0)).toEqual(['brugmann', 'albert']);
    check(table);
  });

  it('with no noble anywhere the action can not be done', () => {
    const table = fewLeft(belleEpoque);
    placeFor(table, 'nobles');
    expect(told(table, 'action-impossible')).toEqual([
      { type: 'action-impossible', player: 0, action: NOBLES, reason: { code: 'no-noble-on-display' } },
    ]);
    expect(told(table, 'noble-turned-up')).toEqual([]);
    expect(due(table)).toBe('2 turn');
    check(table);
  });

  it('for the owners of other boards nothing is turned up', () => {
    const table = planning(belleEpoque, 'solvay');
    for (const seat of [1, 2, 3]) {
      const other = { s: table.s.rules.clone(table.s), events: [] };
      give(other, seat, { francs: 9 });
      giveTurn(other, seat);
      placeFor(other, 'nobles');
      expect(choices(other)).toEqual(['first', 'second', 'third', 'fourth']);
      expect(whyNot(other, 'top')).toEqual({ code: 'no-noble-turned-up' });
      answer(other, 'take-noble', 'first');
      answer(other, 'keep-noble', 'discard');
      expect(displayed(other)[0]).toBe('solvay');
      check(other);
    }
  });

  it('the free action of a house is no Nobles action: nothing is turned up', () => {
    const table = planning(belleEpoque, 'solvay');
    give(table, 0, { houses: [spaceOf('nobles')] });
    give(table, 1, { francs: 9 });
    giveTurn(table, 1);
    check(table);
    placeFor(table, 'nobles');
    answers(table, 'take-noble fourth', 'keep-noble discard');
    expect(due(table)).toBe('1 use-nobles');
    answer(table, 'use-nobles', 'brugmann');
    expect(told(table, 'noble-turned-up')).toEqual([]);
    expect(francsTold(table, 0)).toEqual({ noble: 5 });
    check(table);
  });

  it('undo stops where the card was turned up, and not after it', () => {
    const table = planning(belleEpoque, 'buls');
    const { s } = table;
    const reveals = (word: string) => {
      const step = s.rules.steps[pending(s)?.step ?? ''];
      return 'notation' in step && playRevealing(s, step.notation.read(word) as number);
    };
    expect(reveals(spaceOf('nobles'))).toBe(false);
    expect(reveals('1')).toBe(true);
    expect(due(table)).toBe('1 take-noble');
    expect(options(s)).toEqual([0, 1, 2, 3, 4]);
    expect(reveals('top')).toBe(false);
  });

  it('everyone sees the card turned up and nobody the deck', () => {
    const table = planning(belleEpoque, 'albert');
    placeFor(table, 'nobles');
    const { s } = table;
    for (let seat = 0; seat < 4; seat++) {
      const view = s.rules.view(s, seat);
      expect(new Set(view.nobleDeck)).toEqual(new Set([-2]));
      expect(options(view)).toEqual(options(s));
      const sampled = { s: s.rules.sample(view, randomFromSeed('sample')), events: [] };
      check(sampled);
      answers(sampled, 'take-noble top', 'keep-noble keep');
      expect(noblesKept(sampled, 0)).toContain('albert');
      check(sampled);
    }
  });
});

describe('2e asymmetric, Hankar and cards of Belle Époque', () => {
  it('Nagelmackers and Privat-Livemont can be turned up and taken', () => {
    const table = planning(true, 'nagelmackers', 'privat-livemont');
    placeFor(table, 'nobles');
    answers(table, 'take-noble top', 'keep-noble discard');
    expect(table.s.travellers[0]).toBe(1);
    giveTurn(table, 0);
    answers(table, 'turn 2-4', 'bid 1', 'take-noble top', 'create-white blue', 'keep-noble keep');
    expect(whitesHeld(table, 0)).toEqual({ blue: 1 });
    expect(artworksHeld(table, 0)).toEqual({ yellow: 1 });
    expect(displayed(table)).toEqual(DISPLAY);
    check(table);
  });

  it('card 6 is asked first: what it sends away is replaced from the deck, then the next card is turned up (R-56)', () => {
    const table = planning(true, 'solvay', 'vandervelde', 'albert');
    give(table, 0, { cards: [6] });
    check(table);
    placeFor(table, 'nobles');
    expect(due(table)).toBe('1 discard-nobles');
    expect(told(table, 'noble-turned-up')).toEqual([]);
    answer(table, 'discard-nobles', 'first+third');
    expect(displayed(table)).toEqual(['vandervelde', 'solvay', 'albert', 'maeterlinck']);
    expect(told(table, 'noble-turned-up')).toEqual([
      { type: 'noble-turned-up', player: 0, noble: nobleNamed(table.s, 'albert') },
    ]);
    expect(choices(table)).toEqual(['first', 'second', 'third', 'fourth', 'top']);
    expect(usedCards(table)).toEqual([6]);
    check(table);
    answers(table, 'take-noble first', 'keep-noble keep');
    expect(displayed(table)).toEqual(['albert', 'solvay', 'albert', 'maeterlinck']);
    check(table);
  });

  it('card 6 declined stays ready, and the top card is turned up all the same', () => {
    const table = planning(true, 'solvay');
    give(table, 0, { cards: [6] });
    placeFor(table, 'nobles');
    answer(table, 'discard-nobles', 'decline');
    expect(choices(table)).toContain('top');
    expect(displayed(table)).toEqual(DISPLAY);
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('card 6 with a short deck: the cards sent away are shuffled in, and one of them may be turned up', () => {
    const table = planning(true, 'solvay', 'vandervelde');
    give(table, 0, { cards: [6] });
    // Two cards in the deck, the others kept by the seats 2 to 4 or discarded.
    table.s.nobleDiscard = table.s.nobleDeck.slice(0, -2);
    table.s.nobleDeck = table.s.nobleDeck.slice(-2);
    check(table);
    const discarded = table.s.nobleDiscard.length;
    placeFor(table, 'nobles');
    answer(table, 'discard-nobles', 'first+second+third+fourth');
    expect(told(table, 'nobles-reshuffled')).toEqual([{ type: 'nobles-reshuffled', cards: discarded + 4 }]);
    expect(displayed(table).slice(2)).toEqual(['vandervelde', 'solvay']);
    expect(displayed(table)).not.toContain('none');
    expect(choices(table)).toContain('top');
    check(table);
  });

  it('card 6 does not work through Cinquantenaire, the power does', () => {
    const table = planning(true, 'solvay');
    give(table, 0, { cards: [6] });
    copy(table, 'nobles');
    expect(due(table)).toBe('1 take-noble');
    expect(choices(table)).toContain('top');
    expect(usedCards(table)).toEqual([]);
    check(table);
  });

  it('card 5 gives 3 VP for the card turned up if it is discarded', () => {
    const table = planning(true, 'buls');
    give(table, 0, { cards: [5] });
    check(table);
    placeFor(table, 'nobles');
    answers(table, 'take-noble top', 'keep-noble discard', 'use-card use');
    expect(pointsTold(table, 0)).toEqual({ cards: 3 });
    expect(usedCards(table)).toEqual([5]);
    expect(displayed(table)).toEqual(DISPLAY);
    check(table);
  });

  it('R-36: card 5 gives 3 VP for a second copy from the top, which is discarded by itself', () => {
    const table = planning(true);
    give(table, 0, { cards: [5], nobles: ['brugmann', 'buls'] });
    setTop(table, 'buls');
    check(table);
    placeFor(table, 'nobles');
    answer(table, 'take-noble', 'top');
    expect(due(table)).toBe('1 use-card');
    answer(table, 'use-card', 'use');
    expect(pointsTold(table, 0)).toEqual({ cards: 3 });
    check(table);
  });

  it('card 5 is not asked for a card turned up that is kept, nor through Cinquantenaire', () => {
    const kept = planning(true, 'buls');
    give(kept, 0, { cards: [5] });
    placeFor(kept, 'nobles');
    answers(kept, 'take-noble top', 'keep-noble keep');
    expect(due(kept)).toBe('2 turn');
    const copied = planning(true, 'buls');
    give(copied, 0, { cards: [5] });
    copy(copied, 'nobles');
    answers(copied, 'take-noble top', 'keep-noble discard');
    expect(due(copied)).toBe('2 turn');
    expect(pointsTold(copied, 0)).toEqual({});
    check(copied);
  });

  it('after the action a space with a tile offers a bonus tile as ever', () => {
    const table = planning(true, 'buls');
    answers(table, 'turn 4-3', 'bid 1', 'take-noble top', 'keep-noble keep');
    expect(due(table)).toBe('1 take-bonus-tile');
    check(table);
  });
});
