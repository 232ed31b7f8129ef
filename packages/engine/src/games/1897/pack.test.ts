import { describe, expect, it } from 'vitest';
import { isOver, options, playLegal } from '../../core/agenda.ts';
import { startGame } from '../../loading.ts';
import { BRUXELLES_1897 } from './components/bruxelles-1897.ts';
import { game1897 } from './game.ts';
import { readPack1897 } from './pack.ts';
import type { State } from './state.ts';
import { newTable } from './table.testing.ts';

type Json = Record<string, unknown>;

/** The pack as JSON, with the value at a path replaced; `undefined` removes it. */
function changed(path: string, value: unknown): Json {
  const pack = JSON.parse(JSON.stringify(BRUXELLES_1897)) as Json;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const target = keys.reduce((object, key) => object[key] as Json, pack);
  if (value === undefined) delete target[last];
  else target[last] = value;
  return pack;
}

function printed(value: unknown): unknown {
  return { value, origin: 'printed' };
}

describe('packs of Bruxelles 1897', () => {
  it('the pack of the game is read as it is', () => {
    expect(readPack1897(JSON.parse(JSON.stringify(BRUXELLES_1897)))).toEqual(BRUXELLES_1897);
    expect(game1897.readPack(BRUXELLES_1897)).toEqual(BRUXELLES_1897);
  });

  const noble = BRUXELLES_1897.components.nobles[1];

  it('a noble is called what can be shown of the name', () => {
    const nobles = BRUXELLES_1897.components.nobles.with(1, { ...noble, name: 'Vic\u202etor' });
    const components = { ...BRUXELLES_1897.components, nobles };
    const setup = { players: 2, seed: 'pack', pack: { ...BRUXELLES_1897, components } };
    expect((startGame('1897', setup) as State).rules.nobles[1].name).toBe('Victor');
  });

  const manyNobles = Array.from({ length: 17 }, (_, i) => ({
    ...noble,
    id: `noble-${String.fromCharCode(97 + i)}`,
    starting: i === 0,
    copies: printed(4),
  }));

  it.each([
    ['of another game', 'game', '1893', /game: expected one of 1897, found "1893"/],
    ['without a value', 'components.saleFrancs', undefined, /components.saleFrancs: missing/],
    [
      'with a value out of range',
      'components.rounds.value',
      0,
      /components.rounds.value: expected a whole number/,
    ],
    ['without an origin', 'components.rounds', { value: 4 }, /components.rounds.origin: missing/],
    [
      'with an unknown origin',
      'components.rounds.origin',
      'rumour',
      /components.rounds.origin: expected one of/,
    ],
    ['with an unknown key', 'components.towers', 1, /components.towers: unknown key/],
    ['with five start sums', 'components.startFrancs.value', [1, 2, 3, 4, 5], /expected 4 entries, found 5/],
    [
      'with an effect there is not',
      'components.nobles.1.effect',
      { kind: 'fly' },
      /nobles\[1\].effect.kind: expected/,
    ],
    [
      'with a bonus that only nobles have',
      'components.bonusCards.0.bonus',
      { kind: 'francs', amount: 4 },
      /bonusCards\[0\].bonus.kind: expected one of advance, release/,
    ],
    ['with an id in capitals', 'components.nobles.1.id', 'Horta', /nobles\[1\].id: expected an id/],
    [
      'with a word of the notation as an id',
      'components.nobles.1.id',
      'stop',
      /nobles\[1\].id: expected an id/,
    ],
    ['with two nobles of one id', 'components.nobles.1.id', 'buls', /nobles\[3\].id: 'buls' is there twice/],
    [
      'with two bonus cards of one id',
      'components.bonusCards.1.id',
      'prison',
      /bonusCards\[3\].id: 'prison' is there twice/,
    ],
    [
      'without a starting noble',
      'components.nobles.0.starting',
      false,
      /nobles: one noble must be the starting one/,
    ],
    [
      'with two starting nobles',
      'components.nobles.2.starting',
      true,
      /nobles: one noble must be the starting one/,
    ],
    [
      'with too few starting nobles',
      'components.nobles.0.copies.value',
      3,
      /nobles: 3 of the starting noble; each of 4/,
    ],
    ['with too many nobles', 'components.nobles', manyNobles, /nobles: 17 kinds; 16 at most/],
    [
      'with an architect whose faces are alike',
      'components.architects.1.faces.value',
      [4, 4],
      /architects\[1\].faces: both faces show the same/,
    ],
    [
      'with two kinds of architects alike',
      'components.architects.1.faces.value',
      [1, 3],
      /architects\[1\].faces: the same as those of architect 1/,
    ],
    [
      'with more prisoners than architects',
      'components.architects.2.inPrison.value',
      [2, 1, 1],
      /architects\[2\].inPrison: more than the 1 cards/,
    ],
    [
      'with no architects for the neutral colour',
      'components.area.neutralValue.value',
      7,
      /area.neutralValue: 0 architects show 7; two are laid/,
    ],
    [
      'with an empty scale',
      'components.scales.prestige.value',
      [],
      /scales.prestige: needs at least one space/,
    ],
    [
      'with a scale without end',
      'components.scales.prestige.value',
      Array(51).fill(1),
      /scales.prestige: 51 spaces; 50 at most/,
    ],
    [
      'with no use of the town hall',
      'components.scales.nobility.value',
      [0, 1],
      /scales.nobility: at level 0/,
    ],
    [
      'with too many material cards',
      'components.materials.value',
      [4, 4, 4, 4, 4, 4],
      /materials: 15625 sets of cards to choose from; 4096 at most/,
    ],
  ])('a pack is refused %s', (_, path, value, message) => {
    expect(() => readPack1897(changed(path, value))).toThrow(message);
  });

  it('every value of the pack drives the game: another one can be played with', () => {
    const json = changed('components.startFrancs.value', [9, 9, 9, 9]);
    const components = json.components as Record<string, Json>;
    components.area.rows = printed([2, 4, 3]);
    components.area.cardsPerPile = printed([2, 5, 3]);
    components.rounds.value = 2;
    components.materials.value = [1, 1, 0, 1, 1, 3];
    const pack = readPack1897(json);
    for (const [players, cells] of [
      [2, 8],
      [3, 16],
      [4, 12],
    ]) {
      const { s } = newTable(players, {}, { pack });
      expect(s.cards).toHaveLength(cells);
      expect(s.money[0]).toBe(9);
      for (let i = 0; !isOver(s); i++) {
        const legal = options(s);
        playLegal(s, legal[(i * 7) % legal.length]);
        expect(s.rules.faults(s)).toEqual([]);
      }
      expect(s.round).toBe(2);
    }
  });

  it('a pack with three prison bonuses frees as many architects as there are', () => {
    const json = changed('components.bonusCards.0.bonus', { kind: 'release' });
    const cards = (json.components as Record<string, Json[]>).bonusCards;
    cards[1].bonus = { kind: 'release' };
    cards[2].bonus = { kind: 'release' };
    const { s } = newTable(3, {}, { pack: readPack1897(json) });
    for (let seat = 0; seat < 3; seat++) s.money[seat] = 99;
    for (let i = 0; !isOver(s); i++) {
      const legal = options(s);
      playLegal(s, legal[(i * 5) % Math.max(1, legal.length - 1)]);
      expect(s.rules.faults(s)).toEqual([]);
    }
  });
});
