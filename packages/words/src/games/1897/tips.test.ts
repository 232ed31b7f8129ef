/** What tips say to whoever decides: costs and gains as they stand, what it changes for others, and why not. */
import { obstacle, startGame } from '@horta/engine';
import {
  ARTWORK,
  cardOf,
  type Event,
  FIRST_BUILDING_OPTION,
  HOUSE,
  MATERIAL,
  MONEY_CARD,
  PASS_OPTION,
  type State,
} from '@horta/engine/1897';
import { describe, expect, test } from 'vitest';
import { speaker, type ThingId } from '../../index.ts';

const { describe: descriptionOf, consider, consequences, prompt } = speaker('en', ['Anna', 'Ben']);

/** Two players, Anna's turn; every cell that is free has this card. */
function table(changes: Partial<State> = {}, card = cardOf(ARTWORK, 0)): State {
  const s = startGame('1897', { players: 2, seed: 'sentences' }) as State;
  const cards = s.owners.map((owner) => (owner < 0 ? card : -1));
  const agenda = [{ step: 'turn', player: 0, a: 0, b: 0 }];
  return { ...s, cards, agenda, firstPlayer: 0, ...changes };
}

function asked(step: string, a = 0, changes: Partial<State> = {}, b = 0): State {
  return table({ agenda: [{ step, player: 0, a, b }], ...changes });
}

function tip(s: State, thing: ThingId, option: number) {
  return descriptionOf(s, thing, 0, { option, reason: obstacle(s, option) });
}

/** An architect of Ben's lies at the top of column 2, with the higher value of this kind. */
function withBen(kind: number): Partial<State> {
  const { owners, faces } = table();
  return { owners: owners.with(1, 1), faces: faces.with(1, kind * 2 + 1) };
}

describe('a card of the area tells what taking it would bring now', () => {
  test.each<[string, State, readonly string[]]>([
    [
      'an artwork of a colour that one has',
      table({ artworks: [2, 0, 0, 0, 0, 0, 0, 0] }),
      ['You already have 2 of this colour.'],
    ],
    [
      'materials, and the next house',
      table({ materials: [1, ...table().materials.slice(1)] }, cardOf(MATERIAL, 0)),
      ['With it, your cards would give 4 materials; your next house costs 1 material.'],
    ],
    [
      'a house that can be paid',
      table({ materials: [1, ...table().materials.slice(1)] }, cardOf(HOUSE, 0)),
      ['You can build it for 1 material: up to 1 VP now, 1 VP at the end.'],
    ],
    [
      'a sale',
      table({ artworks: [1, 0, 2, 0, 0, 0, 0, 0] }, MONEY_CARD),
      ['Sell one of these artworks for 3 BF: red 1, blue 2.'],
    ],
    [
      'a sale of nothing',
      table({}, MONEY_CARD),
      ['The card would simply be discarded. There is no artwork to sell.'],
    ],
  ])('%s', (_, s, lines) => {
    const found = tip(s, 'cell:5', 5);
    expect(found?.lines.slice(0, lines.length)).toEqual(lines);
    expect(found?.does).toBeUndefined();
  });

  test('and which values can be paid', () => {
    expect(tip(table({ money: [2, 9] }), 'cell:5', 5)?.lines).toContain(
      'You can place an architect here for 1 BF or 2 BF.',
    );
  });

  test.each<[string, Partial<State>, string]>([
    [
      'nobody',
      {},
      'Column 2: nobody there yet; any architect would gain its bonus, 1 architect back from prison.',
    ],
    [
      'another player: a tie is enough',
      withBen(0),
      'Column 2: Ben (3); a value of 3 would gain its bonus, 1 architect back from prison.',
    ],
    [
      'out of reach',
      { ...withBen(1), money: [2, 9] },
      'Column 2: Ben (4); one architect isn’t enough for its bonus, 1 architect back from prison.',
    ],
  ])('how its column stands: %s', (_, changes, line) => {
    expect(tip(table(changes), 'cell:5', 5)?.lines).toContain(line);
  });

  test('while the architect is chosen, what the card brings: its faces say the rest', () => {
    const s = { ...asked('place-architect', 5), artworks: [1, 0, 0, 0, 0, 0, 0, 0] };
    expect(descriptionOf(s, 'cell:5', 0)?.lines).toEqual([
      'You already have 1 of this colour.',
      'An artwork sells for 3 BF. In an exhibition, the first of each colour shown scores 2 VP, and you keep it.',
    ]);
  });

  test('one that is taken says by whom, once', () => {
    const found = tip(table(withBen(0)), 'cell:1', 1);
    expect(found?.notNow).toBe('Ben’s architect is here with value 3.');
    expect(found?.lines.some((line) => line.includes('lies here'))).toBe(false);
  });
});

describe('the value of an architect tells what it means in its column', () => {
  const s = asked('place-architect', 5, withBen(0));

  test.each<[number, string]>([
    [0, 'Still ahead in column 2: Ben, 3 to 1; its bonus: 1 architect back from prison.'],
    [1, 'Tied in column 2 with Ben at 3: you would gain its bonus too, 1 architect back from prison.'],
    [3, 'You would lead column 2, 4 to 3; its bonus: 1 architect back from prison.'],
  ])('face %i', (face, line) => {
    const found = tip(s, `face:0:${face}`, face);
    expect(found?.lines[0]).toBe(line);
    expect(found?.lines[1]).toMatch(/^You keep \d+ BF\.$/);
  });
});

describe('a building tells what it takes, and who would send an architect to prison', () => {
  test('no noble is ready: said once', () => {
    const found = tip(table({ usedNobles: [1, 0] }), 'building:2', FIRST_BUILDING_OPTION + 2);
    expect(found?.notNow).toBe('No noble is ready to use.');
    expect(found?.lines).toEqual([
      'Takes 1 architect now, 2 next time; no money.',
      'In Brussels after that: you (1). You would have the most and, as things stand, send one to prison.',
    ]);
  });

  test('which actions could be done', () => {
    expect(tip(table(), 'building:0', FIRST_BUILDING_OPTION)?.lines[0]).toBe(
      'Do one of these actions: Creation, Supply or Influence. Not possible now: Construction and Sale.',
    );
  });
});

test('passing tells what is given up', () => {
  expect(consider(table(), PASS_OPTION).lines).toEqual([
    expect.stringMatching(/^You take no more turns this round; unused: \d architects\.$/),
  ]);
});

test('after the end, nobles are paid', () => {
  const over = table({ agenda: [], nobles: [0b11, 1] });
  expect(descriptionOf(over, 'own-noble:0:1', 0)?.lines).toEqual(['Paid for at the end of the game.']);
  expect(descriptionOf(over, 'own-noble:0:0', 0)?.lines).toEqual(['It costs nothing at the end.']);
});

describe('prompts offer only what is allowed', () => {
  const none = table().hand.map(() => 0);

  test.each<[string, State, string]>([
    ['all of it', table(), 'Take a card with an architect, choose a Brussels action, or pass.'],
    ['no money', table({ money: [0, 9] }), 'Choose a Brussels action or pass.'],
    ['all buildings too dear', table({ uses: [9, 9, 9] }), 'Take a card with an architect or pass.'],
    ['no architect left', table({ hand: none }), 'Pass (nothing else is possible).'],
  ])('%s', (_, s, sentence) => expect(prompt(s, 0)).toBe(sentence));
});

describe('whoever is asked unasked is told why', () => {
  const brussels = (own: number, other: number) => {
    const { brussels: nobody } = table();
    return nobody.map((_, i) => (i === 0 ? own : i === nobody.length / 2 ? other : 0));
  };
  const majority: Event = {
    type: 'column-majority',
    column: 1,
    bonus: 0,
    players: [0, 1],
    sums: [2, 2],
    neutral: 0,
  };
  const used: Event = { type: 'noble-used', player: 0, noble: 1 };

  test.each<[string, State, readonly Event[], string]>([
    [
      'another player opened an exhibition',
      asked('show-artwork', 0, { expoHolder: 1, artworks: [1, 1, 0, 0, 0, 0, 0, 0] }),
      [],
      'Ben opened an exhibition: show an artwork in the exhibition.',
    ],
    [
      'one’s own exhibition',
      asked('show-artwork', 0, { expoHolder: 0, artworks: [1, 1, 0, 0, 0, 0, 0, 0] }),
      [],
      'Show an artwork in the exhibition.',
    ],
    [
      'most architects in Brussels',
      asked('arrest-architect', 0, { brussels: brussels(2, 1) }),
      [],
      'You have the most architects in Brussels (2): choose which architect goes from Brussels to prison.',
    ],
    [
      'as many as another player',
      asked('arrest-architect', 0, { brussels: brussels(2, 2) }),
      [],
      'You have the most architects in Brussels (2), tied with Ben: choose which architect goes from Brussels to prison.',
    ],
    [
      'the bonus of a column',
      asked('release-architect', 1),
      [majority],
      'Bonus of column 2: choose which architect leaves prison.',
    ],
    [
      'a noble',
      asked('release-architect'),
      [used],
      'Effect of Victor Horta: choose which architect leaves prison.',
    ],
  ])('%s', (_, s, events, sentence) => expect(prompt(s, 0, events)).toBe(sentence));
});

test('of what would happen, only what the choice doesn’t say', () => {
  const events: Event[] = [
    { type: 'passed', player: 0, first: false },
    { type: 'artwork-shown', player: 1, colour: 0 },
    { type: 'column-majority', column: 0, bonus: 0, players: [1], sums: [0, 2], neutral: 0 },
    { type: 'points', player: 1, amount: 3, source: 'coat-of-arms', count: 1, each: 3 },
  ];
  expect(consequences(table(), events)).toEqual([
    'Ben shows the red artwork and scores 2 VP.',
    'This ends the round.',
  ]);
});
