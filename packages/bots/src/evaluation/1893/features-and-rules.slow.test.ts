import { options, pending, play } from '@horta/engine';
import {
  COLUMNS,
  FIRST_BRUSSELS_OPTION,
  JOKER_UNIT,
  PAYMENTS,
  type State,
  totalPoints,
} from '@horta/engine/1893';
import { describe, expect, it } from 'vitest';
import { afterStep, deciding, gaze, newGame, playOut, TABLES_1893 } from './features-1893.testing.ts';

describe('features agree with the rules', () => {
  /** Turns of random games. */
  function eachTurn(atEach: (s: State, players: number) => void, isBelleEpoque = false): number {
    let turns = 0;
    for (const table of TABLES_1893) {
      if ((table.options.belleEpoque === true) !== isBelleEpoque) continue;
      playOut(newGame(table, 'rules'), 'rules', (s) => {
        if (pending(s)?.step !== 'turn') return;
        turns++;
        atEach(s, table.players);
      });
    }
    return turns;
  }

  function bits(set: number): number {
    return set === 0 ? 0 : (set & 1) + bits(set >>> 1);
  }

  it('columns that would be won and tied, and who would be first player', () => {
    let won = 0;
    let tied = 0;
    eachTurn((s, players) => {
      const t = afterStep(s, 'column-majority');
      const ahead = t.agenda.filter(({ step }) => step === 'use-prestige');
      const next = afterStep(t, 'first-player', ahead).firstPlayer;
      for (let seat = 0; seat < players; seat++) {
        const cards = ahead.find(({ player }) => player === seat)?.a ?? 0;
        const found = gaze(s, seat);
        expect(Math.round(found('columns led') / 0.33)).toBe(bits(cards & ((1 << COLUMNS) - 1)));
        expect(Math.round(found('columns tied') / 0.33)).toBe(bits(cards >> COLUMNS));
        expect(found('would be first player')).toBe(seat === next ? 1 : 0);
        won += bits(cards & ((1 << COLUMNS) - 1));
        tied += bits(cards >> COLUMNS);
      }
    });
    expect(won).toBeGreaterThan(100);
    expect(tied).toBeGreaterThan(100);
  });

  it('irises that would be won', () => {
    let points = 0;
    eachTurn((s, players) => {
      const t = afterStep(s, 'iris-majority');
      for (let seat = 0; seat < players; seat++) {
        const gained = totalPoints(t, seat) - totalPoints(s, seat);
        points += gained;
        expect(gaze(s, seat)('irises won x level')).toBeCloseTo(gained / 6, 5);
      }
    });
    expect(points).toBeGreaterThan(100);
  });

  it('who would be sent to the courthouse', () => {
    const arrests = { own: 0, shared: 0 };
    eachTurn((s, players) => {
      const t = afterStep(s, 'brussels-majority');
      const arrested = Array.from({ length: players }, (_, seat) => t.courthouse[seat] - s.courthouse[seat]);
      const count = arrested.reduce((sum, one) => sum + one, 0);
      for (let seat = 0; seat < players; seat++) {
        const found = gaze(s, seat);
        expect(found('Brussels majority own')).toBe(arrested[seat] === 1 && count === 1 ? 1 : 0);
        expect(found('Brussels majority shared')).toBe(arrested[seat] === 1 && count > 1 ? 1 : 0);
        arrests.own += found('Brussels majority own');
        arrests.shared += found('Brussels majority shared');
      }
    });
    expect(arrests.own).toBeGreaterThan(100);
    expect(arrests.shared).toBeGreaterThan(100);
  });

  it('whether a house can be built, with jokers and without', () => {
    const seen = { none: 0, joker: 0, pure: 0 };
    eachTurn((s, players) => {
      for (let seat = 0; seat < players; seat++) {
        const found = gaze(s, seat);
        const payments = s.built[seat] < s.rules.houses ? options(deciding(s, 'pay-house', seat)) : [];
        const isPure = payments.some((payment) => PAYMENTS[payment][JOKER_UNIT] === 0);
        expect(found('can build')).toBe(payments.length > 0 ? 1 : 0);
        if (isPure) expect(found('can build without jokers')).toBe(1);
        if (payments.length === 0) expect(found('can build without jokers')).toBe(0);
        expect(found('units missing for the next house') > 0).toBe(
          payments.length === 0 && s.built[seat] < s.rules.houses,
        );
        seen[isPure ? 'pure' : payments.length > 0 ? 'joker' : 'none']++;
      }
    });
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });

  it('the best sale, by points, by francs and by both', () => {
    let sales = 0;
    eachTurn((s, players) => {
      for (let seat = 0; seat < players; seat++) {
        const best = { points: 0, francs: 0, both: 0 };
        for (const { points, francs } of allSales(s, seat)) {
          best.points = Math.max(best.points, points);
          best.francs = Math.max(best.francs, francs);
          best.both = Math.max(best.both, points + francs);
        }
        const found = gaze(s, seat);
        expect(found('best sale points')).toBeCloseTo(best.points / 8, 6);
        expect(found('best sale francs')).toBeCloseTo(best.francs / 8, 6);
        expect(found('best sale both')).toBeCloseTo(best.both / 10, 6);
        expect(found('best sale none')).toBe(best.both === 0 ? 1 : 0);
        if (best.both > 0) sales++;
      }
    });
    expect(sales).toBeGreaterThan(500);
  });

  /** What every sale would bring that the seat could make. */
  function allSales(s: State, seat: number): { points: number; francs: number }[] {
    const start = deciding(s, 'sell-artwork', seat);
    return options(start).flatMap((work) => {
      const sold = s.rules.clone(start);
      play(sold, work);
      return options(sold).map((place) => {
        const t = s.rules.clone(sold);
        play(t, place);
        if (pending(t)?.step === 'replace-artwork') play(t, 0);
        return { points: totalPoints(t, seat) - totalPoints(s, seat), francs: t.money[seat] - s.money[seat] };
      });
    });
  }

  it('the spaces that are free, and the decision that is pending', () => {
    for (const isBelleEpoque of [false, true])
      eachTurn((s, players) => {
        const mover = pending(s)!.player;
        const found = gaze(s, mover);
        expect(found('own turn')).toBe(1);
        expect(found('decides, seats away 0')).toBe(1);
        const other = gaze(s, (mover + 1) % players);
        expect(other("another's turn")).toBe(1);
        expect(other(`decides, seats away ${players - 1}`)).toBe(1);
        if (s.architects[mover] === 0 || s.money[mover] === 0) return;
        const spaces = options(s).filter((option) => option < FIRST_BRUSSELS_OPTION);
        for (const [action, name] of ['workshop', 'sales', 'nobles', 'materials', 'construction'].entries()) {
          const free = spaces.filter((space) => s.actions[space] === action);
          expect(found(`free spaces ${name}`)).toBe(free.length / 4);
          expect(found(`own houses to be visited ${name}`)).toBe(
            free.filter((space) => s.houses[space] === mover).length / 2,
          );
        }
      }, isBelleEpoque);
  });
});
