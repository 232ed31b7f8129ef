import { describe, expect, it } from 'vitest';
import { fromFields, toJson } from '../../core/json.ts';
import { give, stack } from './arranging.testing.ts';
import type { State } from './state.ts';
import { answers, newTable, type Table } from './table.testing.ts';

type Fields = Record<string, number[]>;
interface Loose {
  readonly fields: Fields & Record<'round' | 'firstPlayer' | 'expoHolder' | 'passed', number>;
  readonly agenda: { step: string; player: number; a: number; b: number }[];
}

/** Loads the state of a table after changing its JSON. */
function load({ s }: Table, change: (json: Loose) => void): State {
  const json = JSON.parse(JSON.stringify(toJson(s))) as Loose;
  change(json);
  return fromFields(s.rules, json.fields, json.agenda) as State;
}

/** Replaces the top frame. */
function top(step: string, a = 0, b = 0): (json: Loose) => void {
  return ({ agenda }) => {
    agenda[agenda.length - 1] = { step, player: 0, a, b };
  };
}

function field(name: string, value: number | number[]): (json: Loose) => void {
  return ({ fields }) => void Object.assign(fields, { [name]: value });
}

/** One number of a field. */
function entry(name: string, i: number, value: number): (json: Loose) => void {
  return ({ fields }) => void fields[name].splice(i, 1, value);
}

/** Parts of a frame, counted from the bottom. */
function frame(i: number, parts: Partial<Loose['agenda'][number]>): (json: Loose) => void {
  return ({ agenda }) => void Object.assign(agenda[i], parts);
}

type Case = [string, (json: Loose) => void, RegExp];

const FIELDS: Case[] = [
  ['a list is too short', ({ fields }) => void fields.money.pop(), /money: expected 3 numbers, found 2/],
  [
    'an area of another size',
    ({ fields }) => void fields.cards.push(-1),
    /cards: expected 12 numbers, found 13/,
  ],
  ['no round has begun', field('round', 0), /round: 0 is not from 1 to 4/],
  ['a first player there is not', field('firstPlayer', 3), /firstPlayer: 3 is not from 0 to 2/],
  ['money below 0', entry('money', 1, -1), /money\[1\]: -1 is not from 0/],
  ['a noble there is not', entry('nobles', 0, 64), /nobles\[0\]: 64 is not from 0 to 63/],
  ['a marker above its scale', entry('scales', 4, 5), /scales\[4\]: 5 is not from 0 to 4/],
  ['a card there is not', entry('cards', 0, 7), /cards\[0\]: no card 7/],
  ['a card of no type', entry('cards', 0, 96), /cards\[0\]: 96 is not from -1 to 80/],
  ['a deck with an unknown card', entry('houseDeck', 0, 4), /houseDeck\[0\]: 4 is not/],
  ['a hidden deck', entry('nobleDeck', 0, -2), /nobleDeck\[0\]: -2 is not/],
  ['a card missing', ({ fields }) => void fields.artworkDeck.pop(), /artworkDeck: \d of artworks \d, not 3/],
  [
    'a card too many',
    ({ fields }) => void fields.materialDiscard.push(0),
    /materialDeck: 3 of materials 1, not 2/,
  ],
  [
    'a starting noble in the pile',
    ({ fields }) => void fields.nobleDeck.push(0),
    /nobleDeck: 1 of nobles 1, not 0/,
  ],
  ['the starting noble lost', entry('nobles', 0, 0), /nobles: player 0 has lost the starting/],
  ['nobles used that are not kept', entry('usedNobles', 0, 2), /player 0 has used nobles/],
  [
    'an architect missing',
    ({ fields }) => void fields.hand[0]--,
    /hand: player 0 has 3 architects 1\/3 in all, not 4/,
  ],
  [
    'architects in Brussels that nobody sent',
    ({ fields }) => {
      fields.hand[0]--;
      fields.brussels[0]++;
    },
    /brussels: 1 architects at the cinquantenaire, but 0 uses take 0/,
  ],
  [
    'a card under an architect',
    ({ fields }) => {
      fields.owners[0] = 0;
      fields.faces[0] = 0;
      fields.hand[0]--;
    },
    /cards\[0\]: a card under an architect/,
  ],
  ['an architect without a face', entry('owners', 0, 1), /faces\[0\]: an architect without a face/],
  ['an architect of nobody', entry('faces', 0, 1), /faces\[0\]: an architect of nobody/],
  ['an architect of a seat there is not', entry('owners', 0, 3), /owners\[0\]: no player 3/],
  ['a neutral architect at three', entry('owners', 8, 4), /owners\[8\]: no place for a neutral/],
  ['a second Expo', ({ fields }) => void fields.cards.fill(80, 0, 2), /more than one Expo/],
  ['too many money cards', ({ fields }) => void fields.cards.fill(64), /cards: 12 money cards/],
  ['a bonus card twice', field('bonuses', [0, 0, 1, 2]), /bonuses: a bonus card is there twice/],
  ['a player who has passed and is to move', field('passed', 1), /turn: this player has passed/],
  ['turns when all have passed', field('passed', 7), /all have passed, but turns go on/],
];

const AGENDAS: Case[] = [
  ['no turns', ({ agenda }) => void agenda.splice(-2, 1), /can not come up in this game/],
  ['an end too early', ({ agenda }) => void agenda.splice(0), /the end of the game before the last round/],
  ['a step there is not', top('fly'), /no step 'fly' in these rules/],
  ['an automatic step on top', top('pass'), /'pass' is automatic/],
  ['a player there is not', frame(4, { player: 3 }), /no player 3/],
  ['columns counted too early', frame(3, { a: 2 }), /columns are counted when all have passed/],
  ['a column there is not', frame(3, { a: 5 }), /no such column/],
  ['a cell there is not', top('place-architect', 12), /no card lies there/],
  ['a building there is not', top('send-architects', 3), /no such building/],
  ['a house there is not', top('pay-house', 4), /no such card/],
  ['a house that can not be paid', top('pay-house', 0), /the house can not be paid/],
  ['a drawn house that can not be paid', top('choose-house', 0, 1), /the house can not be paid/],
  ['two cards alike to choose from', top('choose-artwork', 1, 1), /two cards alike/],
  ['one card to choose from', top('choose-artwork', 1, -1), /no such card/],
  ['a drawn card from nowhere', top('choose-artwork', 0, 1), /artworkDeck: 4 of artworks 1, not 3/],
  ['a noble kept that one has', top('keep-noble', 0), /a second noble of a kind/],
  ['a noble there is not', top('keep-noble', 6), /no such card/],
  ['no use of nobles left', top('use-nobles', 0), /no use left/],
  ['an exhibition of colours there are not', top('show-artwork', 16), /no such colours/],
  ['an exhibition without artworks', top('show-artwork', 0), /no legal choice/],
  ['a sale without artworks', top('sell-artwork'), /no legal choice/],
  ['a release by nothing', top('release-architect', 2), /nothing frees an architect/],
  [
    'an arrest without architects',
    ({ agenda }) => void agenda.splice(1, 5, { step: 'arrest-architect', player: 0, a: 0, b: 0 }),
    /no architect in Brussels/,
  ],
  [
    'a release without all having passed',
    ({ agenda }) => void agenda.splice(4, 2, { step: 'release-architect', player: 0, a: 1, b: 0 }),
    /passed: not all have passed/,
  ],
  [
    'a bonus without majority',
    (json) => {
      json.fields.passed = 7;
      json.agenda.splice(
        4,
        2,
        { step: 'column-bonus', player: 0, a: 0, b: 0 },
        { step: 'release-architect', player: 0, a: 1, b: 0 },
      );
    },
    /this player has no majority there/,
  ],
];

describe('states of Bruxelles 1897 from outside', () => {
  it.each(FIELDS)('a state is refused where %s', (_, change, message) => {
    expect(() => load(newTable(3), change)).toThrow(message);
  });

  it.each(AGENDAS)('an agenda is refused with %s', (_, change, message) => {
    expect(() => load(newTable(3), change)).toThrow(message);
  });

  it('a neutral architect can not be missing with two players, nor show another face', () => {
    const missing = ({ fields }: Loose) => {
      fields.owners[8] = -1;
      fields.faces[8] = -1;
    };
    expect(() => load(newTable(2), missing)).toThrow(/owners\[8\]: a neutral architect is missing/);
    const other = entry('faces', 8, 0);
    expect(() => load(newTable(2), other)).toThrow(/faces\[8\]: not the neutral face/);
  });

  it('the town hall can not be on the way without a noble to use', () => {
    const table = newTable(3);
    give(table, 0, { nobles: ['(brugmann)'] });
    expect(() => load(table, top('send-architects', 2))).toThrow(/the building would be of no use/);
    expect(() => load(table, top('use-nobles', 1))).toThrow(/no noble is ready/);
  });

  it('an effect can not come before the first use of a noble', () => {
    const broken = ({ agenda }: Loose) =>
      void agenda.splice(
        -1,
        1,
        { step: 'use-nobles', player: 0, a: 1, b: 0 },
        { step: 'release-architect', player: 0, a: 0, b: 0 },
      );
    expect(() => load(newTable(3), broken)).toThrow(/an effect before the first use/);
  });

  it('states in the middle of an action can be loaded', () => {
    const table = newTable(3);
    give(table, 0, { nobles: ['brugmann', 'vandervelde'], levels: { nobility: 2 } });
    stack(table, 'vandervelde', 'buls');
    const moments: string[][] = [
      ['turn cinquantenaire'],
      ['send-architects 1/3'],
      ['choose-action noble'],
      ['choose-noble vandervelde'],
      ['release-architect 2/4'],
      ['turn pass'],
      ['turn pass'],
      ['turn town-hall', 'send-architects 1/3'],
      ['use-nobles vandervelde'],
    ];
    for (const decisions of moments) {
      answers(table, ...decisions);
      expect(() => load(table, () => undefined)).not.toThrow();
    }
  });
});
