/** Representative sentences, word for word in English; one of each kind is whole in every language. */
import { startGame } from '@horta/engine';
import { CUBE_SETS, type Event, PASS_OPTION, PAYMENTS, type Reason, type State } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { LOCALES, speaker } from '../../index.ts';
import { EVENTS, REASONS } from './samples.testing.ts';

const NAMES = ['Anna', 'Ben'];
const en = speaker('en', NAMES);

/** Strips in their order, so that space 3-2 is a workshop; Anna decides this step. */
function table(step: string, changes: Partial<State> = {}, a = 0): State {
  const deal = {
    firstPlayer: 1,
    strips: [1, 2, 3, 4, 5],
    nobles: ['empain', 'solvay', 'buls', 'albert'],
    prestige: [19, 1, 21, 3, 22],
  };
  const s = startGame('1893', { players: 2, seed: 'sentences', deal }) as State;
  return { ...s, stockCard: 0, iris: 5, ...changes, agenda: [{ step, player: 0, a, b: 0 }] };
}

function houseAt(space: number, owner: number): readonly number[] {
  return Array.from({ length: 25 }, (_, i) => (i === space ? owner : -1));
}

const payment = (...units: number[]) => PAYMENTS.findIndex((known) => known.join() === units.join());
const cubes = (...counts: number[]) => CUBE_SETS.findIndex((known) => known.join() === counts.join());

describe('prompts', () => {
  const cases: [State, string][] = [
    [table('turn'), 'Anna: place an architect, choose a Brussels action, or pass.'],
    [table('bid', {}, 11), 'Anna: bid for Workshop on space 3-2.'],
    [table('move-cursor', {}, 3), 'Anna: set the market cursor before selling the green artwork.'],
    [table('keep-noble', {}, 2), 'Anna: keep or discard Ernest Solvay.'],
    [table('pay-house', { built: [3, 0] }), 'Anna: pay 3 units for a house (compass: wood and stone).'],
    [table('use-nobles', {}, 2), 'Anna: use up to 2 nobles.'],
  ];
  test.each(cases.map(([s, sentence]) => ({ s, sentence })))('$sentence', ({ s, sentence }) =>
    expect(en.prompt(s)).toBe(sentence),
  );
});

describe('choices', () => {
  const cases: [State, number, string][] = [
    [table('choose-iris'), 5, 'Iris 2-2: rows 3–5, columns 3–5 (9 spaces)'],
    [table('turn'), 11, 'Workshop space 3-2'],
    [table('turn', { houses: houseAt(11, 1) }), 11, 'Workshop space 3-2, with Ben’s house on it'],
    [
      table('turn'),
      10,
      'Construction space 3-1 – no action possible now. The house costs 2 units (compass: wood and stone); missing, even with jokers: 2.',
    ],
    [table('turn'), 25, 'Stock Exchange: +4 BF (1 architect)'],
    [table('turn'), 27, 'Cinquantenaire: an Art Nouveau action without a bid (1 architect)'],
    [table('turn'), PASS_OPTION, 'Pass first: 1 BF and a face-down Prestige card'],
    [table('turn', { firstToPass: 1 }), PASS_OPTION, 'Pass: 0 BF'],
    [table('bid'), 3, 'Bid 3 BF'],
    [table('sell-artwork'), 3, 'Sell the green artwork (2 BF and 2 VP as the cursor stands)'],
    [table('move-cursor', {}, 3), 15, 'Move the cursor to row 5, column 2: 0 BF and 6 VP'],
    [table('take-noble'), 2, 'Ernest Solvay for 1 BF: 1 refined cube, or 2 for a joker'],
    [table('keep-noble', {}, 2), 1, 'Keep Ernest Solvay (2 BF at the end)'],
    [table('take-cubes', {}, 2), cubes(1, 1, 0, 0), 'Take 1 wood + 1 iron'],
    [table('cube-or-trade'), cubes(0, 0, 2, 0), 'Trade 1 joker for 2 stone'],
    [table('pay-house'), payment(2, 0, 0, 0, 0, 1), 'Pay 2 wood + 1 joker (no 5 VP bonus)'],
    [table('pay-house'), payment(2, 0, 0, 0, 1, 0), 'Pay 2 wood + 3 BF (with the 5 VP bonus)'],
    [table('move-needle', { needle0: 3 }), 0, 'Move the needle from free choice to iron'],
    [table('place-house', { built: [4, 0] }), 10, 'Build on Construction space 3-1 (5 VP at once)'],
    [table('use-prestige'), 1 * 8 + 1, 'Column 2: slide the card under Nobles (×1 → ×3)'],
    [table('use-prestige'), 2 * 8 + 4, 'Column 3: gain +2 on the iris track'],
    [
      table('pay-nobles', { nobles: [0b1101, 0] }),
      0b0101,
      'Pay 3 BF for Georges Brugmann and Ernest Solvay; lose 5 VP for Charles Buls',
    ],
  ];
  test.each(cases.map(([s, option, label]) => ({ s, option, label })))('$label', ({ s, option, label }) =>
    expect(en.option(s, option)).toBe(label),
  );
});

describe('reasons', () => {
  const s = table('turn', { money: [5, 0] });
  const cases: [Reason, string][] = [
    [REASONS['no-money'], 'You need 3 BF; you have 2 BF.'],
    [REASONS['not-enough-architects'], 'You need 2 architects there; you have 1.'],
    [REASONS.occupied, 'Ben already has a piece on space 3-2.'],
    [REASONS['house-there'], 'Space 3-2 already holds Anna’s house.'],
    [REASONS['iris-not-on-card'], 'The round’s Stock Exchange card shows other irises: 2-2 and 3-3.'],
    [REASONS['too-far'], 'The cursor would move 4 steps; your artworks allow 2.'],
    [REASONS['unit-short'], 'You need 2 wood; you have 1.'],
    [{ code: 'unit-short', unit: 4, needed: 2, available: 1 }, 'You need 6 BF; you have 5 BF.'],
    [
      REASONS['payment-impossible'],
      'The house costs 3 units (compass: wood and 3 BF); missing, even with jokers: 1.',
    ],
    [{ code: 'occupied', space: 11, by: 5 }, 'A neutral piece blocks space 3-2.'],
  ];
  test.each(cases.map(([reason, sentence]) => ({ reason, sentence })))('$sentence', ({ reason, sentence }) =>
    expect(en.reason(s, reason)).toBe(sentence),
  );
});

describe('events', () => {
  const cases: [Event, string | undefined][] = [
    [EVENTS['architect-placed'], 'Anna places an architect on Construction space 3-2 and bids 3 BF.'],
    [EVENTS['architects-sent'], 'Ben goes to Brussels: Grand-Place (2 architects).'],
    [EVENTS['area-chosen'], 'Anna lays the square on iris 2-2: rows 3–5, columns 3–5 are active.'],
    [EVENTS['action-impossible'], 'Nobles brings Anna nothing. That takes 3 BF, with 2 BF at hand.'],
    [EVENTS['artwork-sold'], 'Anna sells a green artwork for 2 BF and 6 VP.'],
    [EVENTS['house-paid'], 'Anna pays 2 wood + 3 BF for a house.'],
    [EVENTS.francs, 'Anna receives 3 BF for 3 colours of artworks.'],
    [EVENTS.points, 'Anna scores 40 VP for 5 houses at 8 VP each.'],
    [EVENTS['column-tied'], 'Column 2: Anna and Ben are tied at 3 BF and gain the bonus only.'],
    [EVENTS['prestige-slid'], 'Anna slides the card of column 2 under Nobles, now ×3.'],
    [EVENTS['game-ended'], 'Anna wins with 135 VP.'],
    [{ ...EVENTS['game-ended'], winners: [0, 1] }, 'Anna and Ben share the victory with 135 VP.'],
    [{ type: 'francs', player: 0, amount: -3, source: 'bid' }, undefined],
  ];
  test.each(cases.map(([event, sentence]) => ({ event, sentence })))(
    '$event.type: $sentence',
    ({ event, sentence }) => expect(en.event(table('turn'), event)).toBe(sentence),
  );
});

describe.each(LOCALES)('in %s', (locale) => {
  const { event, reason } = speaker(locale, NAMES);
  const s = table('turn');
  const hole = /[{}?]|undefined|NaN|null|\[object/;

  const sentence = /^\p{Lu}.*\.$/u;

  test('every reason is said', () => {
    for (const sample of Object.values(REASONS)) {
      const text = reason(s, sample);
      expect(text, sample.code).not.toMatch(hole);
      expect(text, sample.code).toMatch(sentence);
    }
    const texts = Object.values(REASONS).map((sample) => reason(s, sample));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('every event is said', () => {
    for (const sample of Object.values(EVENTS)) {
      const text = event(s, sample);
      expect(text, sample.type).not.toMatch(hole);
      expect(text, sample.type).toMatch(sentence);
    }
  });
});
