/** Kinds of cubes in this game: glass comes with the expansion only. */
import { MATERIAL_NAMES, type Material, type State } from '@horta/engine/1893';

export function materialsOf(view: State): Material[] {
  return MATERIAL_NAMES.flatMap((_, material) => (view.rules.cubes[material] > 0 ? [material] : []));
}
