/**
 * Hidden places, by what the table of fields says of each. What must be seen is worked out here once more, place by
 * place, so that a mistake in how the engine covers them is found.
 */
import { type Eyes, type Field, type GameState, UNKNOWN } from '@horta/engine';
import { fieldOf } from './difference.ts';
import { fail } from './finding.ts';

/** Fails if the view shows what these eyes may not see, or doesn't show what they may. */
export function checkHidden(s: GameState, view: GameState, eyes: Eyes): void {
  for (const [name, field] of Object.entries(s.rules.fields)) {
    const there = placesOf(s, name);
    const shown = placesOf(view, name);
    if (shown.length !== there.length)
      fail('view', name, `${nameOf(eyes)} is shown ${shown.length} places, not ${there.length}`);
    for (const [i, value] of there.entries()) {
      const due = dueAt(s, field, value, i, eyes);
      if (shown[i] !== due)
        fail(
          'view',
          name,
          `${nameOf(eyes)} is shown ${shown[i]} at place ${i + 1}, not ${due}: ${field.sight}`,
        );
    }
  }
}

/** Fails if a sample leaves a hidden card where it was, unknown, or chance without a key. */
export function checkDealt(sample: GameState): void {
  for (const [name, field] of Object.entries(sample.rules.fields)) {
    const places = placesOf(sample, name);
    if ('pool' in field && places.includes(UNKNOWN))
      fail('sample', name, `the sample has an unknown card at place ${places.indexOf(UNKNOWN) + 1}`);
    if (field.sight === 'chance' && field.kind === 'numbers' && places.every((part) => part === 0))
      fail('sample', name, 'the sample has no key of its own');
  }
}

/** What these eyes must see at a place of a field. */
function dueAt(s: GameState, field: Field, value: number, i: number, eyes: Eyes): number {
  switch (field.sight) {
    case 'open':
      return value;
    case 'hidden':
      return UNKNOWN;
    case 'seen':
      return isIn(placesOf(s, field.seats)[i] as number, eyes) ? value : UNKNOWN;
    case 'own-bit':
      // That another seat has seen something tells what it has done.
      return isIn(value, eyes) ? 2 ** Number(eyes) : 0;
    case 'chance':
      return 0;
  }
}

/** Whether the seat belongs to a set. A spectator never does. */
function isIn(seats: number, eyes: Eyes): boolean {
  return eyes !== 'spectator' && Math.floor(seats / 2 ** eyes) % 2 === 1;
}

function placesOf(s: GameState, name: string): readonly number[] {
  const value = fieldOf(s, name);
  return typeof value === 'number' ? [value] : (value ?? []);
}

export function nameOf(eyes: Eyes): string {
  return eyes === 'spectator' ? 'a spectator' : `seat ${eyes + 1}`;
}
