/** The component pack of the first edition. */

import { type Fault, refuseFaults } from '../../../core/faults.ts';
import { origin, type Pack, packShape, valued } from '../../../core/pack.ts';
import { integer, listOf, object, type Read, read, type Shape } from '../../../core/shape.ts';
import { commonFaults, commonShapes, ROUNDS, smallCount, stripFaults, stripsShape } from '../common-pack.ts';
import type { CompassKind } from '../compass.ts';
import { COLUMNS } from '../ids.ts';
import { META } from './meta.ts';

/** One compass tile of each. */
const KINDS: readonly CompassKind[] = ['wood', 'stone', 'iron', 'refined', 'francs', 'empty'];

/** The needles start on spaces of the compass, counted clockwise from 1: which tile lies there is left to chance. */
const needleShape = integer(1, KINDS.length) as Shape<CompassKind | number>;

const componentsShape = object({
  ...commonShapes(KINDS, needleShape, COLUMNS * ROUNDS),
  /** The other sides of the strips, in the order of those for beginners. */
  expertStrips: stripsShape,
  /** The exhibition tiles, one a round; their Manneken-Pis are those of the first to pass. */
  exhibitions: listOf(object({ year: integer(1, 9999), origin }), ROUNDS),
  /** What one gains with an exhibition tile. */
  exhibitionFrancs: valued(smallCount),
});

export type FirstEditionComponents = Read<typeof componentsShape>;

export interface Pack1893FirstEdition extends Pack {
  readonly components: FirstEditionComponents;
}

/** A pack from JSON; throws InvalidInput with every fault named. */
export function readPack1893FirstEdition(json: unknown): Pack1893FirstEdition {
  const pack = read(packShape(META.id, componentsShape), json, 'pack');
  refuseFaults('pack', contradictions(pack.components));
  return pack;
}

function contradictions(components: FirstEditionComponents): Fault[] {
  const faults = commonFaults(components, KINDS);
  const fault = (path: string, message: string) => faults.push({ path: `components.${path}`, message });
  stripFaults('expertStrips', components.expertStrips.value, fault);
  components.nobles.forEach(({ effect }, i) => {
    if (effect.kind === 'traveller' || effect.kind === 'white-artwork')
      fault(`nobles[${i}].effect`, `there is no ${effect.kind} in this edition`);
  });
  components.exhibitions.forEach(({ year }, i, tiles) => {
    if (i > 0 && year <= tiles[i - 1].year) fault(`exhibitions[${i}].year`, 'not later than the one before');
  });
  return faults;
}
