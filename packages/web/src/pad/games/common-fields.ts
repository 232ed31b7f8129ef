/** What is asked after every game, and how a game reads its fields. */
import {
  entryOf,
  type Field,
  hasMember,
  type Label,
  type NumberField,
  type Place,
  type Section,
  type SetField,
} from '../fields.ts';
import { isOpen } from './pad-game.ts';

const MOST_POINTS = 999;
const MOST_FRANCS = 999;

export const POINTS: NumberField = {
  kind: 'number',
  id: 'points',
  label: 'points',
  // Only the second edition has tiles for those who go round the track.
  hint: ({ pad }) => (pad.game === '1893' ? 'points_hint_tile' : 'points_hint'),
  icon: 'points',
  least: () => -MOST_POINTS,
  most: () => ({ value: MOST_POINTS, bound: 'room' }),
};

export const FRANCS: NumberField = {
  kind: 'number',
  id: 'francs',
  label: 'francs',
  hint: 'francs_hint',
  icon: 'francs',
  most: () => ({ value: MOST_FRANCS, bound: 'room' }),
  isOpen: (place) => isOpen(place, 'francs'),
};

/** As long as nobody has noted their money, nobles that cost any are taken for paid. */
export function noteOfNobles(field: SetField, place: Place): Label | undefined {
  const isFree = priceOf(field, place, entryOf(place, field)) === 0;
  return isFree || !isOpen(place, 'francs') ? undefined : 'nobles_open';
}

/** What counts in a field, by its id; nothing where it is not asked. */
export function counting(sections: readonly Section[]): (place: Place, id: string) => number {
  const fields: ReadonlyMap<string, Field> = new Map(
    sections.flatMap((section) => section.fields.map((field) => [field.id, field] as const)),
  );
  return (place, id) => {
    const field = fields.get(id);
    return field === undefined || field.isAsked?.(place) === false ? 0 : entryOf(place, field);
  };
}

/** What is printed on these together, in francs. */
export function priceOf(field: SetField, place: Place, set: number): number {
  return field
    .members(place)
    .reduce((sum, { francs = 0 }, member) => sum + (hasMember(set, member) ? francs : 0), 0);
}
