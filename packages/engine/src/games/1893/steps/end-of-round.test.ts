import { describe, expect, it } from 'vitest';
import { NONE } from '../../../core/game.ts';
import { NEUTRAL } from '../ids.ts';
import { card, tableWithCards, toRound, typesTold } from '../resolution.testing.ts';
import {
  answer,
  answers,
  check,
  choices,
  due,
  forget,
  francsTold,
  give,
  nobleNamed,
  passAll,
  sendArchitects,
  setNeedles,
  setShop,
  type Table,
  tableAtTurn,
  told,
} from '../table.testing.ts';

/** Ends the round; cards won are used in the first way there is. */
function endRound(table: Table): void {
  forget(table);
  passAll(table);
  while (due(table).endsWith('use-prestige')) answer(table, 'use-prestige', choices(table)[0]);
}

function display({ s }: Table): string[] {
  return s.nobleDisplay.map((noble) => (noble === NONE ? '-' : s.rules.nobles[noble].id));
}

describe('2e, End of the round', () => {
  it('architects come home from both boards, not from the courthouse', () => {
    const table = tableAtTurn(3, { iris: '1-1' });
    give(table, 0, { placed: { '2-2': 1, '3-3': 2 } });
    sendArchitects(table, 1, 0, 1);
    sendArchitects(table, 2, 1, 1);
    sendArchitects(table, 2, 3, 1);
    give(table, 1, { courthouse: 4 });
    check(table);
    endRound(table);
    const { s } = table;
    expect(s.meeples.every((who) => who === NONE)).toBe(true);
    expect(s.brussels.every((count) => count === 0)).toBe(true);
    expect(s.courthouse).toEqual([2, 4, 3]);
    expect(s.architects).toEqual([5, 3, 4]);
    check(table);
  });

  it('with two players the neutral meeples come back too, and each is placed again in the next round', () => {
    const table = tableAtTurn(2);
    expect(table.s.meeples.filter((who) => who === NEUTRAL)).toHaveLength(2);
    endRound(table);
    expect(table.s.meeples.every((who) => who === NONE)).toBe(true);
    answer(table, 'choose-iris', choices(table)[0]);
    expect(due(table)).toBe('1 place-neutral');
    answer(table, 'place-neutral', choices(table)[0]);
    expect(due(table)).toBe('2 place-neutral');
    answer(table, 'place-neutral', choices(table)[0]);
    expect(due(table)).toBe('1 turn');
  });

  it('bids go to the supply, not back to their players', () => {
    const table = tableAtTurn(3, { iris: '1-1' });
    give(table, 0, { francs: 3, artworks: { yellow: 0 } });
    give(table, 1, { francs: 0, artworks: { yellow: 0 }, placed: { '2-2': 4, '3-3': 2 } });
    endRound(table);
    expect(table.s.bids.every((bid) => bid === 0)).toBe(true);
    expect(francsTold(table, 1)).toEqual({});
    expect(table.s.money[1]).toBe(0);
    expect(table.s.money[0]).toBe(3 + 1);
  });

  it('all nobles can be used again', () => {
    const table = tableAtTurn(3, { deal: { nobles: ['empain', 'empain', 'empain', 'solvay'] } });
    give(table, 0, { nobles: ['(brugmann)', '(buls)'] });
    give(table, 2, { nobles: ['(brugmann)', 'maeterlinck'] });
    endRound(table);
    expect(table.s.usedNobles).toEqual([0, 0, 0]);
    check(table);
  });

  it('the free noble is discarded, the others move one space to the right, a new one takes the dearest', () => {
    const nobles = ['buls', 'albert', 'empain', 'solvay', 'maeterlinck'];
    const table = tableAtTurn(3, { deal: { nobles } });
    expect(display(table)).toEqual(['solvay', 'empain', 'albert', 'buls']);
    endRound(table);
    expect(display(table)).toEqual(['maeterlinck', 'solvay', 'empain', 'albert']);
    expect(table.s.nobleDiscard).toEqual([nobleNamed(table.s, 'buls')]);
    expect(told(table, 'noble-left')).toEqual([{ type: 'noble-left', noble: nobleNamed(table.s, 'buls') }]);
    expect(told(table, 'noble-revealed')).toEqual([
      { type: 'noble-revealed', noble: nobleNamed(table.s, 'maeterlinck'), slot: 0 },
    ]);
    expect(told(table, 'nobles-reshuffled')).toEqual([]);
    check(table);
  });

  it('an empty noble deck is made anew from the shuffled discards, the one just discarded among them', () => {
    const table = tableAtTurn(3, { deal: { nobles: ['buls', 'albert', 'empain', 'solvay'] } });
    const { s } = table;
    s.nobleDiscard = s.nobleDeck;
    s.nobleDeck = [];
    check(table);
    endRound(table);
    expect(told(table, 'nobles-reshuffled')).toEqual([{ type: 'nobles-reshuffled', cards: 18 }]);
    expect(s.nobleDeck).toHaveLength(17);
    expect(s.nobleDiscard).toEqual([]);
    expect(display(table).slice(1)).toEqual(['solvay', 'empain', 'albert']);
    expect(typesTold(table, 'noble-left', 'nobles-reshuffled', 'noble-revealed')).toEqual([
      'noble-left',
      'nobles-reshuffled',
      'noble-revealed',
    ]);
    check(table);
  });

  it('R-13: with deck and discards empty the gap on the left stays until a card is discarded', () => {
    const table = tableAtTurn(3, { deal: { nobles: ['buls', 'albert', 'empain', 'solvay'] } });
    const all = ['empain', 'solvay', 'buls', 'albert', 'van-de-velde', 'vandervelde', 'maeterlinck'];
    give(table, 0, { nobles: ['brugmann', ...all] });
    give(table, 1, { nobles: ['brugmann', ...all] });
    const { s } = table;
    s.nobleDeck = [...s.nobleDeck, s.nobleDisplay[0]];
    s.nobleDisplay = s.nobleDisplay.with(0, NONE);
    give(table, 2, { nobles: ['brugmann', 'solvay', 'van-de-velde', 'vandervelde', 'maeterlinck'] });
    expect(s.nobleDeck).toEqual([]);
    check(table);
    endRound(table);
    // Buls is discarded, and comes back as the whole deck; the last space on the left stays empty.
    expect(display(table)).toEqual(['-', 'buls', 'empain', 'albert']);
    expect(told(table, 'nobles-reshuffled')).toEqual([{ type: 'nobles-reshuffled', cards: 1 }]);
    check(table);
  });

  it('the prestige cards left on the strip are discarded and five new ones laid from the deck', () => {
    const first = [
      card('iris', 2, 0),
      card('crown', 2, 0),
      card('architect', 2, 0),
      card('release', 2, 0),
      card('iris+iris'),
    ];
    const then = [
      card('iris+crown'),
      card('iris', 1, 1),
      card('crown', 1, 1),
      card('iris|crown'),
      card('release', 1, 1),
      card('iris', 0, 2),
    ];
    const table = tableWithCards(3, [...first, ...then]);
    give(table, 1, { placed: { '2-2': 1, '2-3': 1 } });
    forget(table);
    passAll(table);
    answers(table, 'use-prestige column2-under-nobles', 'use-prestige column3-bonus1');
    const { s } = table;
    // The first of the deck was taken face down.
    expect(s.prestigeStrip).toEqual(then.slice(1).map((number) => number - 1));
    expect(told(table, 'prestige-laid')).toEqual([
      { type: 'prestige-laid', cards: then.slice(1).map((number) => number - 1) },
    ]);
    const gone = [first[0], first[2], first[3], first[4]].map((number) => number - 1);
    expect(s.prestigeDiscard.toSorted((a, b) => a - b)).toEqual(gone.toSorted((a, b) => a - b));
    expect(s.slid).toEqual([1, 1, first[1] - 1]);
    check(table);
  });

  it('the stock card is discarded and the next one turned up', () => {
    const table = tableAtTurn(3, { deal: { stock: [3, 7] } });
    expect(table.s.stockCard).toBe(2);
    endRound(table);
    expect(table.s.stockDiscard).toEqual([2]);
    expect(table.s.stockCard).toBe(6);
    expect(told(table, 'stock-revealed')).toEqual([{ type: 'stock-revealed', card: 6, francs: 5 }]);
  });

  it('nobody has passed in the new round, and the area is chosen anew', () => {
    const table = tableAtTurn(3);
    endRound(table);
    expect(table.s.passed).toBe(0);
    expect(table.s.firstToPass).toBe(NONE);
    expect(table.s.iris).toBe(NONE);
    expect(due(table)).toBe('1 choose-iris');
  });

  it('everything else stays: houses, money, cubes, artworks, nobles, tracks, market, needles, cards kept', () => {
    const table = tableAtTurn(3, { deal: { nobles: ['empain', 'empain', 'empain', 'solvay'] } });
    give(table, 0, { houses: ['1-1', '4-5'], cubes: { wood: 2, joker: 3 }, artworks: { black: 2 } });
    give(table, 1, { nobles: ['brugmann', 'buls'], levels: { iris: 3, architect: 8 } });
    setShop(table, 'blue', 'green');
    setNeedles(table, 'iron', 'choice');
    table.s.cursor = 3;
    passAllButOne(table);
    const before = kept(table);
    endRound(table);
    expect(kept(table)).toEqual({
      ...before,
      money: [before.money[0], before.money[1], before.money[2] + 1],
    });
    expect(table.s.houses.filter((owner) => owner === 0)).toHaveLength(2);
  });

  it('R-23: after round 5 it is carried out too, but nothing new is laid', () => {
    const table = tableAtTurn(3, { deal: { nobles: ['buls', 'albert', 'empain', 'solvay', 'maeterlinck'] } });
    toRound(table, 5);
    give(table, 1, { courthouse: 1 });
    sendArchitects(table, 1, 0, 1);
    const { s } = table;
    const shown = display(table);
    const strip = s.prestigeStrip;
    endRound(table);
    expect(told(table, 'round-ended')).toEqual([{ type: 'round-ended', round: 5 }]);
    expect(told(table, 'noble-left')).toHaveLength(1);
    expect(told(table, 'noble-revealed')).toEqual([]);
    expect(told(table, 'nobles-reshuffled')).toEqual([]);
    expect(told(table, 'prestige-laid')).toEqual([]);
    expect(told(table, 'stock-revealed')).toEqual([]);
    expect(display(table)).toEqual(['-', ...shown.slice(0, 3)]);
    expect(s.prestigeStrip).toEqual([NONE, NONE, NONE, NONE, NONE]);
    expect(s.prestigeDiscard).toEqual(expect.arrayContaining([...strip]));
    expect(s.usedNobles).toEqual([0, 0, 0]);
    expect(s.architects).toEqual([5, 5, 5]);
    expect(s.stockCard).toBe(NONE);
    expect(s.stockDiscard).toHaveLength(5);
    expect(due(table)).toBe('over');
    check(table);
  });
});

function passAllButOne(table: Table): void {
  answers(table, 'turn pass', 'turn pass');
}

function kept({ s }: Table) {
  const {
    houses,
    built,
    cubes,
    artworks,
    nobles,
    tracks,
    multipliers,
    points,
    shop,
    cursor,
    needle0,
    needle1,
  } = s;
  const { faceDown, slid, actions } = s;
  return structuredClone({
    ...{
      houses,
      built,
      cubes,
      artworks,
      nobles,
      tracks,
      multipliers,
      points,
      shop,
      cursor,
      needle0,
      needle1,
    },
    ...{ faceDown, slid, actions, money: s.money },
  });
}
