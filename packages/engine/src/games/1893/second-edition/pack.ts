/** The component pack of the second edition: its own values, and those of what can be played with it. */
import { type Fault, refuseFaults } from '../../../core/faults.ts';
import { type Pack, packShape } from '../../../core/pack.ts';
import { object, oneOf, type Read, read, type Shape } from '../../../core/shape.ts';
import { asymmetricFaults, asymmetricShape } from '../asymmetric/pack.ts';
import { belleEpoqueFaults, belleEpoqueShape } from '../belle-epoque/pack.ts';
import { commonFaults, commonShapes, ROUNDS } from '../common-pack.ts';
import { COMPASS_KINDS, type CompassKind, nextCompassSpace } from '../compass.ts';
import { COLUMNS } from '../ids.ts';

const KINDS: readonly CompassKind[] = ['wood', 'iron', 'stone', 'glass', 'francs', 'choice', 'empty'];

/** A pack without the two last parts serves tables that don't play with them. */
const componentsShape = object(commonShapes(KINDS, oneOf(KINDS) as Shape<CompassKind | number>, 30), {
  belleEpoque: belleEpoqueShape,
  asymmetric: asymmetricShape,
});

export type Components = Read<typeof componentsShape>;

export interface Pack1893 extends Pack {
  readonly components: Components;
}

/** A pack from JSON; throws InvalidInput with every fault named. */
export function readPack1893(json: unknown): Pack1893 {
  const pack = read(packShape('1893', componentsShape), json, 'pack');
  refuseFaults('pack', contradictions(pack.components));
  return pack;
}

function contradictions(components: Components): Fault[] {
  const faults = commonFaults(components, KINDS);
  const fault = (path: string, message: string) => faults.push({ path: `components.${path}`, message });
  if (components.needles.value.includes('glass'))
    fault('needles.value', 'the arrow tile covers the glass space');
  const compass = components.compass.value.map((kind) => COMPASS_KINDS.indexOf(kind));
  const arrow = components.compass.value.indexOf('glass');
  const next = (space: number) => nextCompassSpace(compass, arrow, space);
  if (compass.some((_, space) => space !== arrow && next(next(space)) === space))
    fault('compass.value', 'the needles could keep each other from moving');
  if (COLUMNS * ROUNDS + ROUNDS > components.prestige.length)
    fault('prestige', 'too few cards for five rounds');
  if (components.belleEpoque !== undefined)
    belleEpoqueFaults(components.belleEpoque, components.nobles, fault);
  if (components.asymmetric !== undefined) asymmetricFaults(components.asymmetric, fault);
  return faults;
}
