import { describe, expect, it } from 'vitest';
import { isOver, options, pending, play } from '../../../core/agenda.ts';
import { type Eyes, UNKNOWN } from '../../../core/game.ts';
import { toJson } from '../../../core/json.ts';
import { randomFromSeed } from '../../../core/random.ts';
import { allEyes } from '../../../core/view.ts';
import { playRevealing } from '../../../games.testing.ts';
import type { Event } from '../events.ts';
import { toRound } from '../resolution.testing.ts';
import type { State } from '../state.ts';
import { answers, check, forget, give, giveTurn, type Table, told } from '../table.testing.ts';
import {
  COLOURS,
  houseOn,
  layArtworks,
  newTable,
  place,
  placeAndDo,
  setExhibitions,
  tableAtTurn,
} from './table.testing.ts';

const [YELLOW, , BLUE, GREEN] = COLOURS.map((_, colour) => colour);

/** Round 3: seat 1 has two exhibition tiles and has drawn yellow, blue and green. */
function drawing(): Table {
  const table = tableAtTurn(3);
  toRound(table, 3);
  table.s.iris = 0;
  setExhibitions(table, 0, 0);
  layArtworks(table, { top: ['yellow', 'blue', 'green', 'pink'] });
  giveTurn(table, 0);
  give(table, 0, { francs: 9 });
  placeAndDo(table, 'workshop');
  return table;
}

describe('1e, Hidden artworks', () => {
  it('the pile is seen by nobody', () => {
    const { s } = newTable(3);
    for (const eyes of allEyes(s.rules))
      expect(s.rules.view(s, eyes).artworkPile).toEqual(s.artworkPile.map(() => UNKNOWN));
  });

  it('the artworks drawn are seen by their drawer only', () => {
    const { s } = drawing();
    expect(s.rules.view(s, 0).drawn).toEqual([YELLOW, BLUE, GREEN]);
    for (const eyes of [1, 2, 'spectator'] as const)
      expect(s.rules.view(s, eyes).drawn).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  });

  it('what is drawn is told to the drawer by its colours and to the others by its number', () => {
    const table = drawing();
    const [drawn] = told(table, 'artworks-drawn');
    const { seenBy } = table.s.rules;
    expect(drawn).toEqual({ type: 'artworks-drawn', player: 0, colours: [YELLOW, BLUE, GREEN] });
    expect(seenBy(drawn, 0)).toEqual(drawn);
    for (const eyes of [1, 2, 'spectator'] as const)
      expect(seenBy(drawn, eyes)).toEqual({ ...drawn, colours: [UNKNOWN, UNKNOWN, UNKNOWN] });
  });

  it('the one kept is public; of those put back the others learn the number', () => {
    const table = drawing();
    forget(table);
    answers(table, 'take-artwork blue');
    const seen = (eyes: Eyes) => table.events.map((event) => table.s.rules.seenBy(event, eyes) as Event);
    const expected = [
      { type: 'artwork-taken', player: 0, colour: BLUE, source: 'action' },
      { type: 'artworks-put-back', player: 0, count: 2 },
    ];
    for (const eyes of allEyes(table.s.rules)) expect(seen(eyes)).toEqual(expected);
  });

  it('the drawer knows what lies at the bottom of the pile, the others do not', () => {
    const table = drawing();
    answers(table, 'take-artwork blue');
    const { s } = table;
    expect(s.rules.view(s, 0).artworkPile.slice(0, 3)).toEqual([GREEN, YELLOW, UNKNOWN]);
    for (const eyes of [1, 2, 'spectator'] as const) {
      const { artworkPile, artworkSeenBy } = s.rules.view(s, eyes);
      expect(new Set(artworkPile)).toEqual(new Set([UNKNOWN]));
      expect(new Set(artworkSeenBy)).toEqual(new Set([0]));
    }
    check(table);
  });

  it('a shuffled pile is unknown again, to its last drawer too (R-39)', () => {
    const table = drawing();
    answers(table, 'take-artwork blue');
    const { s } = table;
    layArtworks(table, {
      top: ['green', 'yellow'],
      shop: ['blue', 'pink'],
      covered: ['green', 'black'],
      black: 0,
    });
    s.artworkSeenBy = s.artworkSeenBy.map(() => 1);
    const house = houseOn(table, 2, 'workshop');
    giveTurn(table, 1);
    give(table, 1, { francs: 5 });
    answers(table, `turn ${house}`, 'bid 1', 'do-action skip');
    expect(told(table, 'artworks-reshuffled')).toHaveLength(1);
    expect(new Set(s.artworkSeenBy)).toEqual(new Set([0]));
    expect(new Set(s.rules.view(s, 0).artworkPile)).toEqual(new Set([UNKNOWN]));
    check(table);
  });

  it('drawing stops the taking back of decisions; leaving the action undone does not', () => {
    const table = drawing();
    expect(table.s.rules.reveals({ type: 'artworks-drawn' })).toBe(true);
    const fresh = tableAtTurn(3);
    place(fresh, 'workshop');
    expect(playRevealing(fresh.s.rules.clone(fresh.s), 0)).toBe(false);
    expect(playRevealing(fresh.s.rules.clone(fresh.s), 1)).toBe(true);
  });

  it.each([2, 3, 4, 5])(
    'a view tells nothing of what the seat can not see, and a sample of it is a state that can come up: %i players',
    (players) => {
      for (const game of [1, 2, 3]) {
        const { s } = newTable(players, { seed: `hidden ${players} ${game}` });
        const random = randomFromSeed(`hidden ${players} ${game}`);
        while (!isOver(s)) {
          for (const eyes of allEyes(s.rules)) {
            const view = s.rules.view(s, eyes);
            const other = s.rules.sample(view, random);
            expect(s.rules.faults(other)).toEqual([]);
            expect(toJson(s.rules.view(other, eyes))).toEqual(toJson(view));
            if (pending(s)?.player === eyes) expect(options(other)).toEqual(options(s));
          }
          const legal = options(s);
          const isHeld = pending(s)?.step === 'turn' && legal.length > 1 && random.below(4) > 0;
          play(s, legal[random.below(isHeld ? legal.length - 1 : legal.length)]);
        }
      }
    },
  );

  it('what another seat has drawn differs from sample to sample', () => {
    const { s } = drawing();
    const random = randomFromSeed('drawn');
    for (const eyes of [1, 'spectator'] as const) {
      const view = s.rules.view(s, eyes);
      const drawn = new Set(Array.from({ length: 40 }, () => s.rules.sample(view, random).drawn.join()));
      expect(drawn.size).toBeGreaterThan(10);
    }
  });

  it('whoever chooses from artworks drawn has seen them, in every sample', () => {
    const { s } = drawing();
    for (const eyes of [1, 'spectator'] as const) {
      const other = s.rules.sample(s.rules.view(s, eyes), randomFromSeed('seen'));
      expect(s.rules.view(other, 0).drawn).toEqual(other.drawn);
      expect(other.drawn).not.toContain(UNKNOWN);
    }
  });

  it.each([2, 3, 4, 5])(
    'of games that a seat can not tell apart it is told the same, as long as nothing hidden turns up: %i players',
    (players) => {
      const byChance = [
        'noble-revealed',
        'stock-revealed',
        'prestige-laid',
        'artwork-taken',
        'artworks-drawn',
      ];
      const outline = (event: Event) => {
        if (!byChance.includes(event.type)) return event;
        return { type: event.type, count: event.type === 'artworks-drawn' ? event.colours.length : 1 };
      };
      const { s } = newTable(players, { seed: `alike ${players}` });
      const random = randomFromSeed(`alike ${players}`);
      const playedOn = (state: State, eyes: Eyes, option: number) => {
        const seen: object[] = [];
        state.sink = { tell: (event) => void seen.push(outline(s.rules.seenBy(event, eyes) as Event)) };
        play(state, option);
        const { drawn, artworkSeenBy, artworkPile } = s.rules.view(state, eyes);
        return {
          seen,
          agenda: state.agenda,
          sizes: [drawn, artworkSeenBy, artworkPile].map((x) => x.length),
        };
      };
      let draws = 0;
      while (!isOver(s)) {
        const legal = options(s);
        const isHeld = pending(s)?.step === 'turn' && legal.length > 1 && random.below(8) > 0;
        const option = legal[random.below(isHeld ? legal.length - 1 : legal.length)];
        for (const eyes of allEyes(s.rules)) {
          const other = s.rules.sample(s.rules.view(s, eyes), random);
          // In the other game the drawer may have no such artwork.
          if (!options(other).includes(option)) expect(pending(s)?.step).toBe('take-artwork');
          else expect(playedOn(other, eyes, option)).toEqual(playedOn(s.rules.clone(s), eyes, option));
        }
        play(s, option);
        if (s.drawn.length > 0) draws++;
      }
      expect(draws).toBeGreaterThan(0);
    },
  );

  it('what a seat has put back it still knows when another draws it, and puts it back again', () => {
    const table = tableAtTurn(3);
    toRound(table, 3);
    table.s.iris = 0;
    setExhibitions(table, 0, 1);
    layArtworks(table, { pile: ['yellow', 'blue', 'green'] });
    giveTurn(table, 0);
    give(table, 0, { francs: 9 });
    give(table, 1, { francs: 9 });
    placeAndDo(table, 'workshop');
    // Seat 1 knows from now on that blue lies under green.
    answers(table, 'take-artwork yellow');
    placeAndDo(table, 'workshop');
    const { s } = table;
    expect(s.rules.view(s, 0).drawn).toEqual([UNKNOWN, BLUE]);
    for (const eyes of [2, 'spectator'] as const)
      expect(s.rules.view(s, eyes).drawn).toEqual([UNKNOWN, UNKNOWN]);
    answers(table, 'take-artwork green');
    expect(s.rules.view(s, 0).artworkPile).toEqual([BLUE]);
    expect(s.rules.view(s, 1).artworkPile).toEqual([BLUE]);
    for (const eyes of [2, 'spectator'] as const)
      expect(s.rules.view(s, eyes).artworkPile).toEqual([UNKNOWN]);
  });
});
