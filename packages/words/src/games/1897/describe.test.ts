/** Every thing on the table is described, in every language; and some of them word for word. */
import { isOver, options, pending, play, randomFromSeed, startGame } from '@horta/engine';
import {
  ARCHITECT_KINDS,
  ARTWORK,
  BUILDINGS,
  COLOURS,
  cardOf,
  EXPO_CARD,
  FACES,
  HOUSE,
  HOUSES,
  MATERIAL_CARDS,
  MONEY_CARD,
  NOBLE,
  PILES,
  SCALES,
  type State,
} from '@horta/engine/1897';
import { describe, expect, test } from 'vitest';
import { LOCALES, speaker, type ThingId } from '../../index.ts';

const SPEAKERS = LOCALES.map((locale) => speaker(locale, ['Anna', 'Ben', 'Chloé']));

function numbered<Kind extends string>(kind: Kind, count: number): `${Kind}:${number}`[] {
  return Array.from({ length: count }, (_, i) => `${kind}:${i}` as const);
}

/** The ids of all things that boards show. */
function thingsOf(s: State): ThingId<'1897'>[] {
  const { rules } = s;
  return [
    ...numbered('cell', rules.cells),
    ...numbered('bonus', s.bonuses.length),
    ...numbered('arms', rules.blocks.length),
    ...numbered('building', BUILDINGS.length),
    ...numbered('pile', PILES.length),
    ...[cardOf(ARTWORK, 1), cardOf(HOUSE, 2), cardOf(NOBLE, 3), MONEY_CARD].map(
      (card) => `drawn:${card}` as const,
    ),
    'prison',
    'expo',
    ...Array.from({ length: rules.players }, (_, seat) => thingsOfSeat(s, seat)).flat(),
  ];
}

function thingsOfSeat(s: State, seat: number): ThingId<'1897'>[] {
  return [
    ...numbered(`hand:${seat}`, ARCHITECT_KINDS),
    ...numbered(`face:${seat}`, FACES),
    ...numbered(`prisoner:${seat}`, ARCHITECT_KINDS),
    ...numbered(`sent:${seat}`, ARCHITECT_KINDS),
    ...numbered(`scale:${seat}`, SCALES.length),
    ...numbered(`own-artwork:${seat}`, COLOURS.length),
    ...numbered(`own-material:${seat}`, MATERIAL_CARDS.length),
    ...numbered(`own-house:${seat}`, HOUSES.length),
    ...numbered(`own-noble:${seat}`, s.rules.nobles.length),
    `francs:${seat}`,
    `points:${seat}`,
    `architects:${seat}`,
    `prison:${seat}`,
  ];
}

const MOST_LINES = 6;

function holesOf(s: State, reader: number | undefined): string[] {
  return thingsOf(s).flatMap((thing) =>
    SPEAKERS.flatMap(({ locale, describe: descriptionOf }) => {
      const found = descriptionOf(s, thing, reader);
      const texts = found === undefined ? [] : [found.title, ...found.lines];
      const isGood =
        texts.length > 1 &&
        texts.length <= 1 + MOST_LINES &&
        !texts.some((text) => text === '' || /[{}?]|undefined|NaN|null|\[object/.test(text));
      return isGood ? [] : [`${locale} ${thing}: ${texts.join(' | ')}`];
    }),
  );
}

test.each([2, 3, 4])('random games with %d players: everything is explained', (players) => {
  for (const seed of ['a', 'b']) {
    const random = randomFromSeed(seed);
    const s = startGame('1897', { players, seed }) as State;
    for (let moves = 0; !isOver(s); moves++) {
      const seat = pending(s)?.player ?? 0;
      if (moves % 20 === 0) expect(holesOf(s.rules.view(s, seat), seat)).toEqual([]);
      const legal = options(s);
      const most = legal.length > 1 && pending(s)?.step === 'turn' ? legal.length - 1 : legal.length;
      play(s, legal[random.below(most)] ?? 0);
    }
    expect(holesOf(s, undefined)).toEqual([]);
  }
});

describe('sentences', () => {
  const { describe: descriptionOf } = speaker('en', ['Anna', 'Ben']);

  function table(changes: Partial<State> = {}): State {
    const s = startGame('1897', { players: 2, seed: 'sentences' }) as State;
    return { ...s, ...changes };
  }

  const first = (card: number) => table({ cards: Array.from({ length: 12 }, () => card) });
  const values = 'You can place an architect here for 1 BF, 2 BF, 3 BF or 4 BF.';
  const around = 'Coats of arms next to it (1 VP each for you): 1-1: nobody.';
  const column = (bonus: string) => `Column 1: neutral (2); a value of 2 would gain its bonus, ${bonus}.`;

  const cases: [State, ThingId, number | undefined, string, ...string[]][] = [
    [
      first(cardOf(ARTWORK, 1)),
      'cell:0',
      0,
      'Space 1-1: yellow artwork',
      'A new colour for you.',
      'An artwork sells for 3 BF. In an exhibition, the first of each colour shown scores 2 VP, and you keep it.',
      values,
      column('+1 on the Prestige track'),
      around,
    ],
    [
      first(cardOf(HOUSE, 0)),
      'cell:5',
      0,
      'Space 2-2: house A',
      'The card would simply be discarded. The house costs 1 material; available: 0.',
      values,
      'Column 2: nobody there yet; any architect would gain its bonus, 1 architect back from prison.',
      'Coats of arms next to it (1 VP each for you): 2-1: neutral (1), free (3); 1-1, 1-2, 2-2: nobody.',
    ],
    [
      first(cardOf(NOBLE, 1)),
      'cell:0',
      0,
      'Space 1-1: Victor Horta',
      'Immediately: +1 on the Architecture track. Then keep the card to use it again, or discard it.',
      'If kept, it costs 2 BF at the end, or 3 VP if unpaid.',
      values,
      column('+1 on the Prestige track'),
      around,
    ],
    [
      first(EXPO_CARD),
      'expo',
      0,
      'Expo',
      'Opens an exhibition: in turn order, players who haven’t passed show artworks of colours not shown yet, for 2 VP each.',
      'Whoever holds it goes first next round; in the last round it scores 2 VP instead.',
      'It is in the Art Nouveau area now.',
    ],
    [
      table({ round: 4, expoHolder: 1, cards: [] }),
      'expo',
      0,
      'Expo',
      'Opens an exhibition: in turn order, players who haven’t passed show artworks of colours not shown yet, for 2 VP each.',
      'Whoever holds it at the end of the game scores 2 VP.',
      'Ben has it now.',
    ],
    [
      table({ cards: Array.from({ length: 12 }, () => cardOf(NOBLE, 1)), nobles: [0b11, 1] }),
      'cell:0',
      0,
      'Space 1-1: Victor Horta',
      'Effect: +1 on the Architecture track.',
      'You already have this noble: the second card is discarded after its effect.',
      values,
      column('+1 on the Prestige track'),
      around,
    ],
    [
      table({ cards: Array.from({ length: 12 }, () => cardOf(NOBLE, 1)), round: 4 }),
      'cell:0',
      0,
      'Space 1-1: Victor Horta',
      'Immediately: +1 on the Architecture track. Then keep the card for final scoring only, or discard it.',
      'If kept, it costs 2 BF at the end, or 3 VP if unpaid.',
      values,
      column('+1 on the Prestige track (at the end: 2 VP per artwork colour)'),
      around,
    ],
    [
      table({ round: 4, usedNobles: [1, 0] }),
      'own-noble:0:0',
      0,
      'Georges Brugmann',
      'Effect: +4 BF.',
      'Used this round, the last one.',
      'It costs nothing at the end.',
    ],
    [
      table(),
      'cell:8',
      0,
      'Space 3-1',
      'A neutral architect is here with value 2: the space is blocked.',
      'It counts in its column and around the coats of arms; where neutral architects alone lead, nobody gains anything.',
      column('+1 on the Prestige track'),
      'Coats of arms next to it (1 VP each for you): 2-1: neutral (1), free (3).',
    ],
    [
      table({ bonuses: [0, 1, 2, 3] }),
      'bonus:0',
      0,
      'Bonus of column 1',
      'Totals so far: neutral (2).',
      'The highest total of architect values in this column (if tied, each of them) gains at the end of the round: +1 on the Architecture track.',
      'In the last round also: 2 VP per type of house.',
    ],
    [
      table({ scales: [0, 0, 2, 0, 0, 0] }),
      'arms:3',
      0,
      'Coat of arms 2-1',
      'Around it so far: neutral (1), free (3).',
      'If all four spaces around it hold architects at the end of the round, the player with the most there scores (if tied, each of them).',
      'That is 3 VP for you (Prestige track).',
    ],
    [
      table(),
      'building:2',
      0,
      'Town Hall',
      'Use up to 1 noble; ready: Georges Brugmann (+4 BF).',
      'Takes 1 architect now, 2 next time; no money.',
      'In Brussels after that: you (1). You would have the most and, as things stand, send one to prison.',
    ],
    [
      table(),
      'hand:0:1',
      0,
      'Architect 2/4: 2',
      'Place it showing 2 or 4 and pay that many francs; a higher value counts more in the column.',
      'Or send it to Brussels for free; its value doesn’t matter there.',
    ],
    [
      table(),
      'scale:1:1',
      0,
      'Ben – Nobility track: level 1',
      'The Town Hall action uses up to 1 noble.',
      'The next space is level 2. Nobles and Bonus cards move the marker up.',
    ],
    [
      table(),
      'own-noble:0:0',
      0,
      'Georges Brugmann',
      'Effect: +4 BF.',
      'Ready: Town Hall can use it this round.',
      'It costs nothing at the end.',
    ],
    [
      table(),
      'prison:1',
      0,
      'Ben – Prison: 1',
      'In prison: 2/5.',
      'Architects here can’t be used until a noble or a bonus frees them.',
      'If the game ends in a tie, the tied player with the fewest here wins.',
    ],
  ];

  test.each(cases.map(([s, thing, reader, title, ...lines]) => ({ s, thing, reader, title, lines })))(
    '$thing: $title',
    ({ s, thing, reader, title, lines }) => expect(descriptionOf(s, thing, reader)).toEqual({ title, lines }),
  );

  test('what is not there is not explained', () => {
    for (const thing of ['cell:12', 'arms:9', 'building:3', 'points:2', 'hand:0:7', 'elephant'])
      expect(descriptionOf(table(), thing as ThingId, 0), thing).toBeUndefined();
  });
});
