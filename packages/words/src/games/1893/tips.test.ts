/** What tips say to whoever decides: costs and gains as they stand, what it changes for others, and why not. */
import { obstacle, type Reason } from '@horta/engine';
import { type Event, PASS_OPTION, PAYMENTS, type State } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { speaker, type ThingId } from '../../index.ts';
import { asked, at, table } from './positions.testing.ts';

const { describe: descriptionOf, consider, consequences, prompt } = speaker('en', ['Anna', 'Ben']);

/** Of seat 0, and of the supply: artworks by colour and white ones, cubes by material. */
function artworks(own: readonly number[], left: readonly number[] = [6, 6, 6, 6, 6]): number[] {
  const padded = (list: readonly number[]) => Array.from({ length: 9 }, (_, i) => list[i] ?? 0);
  return [...padded(own), ...padded([]), ...padded(left)];
}

function cubes(own: readonly number[], left: readonly number[] = [10, 10, 10, 0, 15]): number[] {
  return [...own, 0, 0, 0, 0, 0, ...left];
}

/** Pieces on several spaces. */
function on(pieces: Readonly<Record<number, number>>, rest = -1): number[] {
  return Array.from({ length: 25 }, (_, space) => pieces[space] ?? rest);
}

/** The tip of a thing that stands for this choice of Anna's, legal or not. */
function tip(s: State, thing: ThingId, option: number) {
  const reason: Reason | undefined = obstacle(s, option);
  return descriptionOf(s, thing, 0, { option, reason });
}

const SALES = 12;
const NOBLES = 13;
const MATERIALS = 14;
const CONSTRUCTION = 18;
const WORKSHOP = 19;

describe('a space tells what its action would bring now', () => {
  test.each<[string, State, number, string]>([
    [
      'the stacks of the workshop, and those that are empty',
      table({ artworks: artworks([], [5, 0, 6, 2, 6]) }),
      WORKSHOP,
      'Take an artwork; left: yellow 5, blue 6, green 2; gone: brown.',
    ],
    [
      'what each artwork that one has would be sold for',
      table({ artworks: artworks([1, 0, 0, 2]) }),
      SALES,
      'Sell an artwork: yellow 2 BF + 2 VP, green 2 BF + 2 VP; before that you may move the indicator up to 3 steps.',
    ],
    [
      'that a sale would bring nothing, and why',
      table(),
      SALES,
      'The action would gain you nothing. There is no artwork to sell.',
    ],
    [
      'that the market shows the colours one has',
      table({ artworks: artworks([1]), shop: [0, -1] }),
      SALES,
      'The action would gain you nothing. Every colour there is to sell is already in the market.',
    ],
    [
      'the nobles that can be paid after the least bid',
      table({ money: [3, 6] }),
      NOBLES,
      'Take a noble with your remaining 2 BF: Buls 2 BF, Solvay 1 BF, Empain 0 BF.',
    ],
    [
      'the cubes that are left',
      table({ cubes: cubes([0, 0, 0, 0, 0], [7, 0, 6, 0, 15]) }),
      MATERIALS,
      'Take 2 refined materials; left: 7 wood, 6 stone.',
    ],
    [
      'the cost of the next house and what it scores',
      table({ cubes: cubes([1, 0, 1, 0, 0]) }),
      CONSTRUCTION,
      'Build house 1 for 1 wood + 1 stone: 5 VP now, 1 VP at the end.',
    ],
    [
      'that only jokers pay for it',
      table({ cubes: cubes([1, 0, 0, 0, 1]) }),
      CONSTRUCTION,
      'Build house 1, but only with jokers (1 wood + 1 joker): 0 VP now, 1 VP at the end.',
    ],
    [
      'one way to pay of several',
      table({ cubes: cubes([1, 0, 1, 0, 1]) }),
      CONSTRUCTION,
      'Build house 1 for 2 materials, such as 1 wood + 1 stone: 5 VP now, 1 VP at the end.',
    ],
    [
      'what is missing for a house',
      table(),
      CONSTRUCTION,
      'The action would gain you nothing. The house costs 2 materials (compass: wood and stone): still 2 short, even with jokers.',
    ],
  ])('%s', (_, s, space, line) => {
    const found = tip(s, `space:${space}`, space);
    expect(found?.lines[0]).toBe(line);
    // The lines say it all: no label beside them.
    expect(found?.does).toBeUndefined();
  });

  test('in the first edition, how many artworks are drawn', () => {
    const s = table({ exhibitions: [0, 0] }, '1893-first-edition');
    const space = s.actions.findIndex((action, i) => action === 0 && i >= 12 && i % 5 >= 2);
    expect(tip(s, `space:${space}`, space)?.lines[0]).toBe('Draw 3 artworks and keep one.');
  });
});

describe('a space tells what placing there gives to the owner of a house', () => {
  test.each<[string, Partial<State>, number, string]>([
    [
      'points for artworks',
      { artworks: [...artworks([1]).slice(0, 9), 2, 1, 0, 0, 0, 0, 0, 0, 0, ...artworks([]).slice(18)] },
      SALES,
      'Ben’s house: Ben would gain 3 VP.',
    ],
    ['a noble not used yet', {}, NOBLES, 'Ben’s house: Ben would gain the effect of Brugmann (+5 BF).'],
    [
      'nothing if no noble is ready',
      { usedNobles: [0, 1] },
      NOBLES,
      'Ben’s house: Ben would gain nothing right now.',
    ],
    ['a cube', {}, MATERIALS, 'Ben’s house: Ben would gain 1 refined material.'],
    ['a black artwork', {}, WORKSHOP, 'Ben’s house: Ben would gain a black artwork.'],
    [
      'points for houses',
      { built: [0, 2], cubes: cubes([1, 0, 1, 0, 0]) },
      CONSTRUCTION,
      'Ben’s house: Ben would gain 2 VP.',
    ],
  ])('%s', (_, changes, space, line) => {
    const s = table({ houses: at(space, 1), ...changes });
    expect(tip(s, `space:${space}`, space)?.lines[1]).toBe(line);
  });
});

describe('a space tells how its column stands, and what it takes to lead', () => {
  test.each<[string, Partial<State>, string]>([
    ['nobody', {}, 'Column 4: no bids yet, any bid leads.'],
    [
      'another player',
      { meeples: on({ 23: 1 }), bids: on({ 23: 3 }, 0) },
      'Column 4: Ben (3); a bid of 4 BF would put you ahead.',
    ],
    [
      'with what one has there',
      { meeples: on({ 23: 1, 18: 0 }), bids: on({ 23: 3, 18: 1 }, 0) },
      'Column 4: you (1), Ben (3); a bid of 3 BF would put you ahead.',
    ],
    [
      'oneself',
      { meeples: on({ 23: 1, 18: 0 }), bids: on({ 23: 1, 18: 2 }, 0) },
      'Column 4: you (2), Ben (1); you lead.',
    ],
    [
      'out of reach',
      { meeples: on({ 23: 1 }), bids: on({ 23: 9 }, 0) },
      'Column 4: Ben (9); you can’t afford the lead.',
    ],
  ])('%s', (_, changes, line) => {
    expect(tip(table(changes), `space:${NOBLES}`, NOBLES)?.lines).toContain(line);
  });

  test('with what the card of the column gives', () => {
    expect(tip(table(), `space:${NOBLES}`, NOBLES)?.lines).toContain(
      'Its card: +1 on the Iris track; Manneken Pis: 2.',
    );
  });
});

describe('a space tells the irises it touches', () => {
  test('by architects: houses don’t count', () => {
    const s = table({ meeples: on({ 17: 1 }), bids: on({ 17: 1 }, 0), houses: on({ 12: 1, 13: 1 }) });
    expect(tip(s, 'space:18', 18)?.lines).toContain(
      'Irises next to it (1 VP each for you): 3-3: Ben (1), free (3); 4-3: Ben (1), free (3); 3-4, 4-4: nobody.',
    );
  });

  test('not those that can’t be surrounded in this round', () => {
    expect(tip(table(), 'space:12', 12)?.lines).toContain(
      'Irises next to it (1 VP each for you): 3-3: nobody.',
    );
  });
});

describe('what can’t be chosen says why, once', () => {
  test('a space that is taken: who stands there, with which bid', () => {
    const s = table({ meeples: at(12, 1), bids: at(12, 3, 0) });
    const found = tip(s, 'space:12', 12);
    expect(found?.notNow).toBe('Ben has an architect here, with a bid of 3 BF.');
    expect(found?.lines.some((line) => line.includes('has an architect here'))).toBe(false);
  });

  test('a space outside the active area', () => {
    const found = tip(table(), 'space:1', 1);
    expect(found).toEqual({
      title: 'Sales space 1-2',
      notNow: 'Space 1-2 is outside this round’s active area.',
      lines: ['Place an architect and bid 1 BF or more: sell an artwork.'],
    });
  });

  test('a noble that is too dear', () => {
    const found = tip(asked('take-noble', 0, { money: [1, 6] }), 'noble:0', 0);
    expect(found?.notNow).toBe('You need 3 BF; you have 1 BF.');
  });
});

describe('a Brussels action tells what it takes, and who would lose an architect', () => {
  const brussels = (own: number, other: number) => [own, 0, 0, 0, other, 0, 0, 0, 0, 0, 0, 0];

  test.each<[string, State, number, readonly string[]]>([
    [
      'most of all',
      table(),
      0,
      [
        'Take 4 BF, as shown on this round’s card.',
        'Takes 1 architect now, 2 next time; no money.',
        'In Brussels after that: you (1). You would have the most and, as things stand, lose one to the Courthouse.',
      ],
    ],
    [
      'tied',
      table({ brussels: brussels(0, 1) }),
      0,
      ['In Brussels after that: you (1), Ben (1). Tied for the most, each would lose one to the Courthouse.'],
    ],
    [
      'less than another player',
      table({ brussels: brussels(0, 3) }),
      0,
      ['In Brussels after that: you (1), Ben (3). As things stand, losing one to the Courthouse: Ben.'],
    ],
    [
      'no noble is ready',
      table({ usedNobles: [1, 0] }),
      1,
      ['None of your nobles is ready: you would gain nothing.'],
    ],
    [
      'which actions could be done without a bid',
      table(),
      2,
      [
        'Do an Art Nouveau action, without a bid: Workshop, Nobles or Materials. Not possible now: Sales and Construction.',
      ],
    ],
    [
      'no joker is left',
      table({ cubes: cubes([0, 0, 0, 0, 0], [1, 1, 1, 0, 0]) }),
      3,
      [expect.stringMatching(/^The action would gain you nothing\. The supply doesn’t have 3 jokers/)],
    ],
  ])('%s', (_, s, action, lines) => {
    expect(tip(s, `brussels:${action}`, 25 + action)?.lines).toEqual(expect.arrayContaining([...lines]));
  });
});

describe('a bid tells what this sum means', () => {
  const s = asked('bid', NOBLES, { meeples: at(23, 1), bids: at(23, 3, 0) });

  test.each<[number, string, string]>([
    [
      2,
      'Still ahead in column 4: Ben, 3 BF to 2 BF.',
      'Take a noble with your remaining 3 BF: Albert 3 BF, Buls 2 BF, Solvay 1 BF, Empain 0 BF.',
    ],
    [
      3,
      'Tied with Ben at 3 BF in column 4: each only gains the card’s bonus.',
      'Take a noble with your remaining 2 BF: Buls 2 BF, Solvay 1 BF, Empain 0 BF.',
    ],
    [5, 'You would lead column 4, 5 BF to 3 BF.', 'Take a noble with your remaining 0 BF: Empain 0 BF.'],
  ])('%i BF', (bid, standing, action) => {
    const { title, lines } = consider(s, bid);
    expect(title).toBe(`Bid ${bid} BF`);
    expect(lines[0]).toBe(standing);
    expect(lines).toContain(action);
  });

  test('alone in the column', () => {
    expect(consider(asked('bid', NOBLES), 1).lines[0]).toBe('You would be the only one to bid in column 4.');
  });
});

describe('passing tells what it pays and what is given up', () => {
  test('first: all the francs that the label counts, one by one', () => {
    expect(consider(table({ artworks: artworks([1]) }), PASS_OPTION)).toEqual({
      title: 'Pass first: 2 BF and a face-down Prestige card',
      lines: [
        'It pays 1 BF for artworks (1 colour), 1 BF for face-down Prestige cards.',
        'Passing first counts as 2 Manneken Pis.',
        'Whoever has the most Manneken Pis goes first next round; at the end of the game, the First Player tile scores 5 VP.',
        'You take no more turns this round; unused: 5 architects.',
      ],
    });
  });

  test('later, with nothing left', () => {
    const s = table({ artworks: artworks([1, 1]), architects: [0, 5], firstToPass: 1, passed: 2 });
    expect(consider(s, PASS_OPTION).lines).toEqual([
      'It pays 2 BF for artworks (2 colours).',
      'You take no more turns this round.',
    ]);
  });
});

describe('within an action', () => {
  test('a needle tells what building takes then, and who could', () => {
    const s = asked('move-needle', 0, { cubes: cubes([0, 0, 1, 0, 1]) });
    expect(tip(s, 'needle:0', 0)).toEqual({
      title: 'Compass needle: wood',
      does: 'Move the needle from wood to 3 BF',
      lines: ['Building would then take: 3 BF and stone.', 'Who could then build: you.'],
    });
  });

  test('an artwork for sale tells what the cursor could make of it', () => {
    const s = asked('sell-artwork', 0, { artworks: artworks([0, 0, 0, 1, 1]) });
    expect(tip(s, 'own-artwork:0:3', 3)).toEqual({
      title: 'Artworks, green: 1',
      does: 'Sell the green artwork (2 BF and 2 VP if the indicator stays)',
      lines: [
        'If you move the indicator (2 steps at most): most francs 6 BF + 2 VP, most points 2 BF + 6 VP.',
        'At the end, each unsold artwork scores 1 VP.',
        'Passing gives 1 BF for each different colour: 2 BF right now.',
      ],
    });
  });

  test('a place of the cursor tells what it leaves to the next seller', () => {
    const s = asked('move-cursor', 3, { artworks: artworks([0, 0, 0, 1]) });
    expect(tip(s, 'market:7', 7)).toEqual({
      title: 'Indicator at 2 BF (top), 0 VP',
      does: 'Move the indicator to 2 BF (top), 0 VP: 4 BF and 2 VP',
      lines: [
        'The next sale would then give: yellow 0 BF + 2 VP, brown 0 BF + 2 VP, blue 4 BF + 2 VP, black 2 BF + 0 VP.',
      ],
    });
  });

  test('a Prestige card under a row tells what it is worth as things stand', () => {
    const s = asked('use-prestige', 0b00100, { artworks: artworks([2, 1]) });
    const underArtworks = 2 * 8 + 2;
    expect(tip(s, 'column:2', underArtworks)).toEqual({
      title: 'Prestige card of column 3',
      does: 'Column 3: slide the card under the Artworks row (×1 → ×3)',
      lines: ['As things stand, that adds 6 VP at the end.'],
    });
  });

  test('cubes taken tell what one then has, and whether it is enough', () => {
    const s = asked('take-cubes', 2);
    expect(consider(s, 5).lines).toEqual(['You would then have 1 wood + 1 iron.']);
    expect(consider(s, 6).lines).toEqual([
      'You would then have 1 wood + 1 stone.',
      'That is enough to build with the compass as it is.',
    ]);
  });

  test('a payment tells what is left', () => {
    const s = asked('pay-house', 0, { cubes: cubes([1, 0, 2, 0, 1]) });
    const woodAndStone = PAYMENTS.findIndex(([wood, , stone]) => wood === 1 && stone === 1);
    expect(consider(s, woodAndStone).lines).toEqual(['You keep 1 stone + 1 joker + 5 BF.']);
  });

  test('a noble whose effect would be lost says so', () => {
    const s = table({ tracks: [5, 0, 0, 0, 0, 0] });
    expect(descriptionOf(s, 'noble:1', 0)?.lines[1]).toBe(
      'Its effect would be wasted right now. The disc is already at the end of the Iris track.',
    );
  });

  test('a house tells what its space brings, and that it lies outside', () => {
    expect(tip(asked('place-house'), 'space:1', 1)?.lines).toEqual([
      'When others use this space, you gain 1 VP per artwork (0 VP now).',
      'Outside this round’s active area: nobody can place an architect here.',
    ]);
  });

  test('the square tells which spaces and whose houses it leaves in use', () => {
    const s = asked('choose-iris', 0, { iris: -1, houses: on({ 12: 0, 13: 1 }), stockCard: 4 });
    expect(tip(s, 'iris:5', 5)?.lines).toEqual([
      'Spaces: Workshop 2, Sales 2, Nobles 2, Materials 2, Construction 1.',
      'Houses there: you (1), Ben (1).',
    ]);
  });
});

describe('the First Player tile', () => {
  test('is worth points at the end, as everything about it says', () => {
    expect(descriptionOf(table(), 'first-player', 1)).toEqual({
      title: 'First Player tile: Anna',
      lines: [
        'You get Manneken Pis for winning Prestige cards and for passing first (2).',
        'Whoever has the most Manneken Pis goes first next round; at the end of the game, the First Player tile scores 5 VP.',
      ],
    });
    expect(descriptionOf(table(), 'column:3', 0)?.lines).toContain(
      'Manneken Pis: 2. Whoever wins the most goes first next round; at the end of the game, the First Player tile is worth 5 VP.',
    );
    expect(descriptionOf(table({ round: 5 }), 'face-down:0', 0)?.lines).toContain(
      'Whoever has the most Manneken Pis this round has the First Player tile at the end: 5 VP.',
    );
  });
});

describe('after the last payment', () => {
  const over = table({ round: 5, agenda: [] });

  test('nothing is due for nobles any more', () => {
    expect(descriptionOf(over, 'own-noble:0:0', 0)?.lines).toEqual([
      'Effect: +5 BF.',
      'Paid for at the end of the game; it scores 1 VP in its row.',
    ]);
    expect(descriptionOf(over, 'francs:0', 0)?.lines.some((line) => line.includes('cost'))).toBe(false);
  });

  test('while others still pay, it is so for those who have paid', () => {
    const agenda = [
      { step: 'final-score', player: 0, a: 0, b: 0 },
      { step: 'pay-nobles', player: 1, a: 0, b: 0 },
    ];
    const s = table({ round: 5, agenda });
    expect(descriptionOf(s, 'own-noble:0:0', 0)?.lines).toContain(
      'Paid for at the end of the game; it scores 1 VP in its row.',
    );
    expect(descriptionOf(s, 'own-noble:1:0', 0)?.lines).toContain(
      'At the end it costs 1 BF (or 5 VP if unpaid), then scores 1 VP in its row.',
    );
  });
});

describe('prompts offer only what is allowed', () => {
  test.each<[string, State, string]>([
    ['all of it', table(), 'Place an architect, choose a Brussels action, or pass.'],
    ['no money for a bid', table({ money: [0, 6] }), 'Choose a Brussels action or pass.'],
    ['no space left', table({ meeples: Array<number>(25).fill(1) }), 'Choose a Brussels action or pass.'],
    [
      'too few architects for Brussels',
      table({ architects: [1, 5], brussels: [0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 9] }),
      'Place an architect or pass.',
    ],
    ['no architect left', table({ architects: [0, 5] }), 'Pass (nothing else is possible).'],
    [
      'a card won can be slid',
      asked('use-prestige', 0b00100),
      'Take the bonus of a Prestige card, or slide the card under a row.',
    ],
    ['a tied card can’t be', asked('use-prestige', 0b00100 << 5), 'Take the bonus of a Prestige card.'],
    ['nor one without symbols', asked('use-prestige', 0b00001), 'Take the bonus of a Prestige card.'],
    [
      'one material is left',
      asked('take-cubes', 2, { cubes: cubes([0, 0, 0, 0, 0], [0, 0, 5, 0, 1]) }),
      'Take 2 stone.',
    ],
    ['several are left', asked('take-cubes', 2), 'Take 2 refined materials.'],
    [
      'a joker to trade',
      asked('cube-or-trade', 0, { cubes: cubes([0, 0, 0, 0, 1]) }),
      'Take a refined material, or two for a joker.',
    ],
    ['no joker to trade', asked('cube-or-trade'), 'Take a refined material.'],
    ['more uses than nobles', asked('use-nobles', 4), 'Use up to 1 noble.'],
  ])('%s', (_, s, sentence) => expect(prompt(s, 0)).toBe(sentence));
});

describe('whoever is asked unasked is told why', () => {
  const used: Event = { type: 'free-action', player: 0, action: 2, space: 16, by: 1 };
  const taken: Event = { type: 'noble-used', player: 0, noble: 2 };

  test.each<[string, State, readonly Event[], string]>([
    [
      'a house was used: a noble',
      asked('use-nobles', 1),
      [used],
      'Ben used your house on 4-2: use up to 1 noble.',
    ],
    [
      'a house was used: a cube',
      asked('take-cubes', 1, {}, 1),
      [used],
      'Ben used your house on 4-2: take 1 refined material.',
    ],
    ['one’s own action', asked('take-cubes', 2), [], 'Take 2 refined materials.'],
    ['a noble asks', asked('cube-or-trade'), [taken], 'Effect of Ernest Solvay: take a refined material.'],
    [
      'a column was won',
      asked('use-prestige', 0b00100),
      [],
      'You won column 3: take the bonus of a Prestige card, or slide the card under a row.',
    ],
    [
      'columns were won and shared',
      asked('use-prestige', 0b00101 | (0b01000 << 5)),
      [],
      'You won columns 1 and 3 and are tied in column 4: take the bonus of a Prestige card, or slide the card under a row.',
    ],
    [
      'a column was shared',
      asked('use-prestige', 0b01000 << 5),
      [],
      'You are tied in column 4: take the bonus of a Prestige card.',
    ],
    [
      'the square is the first player’s',
      asked('choose-iris', 0, { iris: -1 }),
      [],
      'You are the first player: place the Try Square on an iris to set this round’s active area.',
    ],
    [
      'nobles are due',
      asked('pay-nobles', 0, { nobles: [0b110000001, 0], money: [4, 6] }),
      [],
      expect.stringMatching(
        /^The game ends, and your nobles cost \d+ BF: choose which nobles to pay with 4 BF\.$/,
      ),
    ],
  ])('%s', (_, s, events, sentence) => expect(prompt(s, 0, events)).toEqual(sentence));

  test('a card has its moment', () => {
    const belle = { belleEpoque: true };
    const changes = { siteCards: [26, 1, 2, 3, 4], pavilions: [0, -1, -1, -1, -1] };
    const s = table(
      { ...changes, agenda: [{ step: 'double-meeple', player: 0, a: 0, b: 0 }] },
      '1893',
      belle,
    );
    expect(prompt(s, 0, [])).toBe(
      'Before the iris majorities: use card 27 or not: count one of your architects on a Belle Époque tile as two.',
    );
  });

  test('others, and logs, are not', () => {
    expect(prompt(asked('use-nobles', 1), 1, [used])).toBe('Anna: use up to 1 noble.');
    expect(prompt(asked('use-nobles', 1), 0)).toBe('Use up to 1 noble.');
  });

  test('around one screen all read it', () => {
    expect(prompt(asked('use-nobles', 1), undefined, [used])).toBe(
      'Anna: Ben used your house on 4-2: use up to 1 noble.',
    );
  });
});

describe('of what would happen, only what the choice doesn’t say', () => {
  test('what others gain and what oneself loses', () => {
    const events: Event[] = [
      { type: 'architect-placed', player: 0, space: 13, action: 2, bid: 1 },
      { type: 'francs', player: 0, amount: -1, source: 'bid' },
      { type: 'action-impossible', player: 0, action: 2, reason: { code: 'no-noble-on-display' } },
      { type: 'free-action', player: 1, action: 2, space: 13, by: 0 },
      { type: 'points', player: 1, amount: 3, source: 'free-sales', count: 3, each: 1 },
    ];
    expect(consequences(table(), events)).toEqual([
      'Anna gains nothing from Nobles. There are no nobles on display.',
      'Ben gets a free action, Nobles: Anna used the house on space 3-4.',
      'Ben scores 3 VP for 3 artworks.',
    ]);
  });

  test('that the round ends, in place of all that then follows', () => {
    const events: Event[] = [
      { type: 'passed', player: 0, first: false },
      { type: 'column-won', column: 1, player: 1, card: 0, sums: [0, 2] },
      { type: 'points', player: 1, amount: 3, source: 'iris-majority', count: 1, each: 3 },
    ];
    expect(consequences(table({ round: 2 }), events)).toEqual(['This ends the round.']);
    expect(consequences(table({ round: 5 }), events)).toEqual(['This ends the last round.']);
  });
});
