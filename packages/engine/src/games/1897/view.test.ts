import { describe, expect, it } from 'vitest';
import { options } from '../../core/agenda.ts';
import { UNKNOWN } from '../../core/game.ts';
import { toJson } from '../../core/json.ts';
import { randomFromSeed } from '../../core/random.ts';
import { allEyes, view } from '../../core/view.ts';
import { stack } from './arranging.testing.ts';
import { GAMES, playOut, randomTable } from './games.testing.ts';
import { DECKS } from './piles.ts';
import { answers, newTable } from './table.testing.ts';
import { sample } from './view.ts';

describe('what a seat of Bruxelles 1897 may know, and a spectator', () => {
  it('the order of the piles is hidden; nothing else is', () => {
    const { s } = newTable(3);
    const all = toJson(s).fields;
    for (const eyes of allEyes(s.rules)) {
      const seen = toJson(view(s, eyes)).fields;
      for (const name of Object.keys(all)) {
        if (name.startsWith('random')) continue;
        const isHidden = (DECKS as readonly string[]).includes(name);
        expect(seen[name]).toEqual(isHidden ? (all[name] as number[]).map(() => UNKNOWN) : all[name]);
      }
    }
  });

  it('the generator does not leave the table: neither its key nor how far it is', () => {
    const { s } = newTable(3);
    for (const eyes of allEyes(s.rules)) {
      expect(view(s, eyes).randomKey).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      expect(view(s, eyes).randomBlock).toBe(0);
    }
  });

  it('a sample deals every hidden card somewhere, differently from sample to sample', () => {
    const { s } = newTable(3);
    const random = randomFromSeed('samples');
    const seen = view(s, 'spectator');
    const samples = Array.from({ length: 50 }, () => sample(seen, random));
    for (const one of samples) expect(one.rules.faults(one)).toEqual([]);
    for (const deck of DECKS)
      expect(new Set(samples.map((one) => one[deck].join())).size).toBeGreaterThan(40);
    expect(new Set(samples.map((one) => one.randomKey.join())).size).toBe(50);
  });

  it('cards that were drawn and not yet chosen are not dealt again', () => {
    const table = newTable(4);
    stack(table, 'horta', 'buls');
    answers(table, 'turn cinquantenaire', 'send-architects 1/3', 'choose-action noble');
    const drawn = sample(view(table.s, 0), randomFromSeed('drawn'));
    expect(drawn.rules.faults(drawn)).toEqual([]);
    answers(table, 'choose-noble buls');
    const taken = sample(view(table.s, 0), randomFromSeed('taken'));
    expect(taken.rules.faults(taken)).toEqual([]);
  });

  it.each(GAMES)(
    'at every decision a sample has the view and the options it was made from: %i players, game %i',
    (players, game) => {
      const random = randomFromSeed(`samples ${game}`);
      playOut(randomTable(players, game), `choices ${game}`, (s) => {
        // Nothing is anyone's secret: all see the same.
        const seen = view(s, 'spectator');
        const one = sample(seen, random);
        expect(one.rules.faults(one)).toEqual([]);
        for (const eyes of allEyes(s.rules)) expect(toJson(view(one, eyes))).toEqual(toJson(seen));
        expect(options(one)).toEqual(options(s));
      });
    },
  );
});
