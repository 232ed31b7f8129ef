/** Names of the things on the table. Every id of the engine's lists must have its key in the catalogues to compile. */

import { NONE } from '@horta/engine';
import {
  ACTIONS,
  BRUSSELS_ACTIONS,
  backOf,
  COLOURS,
  COMPASS_KINDS,
  type CompassKind,
  CURSOR_NAMES,
  IRIS_NAMES,
  MATERIAL_NAMES,
  POINT_SOURCES,
  ROWS,
  type Rules,
  SPACE_NAMES,
  type State,
  TRACKS,
  WHITE,
} from '@horta/engine/1893';
import { pick } from '../../common.ts';
import { unnamed } from '../../fallback.ts';
import { snake } from '../../text.ts';
import { francs, points, type Voice } from '../../voice.ts';
import { m } from './messages.ts';

export function actionName(v: Voice, which: number | string): string {
  const action = pick(ACTIONS, which);
  return action === undefined ? unnamed(which) : m[`action_${action}`]({}, v);
}

export function brusselsName(v: Voice, which: number | string): string {
  const action = pick(BRUSSELS_ACTIONS, which);
  return action === undefined ? unnamed(which) : m[`brussels_${snake(action)}`]({}, v);
}

/** Of an artwork as it lies on the table: a white one has the colour of its back too. */
export function colourName(v: Voice, which: number | string): string {
  if (isWhite(which)) return withBack(v, m.colour_white({}, v), which);
  const colour = pick(COLOURS, which);
  return colour === undefined ? unnamed(which) : m[`colour_${colour}`]({}, v);
}

/** "a green artwork" */
export function anArtwork(v: Voice, which: number): string {
  if (isWhite(which)) return m.artwork_a_white({}, v);
  const colour = pick(COLOURS, which);
  return colour === undefined ? unnamed(which) : m[`artwork_a_${colour}`]({}, v);
}

/** "the green artwork" */
export function theArtwork(v: Voice, which: number): string {
  if (isWhite(which)) return withBack(v, m.artwork_the_white({}, v), which);
  const colour = pick(COLOURS, which);
  return colour === undefined ? unnamed(which) : m[`artwork_the_${colour}`]({}, v);
}

function isWhite(which: number | string): which is number {
  return typeof which === 'number' && which >= WHITE && which < WHITE + COLOURS.length - 1;
}

function withBack(v: Voice, artwork: string, which: number): string {
  return m.white_with_back({ artwork, colour: colourName(v, backOf(which)) }, v);
}

export function materialName(v: Voice, which: number | string): string {
  const material = pick(MATERIAL_NAMES, which);
  return material === undefined ? unnamed(which) : m[`material_${material}`]({}, v);
}

export function trackName(v: Voice, which: number | string): string {
  const track = pick(TRACKS, which);
  return track === undefined ? unnamed(which) : m[`track_${track}`]({}, v);
}

export function rowName(v: Voice, which: number | string): string {
  const row = pick(ROWS, which);
  return row === undefined ? unnamed(which) : m[`row_${row}`]({}, v);
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

export function spaceName(space: number): string {
  return SPACE_NAMES[space] ?? unnamed(space);
}

export function irisName(iris: number): string {
  return IRIS_NAMES[iris] ?? unnamed(iris);
}

/** What a space of the compass names. */
export function compassName(v: Voice, rules: Rules, kind: CompassKind): string {
  if (kind === 'francs') return francs(v, rules.francsPerUnit);
  return kind === 'choice' || kind === 'empty' || kind === 'refined'
    ? m[`compass_${kind}`]({}, v)
    : materialName(v, kind);
}

export function compassSpaceName(v: Voice, s: State, space: number): string {
  const kind = COMPASS_KINDS[s.compass[space] ?? NONE];
  return kind === undefined ? unnamed(space) : compassName(v, s.rules, kind);
}

/** Where the cursor's centre is, by what stands at the edges of the market: "2 BF (top), 4 VP (left)". */
export function cursorPlace(v: Voice, { rules }: State, place: number): string {
  const [row, column] = CURSOR_NAMES[place]?.split('-').map((number) => Number(number) - 1) ?? [];
  if (row === undefined || column === undefined) return unnamed(place);
  const { marketFrancs, marketPoints } = rules;
  const value = francs(v, marketFrancs[row] ?? 0);
  const worth = points(v, marketPoints[column] ?? 0);
  // But for the middle each value stands there twice.
  const height = (marketFrancs.length - 1) / 2 - row;
  const side = column - (marketPoints.length - 1) / 2;
  return [
    height > 0 ? m.cursor_top({ value }, v) : height < 0 ? m.cursor_bottom({ value }, v) : value,
    side > 0 ? m.cursor_right({ value: worth }, v) : side < 0 ? m.cursor_left({ value: worth }, v) : worth,
  ].join(', ');
}
