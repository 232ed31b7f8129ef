/** Names of the things on the table. Every id of the engine's lists must have its key in the catalogues to compile. */
import {
  BUILDINGS,
  CARD_TYPES,
  CELL_NAMES,
  COLOURS,
  COLUMNS,
  MATERIAL_NAMES,
  PILES,
  POINT_SOURCES,
  type Rules,
  SCALES,
} from '@horta/engine/1897';
import { m } from '#messages/1897';
import { pick } from '../../common.ts';
import { unnamed } from '../../fallback.ts';
import { snake } from '../../text.ts';
import type { Voice } from '../../voice.ts';

/** The Art Nouveau action of a type of card. */
export function actionName(v: Voice, which: number | string): string {
  const type = pick(CARD_TYPES, which);
  return type === undefined ? unnamed(which) : m[`action_${type}`]({}, v);
}

export function buildingName(v: Voice, which: number | string): string {
  const building = pick(BUILDINGS, which);
  return building === undefined ? unnamed(which) : m[`building_${snake(building)}`]({}, v);
}

export function colourName(v: Voice, which: number | string): string {
  const colour = pick(COLOURS, which);
  return colour === undefined ? unnamed(which) : m[`colour_${colour}`]({}, v);
}

export function materialName(v: Voice, which: number | string): string {
  const material = pick(MATERIAL_NAMES, which);
  return material === undefined ? unnamed(which) : m[`material_${material}`]({}, v);
}

/** "Architecture track" */
export function scaleName(v: Voice, which: number | string): string {
  const scale = pick(SCALES, which);
  return scale === undefined ? unnamed(which) : m[`scale_${scale}`]({}, v);
}

export function pileName(v: Voice, which: number | string): string {
  const pile = pick(PILES, which);
  return pile === undefined ? unnamed(which) : m[`pile_${pile}`]({}, v);
}

export function sourceName(v: Voice, which: number | string): string {
  const source = pick(POINT_SOURCES, which);
  return source === undefined ? unnamed(which) : m[`source_${snake(source)}`]({}, v);
}

/** Nobles are known by their proper names, the same in every language. */
export function nobleName(rules: Rules, which: number | string): string {
  const noble = typeof which === 'number' ? rules.nobles[which] : rules.nobles.find(({ id }) => id === which);
  return noble?.name ?? unnamed(which);
}

/** Architects are known by the values of their two faces, `2/4`. */
export function architectName(rules: Rules, which: number): string {
  return rules.architects[which]?.name ?? unnamed(which);
}

export function cellName(cell: number): string {
  return CELL_NAMES[cell] ?? unnamed(cell);
}

/** Row-column, from 1, among the coats of arms, which lie between the cells. */
export function armsName(rules: Rules, block: number): string {
  if (rules.blocks[block] === undefined) return unnamed(block);
  const perRow = COLUMNS - 1;
  return `${Math.floor(block / perRow) + 1}-${(block % perRow) + 1}`;
}
