/** Architect boards: their names, their powers, and what else sets them apart. */

import {
  type ArchitectBoard,
  COLOURS,
  MATERIAL_NAMES,
  type MaterialName,
  type Power,
  type PoweredBoard,
  type Rules,
  TRACKS,
} from '@horta/engine/1893';
import { unnamed } from '../../fallback.ts';
import { listOfAll } from '../../text.ts';
import { francs, points, type Voice } from '../../voice.ts';
import { m } from './messages.ts';
import { colourName, materialName, trackName } from './names.ts';

const STANDARD = 'standard';

function find(rules: Rules, which: number | string): Partial<PoweredBoard> | undefined {
  return typeof which === 'number' ? rules.boards[which] : rules.boards.find(({ id }) => id === which);
}

/** Architects are known by their proper names, the same in every language. */
export function boardName(v: Voice, rules: Rules, which: number | string): string {
  const board = find(rules, which);
  if (board === undefined) return unnamed(which);
  return board.id === STANDARD ? m.board_standard({}, v) : (board.name ?? unnamed(which));
}

export function boardPower(v: Voice, rules: Rules, which: number | string): string {
  const board = find(rules, which);
  if (board === undefined) return unnamed(which);
  return board.power === undefined ? m.power_none({}, v) : powerText(v, rules, board.power);
}

function powerText(v: Voice, rules: Rules, power: Power): string {
  switch (power.kind) {
    case 'materials-gain':
      return m.power_materials_gain({ gain: gainText(v, power) }, v);
    case 'sales-gain':
      return m.power_sales_gain({ gain: gainText(v, power) }, v);
    case 'workshop-cube':
      return m.power_workshop_cube({ cubes: cubesByColour(v, rules, power.cubes) }, v);
    case 'top-noble':
      return m.power_top_noble({}, v);
    case 'turn-needle':
      return m.power_turn_needle({}, v);
  }
}

/** "2 BF and 1 VP" */
export function gainText(v: Voice, gain: { readonly francs: number; readonly points: number }): string {
  const parts = [
    ...(gain.francs === 0 ? [] : [francs(v, gain.francs)]),
    ...(gain.points === 0 ? [] : [points(v, gain.points)]),
  ];
  return listOfAll(v.locale, parts);
}

/** What the box lacks is a joker. */
function cubesByColour(v: Voice, rules: Rules, cubes: readonly MaterialName[]): string {
  return cubes
    .map((cube, colour) => {
      const material = MATERIAL_NAMES.indexOf(cube);
      const given = (rules.cubes[material] ?? 0) > 0 ? cube : 'joker';
      return m.power_cube(
        { colour: colourName(v, COLOURS[colour] ?? colour), material: materialName(v, given) },
        v,
      );
    })
    .join(', ');
}

/** Where the board has other numbers than the common one. */
export function boardDifference(v: Voice, rules: Rules, which: number): string {
  const board = rules.boards[which];
  const common = rules.boards[0];
  if (board === undefined || common === undefined) return unnamed(which);
  return listOfAll(v.locale, [
    ...TRACKS.flatMap((track, i) =>
      numbers(board.tracks[i]) === numbers(common.tracks[i])
        ? []
        : [m.board_track({ track: trackName(v, track), values: numbers(board.tracks[i]) }, v)],
    ),
    ...otherCosts(v, board, common),
    ...(board.multiplier === common.multiplier ? [] : [m.board_multiplier({ number: board.multiplier }, v)]),
  ]);
}

function otherCosts(v: Voice, board: ArchitectBoard, common: ArchitectBoard): string[] {
  const values = numbers(board.houseCosts);
  return values === numbers(common.houseCosts) ? [] : [m.board_costs({ values }, v)];
}

function numbers(list: readonly number[] = []): string {
  return list.join('-');
}

export function boardOption(v: Voice, rules: Rules, which: number): string {
  const board = boardName(v, rules, which);
  const power = boardPower(v, rules, which);
  const difference = boardDifference(v, rules, which);
  return difference === ''
    ? m.option_board_same({ board, power }, v)
    : m.option_board({ board, power, difference }, v);
}
