/** Representative sentences, word for word in English; one of each kind is whole in every language. */
import { type GameOptions, startGame } from '@horta/engine';
import { CUBE_SETS, type Event, PASS_OPTION, PAYMENTS, type Reason, type State } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { LOCALES, speaker } from '../../index.ts';
import { EVENTS, REASONS } from './samples.testing.ts';

const NAMES = ['Anna', 'Ben'];
const en = speaker('en', NAMES);

/** Strips in their order, so that space 3-2 is a workshop; Anna decides this step. */
function table(step: string, changes: Partial<State> = {}, a = 0, options: GameOptions = {}): State {
  const deal = {
    firstPlayer: 1,
    strips: [1, 2, 3, 4, 5],
    nobles: ['empain', 'solvay', 'buls', 'albert'],
    prestige: [19, 1, 21, 3, 22],
  };
  const s = startGame('1893', { players: 2, seed: 'sentences', deal, options }) as State;
  return { ...s, stockCard: 0, iris: 5, ...changes, agenda: [{ step, player: 0, a, b: 0 }] };
}

/** With the expansion and the boards of the variant: the cards 7, 1, 32, 13 and 21 lie at the sites. */
function fullTable(step: string, changes: Partial<State> = {}, a = 0): State {
  const siteCards = [6, 0, 31, 12, 20];
  return table(step, { siteCards, ...changes }, a, { belleEpoque: true, boards: 'chosen' });
}

function houseAt(space: number, owner: number): readonly number[] {
  return Array.from({ length: 25 }, (_, i) => (i === space ? owner : -1));
}

const payment = (...units: number[]) => PAYMENTS.findIndex((known) => known.join() === units.join());
const cubes = (...counts: number[]) => CUBE_SETS.findIndex((known) => known.join() === counts.join());

describe('prompts', () => {
  const cases: [State, string][] = [
    [table('turn'), 'Anna: place an architect, choose a Brussels action, or pass.'],
    [
      table('bid', {}, 11),
      'Anna: choose the bid for Workshop space 3-2; bids aren’t returned and count towards the column’s card.',
    ],
    [table('move-cursor', {}, 3), 'Anna: move the indicator, or leave it, to sell the green artwork.'],
    [table('keep-noble', {}, 2), 'Anna: keep Ernest Solvay for later rounds, or discard the card.'],
    [table('pay-house', { built: [3, 0] }), 'Anna: pay 3 materials for a house (compass: wood and stone).'],
    [table('use-nobles', { nobles: [0b11, 0] }, 2), 'Anna: use up to 2 nobles.'],
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
      'Construction space 3-1 – no action possible now. The house costs 2 materials (compass: wood and stone): still 2 short, even with jokers.',
    ],
    [table('turn'), 25, 'Stock Exchange: +4 BF (1 architect)'],
    [table('turn'), 27, 'Cinquantenaire: any Art Nouveau action, no bid (1 architect)'],
    [table('turn'), PASS_OPTION, 'Pass first: 1 BF and a face-down Prestige card'],
    [table('turn', { firstToPass: 1 }), PASS_OPTION, 'Pass: 0 BF'],
    [table('bid'), 3, 'Bid 3 BF'],
    [table('sell-artwork'), 3, 'Sell the green artwork (2 BF and 2 VP if the indicator stays)'],
    [table('move-cursor', {}, 3), 15, 'Move the indicator to 2 BF (bottom), 4 VP (left): 0 BF and 6 VP'],
    [table('take-noble'), 2, 'Ernest Solvay for 1 BF: 1 refined material, or 2 for a joker'],
    [table('keep-noble', {}, 2), 1, 'Keep Ernest Solvay (2 BF at the end)'],
    [table('take-cubes', {}, 2), cubes(1, 1, 0, 0), 'Take 1 wood + 1 iron'],
    [table('cube-or-trade'), cubes(0, 0, 2, 0), 'Trade 1 joker for 2 stone'],
    [table('pay-house'), payment(2, 0, 0, 0, 0, 1), 'Pay 2 wood + 1 joker (no 5 VP bonus)'],
    [table('pay-house'), payment(2, 0, 0, 0, 1, 0), 'Pay 2 wood + 3 BF (with the 5 VP bonus)'],
    [table('move-needle', { needle0: 3 }), 0, 'Move the needle from free choice to iron'],
    [table('place-house', { built: [4, 0] }), 10, 'Build on Construction space 3-1 (5 VP at once)'],
    [table('use-prestige'), 1 * 8 + 1, 'Column 2: slide the card under the Nobles row (×1 → ×3)'],
    [table('use-prestige'), 2 * 8 + 4, 'Column 3: gain +2 on the Iris track'],
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
    [REASONS.occupied, 'Ben already has an architect on space 3-2.'],
    [REASONS['house-there'], 'Anna’s house is already on space 3-2.'],
    [REASONS['iris-not-on-card'], 'This round’s Stock Exchange card shows other irises: 2-2 and 3-3.'],
    [REASONS['too-far'], 'The indicator would move 4 steps; the limit is 2.'],
    [REASONS['unit-short'], 'You need 2 wood; you have 1.'],
    [{ code: 'unit-short', unit: 4, needed: 2, available: 1 }, 'You need 6 BF; you have 5 BF.'],
    [
      REASONS['payment-impossible'],
      'The house costs 3 materials (compass: wood and 3 BF): you are still 1 short, even with jokers.',
    ],
    [{ code: 'occupied', space: 11, by: 5 }, 'A neutral meeple blocks space 3-2.'],
  ];
  test.each(cases.map(([reason, sentence]) => ({ reason, sentence })))('$sentence', ({ reason, sentence }) =>
    expect(en.reason(s, reason)).toBe(sentence),
  );
});

describe('events', () => {
  const cases: [Event, string | undefined][] = [
    [EVENTS['architect-placed'], 'Anna places an architect on Construction space 3-2 and bids 3 BF.'],
    [EVENTS['architects-sent'], 'Ben goes to Brussels: Grand-Place (2 architects).'],
    [EVENTS['area-chosen'], 'Anna places the Try Square on iris 2-2: rows 3–5 and columns 3–5 are active.'],
    [EVENTS['action-impossible'], 'Anna gains nothing from Nobles. That takes 3 BF; 2 BF left.'],
    [EVENTS['artwork-sold'], 'Anna sells a green artwork for 2 BF and 6 VP.'],
    [EVENTS['house-paid'], 'Anna pays 2 wood + 3 BF for a house.'],
    [EVENTS.francs, 'Anna receives 3 BF for artworks in 3 colours.'],
    [EVENTS.points, 'Anna scores 40 VP (5 houses × 8 VP).'],
    [EVENTS['column-tied'], 'Column 2: Anna and Ben are tied at 3 BF and only gain the bonus.'],
    [EVENTS['prestige-slid'], 'Anna slides the card of column 2 under the Nobles row, now ×3.'],
    [EVENTS['game-ended'], 'Anna wins with 135 VP.'],
    [{ ...EVENTS['game-ended'], winners: [0, 1] }, 'Anna and Ben share the victory with 135 VP.'],
    [{ type: 'francs', player: 0, amount: -3, source: 'bid' }, undefined],
  ];
  test.each(cases.map(([event, sentence]) => ({ event, sentence })))(
    '$event.type: $sentence',
    ({ event, sentence }) => expect(en.event(table('turn'), event)).toBe(sentence),
  );
});

describe('Belle Époque and asymmetric boards', () => {
  const prompts: [State, string][] = [
    [fullTable('use-card', {}, 0), 'Anna: use card 7 or not: take 2 jokers.'],
    [
      fullTable('swap-joker', { siteCards: [7] }),
      'Anna: use card 8 or not: swap 1 joker for 1 refined material.',
    ],
    [fullTable('choose-card', {}, 5 * 32), 'Anna: choose the next card to use, or stop.'],
    [
      fullTable('send-travellers', {}, 1),
      'Anna: choose how many travellers to send instead of architects (Grand-Place).',
    ],
    [
      fullTable('take-noble', {}, 3),
      'Anna: take a noble, or the one revealed from the deck (Ernest Solvay).',
    ],
    [
      fullTable('pay-house', {}, 1),
      'Anna: pay 2 materials, with one material replaced by any other (compass: wood and stone).',
    ],
  ];
  test.each(prompts.map(([s, sentence]) => ({ s, sentence })))('$sentence', ({ s, sentence }) =>
    expect(en.prompt(s)).toBe(sentence),
  );

  const white = fullTable('sell-artwork');
  const choices: [State, number, string][] = [
    [fullTable('use-card', {}, 0), 0, 'Don’t use card 7 now'],
    [fullTable('use-card', {}, 0), 1, 'Use card 7: take 2 jokers'],
    [fullTable('choose-card', {}, 5 * 32), 0, 'Use card 7: take 2 jokers'],
    [
      fullTable('choose-card', { siteCards: [6, 7] }, 5 * 32),
      1,
      'Use card 8: swap 1 joker for 1 refined material',
    ],
    [fullTable('choose-card', {}, 5 * 32), 5, 'Use no more cards now'],
    [
      fullTable('use-card', { artworks: white.artworks.map((count, i) => (i < 3 ? 1 : count)) }, 1),
      1,
      'Use card 1: +3 BF',
    ],
    [
      white,
      5 + 2 * 5 + 3,
      'Sell the white artwork (back: blue) as green (1 BF and 1 VP if the indicator stays)',
    ],
    [
      fullTable('place-house', { built: [4, 0] }),
      25 + 2,
      'Pavilion on site 3 for 2 glass more: card 32 – Pavilion visit: gain 3 BF for each of your Belle Époque cards (5 VP at once)',
    ],
    [
      fullTable('place-house'),
      25,
      'Pavilion on site 1: card 7 – Materials space, after the action: take 2 jokers',
    ],
    [
      fullTable('turn'),
      12,
      'Sales space 3-3, with a Belle Époque tile – no action possible now. There is no artwork to sell.',
    ],
    [
      fullTable('send-travellers', { brussels: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0] }, 1),
      1,
      'Send 2 architects and 1 traveller',
    ],
    [
      fullTable('take-bonus-tile'),
      8,
      'Neighbours: 4 VP for each pair of your houses side by side on the board',
    ],
    [fullTable('choose-row'), 1, 'Nobles: ×1 → ×3'],
    [
      fullTable('choose-board'),
      0,
      'Paul Hankar: in each Nobles action you may take the top card of the deck for free instead (Iris track 2-3-4-5-6-7)',
    ],
    [
      fullTable('choose-board'),
      2,
      'Victor Horta: each Materials action also gives 2 BF (Architect track 3-4-6-8-9-10)',
    ],
    [
      fullTable('choose-board'),
      4,
      'Gustave Strauven: each Sales action also gives 1 BF and 1 VP (houses for 2-2-2-2-3-3 materials)',
    ],
    [fullTable('turn-needle'), 1, 'Move the needle from wood to the empty space'],
    [
      fullTable('take-noble', {}, 3),
      4,
      'Ernest Solvay from the deck, for free: 1 refined material, or 2 for a joker',
    ],
    [fullTable('pay-house', {}, 1), payment(1, 0, 0, 0, 0, 1), 'Pay 1 wood + 1 joker (with the 5 VP bonus)'],
    [fullTable('pay-house', {}, 1), payment(0, 1, 0, 0, 0, 1), 'Pay 1 iron + 1 joker (no 5 VP bonus)'],
    [fullTable('discard-nobles'), 0b1001 - 1, 'Discard Prince Albert and Édouard Empain from the display'],
  ];
  test.each(choices.map(([s, option, label]) => ({ s, option, label })))('$label', ({ s, option, label }) =>
    expect(en.option(s, option)).toBe(label),
  );

  const events: [Event, string][] = [
    [
      { ...EVENTS['artwork-sold'], artwork: 7, francs: 1, points: 3 },
      'Anna sells a white artwork as green for 1 BF and 3 VP.',
    ],
    [
      { ...EVENTS['architects-sent'], architects: 1, travellers: 1 },
      'Ben goes to Brussels: Grand-Place (1 architect and 1 traveller).',
    ],
    [
      EVENTS['pavilion-built'],
      'Anna builds a pavilion (house 4) on site 3 and takes card 7: “Materials space, after the action: take 2 jokers”.',
    ],
    [
      EVENTS['bonus-tile-taken'],
      'Anna places an architect on the bonus tile Portrait: “the Architect track continues to the portrait, level 15”.',
    ],
    [EVENTS['card-used'], 'Anna uses card 7: “take 2 jokers”.'],
    [{ type: 'francs', player: 0, amount: -2, source: 'card' }, 'Anna pays 2 BF for the card.'],
    [EVENTS.points, 'Anna scores 40 VP (5 buildings × 8 VP).'],
    [
      EVENTS['game-started'],
      'The game begins; Anna is the first player. Architect boards: Paul Hankar (Anna) and Gustave Strauven (Ben). Cards at the pavilion sites: 7, 1, 32, 13 and 21; bonus tiles: Portrait, Sevens and Artworks.',
    ],
  ];
  test.each(events.map(([event, sentence]) => ({ event, sentence })))('$sentence', ({ event, sentence }) =>
    expect(en.event(fullTable('turn'), event)).toBe(sentence),
  );

  test('numbers come from the rules', () => {
    const s = fullTable('use-card', {}, 0);
    const rules = { ...s.rules, cardNumbers: s.rules.cardNumbers.with(6, 5) };
    expect(en.prompt({ ...s, rules })).toBe('Anna: use card 7 or not: take 5 jokers.');
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  const { event, reason } = speaker(locale, NAMES);
  const s = fullTable('turn');
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
