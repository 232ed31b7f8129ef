import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tables } from '../catalogue.ts';
import { recordHeader } from '../records.ts';
import { rulesOf } from '../rulesets.ts';
import { notationOf } from './agenda.ts';
import { courseOf, type RecordEntry, recordOfCourse } from './course.ts';

const header = recordHeader('1893', { players: 3, seed: 'course' });

/** Moves and take-backs; a fraction says how much of what stands is left. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ seat: fc.nat(2), step: fc.constant('turn'), option: fc.nat(30) }) },
  {
    weight: 1,
    arbitrary: fc.record({ seat: fc.nat(2), left: fc.double({ min: 0, max: 0.999, noNaN: true }) }),
  },
);
const course = fc.array(step, { maxLength: 80, size: 'max' }).map((steps) => {
  const entries: RecordEntry[] = [];
  let standing = 0;
  for (const one of steps) {
    if ('option' in one) entries.push(one);
    else if (standing > 0) entries.push({ seat: one.seat, back: Math.floor(one.left * standing) });
    const last = entries.at(-1);
    if ('option' in one) standing++;
    else if (last !== undefined && 'back' in last) standing = last.back;
  }
  return entries;
});

describe('the course of a game', () => {
  it('and its record say the same', () => {
    fc.assert(
      fc.property(course, (entries) => {
        const record = recordOfCourse(header, entries);
        expect(courseOf(record)).toEqual(entries);
        expect(recordOfCourse(header, courseOf(record))).toEqual(record);
      }),
      { seed: 1893, numRuns: 500 },
    );
  });

  it('without take-backs is its moves', () => {
    const moves = [{ seat: 0, step: 'turn', option: 3 }];
    expect(recordOfCourse(header, moves)).toEqual({ ...header, moves });
    expect(courseOf({ moves })).toEqual(moves);
  });

  const move = (option: number) => ({ seat: 0, step: 'turn', option });
  it('example: two moves back, another, then everything back', () => {
    const record = recordOfCourse(header, [
      move(1),
      move(2),
      move(3),
      { seat: 1, back: 1 },
      move(4),
      { seat: 2, back: 0 },
      move(5),
    ]);
    expect(record.moves).toEqual([move(5)]);
    expect(record.takenBack).toEqual([
      { seat: 1, from: 1, moves: [move(2), move(3)] },
      { seat: 2, from: 0, moves: [move(1), move(4)] },
    ]);
  });

  it.each([
    [{ seat: 0, back: 2 }, /entry 2: back 2: 1 moves stand/],
    [{ seat: 0, back: 1 }, /entry 2: back 1: 1 moves stand/],
    [{ seat: 0, back: -1 }, /entry 2: back -1/],
    [{ seat: 0, back: 0.5 }, /entry 2: back 0.5/],
    [{ seat: 3, back: 0 }, /entry 2: no seat 4 at a table of 3/],
  ])('%o after one move is refused', (entry, message) => {
    expect(() => recordOfCourse(header, [move(1), entry])).toThrow(message);
  });

  it('no step is called as a take-back is written', () => {
    for (const { game, players, options } of tables())
      expect(notationOf(rulesOf(game, players, options, game.pack), 'back')).toBeUndefined();
  });
});
