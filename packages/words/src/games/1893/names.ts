/** Names of the things on the table. Every id of the engine's lists must have its key in the catalogues to compile. */
import {
  ACTIONS,
  BRUSSELS_ACTIONS,
  COLOURS,
  type CompassKind,
  IRIS_NAMES,
  MATERIAL_NAMES,
  POINT_SOURCES,
  ROWS,
  type Rules,
  SPACE_NAMES,
  TRACKS,
} from '@horta/engine/1893';
import { m } from '#messages/1893';
import { snake } from '../../text.ts';
import { francs, type Voice } from '../../voice.ts';

/** Stands for a thing that is in no list. */
export const UNNAMED = '?';

/** The item at this place of the list, or the item itself. */
export function pick<T extends string>(list: readonly T[], which: number | string): T | undefined {
  return typeof which === 'number' ? list[which] : list.find((item) => item === which);
}

export function actionName(v: Voice, which: number | string): string {
  const action = pick(ACTIONS, which);
  return action === undefined ? UNNAMED : m[`action_${action}`]({}, v);
}

export function brusselsName(v: Voice, which: number | string): string {
  const action = pick(BRUSSELS_ACTIONS, which);
  return action === undefined ? UNNAMED : m[`brussels_${snake(action)}`]({}, v);
}

export function colourName(v: Voice, which: number | string): string {
  const colour = pick(COLOURS, which);
  return colour === undefined ? UNNAMED : m[`colour_${colour}`]({}, v);
}

/** "a green artwork" */
export function anArtwork(v: Voice, which: number): string {
  const colour = pick(COLOURS, which);
  return colour === undefined ? UNNAMED : m[`artwork_a_${colour}`]({}, v);
}

/** "the green artwork" */
export function theArtwork(v: Voice, which: number): string {
  const colour = pick(COLOURS, which);
  return colour === undefined ? UNNAMED : m[`artwork_the_${colour}`]({}, v);
}

export function materialName(v: Voice, which: number | string): string {
  const material = pick(MATERIAL_NAMES, which);
  return material === undefined ? UNNAMED : m[`material_${material}`]({}, v);
}

export function trackName(v: Voice, which: number | string): string {
  const track = pick(TRACKS, which);
  return track === undefined ? UNNAMED : m[`track_${track}`]({}, v);
}

export function rowName(v: Voice, which: number | string): string {
  const row = pick(ROWS, which);
  return row === undefined ? UNNAMED : m[`row_${row}`]({}, v);
}

export function sourceName(v: Voice, which: number | string): string {
  const source = pick(POINT_SOURCES, which);
  return source === undefined ? UNNAMED : m[`source_${snake(source)}`]({}, v);
}

/** Nobles are known by their proper names, the same in every language. */
export function nobleName(rules: Rules, which: number | string): string {
  const noble = typeof which === 'number' ? rules.nobles[which] : rules.nobles.find(({ id }) => id === which);
  return noble?.name ?? UNNAMED;
}

export function spaceName(space: number): string {
  return SPACE_NAMES[space] ?? UNNAMED;
}

export function irisName(iris: number): string {
  return IRIS_NAMES[iris] ?? UNNAMED;
}

/** What a space of the compass names. */
export function compassName(v: Voice, rules: Rules, kind: CompassKind): string {
  if (kind === 'francs') return francs(v, rules.francsPerUnit);
  return kind === 'choice' || kind === 'empty' ? m[`compass_${kind}`]({}, v) : materialName(v, kind);
}

export function compassSpaceName(v: Voice, rules: Rules, space: number): string {
  const kind = rules.compass[space];
  return kind === undefined ? UNNAMED : compassName(v, rules, kind);
}
