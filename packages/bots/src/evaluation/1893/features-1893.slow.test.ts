import { hash, randomFromSeed } from '@horta/engine';
import { describe, expect, it } from 'vitest';
import {
  differences,
  featuresOf,
  NAMED_TABLES_1893,
  newGame,
  observe,
  playOut,
  rotated,
  TABLES_1893,
} from './features-1893.testing.ts';
import { features1893 } from './index.ts';

describe('features of 1893', () => {
  it.each(NAMED_TABLES_1893)(
    'are as many as their names, all different: %s, %i players, %s',
    (_, _players, _options, table) => {
      const { size, names } = features1893(newGame(table).rules);
      expect(names).toHaveLength(size);
      expect(new Set(names).size).toBe(size);
    },
  );

  it('are the same for all tables but those of Belle Époque, which have some more', () => {
    const lists = TABLES_1893.map((table) => ({ table, names: features1893(newGame(table).rules).names }));
    const plain = lists[0].names;
    const more = lists.find(({ table }) => table.options.belleEpoque === true)!.names;
    expect(more.slice(0, plain.length)).toEqual(plain);
    expect(more.length).toBeGreaterThan(plain.length);
    for (const { table, names } of lists)
      expect(names).toEqual(table.options.belleEpoque === true ? more : plain);
  });

  it.each(NAMED_TABLES_1893)(
    'stay in range and leave the state as it is: %s, %i players, %s',
    (_, players, _options, table) => {
      const s = newGame(table, 'range');
      const { names, points } = featuresOf(s.rules);
      const odd = new Set<string>();
      playOut(s, 'range', () => {
        const before = hash(s);
        for (let seat = 0; seat < players; seat++)
          observe(s, seat).forEach((x, i) => {
            if (!(Math.abs(x) <= 8)) odd.add(names[i]);
          });
        expect(hash(s)).toBe(before);
      });
      expect([...odd]).toEqual([]);
      for (let seat = 0; seat < players; seat++) expect(points(s, seat)).toBe(s.rules.scores(s)[seat].total);
    },
  );

  it.each(NAMED_TABLES_1893)(
    'do not depend on what is hidden: %s, %i players, %s',
    (_, players, _options, table) => {
      const s = newGame(table, 'hidden');
      const random = randomFromSeed('hidden');
      let viewer = 0;
      playOut(s, 'hidden', () => {
        viewer = (viewer + 1) % players;
        const view = s.rules.view(s, viewer);
        const sample = s.rules.sample(view, random);
        for (let seat = 0; seat < players; seat++) {
          const known = observe(s, seat);
          expect(differences(s.rules, observe(view, seat), known)).toEqual([]);
          expect(differences(s.rules, observe(sample, seat), known)).toEqual([]);
        }
      });
    },
  );

  it.each(NAMED_TABLES_1893.filter(([, players]) => players === 4))(
    'do not depend on what was looked at before: %s, %i players, %s',
    (_, players, _options, table) => {
      const s = newGame(table, 'before');
      const random = randomFromSeed('before');
      playOut(s, 'before', () => {
        const seat = random.below(players);
        // These have looked at the positions before, and at other seats.
        const seen = observe(s, seat);
        if (random.below(8) > 0) return;
        const features = features1893(s.rules);
        const fresh = new Float32Array(features.size);
        features.observe(s, seat, fresh);
        expect(seen).toEqual(fresh);
      });
    },
  );

  it.each(NAMED_TABLES_1893)(
    'are the same from every seat: %s, %i players, %s',
    (_, players, _options, table) => {
      const s = newGame(table, 'seats');
      playOut(s, 'seats', () => {
        const t = rotated(s);
        for (let seat = 0; seat < players; seat++)
          expect(differences(s.rules, observe(t, (seat + 1) % players), observe(s, seat))).toEqual([]);
      });
    },
  );

  it.each(NAMED_TABLES_1893.filter(([, players]) => players === 3))(
    'each is of use somewhere: %s, %i players, %s',
    (_, players, _options, table) => {
      // Few are left that no random game brings up.
      const { names } = featuresOf(newGame(table).rules);
      const used = new Set<string>();
      for (let game = 0; game < 3; game++) {
        playOut(newGame(table, `use ${game}`), `use ${game}`, (s) => {
          for (let seat = 0; seat < players; seat++)
            observe(s, seat).forEach((x, i) => {
              if (x !== 0) used.add(names[i]);
            });
        });
      }
      expect(used.size).toBeGreaterThan(names.length * 0.6);
    },
  );
});
