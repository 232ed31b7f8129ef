import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '../../core/game.ts';
import { toJson } from '../../core/json.ts';
import { randomFromSeed } from '../../core/random.ts';
import { allEyes, view } from '../../core/view.ts';
import { answer, passAll, type Table, tableAtTurn } from './table.testing.ts';
import { sample } from './view.ts';

const HIDDEN = ['nobleDeck', 'prestigeDeck', 'faceDown', 'stockDeck', 'stockOut'] as const;

function afterOneRound(): Table {
  const table = tableAtTurn(3);
  passAll(table);
  return table;
}

describe('what a seat may know, and a spectator', () => {
  it('decks, stock cards to come or out of the game, and cards kept face down are hidden; nothing else is', () => {
    const { s } = afterOneRound();
    const all = toJson(s).fields;
    for (const eyes of allEyes(s.rules)) {
      const seen = toJson(view(s, eyes)).fields;
      for (const name of HIDDEN) {
        expect(all[name]).not.toEqual([]);
        expect(seen[name]).toEqual((all[name] as number[]).map(() => UNKNOWN));
      }
      for (const name of Object.keys(all)) {
        if ((HIDDEN as readonly string[]).includes(name) || name.startsWith('random')) continue;
        expect(seen[name]).toEqual(all[name]);
      }
    }
  });

  it('the generator does not leave the table: neither its key nor how far it is', () => {
    const { s } = afterOneRound();
    for (const eyes of allEyes(s.rules)) {
      expect(view(s, eyes).randomKey).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      expect(view(s, eyes).randomBlock).toBe(0);
    }
  });

  it('a sample deals every hidden card somewhere, differently from sample to sample', () => {
    const table = afterOneRound();
    const random = randomFromSeed('samples');
    for (const eyes of allEyes(table.s.rules)) {
      const seen = view(table.s, eyes);
      const samples = Array.from({ length: 50 }, () => sample(seen, random));
      for (const s of samples) expect(s.rules.faults(s)).toEqual([]);
      for (const name of HIDDEN) expect(new Set(samples.map((s) => s[name].join())).size).toBeGreaterThan(5);
      expect(new Set(samples.map((s) => s.randomKey.join())).size).toBe(50);
    }
  });

  it('a noble that someone has just taken is not dealt again', () => {
    const table = tableAtTurn(4);
    answer(table, 'turn', 'cinquantenaire');
    answer(table, 'cinquantenaire', 'nobles');
    answer(table, 'take-noble', 'fourth');
    const s = sample(view(table.s, 0), randomFromSeed('taken'));
    expect(s.rules.faults(s)).toEqual([]);
  });
});
