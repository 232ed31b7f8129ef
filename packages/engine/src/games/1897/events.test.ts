import { describe, expect, it } from 'vitest';
import { publicState, Witness } from './events.testing.ts';
import type { EventType } from './events.ts';
import { REVEALING } from './events.ts';
import { GAMES, playOut, randomTable } from './games.testing.ts';
import { forget, newTable } from './table.testing.ts';

function follow(players: number, game: number, atEach?: (witness: Witness) => void): Witness {
  const table = randomTable(players, game);
  const witness = new Witness(table.s.rules);
  playOut(table, `choices ${players} ${game}`, () => {
    for (const event of table.events) witness.hear(event);
    forget(table);
    atEach?.(witness);
    if (atEach !== undefined) expect(witness.known).toEqual(publicState(table.s));
  });
  return witness;
}

describe('Events of Bruxelles 1897', () => {
  it.each(GAMES)(
    'the whole table can be rebuilt from the events alone: %i players, game %i',
    (players, game) => {
      follow(players, game, (witness) => expect(witness.faults).toEqual([]));
    },
  );

  it('every type of event comes up in these games', () => {
    const seen = new Set<EventType>();
    const witnesses = GAMES.map(([players, game]) => follow(players, game));
    for (const witness of witnesses) for (const type of witness.seen) seen.add(type);
    expect(witnesses[0].types.filter((type) => !seen.has(type))).toEqual([]);
  });

  it('every seat is told everything', () => {
    const { s, events } = newTable(3);
    for (const event of events) expect(s.rules.seenBy(event, 1)).toBe(event);
  });

  it('what was hidden is revealed by cards laid or drawn only', () => {
    const { rules } = newTable(3).s;
    for (const type of REVEALING) expect(rules.reveals({ type })).toBe(true);
    expect(rules.reveals({ type: 'card-kept' })).toBe(false);
    expect([...REVEALING].sort()).toEqual(['area-laid', 'bonuses-laid', 'cards-drawn']);
  });
});
