import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../core/pack.ts';
import { startGame } from '../../../loading.ts';
import type { State } from '../state.ts';
import { SECOND_EDITION } from './components.ts';
import { readPack1893 } from './pack.ts';

type Loose = Record<string | number, unknown>;

const REMOVED = Symbol('removed');

/** The game's own pack with the value at this path changed, or removed. */
function changed(path: string, value: unknown): Loose {
  const pack = structuredClone(SECOND_EDITION) as unknown as Loose;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((at, key) => at[key] as Loose, pack);
  if (value !== REMOVED) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return pack;
}

describe('component packs', () => {
  it('the game’s own pack reads back from JSON to itself', () => {
    const read = readPack1893(JSON.parse(JSON.stringify(SECOND_EDITION)));
    expect(read).toEqual(SECOND_EDITION);
    expect(fingerprint(read)).toBe(fingerprint(SECOND_EDITION));
  });

  it('the order of keys in the file does not matter', () => {
    const { components, ...rest } = JSON.parse(JSON.stringify(SECOND_EDITION)) as Loose;
    const reversed = Object.fromEntries(Object.entries(components as Loose).reverse());
    expect(fingerprint(readPack1893({ components: reversed, ...rest }))).toBe(fingerprint(SECOND_EDITION));
  });

  it('a corrected value is another pack, and is played with', () => {
    const pack = readPack1893(changed('components.tracks.iris.value.0', 9));
    expect(fingerprint(pack)).not.toBe(fingerprint(SECOND_EDITION));
    const s = startGame('1893', { players: 2, seed: 'pack', pack }) as State;
    expect(s.rules.boards[0].tracks[0][0]).toBe(9);
  });

  it('a noble or an architect is called what can be shown of the name, or by the id', () => {
    const pack = changed('components.nobles.0.name', '\u200b') as { components: Loose };
    const { asymmetric } = pack.components as { asymmetric: { boards: Loose[] } };
    Object.assign(asymmetric.boards[0], { name: 'Vic\u202etor' });
    const options = { boards: 'chosen' };
    const s = startGame('1893', { players: 2, seed: 'pack', options, pack: readPack1893(pack) }) as State;
    expect(s.rules.nobles[0].name).toBe(SECOND_EDITION.components.nobles[0].id);
    expect(s.rules.boards[1].name).toBe('Victor');
  });

  const faults: [string, unknown, string][] = [
    ['no object', 'pack', ': expected an object, found "pack"'],
    ['another format', changed('format', 'zip'), 'format: expected one of horta-pack-1'],
    ['another game', changed('game', '1897'), 'game: expected one of 1893'],
    ['a missing component', changed('components.compass', REMOVED), 'components.compass: missing'],
    ['an unknown component', changed('components.dragons', 1), 'components.dragons: unknown key'],
    [
      'a missing prestige card',
      changed('components.prestige.29', REMOVED),
      'components.prestige: expected 30 entries, found 29',
    ],
    [
      'a missing stock card',
      changed('components.stock.0', REMOVED),
      'components.stock: expected 12 entries, found 11',
    ],
    [
      'a value without its origin',
      changed('components.architects.origin', REMOVED),
      'components.architects.origin: missing',
    ],
    [
      'an origin there is not',
      changed('components.architects.origin', 'guess'),
      'components.architects.origin: expected one of printed',
    ],
    [
      'an iris off the board',
      changed('components.stock.2.irises.1.0', [5, 1]),
      'components.stock[2].irises[1][0][0]: expected a whole number from 1 to 4',
    ],
    [
      'one iris twice',
      changed('components.stock.2.irises.1', [
        [1, 1],
        [1, 1],
      ]),
      'components.stock[2].irises[1]: names one iris twice',
    ],
    [
      'an effect there is not',
      changed('components.nobles.1.effect.kind', 'fly'),
      'components.nobles[1].effect.kind: expected one of francs',
    ],
    [
      'an effect without its amount',
      changed('components.nobles.0.effect.amount', REMOVED),
      'components.nobles[0].effect.amount: missing',
    ],
    [
      'a noble twice',
      changed('components.nobles.2.id', 'empain'),
      "components.nobles[2].id: 'empain' is there twice",
    ],
    [
      'no starting noble',
      changed('components.nobles.0.starting', false),
      'components.nobles: one noble must be the starting one',
    ],
    [
      'too few nobles for the display',
      changed('components.nobles', SECOND_EDITION.components.nobles.slice(0, 2)),
      'components.nobles: only 3 cards for the deck',
    ],
    [
      'a strip without an action',
      changed('components.strips.value.3.0', 'nobles'),
      'components.strips.value[3]: has no sales space',
    ],
    [
      'a compass without iron',
      changed('components.compass.value.5', 'wood'),
      'components.compass.value: has no iron space',
    ],
    [
      'needles that could block each other',
      changed('components.compass.value', ['iron', 'stone', 'glass', 'choice', 'wood', 'francs', 'empty']),
      'components.compass.value: the needles could keep',
    ],
    [
      'needles on one space',
      changed('components.needles.value', ['wood', 'wood']),
      'components.needles.value: both needles on one space',
    ],
    [
      'a needle on the arrow tile',
      changed('components.needles.value.1', 'glass'),
      'components.needles.value: the arrow tile covers',
    ],
    [
      'two colours on one cell',
      changed('components.market.corners.value.0', [0, 0]),
      'components.market.corners.value[4]: two colours on one cell',
    ],
    [
      'a house of five units',
      changed('components.houseCosts.value.5', 5),
      'components.houseCosts.value[5]: expected a whole number from 2 to 4',
    ],
    [
      'a prestige card without bonus',
      changed('components.prestige.7.bonus', []),
      'components.prestige[7].bonus: needs 1 to 4 alternatives with 1 to 4 effects each',
    ],
    [
      'a prestige card of which one alternative gives more than anyone could read',
      changed('components.prestige.7.bonus.0', Array(5).fill({ kind: 'release' })),
      'components.prestige[7].bonus: needs 1 to 4 alternatives with 1 to 4 effects each',
    ],
    [
      'more architects jailed than there are',
      changed('components.architectsInCourthouse.value', 8),
      'components.architectsInCourthouse: more than there are',
    ],
  ];
  it.each(faults)('%s is refused with its path', (_, pack, message) => {
    expect(() => readPack1893(pack)).toThrow(message);
  });

  it('every fault is named, not only the first', () => {
    const { components, ...rest } = changed('components.prestige.3', REMOVED);
    const { compass: _, ...others } = components as Loose;
    const pack = { ...rest, components: { ...others, architects: { value: 'seven', origin: 'printed' } } };
    expect(() => readPack1893(pack)).toThrow(/architects\.value.*compass.*prestige/);
  });
});
