/** Every thing on the boards is described, in every language, at every table; and some of them word for word. */
import {
  findGame,
  type GameOptions,
  isOver,
  options,
  pending,
  play,
  randomFromSeed,
  startGame,
  tables,
  UNKNOWN,
} from '@horta/engine';
import {
  ACTIONS,
  ARTWORKS,
  BRUSSELS_ACTIONS,
  COLOURS,
  CURSOR_NAMES,
  PASS_OPTION,
  ROWS,
  type State,
  TRACKS,
} from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { speaker, type ThingId } from '../../index.ts';
import { isWhole, SPEAKERS } from './walk.testing.ts';

const TABLES = tables([findGame('1893'), findGame('1893-first-edition')]).map(
  ({ game, players, options: chosen }) => ({
    game: game.id,
    players,
    chosen,
    name: `${game.id} ${Object.values(chosen).join(' ')}`,
  }),
);

function numbered<Kind extends string>(kind: Kind, count: number): `${Kind}:${number}`[] {
  return Array.from({ length: count }, (_, i) => `${kind}:${i}` as const);
}

/** The ids of all things that boards show in this position. */
function thingsOf(s: State): ThingId<'1893'>[] {
  const { rules } = s;
  const isFirstEdition = rules.game === '1893-first-edition';
  return [
    ...numbered('space', s.meeples.length),
    ...numbered('iris', 16),
    ...numbered('column', s.prestigeStrip.length),
    ...numbered('site', rules.surcharges.length),
    ...numbered('brussels', BRUSSELS_ACTIONS.length),
    ...numbered('noble', rules.displayCosts.length),
    ...numbered('market', CURSOR_NAMES.length),
    ...numbered('shop', s.shop.length),
    ...numbered('workshop', COLOURS.length),
    ...numbered('supply', 5),
    ...numbered('compass', s.compass.length),
    ...numbered('needle', 2),
    ...numbered('action', ACTIONS.length),
    ...s.bonusTiles.map((tile) => `tile:${tile}` as const),
    ...s.drawn.map((colour) => `drawn:${colour}` as const),
    'noble-deck',
    'courthouse',
    'stock',
    'prestige-deck',
    ...(rules.travellers > 0 ? (['train'] as const) : []),
    ...(isFirstEdition ? (['pile', 'exhibition'] as const) : []),
    ...Array.from({ length: rules.players }, (_, seat) => thingsOfSeat(s, seat, isFirstEdition)).flat(),
  ];
}

function thingsOfSeat(s: State, seat: number, isFirstEdition: boolean): ThingId<'1893'>[] {
  const sites = s.pavilions.flatMap((owner, site) => (owner === seat ? [site] : []));
  return [
    ...numbered(`own-noble:${seat}`, s.rules.nobles.length),
    ...numbered(`own-artwork:${seat}`, ARTWORKS),
    ...numbered(`own-cube:${seat}`, 5),
    ...numbered(`track:${seat}`, TRACKS.length),
    ...numbered(`row:${seat}`, ROWS.length),
    ...numbered(`house:${seat}`, s.rules.houses),
    ...sites.map((site) => `own-card:${seat}:${site}` as const),
    `architects:${seat}`,
    `francs:${seat}`,
    `points:${seat}`,
    `power:${seat}`,
    ...(s.rules.travellers > 0 ? [`travellers:${seat}` as const] : []),
    isFirstEdition ? `exhibitions:${seat}` : `face-down:${seat}`,
  ];
}

const MOST_LINES = 3;

function holesOf(s: State, reader: number | undefined): string[] {
  return thingsOf(s).flatMap((thing) =>
    SPEAKERS.flatMap(({ locale, describe: descriptionOf }) => {
      const found = descriptionOf(s, thing, reader);
      const texts = found === undefined ? [] : [found.title, ...found.lines];
      const isGood =
        texts.length > 1 &&
        texts.length <= 1 + MOST_LINES &&
        texts.every(isWhole) &&
        !found?.title.endsWith('.');
      return isGood ? [] : [`${locale} ${thing}: ${texts.join(' | ')}`];
    }),
  );
}

describe('random games', () => {
  test.each(TABLES)('$name with $players players: everything is explained', ({ game, players, chosen }) => {
    for (const seed of ['a', 'b']) {
      const random = randomFromSeed(seed);
      const s = startGame(game, { players, seed, options: chosen }) as State;
      for (let moves = 0; !isOver(s); moves++) {
        const seat = pending(s)?.player ?? 0;
        if (moves % 60 === 0) expect(holesOf(s.rules.view(s, seat), seat)).toEqual([]);
        const legal = options(s);
        const eager = legal.filter((option) => option !== PASS_OPTION || pending(s)?.step !== 'turn');
        const open = eager.length > 0 && random.below(8) > 0 ? eager : legal;
        play(s, open[random.below(open.length)] ?? 0);
      }
      expect(holesOf(s, undefined)).toEqual([]);
    }
  });
});

const { describe: descriptionOf } = speaker('en', ['Anna', 'Ben']);

function table(changes: Partial<State> = {}, game = '1893', chosen: GameOptions = {}): State {
  const deal = {
    firstPlayer: 1,
    strips: [1, 2, 3, 4, 5],
    ...(game === '1893'
      ? { nobles: ['empain', 'solvay', 'buls', 'albert'], prestige: [19, 1, 21, 3, 22] }
      : {}),
  };
  const s = startGame(game, { players: 2, seed: 'sentences', deal, options: chosen }) as State;
  return { ...s, stockCard: 0, iris: 5, ...changes, agenda: [{ step: 'turn', player: 0, a: 0, b: 0 }] };
}

function at(space: number, seat: number, rest = -1): number[] {
  return Array.from({ length: 25 }, (_, i) => (i === space ? seat : rest));
}

describe('sentences', () => {
  const belle = { belleEpoque: true, boards: 'chosen' };
  const cases: [State, ThingId, number | undefined, string, ...string[]][] = [
    [
      table(),
      'space:1',
      0,
      'Sales space 1-2',
      'Place an architect and bid 1 BF or more: sell an artwork.',
      'Outside this round’s active area: nobody can place here now.',
    ],
    [
      table({ meeples: at(12, 1), bids: at(12, 3, 0), houses: at(12, 0) }),
      'space:12',
      0,
      'Sales space 3-3',
      'Place an architect and bid 1 BF or more: sell an artwork.',
      'Ben has an architect here, with a bid of 3 BF.',
      'Your house: when another player places an architect here, you gain 1 VP per artwork (0 VP now).',
    ],
    [
      table({ meeples: at(12, 1), tracks: [2, 0, 0, 0, 0, 0] }),
      'iris:10',
      0,
      'Iris 3-3',
      'If all four spaces around it are taken at the end of the round, whoever has most pieces there scores (ties: each of them).',
      'For you that is 3 VP (iris track).',
      'Around it now: Ben 1, free 3.',
    ],
    [
      table(),
      'iris:5',
      undefined,
      'Iris 2-2',
      'If all four spaces around it are taken at the end of the round, whoever has most pieces there scores (ties: each of them).',
      'Each player scores their own level: iris track.',
      'The square lies here: only rows 3–5 and columns 3–5 can be used this round.',
    ],
    [
      table({ meeples: at(12, 1), bids: at(12, 3, 0) }),
      'column:2',
      0,
      'Prestige card of column 3',
      'The highest sum of bids in this column wins the card; tied players only gain its effect. Now: Ben 3.',
      'It gives: +2 on the iris track. Or slide it under a row of your board: +2 to its multiplier.',
    ],
    [
      table(),
      'brussels:1',
      0,
      'Grand-Place',
      'Use up to 1 noble that you have kept, each once a round (crown track).',
      'It takes 1 architect now and no money; the more it is used in a round, the more it takes.',
      'At the end of the round whoever has most architects in Brussels loses one to the Courthouse (ties: each of them).',
    ],
    [
      table(),
      'noble:2',
      0,
      'Ernest Solvay',
      'With the action Nobles, for 1 BF: 1 refined cube, or 2 for a joker, at once.',
      'Kept, it can be used once a round, and costs 2 BF at the end of the game; unpaid, 5 VP are lost.',
    ],
    [
      table(),
      'market:15',
      0,
      'Cursor on row 5, column 2',
      'With the cursor here a sale gives: yellow 4 BF + 6 VP, brown 4 BF + 2 VP, blue 0 BF + 2 VP, green 0 BF + 6 VP, black 2 BF + 4 VP.',
      '3 steps from the cursor; before a sale you can move it 0 steps at most (1 per artwork).',
    ],
    [
      table({ siteCards: [2, 1, 0, 3, 4], pavilions: [0, -1, -1, -1, -1] }, '1893', belle),
      'market:15',
      0,
      'Cursor on row 5, column 2',
      expect.stringMatching(/^With the cursor here a sale gives: /),
      '3 steps from the cursor; before a sale you can move it 2 steps at most (1 per artwork, and your card 3).',
    ],
    [
      table(),
      'own-cube:0:0',
      0,
      'Wood: 0',
      'Pays for building when the compass names it; each one left at the end scores 1 VP.',
    ],
    [
      table({ shop: [2, -1] }),
      'shop:0',
      0,
      'In the market: a blue artwork',
      'While it lies here, no other artwork of this colour can be sold.',
      'The next artwork sold goes to the empty space beside it.',
    ],
    [
      table({ shop: [2, 5] }, '1893', belle),
      'shop:1',
      0,
      'In the market: a white artwork',
      'While it lies here, no other white artwork can be sold.',
      'Each sale sends one of the two back to the workshop.',
    ],
    [
      table({ shop: [2, 5] }, '1893', belle),
      'own-artwork:0:6',
      0,
      'Artworks, white (back: brown): 0',
      'It can’t be sold now: another white artwork lies in the market.',
      'At the end white artworks score nothing in their row.',
      'Passing gives 1 BF for each different colour: 0 BF now.',
    ],
    [
      table({ boards: [5, 3] }, '1893', belle),
      'own-artwork:0:3',
      1,
      'Anna – Artworks, green: 0',
      'Sold with the cursor where it is, it gives 2 BF and 2 VP, and 1 BF and 1 VP through the architect board.',
      'At the end each artwork not sold scores 1 VP.',
      'Passing gives 1 BF for each different colour: 0 BF now.',
    ],
    [
      table({ meeples: at(12, 1) }),
      'iris:9',
      0,
      'Iris 3-2',
      'If all four spaces around it are taken at the end of the round, whoever has most pieces there scores (ties: each of them).',
      'For you that is 1 VP (iris track).',
      'Not all of its spaces are in this round’s active area: it can’t score this time.',
    ],
    [
      table({ round: 5 }),
      'column:1',
      0,
      'Prestige card of column 2',
      'Outside this round’s active area: nobody can bid in this column.',
      'It gives: +1 on the iris track. Or slide it under a row of your board: +2 to its multiplier.',
    ],
    [
      table({ round: 5 }),
      'column:3',
      0,
      'Prestige card of column 4',
      'The highest sum of bids in this column wins the card at the end of the round; tied players only gain its effect.',
      'It gives: +1 on the iris track.',
      'Manneken-Pis: 2. Whoever wins most of them has the First Player tile at the end: 5 VP.',
    ],
    [
      table({ nobles: [0b1000, 1] }),
      'noble:1',
      0,
      'Charles Buls',
      'With the action Nobles, for 2 BF: +1 on the iris track, at once.',
      'You have this noble already: a second card is discarded after its effect.',
    ],
    [
      table({ round: 5 }),
      'noble:3',
      0,
      'Édouard Empain',
      'With the action Nobles, for 0 BF: +2 jokers, at once.',
      'In this last round it can’t be used again. Kept, it scores 1 VP in its row and costs 2 BF; unpaid, 5 VP are lost.',
    ],
    [
      table({ round: 5, usedNobles: [1, 0] }),
      'own-noble:0:0',
      0,
      'Georges Brugmann',
      'Effect: +5 BF.',
      'Used this round, which is the last one.',
      'At the end it costs 1 BF (unpaid: 5 VP lost), then scores 1 VP in its row.',
    ],
    [
      table({ bonusTiles: [11, 9, 7], bonusOwners: [0, 1, -1] }, '1893', belle),
      'own-noble:0:0',
      0,
      'Georges Brugmann',
      'Effect: +5 BF.',
      'Ready: the action Grand-Place can use it this round.',
      'At the end it costs nothing (bonus tile) and scores 1 VP in its row.',
    ],
    [
      table({ bonusTiles: [11, 9, 7], bonusOwners: [0, 1, -1] }, '1893', belle),
      'tile:9',
      0,
      'Bonus tile: Portrait',
      'The architect track goes on to the portrait, level 15.',
      'Ben has an architect on it.',
    ],
    [
      // With the tile for one more house there is one more building.
      table({ bonusTiles: [5, 4, 7], bonusOwners: [0, 1, -1], built: [2, 0] }, '1893', belle),
      'tile:7',
      0,
      'Bonus tile: Buildings',
      'At the end of the game: 2 VP for each house and pavilion.',
      'Free: after an action on a space with a Belle Époque tile, one more architect can go here for good.',
      'For you that would be 6 VP now.',
    ],
    [
      table({ bonusTiles: [5, 4, 7], bonusOwners: [0, 1, -1] }, '1893', belle),
      'tile:4',
      0,
      'Bonus tile: Crown',
      'At the end of the game: 2 VP for each space reached on the crown track.',
      'Ben has an architect on it.',
    ],
    [
      table({}, '1893', belle),
      'track:0:2',
      0,
      'Architect track: level 1',
      'At the end each house and pavilion scores 1 VP: 0 VP for 0 buildings.',
      'The next space is level 2. Nobles and Prestige cards move the disc on.',
    ],
    [
      table({}, '1893', belle),
      'action:4',
      0,
      'Construction',
      'Pay for your next house as the compass says, move one needle, and put it on a free space, or on a site as a pavilion.',
      'Your next house costs 2 units.',
      'With your house on such a space: when another player uses it, you gain 1 VP for each house and pavilion (0 VP now).',
    ],
    [
      table(),
      'compass:3',
      0,
      'Compass: free choice',
      'With a needle here, each unit can be any refined cube or 3 BF, but what the other needle names is due at least once.',
      'Your next house costs 2 units.',
    ],
    [
      table(),
      'own-artwork:0:3',
      0,
      'Artworks, green: 0',
      'Sold with the cursor where it is, it gives 2 BF and 2 VP.',
      'At the end each artwork not sold scores 1 VP.',
      'Passing gives 1 BF for each different colour: 0 BF now.',
    ],
    [
      table(),
      'supply:4',
      0,
      'Supply, joker: 15',
      'Stands for any unit when building, but then the 5 VP for building without jokers are lost.',
      'Jokers left at the end score nothing.',
    ],
    [
      table(),
      'compass:0',
      0,
      'Compass: wood',
      'With a needle here, whoever builds pays at least one unit with: wood.',
      'A needle is here now.',
      'Your next house costs 2 units.',
    ],
    [
      table(),
      'needle:0',
      undefined,
      'Compass needle: wood',
      'Whoever builds now pays with: wood and stone.',
      'After building, one needle moves on; this one would go to: 3 BF.',
    ],
    [
      table(),
      'track:1:2',
      0,
      'Ben – Architect track: level 1',
      'At the end each house scores 1 VP: 0 VP for 0 houses.',
      'The next space is level 2. Nobles and Prestige cards move the disc on.',
    ],
    [
      table({ money: [9, 0], multipliers: [1, 1, 1, 3, 1, 1, 1, 1] }),
      'row:0:3',
      0,
      'Francs row ×3',
      'At the end, after nobles are paid, every full 4 BF scores 3 VP.',
      'Now: 2 × 3 VP = 6 VP.',
      'A Prestige card slid under it raises the multiplier by its VP symbols.',
    ],
    [
      table({ built: [4, 0] }),
      'house:0:4',
      0,
      'House 5',
      'Next to be built: 4 units, paid with wood and stone (compass); a joker pays for any unit.',
      'Built without jokers it gives 5 VP at once, and 5 VP more in any case.',
      'When others use its space, it brings its owner a free action.',
    ],
    [
      table({ courthouse: [2, 3] }),
      'architects:1',
      0,
      'Ben – Architects: 5',
      'Ready to place: 5; in the Courthouse: 3.',
      'Each turn one goes on the Art Nouveau board with a bid, or some go to Brussels. They come home after the round.',
    ],
    [
      table({ money: [7, 0], nobles: [0b101, 1] }),
      'francs:0',
      0,
      'Francs: 7 BF',
      'They pay for bids, for nobles and, where the compass says so, for building.',
      'At the end of the game the nobles kept cost 3 BF in all; each one unpaid costs 5 VP.',
      'At the end, after nobles are paid, every full 4 BF scores 1 VP.',
    ],
    [
      table({}, '1893', belle),
      'site:2',
      0,
      'Site 3',
      'Instead of a house, a pavilion can be built here for 2 glass more; its builder keeps the card.',
      expect.stringMatching(/^Card \d+ – /),
      'Each round a pavilion here scores 1 VP for each colour of pieces in row 3: 0 VP now.',
    ],
    [
      table({ bonusTiles: [4, 1, 2], tracks: [0, 2, 0, 0, 0, 0] }, '1893', belle),
      'tile:4',
      0,
      'Bonus tile: Crown',
      'At the end of the game: 2 VP for each space reached on the crown track.',
      'Free: after an action on a space with a Belle Époque tile, one more architect can go here for good.',
      'For you that would be 6 VP now.',
    ],
    [
      table({ boards: [3, 0] }, '1893', belle),
      'power:0',
      0,
      'Victor Horta',
      'Each Materials action also gives 2 BF.',
      'Architect track 3-4-6-8-9-10.',
    ],
    [
      table({ drawn: [UNKNOWN, UNKNOWN] }, '1893-first-edition'),
      'drawn:-2',
      1,
      'Drawn: a hidden artwork',
      'One of the artworks drawn is kept; the others go under the pile.',
      'Visible to Anna only.',
    ],
    [
      table({}, '1893-first-edition'),
      'iris:5',
      0,
      'Coat of arms 2-2',
      'If all four spaces around it are taken at the end of the round, whoever has most pieces there scores (ties: each of them).',
      'For you that is 1 VP (town hall track).',
      'The square lies here: only rows 3–5 and columns 3–5 can be used this round.',
    ],
  ];

  test.each(cases.map(([s, thing, reader, title, ...lines]) => ({ s, thing, reader, title, lines })))(
    '$thing: $title',
    ({ s, thing, reader, title, lines }) => expect(descriptionOf(s, thing, reader)).toEqual({ title, lines }),
  );

  test('points name where they come from', () => {
    const s = table({ points: table().points.map((_, i) => [12, 5, 0, 0, 0, 0, 0, 0, 8][i] ?? 0) });
    expect(descriptionOf(s, 'points:0', 0)).toEqual({
      title: 'Victory points: 25 VP',
      lines: [
        'Whoever has most at the end wins.',
        'Mostly from: Artworks sold 12, Iris majorities 8, Nobles used 5.',
        expect.stringMatching(/^The final scoring would add \d+ VP now, before nobles are paid\.$/),
      ],
    });
  });

  test('what is not there is not explained', () => {
    for (const thing of [
      'space:25',
      'site:0',
      'tile:0',
      'pile',
      'points:2',
      'noble:x',
      'elephant',
      'constructor',
    ])
      expect(descriptionOf(table(), thing as ThingId, 0), thing).toBeUndefined();
  });
});
