/** The printed values of the asymmetric variant: a part of the second edition's pack. */
import { identifier, valued } from '../../../core/pack.ts';
import { integer, listOf, object, oneOf, type Read, type Shape, text, variant } from '../../../core/shape.ts';
import { houseCostsShape, stripFaults, stripsShape, trackShape } from '../common-pack.ts';
import { BLACK, MATERIAL_NAMES, type MaterialName } from '../ids.ts';

/** What the architect of a board can do. */
export type Power =
  /** An action gives more. */
  | { readonly kind: 'materials-gain'; readonly francs: number; readonly points: number }
  | { readonly kind: 'sales-gain'; readonly francs: number; readonly points: number }
  /** The workshop also gives a cube, by the colour of the artwork; what the box lacks is a joker. */
  | { readonly kind: 'workshop-cube'; readonly cubes: readonly MaterialName[] }
  /** The top noble of the deck may be taken, at no cost. */
  | { readonly kind: 'top-noble' }
  /** Before paying for a house one needle may be moved, either way. */
  | { readonly kind: 'turn-needle' };
export type PowerKind = Power['kind'];

const amount = integer(0, 9);
const gain = (kind: 'materials-gain' | 'sales-gain') =>
  object({ kind: oneOf([kind]), francs: amount, points: amount });

const powerShape = variant('kind', {
  'materials-gain': gain('materials-gain'),
  'sales-gain': gain('sales-gain'),
  'workshop-cube': object({ kind: oneOf(['workshop-cube']), cubes: listOf(oneOf(MATERIAL_NAMES), BLACK) }),
  'top-noble': object({ kind: oneOf(['top-noble']) }),
  'turn-needle': object({ kind: oneOf(['turn-needle']) }),
} satisfies Record<PowerKind, Shape<unknown>>) as Shape<Power>;

const boardShape = object({
  id: identifier('standard'),
  name: text(60),
  tracks: object({ iris: trackShape, crown: trackShape, architect: trackShape }),
  houseCosts: houseCostsShape,
  multiplier: valued(integer(1, 9)),
  power: powerShape,
});

export const asymmetricShape = object({
  /** The other sides of the strips, in the order of their compass sides. */
  otherStrips: stripsShape,
  boards: listOf(boardShape, 5),
});

export type AsymmetricComponents = Read<typeof asymmetricShape>;

export function asymmetricFaults(
  components: AsymmetricComponents,
  fault: (path: string, message: string) => void,
): void {
  stripFaults('asymmetric.otherStrips', components.otherStrips.value, fault);
  const ids = components.boards.map((board) => board.id);
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i) fault(`asymmetric.boards[${i}].id`, `'${id}' is there twice`);
  });
}
