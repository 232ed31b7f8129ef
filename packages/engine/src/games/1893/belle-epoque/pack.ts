/** The printed values of Belle Époque: a part of the second edition's pack. */
import { valued } from '../../../core/pack.ts';
import { integer, listOf, object, type Read } from '../../../core/shape.ts';
import { type NobleComponent, nobleFaults, nobleShape, smallCount } from '../common-pack.ts';
import { COLUMNS, SITES } from '../ids.ts';
import { CARDS } from './cards.ts';
import { TILES } from './tiles.ts';

const place = integer(1, COLUMNS);

export const belleEpoqueShape = object({
  glass: valued(smallCount),
  travellers: valued(integer(0, 20)),
  nobles: listOf(nobleShape),
  /** Glass that each pavilion site costs on top. */
  surcharges: valued(listOf(smallCount, SITES)),
  /** Rows and columns of the spaces on which the face-down tiles lie. */
  cross: valued(listOf(listOf(place, 2), SITES)),
  /** Bonus tiles laid out with 2, 3, 4 and 5 players. */
  bonusTiles: valued(listOf(integer(1, TILES.length - SITES), 4)),
  /** Architect level on the portrait. */
  portraitLevel: valued(smallCount),
  /** The number on each card; 0 where it has none. */
  cards: valued(listOf(smallCount, CARDS.length)),
  /** The number on each bonus tile, for 2, 3, 4 and 5 players; 0 where it has none. */
  tiles: valued(listOf(listOf(smallCount, 4), TILES.length)),
});

export type BelleEpoqueComponents = Read<typeof belleEpoqueShape>;

export function belleEpoqueFaults(
  components: BelleEpoqueComponents,
  nobles: readonly NobleComponent[],
  fault: (path: string, message: string) => void,
): void {
  const known = nobles.length;
  nobleFaults([...nobles, ...components.nobles], (path, message) => {
    // What is wrong with the others is told of them.
    const place = Number(/^nobles\[(\d+)\]/.exec(path)?.[1] ?? known);
    if (place >= known) fault(`belleEpoque.${path.replace(`[${place}]`, `[${place - known}]`)}`, message);
  });
  if (components.tiles.value[TILES.indexOf('sevens')].includes(0))
    fault('belleEpoque.tiles.value[0]', 'points are divided by it');
  const spaces = components.cross.value.map((space) => space.join('-'));
  if (new Set(spaces).size !== spaces.length) fault('belleEpoque.cross.value', 'two tiles on one space');
}
