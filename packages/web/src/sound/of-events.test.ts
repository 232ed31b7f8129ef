import { describe, expect, it } from 'vitest';
import { soundsOf } from './of-events.ts';

describe('the sound of events', () => {
  it.each([
    [[], undefined],
    [['round-started'], undefined],
    [['francs', 'points'], 'coin'],
    [['architect-placed', 'francs'], 'place'],
    [['house-paid', 'francs', 'house-built'], 'build'],
    [['house-built', 'game-ended'], 'end'],
  ])('%j: %s', (types, sound) => expect(soundsOf(types.map((type) => ({ type })))).toBe(sound));
});
