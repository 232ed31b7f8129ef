/** Whole games of the first edition, played at random: what holds at every decision. */
import { describe, expect, it } from 'vitest';
import { conceivable, isOver, obstacle, options, pending, play } from '../../../core/agenda.ts';
import { fromFields, toJson } from '../../../core/json.ts';
import { randomFromSeed } from '../../../core/random.ts';
import { hash } from '../../../core/state-hash.ts';
import { publicState, Witness } from '../events.testing.ts';
import type { EventType } from '../events.ts';
import { forget, type Table, told } from '../table.testing.ts';
import { layArtworks, newTable } from './table.testing.ts';

/** Steps of actions are done rather than skipped, and passing is held back, so that rounds are full. */
function playOn({ s }: Table, seed: string, atEach: () => void = () => undefined): void {
  const random = randomFromSeed(seed);
  for (;;) {
    atEach();
    if (isOver(s)) return;
    const legal = options(s);
    const step = pending(s)?.step;
    const isHeld = step === 'turn' && legal.length > 1 && random.below(4) > 0;
    play(s, legal[random.below(isHeld ? legal.length - 1 : legal.length)]);
  }
}

const GAMES = [2, 3, 4, 5].flatMap((players) =>
  (['beginner', 'expert'] as const).flatMap((strips) =>
    [1, 2, 3].map((game) => [players, strips, game] as const),
  ),
);

function begin(players: number, strips: 'beginner' | 'expert', game: number): Table {
  return newTable(players, { strips, seed: `first edition ${players} ${strips} ${game}` });
}

/** Follows a game by its events alone. */
function witnessed(table: Table, seed: string): void {
  const witness = new Witness(table.s.rules);
  playOn(table, seed, () => {
    for (const event of table.events) witness.hear(event);
    forget(table);
    expect(witness.faults).toEqual([]);
    expect(witness.known).toEqual(publicState(table.s));
  });
}

describe('whole games of the first edition', () => {
  it.each(GAMES)(
    'the whole table can be rebuilt from the events alone: %i players, %s, game %i',
    (...game) => {
      witnessed(begin(...game), game.join());
    },
  );

  it.each(GAMES)('pieces, cubes, artworks and cards are conserved: %i players, %s, game %i', (...game) => {
    const table = begin(...game);
    playOn(table, game.join(), () => expect(table.s.rules.faults(table.s)).toEqual([]));
    expect(table.s.round).toBe(5);
    expect(table.s.exhibitions).toHaveLength(5);
  });

  it.each(GAMES)('a choice is legal exactly when it has no obstacle: %i players, %s, game %i', (...game) => {
    const table = begin(...game);
    const { s } = table;
    playOn(table, game.join(), () => {
      const legal = options(s);
      expect(legal.length > 0).toBe(!isOver(s));
      expect(legal).toEqual([...new Set(legal)].sort((a, b) => a - b));
      const free = Array.from({ length: conceivable(s) + 2 }, (_, option) => option).filter(
        (option) => obstacle(s, option) === undefined,
      );
      expect(free).toEqual(legal);
    });
  });

  it.each(GAMES)('clone and JSON give the same state at any moment: %i players, %s, game %i', (...game) => {
    const table = begin(...game);
    const { s } = table;
    playOn(table, game.join(), () => {
      const json = toJson(s);
      expect(toJson(s.rules.clone(s))).toEqual(json);
      const { fields, agenda } = JSON.parse(JSON.stringify(json)) as typeof json;
      expect(hash(fromFields(s.rules, fields, agenda))).toBe(hash(s));
    });
  });

  it.each(GAMES)('the same seed and decisions tell the same events: %i players, %s, game %i', (...game) => {
    const played = () => {
      const table = begin(...game);
      playOn(table, game.join());
      return table.events;
    };
    expect(played()).toEqual(played());
  });

  it.each([3, 4, 5])('piles that run out and are renewed leave nothing behind: %i players', (players) => {
    let renewals = 0;
    for (let game = 0; game < 10; game++) {
      const table = newTable(players, { seed: `piles ${players} ${game}` });
      const { s } = table;
      layArtworks(table, {
        pile: ['pink', 'blue'],
        shop: ['green', 'black'],
        covered: ['yellow', 'black'],
        black: 1,
      });
      const random = randomFromSeed(`piles ${players} ${game}`);
      playOn(table, `piles ${players} ${game}`, () => {
        expect(s.rules.faults(s)).toEqual([]);
        const seat = random.below(players);
        const view = s.rules.view(s, seat);
        expect(s.rules.faults(s.rules.sample(view, random))).toEqual([]);
      });
      renewals += told(table, 'artworks-reshuffled').length;
    }
    expect(renewals).toBeGreaterThan(10);
  });

  it('everything that is new in this edition comes up in these games', () => {
    const seen = new Set<EventType>();
    for (const game of GAMES) {
      const table = begin(...game);
      playOn(table, game.join());
      for (const { type } of table.events) seen.add(type);
    }
    const own: EventType[] = ['artworks-drawn', 'artworks-put-back', 'artwork-covered', 'exhibition-taken'];
    expect(own.filter((type) => !seen.has(type))).toEqual([]);
    expect(seen).toContain('action-declined');
    const others: EventType[] = ['prestige-kept-face-down', 'artwork-returned'];
    expect(others.filter((type) => seen.has(type))).toEqual([]);
  });
});
