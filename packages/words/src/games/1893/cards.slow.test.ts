/** Every Belle Époque card is offered, used and told, in every language. */
import type { GameEvent } from '@horta/engine';
import { artworkAt, CARDS, type State, WHITE } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { DEALT_STEPS, walk } from './walk.testing.ts';

/** Five cards at a time. */
const HANDS = Array.from({ length: Math.ceil(CARDS.length / 5) }, (_, hand) =>
  Array.from({ length: 5 }, (_unused, i) => Math.min(hand * 5, CARDS.length - 5) + i + 1),
);

/** The first seat has the cards and a tile from the start, and what they work with. */
function prepare(s: State): void {
  s.pavilions = s.pavilions.map(() => 0);
  s.bonusOwners = s.bonusOwners.with(0, 0);
  s.money[0] = 40;
  s.tracks = s.tracks.with(1, 3);
  for (const material of [0, 1, 2, 3, 4]) s.cubes[material] = 4;
  for (const colour of [2, 3]) {
    s.artworks[artworkAt(0, WHITE + colour)] = 1;
    s.artworks[artworkAt(s.rules.players, colour)]--;
  }
  s.houses = s.houses.map((owner, space) => (space % 4 === 0 && space !== 12 ? (space % 3) % 2 : owner));
}

describe('cards', () => {
  const steps = new Set<string>();
  const used = new Set<number>();

  test.each(HANDS.flatMap((cards) => [2, 3, 4].map((players) => ({ cards, players }))))(
    '$cards with $players players',
    ({ cards, players }) => {
      const options = { belleEpoque: true, boards: 'dealt' };
      const deal = { firstPlayer: 1, cards, tiles: ['row'] };
      const found = walk({ game: '1893', players, seed: 'hand', options, deal, prepare });
      expect(found.holes).toEqual([]);
      for (const step of found.steps) steps.add(step);
      for (const event of found.events) if (event.type === 'card-used') used.add(cardOf(event));
    },
  );

  function cardOf(event: GameEvent): number {
    return 'card' in event ? Number(event.card) : -1;
  }

  test('asked all their questions', () => expect(DEALT_STEPS.filter((step) => !steps.has(step))).toEqual([]));

  /** One of them only adds to a count. */
  test('were all used', () => {
    const silent = CARDS.findIndex(({ moment }) => moment === 'first-player');
    const unused = CARDS.flatMap((_, card) => (used.has(card) || card === silent ? [] : [card + 1]));
    expect(unused).toEqual([]);
  });
});
