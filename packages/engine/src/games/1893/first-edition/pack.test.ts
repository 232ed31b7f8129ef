import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../core/pack.ts';
import { randomFromSeed } from '../../../core/random.ts';
import { SECOND_EDITION } from '../second-edition/components.ts';
import type { State } from '../state.ts';
import { FIRST_EDITION } from './components.ts';
import { game1893FirstEdition } from './game.ts';
import { readPack1893FirstEdition } from './pack.ts';

type Loose = Record<string | number, unknown>;

const REMOVED = Symbol('removed');

/** The game's own pack with the value at this path changed, or removed. */
function changed(path: string, value: unknown): Loose {
  const pack = structuredClone(FIRST_EDITION) as unknown as Loose;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((at, key) => at[key] as Loose, pack);
  if (value !== REMOVED) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return pack;
}

function started(pack: unknown): State {
  const rules = game1893FirstEdition.rules(2, { strips: 'beginner' }, readPack1893FirstEdition(pack), 1);
  return game1893FirstEdition.start(rules, 'pack', {}) as State;
}

describe('component packs of the first edition', () => {
  it('a corrected value is another pack, and is played with', () => {
    const pack = readPack1893FirstEdition(changed('components.tracks.iris.value.0', 9));
    expect(fingerprint(pack)).not.toBe(fingerprint(FIRST_EDITION));
    expect(started(pack).rules.boards[0].tracks[0][0]).toBe(9);
  });

  it('needles may start on other spaces', () => {
    const s = started(changed('components.needles.value', [2, 6]));
    expect([s.needle0, s.needle1]).toEqual([1, 5]);
    expect(s.rules.faults(s)).toEqual([]);
  });

  it('more artworks of a colour make a larger pile, and samples of it hold', () => {
    const s = started(changed('components.artworksPerColour.value', 8));
    expect(s.artworkPile).toHaveLength(4 * 8 - 2);
    expect(s.rules.faults(s.rules.sample(s.rules.view(s, 0), randomFromSeed('more')))).toEqual([]);
  });

  const faults: [string, unknown, string][] = [
    ['no object', 'pack', ': expected an object, found "pack"'],
    ['another format', changed('format', 'zip'), 'format: expected one of horta-pack-1'],
    ['the pack of another edition', SECOND_EDITION, 'game: expected one of 1893-first-edition'],
    ['a missing component', changed('components.exhibitions', REMOVED), 'components.exhibitions: missing'],
    [
      'a missing expert side',
      changed('components.expertStrips', REMOVED),
      'components.expertStrips: missing',
    ],
    [
      'a component of another edition',
      changed('components.belleEpoque', {}),
      'components.belleEpoque: unknown key',
    ],
    [
      'a missing bonus card',
      changed('components.prestige.24', REMOVED),
      'components.prestige: expected 25 entries, found 24',
    ],
    [
      'a missing exhibition tile',
      changed('components.exhibitions.4', REMOVED),
      'components.exhibitions: expected 5 entries, found 4',
    ],
    [
      'exhibitions in the wrong order',
      changed('components.exhibitions.2.year', 1897),
      'components.exhibitions[2].year: not later than the one before',
    ],
    [
      'an exhibition without its origin',
      changed('components.exhibitions.0.origin', REMOVED),
      'components.exhibitions[0].origin: missing',
    ],
    [
      'a compass tile of another edition',
      changed('components.compass.value.3', 'choice'),
      'components.compass.value[3]: expected one of wood, stone, iron, refined, francs, empty',
    ],
    [
      'a compass tile twice',
      changed('components.compass.value.1', 'wood'),
      'components.compass.value: has no stone space',
    ],
    [
      'a seventh compass tile',
      changed('components.compass.value.6', 'wood'),
      'components.compass.value: expected 6 entries, found 7',
    ],
    [
      'a needle on a space there is not',
      changed('components.needles.value.1', 7),
      'components.needles.value[1]: expected a whole number from 1 to 6',
    ],
    [
      'a needle on a tile rather than a space',
      changed('components.needles.value.0', 'wood'),
      'components.needles.value[0]: expected a whole number from 1 to 6',
    ],
    [
      'both needles on one space',
      changed('components.needles.value', [4, 4]),
      'components.needles.value: both needles on one space',
    ],
    [
      'a strip without an action',
      changed('components.strips.value.3.0', 'nobles'),
      'components.strips.value[3]: has no sales space',
    ],
    [
      'an expert side without an action',
      changed('components.expertStrips.value.0.0', 'workshop'),
      'components.expertStrips.value[0]: has no materials space',
    ],
    [
      'a noble who brings a traveller',
      changed('components.nobles.1.effect', { kind: 'traveller' }),
      'components.nobles[1].effect: there is no traveller in this edition',
    ],
    [
      'a noble who makes a white artwork',
      changed('components.nobles.1.effect', { kind: 'white-artwork' }),
      'components.nobles[1].effect: there is no white-artwork in this edition',
    ],
    [
      'two colours on one cell',
      changed('components.market.corners.value.0', [0, 0]),
      'components.market.corners.value[4]: two colours on one cell',
    ],
  ];
  it.each(faults)('%s is refused with its path', (_, pack, message) => {
    expect(() => readPack1893FirstEdition(pack)).toThrow(message);
  });

  it('every fault is named, not only the first', () => {
    const pack = changed('components.needles.value', [4, 4]);
    (pack.components as Loose).exhibitions = FIRST_EDITION.components.exhibitions.toReversed();
    expect(() => readPack1893FirstEdition(pack)).toThrow(/needles.*exhibitions\[1\].*exhibitions\[4\]/);
  });
});
