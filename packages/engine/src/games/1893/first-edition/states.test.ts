import { describe, expect, it } from 'vitest';
import { fromFields, type StateJson, toJson } from '../../../core/json.ts';
import { SPACE_NAMES } from '../board.ts';
import { toRound } from '../resolution.testing.ts';
import type { State } from '../state.ts';
import { answers, give, giveTurn, type Table } from '../table.testing.ts';
import { layArtworks, place, placeAndDo, setExhibitions, tableAtTurn } from './table.testing.ts';

type Change = (json: {
  fields: Record<string, number | number[]>;
  agenda: StateJson['agenda'][number][];
}) => void;

/** Reads the state back as it would come from outside, with a change. */
function load({ s }: Table, change: Change): State {
  const { fields, agenda } = structuredClone(toJson(s)) as unknown as Parameters<Change>[0];
  change({ fields, agenda });
  return fromFields(s.rules, fields, agenda) as State;
}

function atTurn(): Table {
  const table = tableAtTurn(3);
  layArtworks(table, { shop: ['yellow', 'black'], covered: ['blue'], hands: [{ green: 1 }, { pink: 1 }] });
  return table;
}

/** Seat 1 has drawn two artworks in round 2. */
function drawing(): Table {
  const table = tableAtTurn(3);
  toRound(table, 2);
  table.s.iris = 0;
  setExhibitions(table, 0);
  layArtworks(table, { top: ['yellow', 'blue'] });
  giveTurn(table, 0);
  give(table, 0, { francs: 9 });
  placeAndDo(table, 'workshop');
  return table;
}

/** Seat 1 decides whether to do the action of the space. */
function deciding(): Table {
  const table = tableAtTurn(3);
  place(table, 'materials');
  return table;
}

function passedOnce(): Table {
  const table = tableAtTurn(3);
  answers(table, 'turn pass');
  return table;
}

const list = (fields: Record<string, number | number[]>, name: string) => fields[name] as number[];

const BROKEN: [string, () => Table, Change, RegExp][] = [
  [
    'a compass tile twice',
    atTurn,
    ({ fields }) => (list(fields, 'compass')[1] = list(fields, 'compass')[0]),
    /compass: each tile must be there once/,
  ],
  [
    'a compass tile of another edition',
    atTurn,
    ({ fields }) => (list(fields, 'compass')[3] = 5),
    /compass: each tile must be there once/,
  ],
  [
    'a missing compass tile',
    atTurn,
    ({ fields }) => list(fields, 'compass').pop(),
    /compass: expected 6 numbers, found 5/,
  ],
  [
    'both needles on one space',
    atTurn,
    ({ fields }) => (fields.needle1 = fields.needle0),
    /both needles on one space/,
  ],
  [
    'an artwork missing from the pile',
    atTurn,
    ({ fields }) => {
      list(fields, 'artworkPile').pop();
      list(fields, 'artworkSeenBy').pop();
    },
    /artworks in all, not 6/,
  ],
  [
    'a pile without its list of who has seen it',
    atTurn,
    ({ fields }) => list(fields, 'artworkSeenBy').pop(),
    /artworkSeenBy: expected \d+ numbers/,
  ],
  [
    'a black artwork in the pile',
    atTurn,
    ({ fields }) => (list(fields, 'artworkPile')[0] = 4),
    /artworkPile\[0\]: 4 is not from 0 to 3/,
  ],
  [
    'coloured artworks in a stack',
    atTurn,
    ({ fields }) => {
      const colour = list(fields, 'artworkPile').pop() as number;
      list(fields, 'artworkSeenBy').pop();
      list(fields, 'artworks')[3 * 9 + colour]++;
    },
    /artworks: coloured artworks lie in the pile/,
  ],
  [
    'a white artwork',
    atTurn,
    ({ fields }) => {
      list(fields, 'artworks')[3]--;
      list(fields, 'artworks')[5 + 3]++;
    },
    /artworks: there are no white artworks/,
  ],
  [
    'a white artwork in the shop',
    atTurn,
    ({ fields }) => (list(fields, 'shop')[0] = 5),
    /shop: there are no white artworks/,
  ],
  [
    'covered artworks beside an empty space of the shop',
    atTurn,
    ({ fields }) => {
      list(fields, 'shop')[0] = -1;
      list(fields, 'covered').push(0);
    },
    /covered: artworks are covered, but a space/,
  ],
  [
    'artworks seen by someone without exhibition tile',
    atTurn,
    ({ fields }) => (list(fields, 'artworkSeenBy')[2] = 2),
    /artworkSeenBy\[2\]: seen by a player without/,
  ],
  [
    'artworks drawn with nobody to choose',
    atTurn,
    ({ fields }) => {
      list(fields, 'artworkSeenBy').pop();
      list(fields, 'drawn').push(list(fields, 'artworkPile').pop() as number);
      list(fields, 'drawnSeenBy').push(1);
    },
    /drawn: artworks drawn, and nobody chooses/,
  ],
  [
    'an exhibition tile before anyone has passed',
    atTurn,
    ({ fields }) => list(fields, 'exhibitions').push(0),
    /exhibitions: 1 tiles taken, not 0/,
  ],
  [
    'a first to pass without exhibition tile',
    passedOnce,
    ({ fields }) => list(fields, 'exhibitions').pop(),
    /exhibitions: 0 tiles taken, not 1/,
  ],
  [
    'the exhibition tile with another than the first to pass',
    passedOnce,
    ({ fields }) => (list(fields, 'exhibitions')[0] = 1),
    /exhibitions: the tile of the round/,
  ],
  [
    'a seat at the exhibition that there is not',
    passedOnce,
    ({ fields }) => (list(fields, 'exhibitions')[0] = 3),
    /exhibitions\[0\]: 3 is not from 0 to 2/,
  ],
  [
    'a bonus card kept face down',
    atTurn,
    ({ fields }) => {
      list(fields, 'faceDown').push(list(fields, 'prestigeDeck').pop() as number);
      list(fields, 'faceDownOwners').push(0);
    },
    /faceDown: no card is kept face down/,
  ],
  [
    'a bonus card discarded too early',
    atTurn,
    ({ fields }) => list(fields, 'prestigeDiscard').push(list(fields, 'prestigeDeck').pop() as number),
    /prestigeDeck: 19 cards left in round 1, not 20/,
  ],
  [
    'a stock card out of the game',
    atTurn,
    ({ fields }) => list(fields, 'stockOut').push(list(fields, 'stockDeck').pop() as number),
    /stockOut: all stock cards are in the game/,
  ],
  [
    'an architect on a card',
    atTurn,
    ({ fields }) => {
      list(fields, 'architects')[0]--;
      list(fields, 'cardArchitects')[0]++;
    },
    /cardArchitects: there is no card to stand on/,
  ],
  ['a raised row', atTurn, ({ fields }) => (fields.raisedRow = 1), /raisedRow: there is no tile/],
  [
    'a step of another edition',
    atTurn,
    ({ agenda }) => (agenda[agenda.length - 1] = { step: 'create-white', player: 0, a: 0, b: 0 }),
    /no step 'create-white' in these rules/,
  ],
  [
    'the setup as a decision',
    atTurn,
    ({ agenda }) => agenda.push({ step: 'start-artwork', player: 0, a: 0, b: 0 }),
    /'start-artwork' is automatic/,
  ],
  [
    'a choice from artworks that nobody drew',
    atTurn,
    ({ agenda }) => (agenda[agenda.length - 1] = { step: 'take-artwork', player: 0, a: 0, b: 0 }),
    /take-artwork: nothing to choose from/,
  ],
  [
    'a choice from more artworks than due',
    drawing,
    ({ agenda }) => (agenda[agenda.length - 1] = { step: 'take-artwork', player: 1, a: 0, b: 0 }),
    /take-artwork: 2 artworks drawn, not 1/,
  ],
  [
    'a choice from fewer artworks than due',
    drawing,
    ({ fields }) => {
      fields.round = 3;
      fields.exhibitions = [0, 0];
      list(fields, 'stockDiscard').push(list(fields, 'stockDeck').pop() as number);
      list(fields, 'prestigeDiscard').push(...list(fields, 'prestigeDeck').splice(-5));
    },
    /take-artwork: 2 artworks drawn, not 3/,
  ],
  [
    'an action decided on a space of nobody',
    deciding,
    ({ agenda }) => (agenda[agenda.length - 1] = { step: 'do-action', player: 0, a: 0, b: 0 }),
    /do-action: no architect of this player there/,
  ],
  [
    'an action decided by another player',
    deciding,
    ({ agenda }) => (agenda[agenda.length - 1] = { ...agenda[agenda.length - 1], player: 1 }),
    /do-action: no architect of this player there/,
  ],
  [
    'an action decided off the board',
    deciding,
    ({ agenda }) => (agenda[agenda.length - 1] = { step: 'do-action', player: 0, a: 25, b: 0 }),
    /do-action: no architect of this player there/,
  ],
  [
    'a decision on an action that can not be done',
    deciding,
    ({ fields }) => {
      for (const cube of [0, 1, 2]) {
        list(fields, 'cubes')[cube] += list(fields, 'cubes')[3 * 5 + cube];
        list(fields, 'cubes')[3 * 5 + cube] = 0;
      }
    },
    /do-action: the action can not be done/,
  ],
  [
    'a decision on an action in the resolution',
    deciding,
    ({ agenda }) =>
      agenda.splice(
        agenda.findIndex(({ step }) => step === 'turns'),
        1,
      ),
    /can not come up in this game/,
  ],
];

describe('states of the first edition from outside', () => {
  it.each([
    ['at a turn', atTurn],
    ['while choosing from artworks drawn', drawing],
    ['while deciding on an action', deciding],
    ['after the first to pass', passedOnce],
  ] as const)('a state that can come up is read: %s', (_, table) => {
    const built = table();
    expect(toJson(load(built, () => undefined))).toEqual(toJson(built.s));
  });

  it.each(BROKEN)('refused: %s', (_, table, change, message) => {
    expect(() => load(table(), change)).toThrow(message);
  });

  it('the decision on an action stands above the free action of the owner of the house', () => {
    const table = tableAtTurn(3);
    give(table, 1, { houses: ['2-2'] });
    answers(table, 'turn 2-2', 'bid 1');
    expect(table.s.houses[SPACE_NAMES.indexOf('2-2')]).toBe(1);
    expect(table.s.agenda.slice(-2).map(({ step }) => step)).toEqual(['free-action', 'do-action']);
    expect(() => load(table, () => undefined)).not.toThrow();
  });
});
