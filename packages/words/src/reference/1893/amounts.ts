/** Numbers of things in the sentences of the rulebook, and lists of what a game has. */
import { ACTIONS, COLOURS, MATERIAL_NAMES, REFINED, type Rules } from '@horta/engine/1893';
import { m as game } from '../../games/1893/messages.ts';
import { actionName, colourName, materialName, trackName } from '../../games/1893/names.ts';
import { listOfAll, listOfAny } from '../../text.ts';
import type { Voice } from '../../voice.ts';
import { m } from './messages.ts';

export const architects = (v: Voice, count: number) => game.count_architects({ count }, v);
export const artworks = (v: Voice, count: number) => game.count_artworks({ count }, v);
export const cards = (v: Voice, count: number) => game.count_cards({ count }, v);
export const houses = (v: Voice, count: number) => game.count_houses({ count }, v);
export const jokers = (v: Voice, count: number) => game.count_joker({ count }, v);
export const nobles = (v: Voice, count: number) => game.count_nobles({ count }, v);
export const refined = (v: Voice, count: number) => game.count_refined({ count }, v);
export const materials = (v: Voice, count: number) => game.count_units({ count }, v);
export const rounds = (v: Voice, count: number) => m.count_rounds({ count }, v);
export const spaces = (v: Voice, count: number) => m.count_spaces({ count }, v);
export const players = (v: Voice, count: number) => m.count_players({ count }, v);
export const rows = (v: Voice, count: number) => m.count_rows({ count }, v);
export const columns = (v: Voice, count: number) => m.count_columns({ count }, v);
export const steps = (v: Voice, count: number) => game.count_steps({ count }, v);

/** "wood, iron and stone": what the supply has at the start, jokers apart. */
export function kindsOfMaterials(v: Voice, { cubes }: Rules): string[] {
  return MATERIAL_NAMES.slice(0, REFINED).flatMap((name, i) =>
    (cubes[i] ?? 0) > 0 ? [materialName(v, name)] : [],
  );
}

export function anyOf(v: Voice, list: readonly string[]): string {
  return listOfAny(v.locale, list);
}

export function allOf(v: Voice, list: readonly string[]): string {
  return listOfAll(v.locale, list);
}

export function colourNames(v: Voice): string {
  return COLOURS.map((colour) => colourName(v, colour)).join(', ');
}

/** All of them, or one of them. */
export function actionNames(v: Voice, join: typeof allOf): string {
  return join(
    v,
    ACTIONS.map((action) => actionName(v, action)),
  );
}

export function startingNoble({ nobles: kinds, startingNoble: noble }: Rules): string {
  return kinds[noble]?.name ?? '';
}

/** "1-2-3-4-5-6" */
export function levels(list: readonly number[] = []): string {
  return list.join('-');
}

/** The track by its name in a sentence. */
export const irisTrack = (v: Voice) => trackName(v, 'iris');
export const crownTrack = (v: Voice) => trackName(v, 'crown');
export const architectTrack = (v: Voice) => trackName(v, 'architect');

/** Points that the points track counts before one begins again. */
export const ROUND_THE_TRACK = 100;
