/** Representative sentences, word for word in English; one of each kind is whole in every language. */
import { NONE, startGame } from '@horta/engine';
import {
  ARTWORK,
  artworkAt,
  type CardSets,
  cardOf,
  type Event,
  EXPO_CARD,
  HOUSE,
  MATERIAL,
  MONEY_CARD,
  materialAt,
  NEUTRAL,
  NOBLE,
  PASS_OPTION,
  type Reason,
  type State,
} from '@horta/engine/1897';
import { describe, expect, test } from 'vitest';
import { LOCALES, speaker } from '../../index.ts';
import { EVENTS, MORE_EVENTS, REASONS } from './samples.testing.ts';

const NAMES = ['Anna', 'Ben'];
const en = speaker('en', NAMES);

/** The first row: an artwork, a material card, a house, a noble; the second: money, Expo, and one of Ben's architects. */
const CARDS = [
  cardOf(ARTWORK, 1),
  cardOf(MATERIAL, 1),
  cardOf(HOUSE, 0),
  cardOf(NOBLE, 1),
  MONEY_CARD,
  EXPO_CARD,
  ...Array<number>(6).fill(NONE),
];
const OWNERS = CARDS.map((_, cell) => [1, NONE, NEUTRAL][cell - 6] ?? NONE);

/** Anna decides this step. */
function table(step: string, changes: Partial<State> = {}, a = 0, b = 0): State {
  const s = startGame('1897', { players: 2, seed: 'sentences', deal: { firstPlayer: 1 } }) as State;
  return { ...s, cards: CARDS, owners: OWNERS, ...changes, agenda: [{ step, player: 0, a, b }] };
}

const { rules } = table('turn');
const setOf = ({ counts }: CardSets, ...set: number[]) =>
  counts.findIndex((known) => known.join() === set.join());
const payment = (kinds: number, ...set: number[]) => setOf(rules.payments.sets, ...set) * 3 + kinds - 1;
const sent = (...set: number[]) => setOf(rules.architectSets, ...set);

function having(at: number, count: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (i === at ? count : 0));
}
const withArtwork = { artworks: having(artworkAt(0, 1), 1, 8) };
const withMaterials = { materials: having(materialAt(0, 0), 2, 12) };

describe('prompts', () => {
  const cases: [State, string][] = [
    [table('turn'), 'Anna: take a card with an architect, choose a Brussels action, or pass.'],
    [
      table('place-architect'),
      'Anna: choose the architect for space 1-1 (yellow artwork) and the value to pay.',
    ],
    [
      table('send-architects', {}, 1),
      'Anna: choose 1 architect to send to Brussels (Stock Exchange: +5 BF).',
    ],
    [table('sell-artwork'), 'Anna: choose the artwork to sell for 3 BF.'],
    [table('pay-house', {}, 0), 'Anna: choose cards to pay 1 material for house A.'],
    [table('keep-noble', {}, 1), 'Anna: keep Victor Horta for later rounds, or discard the card.'],
    [table('show-artwork'), 'Anna: show an artwork in the exhibition.'],
    [
      table('show-artwork', {}, 0b0101),
      'Anna: show an artwork in the exhibition (already shown: red and blue).',
    ],
    [
      table('choose-material', {}, 1, 5),
      'Anna: choose one of the cards drawn: a metal/stone card or a wood/wood card.',
    ],
    [table('use-nobles', { nobles: [0b111, 0] }, 2), 'Anna: use a noble (2 at most).'],
    [table('use-nobles', { nobles: [0b111, 0] }, 2, 1), 'Anna: use up to 2 nobles.'],
    [table('use-nobles', { nobles: [0b1, 0] }, 2), 'Anna: use one of your nobles.'],
    [table('arrest-architect'), 'Anna: choose which architect goes from Brussels to prison.'],
  ];
  test.each(cases.map(([s, sentence]) => ({ s, sentence })))('$sentence', ({ s, sentence }) =>
    expect(en.prompt(s)).toBe(sentence),
  );
});

describe('choices', () => {
  const cases: [State, number, string][] = [
    [table('turn'), 0, 'Space 1-1: take the yellow artwork'],
    [table('turn'), 1, 'Space 1-2: take the metal/stone card'],
    [table('turn', withMaterials), 2, 'Space 1-3: build house A for 1 material'],
    [
      table('turn'),
      2,
      'Space 1-3: build house A for 1 material – not possible now: the card is discarded. The house costs 1 material; available: 0.',
    ],
    [table('turn'), 3, 'Space 1-4: Victor Horta (+1 on the Architecture track)'],
    [table('turn', withArtwork), 4, 'Space 2-1: sell an artwork for 3 BF'],
    [
      table('turn'),
      5,
      'Space 2-2: take Expo, go first next round and open an exhibition (2 VP per artwork shown)',
    ],
    [
      table('turn', { round: 4 }),
      5,
      'Space 2-2: take Expo (2 VP at the end) and open an exhibition (2 VP per artwork shown)',
    ],
    [table('turn'), 6, 'Space 2-3, with Ben’s architect'],
    [table('turn'), 7, 'Space 2-4'],
    [table('turn'), 8, 'Space 3-1, with a neutral architect'],
    [table('turn'), 12, 'Space 4-1'],
    [table('turn'), 16, 'Cinquantenaire: any Art Nouveau action except Exhibition (1 architect)'],
    [table('turn', { uses: [0, 1, 0] }), 17, 'Stock Exchange: +5 BF (2 architects)'],
    [table('turn'), 18, 'Town Hall: use up to 1 noble (1 architect)'],
    [table('turn'), PASS_OPTION, 'Pass first: 3 BF'],
    [table('turn', { passed: 0b10 }), PASS_OPTION, 'Pass: 1 BF'],
    [table('place-architect'), 3, 'Architect 2/4 showing 4: pay 4 BF for the yellow artwork'],
    [table('place-architect', {}, 4), 0, 'Architect 1/3 showing 1: pay 1 BF, discard the 3 BF card'],
    [table('send-architects', {}, 2), sent(2, 1, 0), 'Send 2 × 1/3 + 2/4'],
    [table('send-architects', {}, 2), 0, 'Send nobody'],
    [table('sell-artwork'), 3, 'Sell the green artwork: +3 BF'],
    [
      table('pay-house'),
      payment(2, 0, 1, 0, 0, 0, 2),
      'Discard metal/stone + 2 × wood/wood, use 2 types of material: +2 VP',
    ],
    [table('pay-house'), payment(1, 0, 0, 0, 0, 0, 0), 'Discard no card, use 1 type of material'],
    [table('keep-noble', {}, 1), 0, 'Discard Victor Horta'],
    [table('keep-noble', {}, 1), 1, 'Keep Victor Horta (2 BF at the end)'],
    [table('show-artwork'), 0, 'Show the red artwork: +2 VP'],
    [table('choose-action'), 0, 'Creation: draw 2 artworks, keep 1'],
    [table('choose-action'), 2, 'Construction: draw 2 houses, build 1 for 1 material'],
    [table('choose-action'), 4, 'Sale: sell an artwork for 3 BF'],
    [table('choose-material', {}, 1, 5), 5, 'Keep the wood/wood card'],
    [table('choose-house', {}, 1, 2), 2, 'Build house C for 1 material'],
    [table('choose-noble', {}, 0, 5), 5, 'Use Paul Hankar: draw 2 Material cards, keep 1'],
    [table('use-nobles', {}, 2), 0, 'Use Georges Brugmann: +4 BF'],
    [table('use-nobles', {}, 1, 1), 6, 'Use no more nobles'],
    [table('release-architect'), 2, 'Free architect 2/5 from prison'],
    [table('arrest-architect'), 0, 'Send architect 1/3 to prison'],
  ];
  test.each(cases.map(([s, option, label]) => ({ s, option, label })))('$label', ({ s, option, label }) =>
    expect(en.option(s, option)).toBe(label),
  );
});

describe('reasons', () => {
  const s = table('turn');
  const cases: [Reason, string][] = [
    [REASONS['outside-area'], 'Space 4-1 isn’t used with 2 players.'],
    [REASONS['cell-taken'], 'Ben already has an architect on space 1-2.'],
    [{ code: 'cell-taken', cell: 8, by: NEUTRAL }, 'There is a neutral architect on space 3-1.'],
    [REASONS['no-money'], 'You need 3 BF; you have 2 BF.'],
    [REASONS['not-enough-architects'], 'You need 2 architects there; you have 1.'],
    [REASONS['architects-short'], 'Not enough 2/4 architects: you need 2; you have 1 in hand.'],
    [REASONS['pile-empty'], 'Materials: no cards left to draw.'],
    [REASONS['colour-shown'], 'This colour is already in the exhibition: yellow.'],
    [REASONS['material-cards-short'], 'Not enough metal/stone cards: you need 2; you have 1.'],
    [
      REASONS['too-many-material-cards'],
      'The house costs 2 materials, and each card must contribute at least one.',
    ],
    [REASONS['too-few-material-cards'], 'The house costs 3 materials; these cards give 2.'],
    [REASONS['kinds-impossible'], 'You can’t use 3 types of material with these cards.'],
    [REASONS['scale-full'], 'The marker is already at the top of the Architecture track.'],
  ];
  test.each(cases.map(([reason, sentence]) => ({ reason, sentence })))('$sentence', ({ reason, sentence }) =>
    expect(en.reason(s, reason)).toBe(sentence),
  );
});

describe('events', () => {
  const cases: [Event, string | undefined][] = [
    [EVENTS['first-player-chosen'], 'Ben has Expo, returns it and is the next first player.'],
    [EVENTS['area-laid'], 'The Art Nouveau area is laid out (2 cards).'],
    [
      EVENTS['bonuses-laid'],
      'Bonuses by column – 1: 1 architect back from prison · 2: +1 on the Architecture track · 3: +1 on the Nobility track · 4: +1 on the Prestige track.',
    ],
    [EVENTS['architect-placed'], 'Anna places architect 2/4 showing 4 on space 1-2 and pays 4 BF.'],
    [EVENTS['card-taken'], 'Anna takes Victor Horta.'],
    [{ ...EVENTS['card-taken'], card: MONEY_CARD }, undefined],
    [EVENTS['architects-sent'], 'Ben goes to Brussels: Town Hall (3 architects: 2 × 1/3 + 2/4).'],
    [
      EVENTS['action-impossible'],
      'Anna can only discard house A. The house costs 3 materials; available: 2.',
    ],
    [{ ...EVENTS['card-discarded'], cause: 'impossible' }, undefined],
    [EVENTS.passed, 'Anna is the first to pass and receives 3 BF.'],
    [EVENTS['cards-drawn'], 'Anna draws a yellow artwork and a blue artwork.'],
    [EVENTS['card-discarded'], 'Anna sells the yellow artwork for 3 BF.'],
    [EVENTS['house-paid'], 'Anna pays 4 materials for a house (discarded: 2 × metal/stone + wood/wood).'],
    [EVENTS['artwork-shown'], 'Anna shows the red artwork and scores 2 VP.'],
    [{ type: 'francs', player: 0, amount: -3, source: 'architect' }, undefined],
    [EVENTS.points, 'Anna scores 6 VP (3 houses × 2 VP).'],
    [{ ...EVENTS.points, source: 'bonus-francs' }, 'Anna scores 6 VP with a Bonus card: 6 BF.'],
    [
      EVENTS['column-majority'],
      'Column 2: Anna has the highest total, 5. Bonus: +1 on the Architecture track.',
    ],
    [
      { ...EVENTS['column-majority'], players: [], sums: [0, 1], neutral: 2 },
      'Column 2: the neutral architects lead with 2; nobody gains the bonus.',
    ],
    [EVENTS['arms-majority'], 'Coat of arms 2-2 is complete; most architects (2): Anna and Ben.'],
    [EVENTS['architect-arrested'], 'Anna sends architect 1/3 to prison (Stock Exchange).'],
    [EVENTS['game-ended'], 'Anna wins with 42 VP.'],
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
    for (const sample of [...Object.values(EVENTS), ...MORE_EVENTS]) {
      const text = event(s, sample);
      expect(text, sample.type).not.toMatch(hole);
      expect(text, sample.type).toMatch(sentence);
    }
  });
});
