import { describe, expect, it } from 'vitest';
import { options, pending } from './core/agenda.ts';
import type { GameEvent } from './core/game.ts';
import { decide, type History, movesOf, newHistory, redo, undo, undoBarrier } from './core/history.ts';
import { hash } from './core/state-hash.ts';
import { startGame } from './loading.ts';

function begin(sink?: { tell(event: GameEvent): void }): History {
  return newHistory(startGame('1893', { players: 3, seed: 'history', deal: { firstPlayer: 1 } }, sink));
}

/** Decides until the step is due, always the first option. */
function until(history: History, step: string): void {
  while (pending(history.state)?.step !== step) decide(history, options(history.state)[0]);
}

describe('undo', () => {
  it('takes decisions back one by one to the very beginning, and makes them again', () => {
    const history = begin();
    const hashes = [hash(history.state)];
    for (let i = 0; i < 80; i++) {
      const legal = options(history.state);
      decide(history, legal[(i * 7) % legal.length]);
      hashes.push(hash(history.state));
    }
    for (let i = 79; i >= 0; i--) {
      undo(history);
      expect(hash(history.state)).toBe(hashes[i]);
    }
    expect(undo(history)).toBeUndefined();
    for (let i = 1; i <= 80; i++) {
      redo(history);
      expect(hash(history.state)).toBe(hashes[i]);
    }
    expect(redo(history)).toBeUndefined();
  });

  it('is free within a turn: the space, the bid', () => {
    const history = begin();
    until(history, 'turn');
    const seat = pending(history.state)?.player ?? 0;
    decide(history, options(history.state)[0]);
    decide(history, 1);
    expect(undoBarrier(history, seat)).toBeUndefined();
    undo(history);
    expect(undoBarrier(history, seat)).toBeUndefined();
    undo(history);
    expect(pending(history.state)?.step).toBe('turn');
  });

  it('stops where something was revealed', () => {
    const history = begin();
    until(history, 'choose-iris');
    // The last artwork of the setup turned up the first stock card.
    expect(undoBarrier(history, movesOf(history).at(-1)?.seat ?? 0)).toBe('revealed');
  });

  it('stops at another player’s decision, and at the beginning', () => {
    const history = begin();
    expect(undoBarrier(history, 0)).toBe('nothing-played');
    decide(history, 0);
    expect(undoBarrier(history, 0)).toBeUndefined();
    expect(undoBarrier(history, 1)).toBe('other-player');
  });

  it('another decision than the one taken back begins a new course; the same one does not', () => {
    const history = begin();
    decide(history, 0);
    decide(history, 1);
    undo(history);
    undo(history);
    decide(history, 0);
    expect(redo(history)?.option).toBe(1);
    undo(history);
    undo(history);
    decide(history, 2);
    expect(redo(history)).toBeUndefined();
  });

  it('an illegal decision changes nothing, and events go on being told', () => {
    const events: GameEvent[] = [];
    const history = begin({ tell: (event) => void events.push(event) });
    decide(history, 0);
    undo(history);
    events.length = 0;
    expect(() => decide(history, 99)).toThrow();
    expect(history.decisions).toHaveLength(0);
    expect(history.undone).toHaveLength(1);
    decide(history, 1);
    expect(events.map(({ type }) => type)).toEqual(['artwork-taken']);
  });
});
