/** The parts of the pack for Belle Époque and the asymmetric variant, and tables with and without them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGame, optionCombinations } from '../../../catalogue.ts';
import { isOver, options, pending, play } from '../../../core/agenda.ts';
import type { Deal, GameOptions, GameState, Setup } from '../../../core/game.ts';
import { toJson } from '../../../core/json.ts';
import { fingerprint, type Origin, type Pack, type Valued } from '../../../core/pack.ts';
import { position } from '../../../core/position.ts';
import type { GameRecord, Move } from '../../../core/record.ts';
import { playNumbers, playRevealing } from '../../../games.testing.ts';
import { loadPosition, loadState, startGame } from '../../../loading.ts';
import { recordFromText, recordToText } from '../../../record-text.ts';
import { recordHeader } from '../../../records.ts';
import { replay } from '../../../replay.ts';
import type { PoweredBoard } from '../asymmetric/boards.ts';
import { TILES } from '../belle-epoque/tiles.ts';
import type { Effect } from '../effects.ts';
import type { State } from '../state.ts';
import { BASE_GAME, SECOND_EDITION } from './components.ts';
import { type Pack1893, readPack1893 } from './pack.ts';

type Loose = Record<string | number, unknown>;

const REMOVED = Symbol('removed');

/** The game's own pack with the value at this path under its components changed, or removed. */
function changed(path: string, value: unknown): Loose {
  const pack = structuredClone(SECOND_EDITION) as unknown as Loose;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((at, key) => at[key] as Loose, pack.components as Loose);
  if (value !== REMOVED) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return pack;
}

const belleEpoque = SECOND_EDITION.components.belleEpoque as NonNullable<
  Pack1893['components']['belleEpoque']
>;
const asymmetric = SECOND_EDITION.components.asymmetric as NonNullable<Pack1893['components']['asymmetric']>;

function expectValue<T>(found: Valued<T> | undefined, value: T, origin: Origin): void {
  expect(found).toEqual({ value, origin });
}

describe('2e Belle Époque, Components', () => {
  it('10 glass cubes and 4 travellers join the box: printed', () => {
    expectValue(belleEpoque.glass, 10, 'printed');
    expectValue(belleEpoque.travellers, 4, 'printed');
  });

  const NOBLES: readonly (readonly [name: string, cost: number, effect: Effect])[] = [
    ['Georges Nagelmackers', 3, { kind: 'traveller' }],
    ['Henri Privat-Livemont', 2, { kind: 'white-artwork' }],
  ];

  it.each(NOBLES)(
    'three copies, a reconstructed end cost and the effect of the noble %s',
    (name, cost, effect) => {
      const noble = belleEpoque.nobles.find((candidate) => candidate.name === name);
      expectValue(noble?.cost, cost, 'reconstructed');
      expectValue(noble?.copies, 3, 'derived');
      expect(noble?.effect).toEqual(effect);
      expect(noble?.starting).toBe(false);
      expect(belleEpoque.nobles).toHaveLength(NOBLES.length);
    },
  );

  it('pavilion sites cost 0, 1, 2, 1 and 0 glass on top: derived', () => {
    expectValue(belleEpoque.surcharges, [0, 1, 2, 1, 0], 'derived');
  });

  it('R-20: the face-down tiles lie as a plus sign around the centre: derived', () => {
    const cross = [
      [3, 3],
      [2, 3],
      [4, 3],
      [3, 2],
      [3, 4],
    ];
    expectValue(belleEpoque.cross, cross, 'derived');
  });

  it('3, 4, 5 and 6 bonus tiles for 2, 3, 4 and 5 players: printed', () => {
    expectValue(belleEpoque.bonusTiles, [3, 4, 5, 6], 'printed');
  });

  it('buildings are worth 15 on the portrait: printed', () => {
    expectValue(belleEpoque.portraitLevel, 15, 'printed');
  });

  it('the numbers on the 32 cards, 0 where a card has none: printed', () => {
    const numbers: Record<number, number> = {
      1: 1, // BF per artwork
      3: 2, // cursor steps
      5: 3, // VP
      7: 2, // jokers
      10: 1, // VP per cube
      11: 1, // BF per meeple
      12: 1, // VP per 5 BF
      13: 1, // noble
      16: 1, // VP per colour
      19: 1, // traveller
      21: 3, // VP
      23: 2, // BF to pay
      24: 1, // VP per noble
      26: 2, // Manneken-Pis
      28: 2, // BF per iris
      30: 1, // VP per traveller
      31: 2, // VP per card
      32: 3, // BF per card
    };
    const cards = Array.from({ length: 32 }, (_, i) => numbers[i + 1] ?? 0);
    expectValue(belleEpoque.cards, cards, 'printed');
  });

  it('the numbers on the 12 bonus tiles for 2 to 5 players: printed', () => {
    const numbers: Record<(typeof TILES)[number], number[]> = {
      sevens: [7, 7, 7, 7],
      row: [2, 2, 2, 2],
      iris: [3, 3, 3, 3],
      artworks: [4, 4, 4, 4],
      crown: [2, 2, 2, 2],
      house: [1, 1, 1, 1],
      passing: [3, 3, 5, 5],
      buildings: [2, 2, 2, 2],
      neighbours: [4, 5, 6, 7],
      portrait: [0, 0, 0, 0],
      white: [3, 3, 3, 3],
      patrons: [0, 0, 0, 0],
    };
    expect(TILES).toHaveLength(12);
    expectValue(
      belleEpoque.tiles,
      TILES.map((tile) => numbers[tile]),
      'printed',
    );
  });
});

describe('2e asymmetric, Components', () => {
  it('the other sides of the five strips, each with every action once: reconstructed', () => {
    const strips = asymmetric.otherStrips.value.map((strip) =>
      strip.map((action) => action[0].toUpperCase()).join(''),
    );
    expect(strips).toEqual(['MWCSN', 'SCMNW', 'WNSCM', 'CSNWM', 'NMWSC']);
    expect(asymmetric.otherStrips.origin).toBe('reconstructed');
    for (const strip of strips) expect([...strip].sort().join('')).toBe('CMNSW');
  });

  it('there are five boards, in this order', () => {
    expect(asymmetric.boards.map(({ name }) => name)).toEqual([
      'Paul Hankar',
      'Paul Cauchie',
      'Victor Horta',
      'Paul Saintenoy',
      'Gustave Strauven',
    ]);
  });

  it.each([
    ['hankar', 'iris', [2, 3, 4, 5, 6, 7]],
    ['cauchie', 'crown', [2, 3, 4, 5, 6, 6]],
    ['horta', 'architect', [3, 4, 6, 8, 9, 10]],
  ] as const)(
    'one track is reconstructed, and what is shared with the A side is marked as there: the board of %s',
    (id, track, values) => {
      const board = asymmetric.boards.find((candidate) => candidate.id === id);
      const { tracks, houseCosts } = BASE_GAME.components;
      expect(board?.tracks).toEqual({ ...tracks, [track]: { value: values, origin: 'reconstructed' } });
      expect(board?.houseCosts).toEqual(houseCosts);
      expectValue(board?.multiplier, 1, 'printed');
    },
  );

  it('the board of Strauven has costs 2, 2, 2, 2, 3, 3, reconstructed', () => {
    const board = asymmetric.boards.find(({ id }) => id === 'strauven');
    expect(board?.tracks).toEqual(BASE_GAME.components.tracks);
    expectValue(board?.houseCosts, [2, 2, 2, 2, 3, 3], 'reconstructed');
    expectValue(board?.multiplier, 1, 'printed');
  });

  it('the board of Saintenoy has rows that count 2: printed', () => {
    const board = asymmetric.boards.find(({ id }) => id === 'saintenoy');
    expect(board?.tracks).toEqual(BASE_GAME.components.tracks);
    expect(board?.houseCosts).toEqual(BASE_GAME.components.houseCosts);
    expectValue(board?.multiplier, 2, 'printed');
  });

  it('the powers: top noble, cube by colour, 2 BF, needle, 1 BF and 1 VP', () => {
    expect(asymmetric.boards.map(({ power }) => power)).toEqual([
      { kind: 'top-noble' },
      { kind: 'workshop-cube', cubes: ['iron', 'wood', 'stone', 'glass'] },
      { kind: 'materials-gain', francs: 2, points: 0 },
      { kind: 'turn-needle' },
      { kind: 'sales-gain', francs: 1, points: 1 },
    ]);
  });
});

describe('component packs with parts', () => {
  const faults: [string, string, unknown, string][] = [
    // Belle Époque
    ['no glass', 'belleEpoque.glass', REMOVED, 'components.belleEpoque.glass: missing'],
    [
      'glass below nothing',
      'belleEpoque.glass.value',
      -1,
      'components.belleEpoque.glass.value: expected a whole number from 0 to 99, found -1',
    ],
    ['an unknown value', 'belleEpoque.dragons', 1, 'components.belleEpoque.dragons: unknown key'],
    [
      'a part that is no object',
      'belleEpoque',
      null,
      'components.belleEpoque: expected an object, found null',
    ],
    [
      'a value without its origin',
      'belleEpoque.travellers.origin',
      REMOVED,
      'components.belleEpoque.travellers.origin: missing',
    ],
    [
      'half a traveller',
      'belleEpoque.travellers.value',
      3.5,
      'components.belleEpoque.travellers.value: expected a whole number',
    ],
    [
      'a site too few',
      'belleEpoque.surcharges.value.4',
      REMOVED,
      'components.belleEpoque.surcharges.value: expected 5 entries, found 4',
    ],
    [
      'a surcharge below nothing',
      'belleEpoque.surcharges.value.2',
      -2,
      'components.belleEpoque.surcharges.value[2]: expected a whole number',
    ],
    [
      'a tile of the cross too few',
      'belleEpoque.cross.value.0',
      REMOVED,
      'components.belleEpoque.cross.value: expected 5 entries, found 4',
    ],
    [
      'a tile off the board',
      'belleEpoque.cross.value.1',
      [0, 3],
      'components.belleEpoque.cross.value[1][0]: expected a whole number from 1 to 5',
    ],
    [
      'two tiles on one space',
      'belleEpoque.cross.value.1',
      [3, 3],
      'components.belleEpoque.cross.value: two tiles on one space',
    ],
    [
      'bonus tiles for three player counts',
      'belleEpoque.bonusTiles.value.3',
      REMOVED,
      'components.belleEpoque.bonusTiles.value: expected 4 entries, found 3',
    ],
    [
      'no bonus tile',
      'belleEpoque.bonusTiles.value.0',
      0,
      'components.belleEpoque.bonusTiles.value[0]: expected a whole number from 1',
    ],
    [
      'more bonus tiles than the five of the cross leave',
      'belleEpoque.bonusTiles.value.3',
      8,
      'components.belleEpoque.bonusTiles.value[3]',
    ],
    [
      'a portrait worth nothing sensible',
      'belleEpoque.portraitLevel.value',
      'fifteen',
      'components.belleEpoque.portraitLevel.value: expected a whole number from 0 to 99, found "fifteen"',
    ],
    [
      'a card too few',
      'belleEpoque.cards.value.31',
      REMOVED,
      'components.belleEpoque.cards.value: expected 32 entries, found 31',
    ],
    [
      'a card that takes',
      'belleEpoque.cards.value.4',
      -3,
      'components.belleEpoque.cards.value[4]: expected a whole number from 0 to 99, found -3',
    ],
    [
      'a tile too many',
      'belleEpoque.tiles.value.12',
      [1, 1, 1, 1],
      'components.belleEpoque.tiles.value: expected 12 entries, found 13',
    ],
    [
      'a tile without a number for five players',
      'belleEpoque.tiles.value.8',
      [4, 5, 6],
      'components.belleEpoque.tiles.value[8]: expected 4 entries, found 3',
    ],
    [
      'points per full set of nothing',
      'belleEpoque.tiles.value.0',
      [7, 0, 7, 7],
      'components.belleEpoque.tiles.value[0]',
    ],
    [
      'a noble of an unknown effect',
      'belleEpoque.nobles.0.effect',
      { kind: 'fly' },
      'components.belleEpoque.nobles[0].effect.kind: expected one of francs',
    ],
    [
      'a noble with no copies',
      'belleEpoque.nobles.1.copies.value',
      0,
      'components.belleEpoque.nobles[1].copies.value: expected a whole number from 1 to 9',
    ],
    [
      'a noble whose id is a word of the notation',
      'belleEpoque.nobles.1.id',
      'stop',
      'components.belleEpoque.nobles[1].id: expected an id of small letters',
    ],
    [
      'a noble that the base game has',
      'belleEpoque.nobles.0.id',
      'solvay',
      "components.belleEpoque.nobles[0].id: 'solvay' is there twice",
    ],
    [
      'one more starting noble',
      'belleEpoque.nobles.0.starting',
      true,
      'components.belleEpoque.nobles: one noble must be the starting one',
    ],
    [
      'a traveller in the base game',
      'nobles.1.effect',
      { kind: 'traveller' },
      'components.nobles[1].effect: there is no traveller in the base game',
    ],
    // Asymmetric boards
    [
      'a strip of the other side without an action',
      'asymmetric.otherStrips.value.3.0',
      'sales',
      'components.asymmetric.otherStrips.value[3]: has no construction space',
    ],
    [
      'a strip of the other side too few',
      'asymmetric.otherStrips.value.4',
      REMOVED,
      'components.asymmetric.otherStrips.value: expected 5 entries, found 4',
    ],
    [
      'an action there is not',
      'asymmetric.otherStrips.value.0.2',
      'dance',
      'components.asymmetric.otherStrips.value[0][2]: expected one of workshop',
    ],
    [
      'four boards',
      'asymmetric.boards.4',
      REMOVED,
      'components.asymmetric.boards: expected 5 entries, found 4',
    ],
    [
      'a board twice',
      'asymmetric.boards.1.id',
      'hankar',
      "components.asymmetric.boards[1].id: 'hankar' is there twice",
    ],
    [
      'a board with the id of the common one',
      'asymmetric.boards.1.id',
      'standard',
      'components.asymmetric.boards[1].id',
    ],
    [
      'a board whose id is no word',
      'asymmetric.boards.1.id',
      'Paul Cauchie',
      'components.asymmetric.boards[1].id: expected an id of small letters',
    ],
    [
      'a track of five spaces',
      'asymmetric.boards.0.tracks.iris.value.5',
      REMOVED,
      'components.asymmetric.boards[0].tracks.iris.value: expected 6 entries, found 5',
    ],
    [
      'a track missing',
      'asymmetric.boards.2.tracks.architect',
      REMOVED,
      'components.asymmetric.boards[2].tracks.architect: missing',
    ],
    [
      'a house of one unit',
      'asymmetric.boards.4.houseCosts.value.0',
      1,
      'components.asymmetric.boards[4].houseCosts.value[0]: expected a whole number from 2 to 4',
    ],
    [
      'a seventh house',
      'asymmetric.boards.4.houseCosts.value.6',
      3,
      'components.asymmetric.boards[4].houseCosts.value: expected 6 entries, found 7',
    ],
    [
      'rows that count nothing',
      'asymmetric.boards.3.multiplier.value',
      0,
      'components.asymmetric.boards[3].multiplier.value: expected a whole number from 1 to 9',
    ],
    [
      'a power there is not',
      'asymmetric.boards.0.power.kind',
      'fly',
      'components.asymmetric.boards[0].power.kind: expected one of materials-gain',
    ],
    [
      'a power without its francs',
      'asymmetric.boards.2.power.francs',
      REMOVED,
      'components.asymmetric.boards[2].power.francs: missing',
    ],
    [
      'a power that takes',
      'asymmetric.boards.4.power.points',
      -1,
      'components.asymmetric.boards[4].power.points: expected a whole number from 0 to 9',
    ],
    [
      'a cube for five colours',
      'asymmetric.boards.1.power.cubes.4',
      'wood',
      'components.asymmetric.boards[1].power.cubes: expected 4 entries, found 5',
    ],
    [
      'a cube there is not',
      'asymmetric.boards.1.power.cubes.0',
      'gold',
      'components.asymmetric.boards[1].power.cubes[0]: expected one of wood',
    ],
    [
      'an origin there is not',
      'asymmetric.boards.0.tracks.iris.origin',
      'guess',
      'components.asymmetric.boards[0].tracks.iris.origin: expected one of printed, derived, reconstructed',
    ],
  ];
  it.each(faults)('a part is refused with the path of its fault: %s', (_, path, value, message) => {
    expect(() => readPack1893(changed(path, value))).toThrow(message);
  });

  it('a fault of the base game is told once, and not under the part', () => {
    expect(() => readPack1893(changed('nobles.2.id', 'empain'))).toThrow(
      /^pack: components\.nobles\[2\]\.id: 'empain' is there twice$/,
    );
  });

  it('faults of several parts are all named', () => {
    const pack = changed('belleEpoque.glass.value', -1);
    ((pack.components as Loose).asymmetric as Loose).boards = [];
    expect(() => readPack1893(pack)).toThrow(/belleEpoque\.glass\.value.*asymmetric\.boards/);
  });

  it('corrected values of the parts are played with', () => {
    const pack = readPack1893(changed('belleEpoque.glass.value', 7));
    const s = startGame('1893', { players: 2, seed: 'x', options: { belleEpoque: true }, pack }) as State;
    expect(s.rules.cubes[3]).toBe(7);
    const other = readPack1893(changed('asymmetric.boards.2.power.francs', 5));
    const t = startGame('1893', {
      players: 2,
      seed: 'x',
      options: { boards: 'dealt' },
      pack: other,
    }) as State;
    expect((t.rules.boards[3] as PoweredBoard).power).toMatchObject({ francs: 5 });
    expect(fingerprint(pack)).not.toBe(fingerprint(SECOND_EDITION));
  });

  it('the fingerprint of the base pack is that of the first recorded games', () => {
    expect(fingerprint(BASE_GAME)).toBe('6620205072046974');
    expect(fingerprint(readPack1893(JSON.parse(JSON.stringify(BASE_GAME))))).toBe('6620205072046974');
    expect(fingerprint(SECOND_EDITION)).not.toBe('6620205072046974');
    expect(findGame('1893').earlierPacks.map(fingerprint)).toContain('6620205072046974');
  });

  it('the base part of the pack is the base pack, value for value', () => {
    const { belleEpoque: _b, asymmetric: _a, ...base } = SECOND_EDITION.components;
    expect({ ...SECOND_EDITION, components: base }).toEqual(BASE_GAME);
  });

  it('games recorded with the base pack replay', () => {
    const folder = new URL('../../../../fixtures/1893/v1/', import.meta.url);
    const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const old = files.filter((text) => text.includes('\npack: 6620205072046974\n'));
    expect(old.length).toBeGreaterThanOrEqual(12);
    for (const text of old) {
      const record = recordFromText(text);
      const s = replay(record);
      expect(isOver(s)).toBe(true);
      expect(s.rules.scores(s).map(({ total }) => total)).toEqual(record.scores);
    }
  });
});

const COMBINATIONS: readonly GameOptions[] = optionCombinations(findGame('1893'));

function without(...parts: string[]): Pack {
  const components = Object.fromEntries(
    Object.entries(SECOND_EDITION.components).filter(([part]) => !parts.includes(part)),
  );
  return readPack1893({ ...SECOND_EDITION, id: 'my-box', components });
}

describe('packs without parts', () => {
  const needs = (options: GameOptions): string[] => [
    ...(options.belleEpoque === true ? ['belleEpoque'] : []),
    ...(options.boards === 'alike' ? [] : ['asymmetric']),
  ];
  const cases = COMBINATIONS.flatMap((options) =>
    [[], ['belleEpoque'], ['asymmetric'], ['belleEpoque', 'asymmetric']].map(
      (parts) => [parts.join(' and ') || 'no part', JSON.stringify(options), parts, options] as const,
    ),
  );

  it.each(cases)(
    'a table is served, or refused by the part that it needs: without %s, %s',
    (_, _name, parts, options) => {
      const begin = () => startGame('1893', { players: 3, seed: 'x', options, pack: without(...parts) });
      const missing = needs(options).find((part) => parts.includes(part));
      if (missing === undefined) expect(begin().rules.options).toEqual(options);
      else
        expect(begin).toThrow(
          `pack: components.${missing}: the pack 'my-box' has no such part, and this table plays with it`,
        );
    },
  );

  it('records and positions of a table that the pack can not serve are refused too', () => {
    const pack = fingerprint(BASE_GAME);
    const record = { ...recordHeader('1893', { players: 2, seed: 'x', pack: BASE_GAME }), moves: [] };
    expect(() => replay({ ...record, options: { belleEpoque: true } })).toThrow('components.belleEpoque');
    const json = toJson(startGame('1893', { players: 2, seed: 'x' }));
    expect(() =>
      loadState({ ...json, rules: { ...json.rules, pack, options: { boards: 'chosen' } } }),
    ).toThrow('components.asymmetric');
  });

  it('the same seed begins the same base game with the base pack and with the whole one', () => {
    const fields = (pack: Pack) => toJson(startGame('1893', { players: 4, seed: 'same', pack })).fields;
    expect(fields(BASE_GAME)).toEqual(fields(SECOND_EDITION));
  });
});

describe('deals of Belle Époque and of boards', () => {
  const both: GameOptions = { belleEpoque: true, boards: 'dealt' };
  const begin = (deal: Deal, chosen: GameOptions = both, players = 4) =>
    startGame('1893', { players, seed: 'deal', options: chosen, deal }) as State;

  it('cards, tiles and boards lie as given, from the first on', () => {
    const s = begin({
      cards: [32, 1, 17, 9, 22],
      tiles: ['patrons', 'sevens', 'white', 'row', 'iris'],
      boards: ['strauven', 'hankar', 'horta', 'cauchie'],
    });
    expect(s.siteCards).toEqual([31, 0, 16, 8, 21]);
    expect(s.bonusTiles.map((tile) => TILES[tile])).toEqual(['patrons', 'sevens', 'white', 'row', 'iris']);
    expect(s.boards).toEqual([5, 1, 3, 2]);
  });

  it('what is not given is drawn, without repetition', () => {
    for (let i = 0; i < 40; i++) {
      const deal = { cards: [7], tiles: ['crown'], boards: ['horta'] };
      const s = startGame('1893', { players: 5, seed: `rest ${i}`, options: both, deal }) as State;
      expect(s.siteCards[0]).toBe(6);
      expect(new Set(s.siteCards).size).toBe(5);
      expect(s.bonusTiles[0]).toBe(TILES.indexOf('crown'));
      expect(new Set(s.bonusTiles).size).toBe(6);
      expect(s.boards[0]).toBe(3);
      expect(new Set(s.boards).size).toBe(5);
      expect(s.rules.faults(s)).toEqual([]);
    }
  });

  const faults: [string, Deal, GameOptions, string][] = [
    ['card 33', { cards: [33] }, both, 'deal: deal.cards[0]: there is no such one, or no more of it'],
    ['card 0', { cards: [0] }, both, 'deal: cards[0]: expected a whole number from 1 to 99, found 0'],
    ['a card twice', { cards: [7, 3, 7] }, both, 'deal.cards[2]: there is no such one, or no more of it'],
    ['a card by name', { cards: ['seven'] }, both, 'deal: cards[0]: expected a whole number'],
    ['a tile there is not', { tiles: ['dragon'] }, both, 'deal: tiles[0]: expected one of sevens, row, iris'],
    ['a tile by number', { tiles: [1] }, both, 'deal: tiles[0]: expected one of sevens'],
    [
      'a tile twice',
      { tiles: ['row', 'row'] },
      both,
      'deal.tiles[1]: there is no such one, or no more of it',
    ],
    ['a board there is not', { boards: ['gaudi'] }, both, 'deal: boards[0]: expected one of'],
    ['a board twice', { boards: ['horta', 'horta'] }, both, 'deal.boards[1]: there is no such one'],
    ['the common board', { boards: ['standard'] }, both, 'boards[0]: '],
    ['no list of boards', { boards: 3 }, both, 'deal: boards: expected a list'],
    ['boards that are chosen', { boards: ['horta'] }, { boards: 'chosen' }, 'deal: boards: unknown key'],
    ['boards that are alike', { boards: ['horta'] }, {}, 'deal: boards: unknown key'],
    ['cards of the base game', { cards: [1] }, {}, 'deal: cards: unknown key'],
    ['tiles of the base game', { tiles: ['row'] }, { boards: 'dealt' }, 'deal: tiles: unknown key'],
    [
      'a noble of the expansion without it',
      { nobles: ['nagelmackers'] },
      {},
      'deal: nobles[0]: expected one of brugmann',
    ],
    [
      'a fourth copy of a noble',
      { nobles: ['privat-livemont', 'privat-livemont', 'privat-livemont', 'privat-livemont'] },
      both,
      'deal.nobles[3]: there is no such one, or no more of it',
    ],
  ];
  it.each(faults)('a deal is refused with its reason: %s', (_, deal, chosen, message) => {
    expect(() => begin(deal, chosen)).toThrow(message);
  });

  it('every fault of a deal is named', () => {
    expect(() => begin({ cards: [33, 2, 2], tiles: ['row', 'row'] })).toThrow(
      /cards\[0\].*cards\[2\].*tiles\[1\]/,
    );
  });
});

describe('options in records and positions', () => {
  /** A game of which some decisions were played, with its record. */
  function sample(setup: Setup, decisions: number): { record: GameRecord; s: GameState } {
    const s = startGame('1893', setup);
    const moves: Move[] = [];
    const numbers = Array.from({ length: decisions }, (_, i) => i * 37 + (i % 5));
    playNumbers(s, numbers, (state, option) => {
      const frame = pending(state);
      moves.push({ seat: frame?.player ?? 0, step: frame?.step ?? '', option });
    });
    const header = { ...recordHeader('1893', setup), moves };
    const scores = isOver(s) ? { scores: s.rules.scores(s).map(({ total }) => total) } : {};
    return { record: { ...header, ...scores }, s };
  }

  const tables = COMBINATIONS.flatMap((options) =>
    [2, 3, 4, 5].map((players) => [JSON.stringify(options), players, options] as const),
  );

  it('there are six combinations: with and without Belle Époque, boards alike, chosen, dealt', () => {
    expect(COMBINATIONS.map(({ belleEpoque: b, boards }) => `${b} ${boards}`).sort()).toEqual([
      'false alike',
      'false chosen',
      'false dealt',
      'true alike',
      'true chosen',
      'true dealt',
    ]);
  });

  it.each(tables)('records, states and positions round trip: %s, %i players', (_, players, options) => {
    for (const decisions of [0, 1, 60, 2000]) {
      const { record, s } = sample({ players, seed: `trip ${decisions}`, options }, decisions);
      expect(record.options).toEqual(options);
      const text = recordToText(record);
      expect(recordFromText(text)).toEqual(record);
      expect(recordFromText(JSON.stringify(record))).toEqual(record);
      expect(toJson(replay(recordFromText(text)))).toEqual(toJson(s));
      expect(loadPosition(position(s)).rules.options).toEqual(options);
      expect(position(loadPosition(position(s)))).toBe(position(s));
      expect(toJson(loadState(JSON.parse(JSON.stringify(toJson(s)))))).toEqual(toJson(s));
    }
  });

  it('a deal with cards, tiles and boards is part of the record', () => {
    const deal = { cards: [6, 9], tiles: ['portrait'], boards: ['saintenoy', 'hankar'], firstPlayer: 2 };
    const setup = { players: 3, seed: 'deal', options: { belleEpoque: true, boards: 'dealt' }, deal };
    const { record, s } = sample(setup, 100);
    expect(recordFromText(recordToText(record))).toEqual(record);
    expect(toJson(replay(recordFromText(recordToText(record))))).toEqual(toJson(s));
  });

  it('options left out are the defaults, and are written in full', () => {
    expect(startGame('1893', { players: 2, seed: 'x' }).rules.options).toEqual({
      belleEpoque: false,
      boards: 'alike',
    });
    expect(startGame('1893', { players: 2, seed: 'x', options: { boards: 'dealt' } }).rules.options).toEqual({
      belleEpoque: false,
      boards: 'dealt',
    });
  });

  it.each([
    ['an option there is not', { dragons: true }, 'options.dragons: Bruxelles 1893'],
    ['a value there is not', { boards: 'auctioned' }, 'options.boards: expected one of alike, chosen, dealt'],
    ['yes for true', { belleEpoque: 'yes' }, 'options.belleEpoque: expected one of false, true, found yes'],
  ])('a table is refused with %s', (_, options, message) => {
    expect(() => startGame('1893', { players: 2, seed: 'x', options: options })).toThrow(message);
  });

  const dealt = startGame('1893', {
    players: 3,
    seed: 'broken',
    options: { belleEpoque: true, boards: 'dealt' },
    deal: { boards: ['hankar', 'saintenoy', 'horta'] },
  });
  const json = toJson(dealt);
  const broken: [string, object, RegExp][] = [
    ['a board there is not', { boards: [1, 4, 6] }, /boards\[2\]: 6 is not from/],
    ['a board twice', { boards: [1, 1, 3], multipliers: Array<number>(12).fill(1) }, /boards/],
    ['the common board in the variant', { boards: [0, 4, 3] }, /boards/],
    ['rows of another board', { multipliers: Array<number>(12).fill(1) }, /multipliers: player 1/],
    ['a card twice on the sites', { siteCards: [1, 1, 2, 3, 4] }, /siteCards/],
    ['a card there is not', { siteCards: [1, 2, 3, 4, 32] }, /siteCards\[4\]: 32 is not from/],
    ['a bonus tile twice', { bonusTiles: [1, 1, 2, 3] }, /bonusTiles/],
    [
      'a bonus tile too many',
      { bonusTiles: [1, 0, 2, 3, 4], bonusOwners: [-1, -1, -1, -1, -1] },
      /bonusTiles/,
    ],
    ['five travellers', { travellers: [3, 2, 0] }, /travellers/],
  ];
  it.each(broken)('a state is refused that has %s', (_, fields, message) => {
    expect(() => loadState({ ...json, fields: { ...json.fields, ...fields } })).toThrow(message);
  });

  it('a state is refused in which the noble turned up is none, or one more than there are', () => {
    const s = startGame('1893', {
      players: 2,
      seed: 'top',
      options: { boards: 'dealt' },
      deal: { boards: ['hankar'], firstPlayer: 1 },
    });
    while (pending(s)?.step !== 'turn') play(s, options(s)[0]);
    // Cinquantenaire, Nobles.
    play(s, 27);
    play(s, 2);
    expect(pending(s)?.step).toBe('take-noble');
    const state = toJson(s);
    const top = state.agenda.at(-1);
    const withTop = (a: number) => ({
      ...state,
      agenda: [...state.agenda.slice(0, -1), { ...top, a }],
    });
    expect(toJson(loadState(state))).toEqual(state);
    expect(() => loadState(withTop(99))).toThrow(/no such noble/);
    expect(() => loadState(withTop(0))).toThrow(/missing/);
    expect(() => loadState(withTop(top?.a === 2 ? 3 : 2))).toThrow(/too many/);
  });
});

describe('undo with boards', () => {
  it('stops where Hankar turned up the top noble, also through Cinquantenaire', () => {
    for (const belleEpoque of [false, true]) {
      const setup: Setup = {
        players: 3,
        seed: 'undo',
        options: { belleEpoque, boards: 'dealt' },
        deal: { boards: ['hankar'], firstPlayer: 1 },
      };
      const s = startGame('1893', setup);
      while (pending(s)?.step !== 'turn') play(s, options(s)[0]);
      // Cinquantenaire, Nobles.
      expect(playRevealing(s, 27)).toBe(false);
      expect(playRevealing(s, 2)).toBe(true);
      expect(pending(s)?.step).toBe('take-noble');
    }
  });

  it('is free for boards chosen in the setup until the other decides', () => {
    const setup: Setup = {
      players: 2,
      seed: 'undo',
      options: { boards: 'chosen' },
      deal: { firstPlayer: 1 },
    };
    const s = startGame('1893', setup);
    expect(pending(s)?.player).toBe(0);
    expect(playRevealing(s, 3)).toBe(false);
    expect(pending(s)?.step).toBe('start-artwork');
  });

  it('is free for a needle that Saintenoy moves before paying', () => {
    const setup: Setup = {
      players: 2,
      seed: 'undo',
      options: { boards: 'dealt' },
      deal: { boards: ['saintenoy'], firstPlayer: 1 },
    };
    const s = startGame('1893', setup) as State;
    while (pending(s)?.step !== 'turn') play(s, options(s)[0]);
    // Four jokers from the supply.
    s.cubes[4] += 4;
    s.cubes[14] -= 4;
    play(s, 27);
    play(s, 4);
    expect(pending(s)?.step).toBe('turn-needle');
    expect(playRevealing(s, 0)).toBe(false);
    expect(pending(s)?.step).toBe('pay-house');
  });
});
