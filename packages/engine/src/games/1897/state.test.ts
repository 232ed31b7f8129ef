import { describe, expect, it } from 'vitest';
import { conceivable, isOver, notationOf, obstacle, options, pending, play } from '../../core/agenda.ts';
import { fromFields, toJson } from '../../core/json.ts';
import { hash } from '../../core/state-hash.ts';
import { GAMES, playOut, randomTable } from './games.testing.ts';
import { clone, FIELDS, type State } from './state.ts';
import { newTable } from './table.testing.ts';

function loaded(s: State): State {
  const { fields, agenda } = JSON.parse(JSON.stringify(toJson(s)));
  return fromFields(s.rules, fields, agenda) as State;
}

describe('states of Bruxelles 1897', () => {
  it('every key is a field, cloned and loaded', () => {
    const { s } = newTable(3);
    const keys = [...Object.keys(FIELDS), 'rules', 'sink', 'agenda'].sort();
    for (const state of [s, clone(s), loaded(s)]) expect(Object.keys(state).sort()).toEqual(keys);
  });

  it.each(GAMES)('playing on a clone leaves the original as it was: %i players, game %i', (players, game) => {
    const table = randomTable(players, game);
    let played = 0;
    playOut(table, `play ${game}`, (s) => {
      if (played++ % 25 !== 0) return;
      const before = hash(s);
      const copy = clone(s);
      expect(hash(copy)).toBe(before);
      playOut({ s: copy, events: [] }, `clone ${played}`, () => undefined);
      expect(hash(s)).toBe(before);
    });
  });

  it.each(GAMES)(
    'cards and architects are conserved, and states can be saved at every decision: %i players, game %i',
    (players, game) => {
      playOut(randomTable(players, game), `saved ${game}`, (s) => {
        expect(s.rules.faults(s)).toEqual([]);
        expect(hash(loaded(s))).toBe(hash(s));
      });
    },
  );

  it.each(GAMES)(
    'a conceivable choice is legal exactly when it has no obstacle: %i players, game %i',
    (players, game) => {
      const seen = new Set<string>();
      playOut(randomTable(players, game), `legal ${game}`, (s) => {
        const frame = pending(s);
        if (frame === undefined) return;
        const legal = options(s);
        expect(legal.length).toBeGreaterThan(0);
        const free: number[] = [];
        for (let option = 0; option < conceivable(s) + 2; option++)
          if (obstacle(s, option) === undefined) free.push(option);
        expect(free).toEqual(legal);
        seen.add(frame.step);
        if (frame.step !== 'turn') expect(legal.length, frame.step).toBeGreaterThan(1);
        const notation = notationOf(s.rules, frame.step);
        for (const option of legal) expect(notation?.read(notation.write(option))).toBe(option);
      });
      expect(seen.has('turn')).toBe(true);
    },
  );

  it('every step that asks comes up in these games', () => {
    const seen = new Set<string>();
    for (const [players, game] of GAMES) {
      playOut(randomTable(players, game), `steps ${game}`, (s) => {
        seen.add(pending(s)?.step ?? 'over');
      });
    }
    const { steps } = newTable(3).s.rules;
    const asking = Object.keys(steps).filter((step) => 'options' in steps[step]);
    expect(asking.filter((step) => !seen.has(step))).toEqual([]);
  });

  it('an illegal choice throws and changes nothing', () => {
    const { s } = newTable(3);
    const before = hash(s);
    for (const option of [-1, 0.5, Number.NaN, 12, 20, 2 ** 40])
      expect(() => play(s, option)).toThrow(/not legal/);
    expect(hash(s)).toBe(before);
  });

  it('a game ends after four rounds', () => {
    const table = randomTable(4, 1);
    playOut(table, 'end', () => undefined);
    expect(isOver(table.s)).toBe(true);
    expect(table.s.round).toBe(4);
  });
});
