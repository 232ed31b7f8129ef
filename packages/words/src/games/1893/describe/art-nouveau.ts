/** The Art Nouveau board: its spaces, its irises, the cards under its columns, and the five actions. */
import { isOver, NONE, type Seat } from '@horta/engine';
import {
  ACTIONS,
  AREAS,
  AROUND,
  COLUMNS,
  CONSTRUCTION,
  houseUnits,
  IRIS_TRACK,
  isInArea,
  isTiled,
  level,
  NEUTRAL,
  SPACES,
  type State,
} from '@horta/engine/1893';
import { description, neutralAndFree, type Telling, tally } from '../../../describing.ts';
import type { Description } from '../../../description.ts';
import { listOfAny, range } from '../../../text.ts';
import { francs, playerName, points, type Voice } from '../../../voice.ts';
import { bonusText } from '../amounts.ts';
import { bounds } from '../label-facts.ts';
import { actionName, irisName, spaceName, trackName } from '../names.ts';
import { actionEffect } from '../options/boards.ts';
import { m } from '../tips.ts';
import { freeGain } from './free-actions.ts';

const LEAST_BID = 1;

export function spaceTip({ v, s, reader }: Telling<State>, space: number): Description | undefined {
  const action = s.actions[space];
  const name = ACTIONS[action ?? NONE];
  if (action === undefined || name === undefined) return undefined;
  return description(
    m.option_space({ action: actionName(v, action), space: spaceName(space) }, v),
    m.tip_space({ francs: francs(v, LEAST_BID), effect: actionEffect(v, s, name) }, v),
    occupation(v, s, space, reader),
    isTiled(s, space) ? m.tip_space_tile({}, v) : houseLine(v, s, space, action, reader),
  );
}

/** Who stands there, or why nobody can. */
function occupation(v: Voice, s: State, space: number, reader: Seat | undefined): string | undefined {
  const meeple = s.meeples[space] ?? NONE;
  if (meeple === NEUTRAL) return m.tip_space_neutral({}, v);
  if (meeple !== NONE) {
    const bid = francs(v, s.bids[space] ?? 0);
    return meeple === reader
      ? m.tip_space_yours({ francs: bid }, v)
      : m.tip_space_taken({ player: playerName(v, meeple), francs: bid }, v);
  }
  if (s.iris !== NONE) return isInArea(s.iris, space) ? undefined : m.tip_outside({}, v);
  return isOver(s) ? undefined : m.tip_area_open({}, v);
}

function houseLine(
  v: Voice,
  s: State,
  space: number,
  action: number,
  reader: Seat | undefined,
): string | undefined {
  const owner = s.houses[space] ?? NONE;
  if (owner === NONE) return undefined;
  const gain = freeGain(v, s, action, owner);
  return owner === reader
    ? m.tip_house_yours({ gain }, v)
    : m.tip_house_of({ player: playerName(v, owner), gain }, v);
}

export function irisTip({ v, s, reader }: Telling<State>, iris: number): Description | undefined {
  const around = AROUND[iris];
  if (around === undefined) return undefined;
  const track = trackName(v, IRIS_TRACK);
  return description(
    m.tip_iris_title({ iris: irisName(iris) }, v),
    m.tip_iris({}, v),
    reader === undefined
      ? m.tip_iris_level({ track }, v)
      : m.tip_iris_yours({ points: points(v, level(s, reader, IRIS_TRACK)), track }, v),
    squareLine(v, s, iris) ?? outsideLine(v, s, around) ?? aroundLine(v, s, around),
  );
}

function squareLine(v: Voice, s: State, iris: number): string | undefined {
  const { top, bottom, left, right } = bounds(AREAS[iris] ?? []);
  const inputs = { rows: range(top, bottom), columns: range(left, right) };
  if (s.iris === iris) return m.tip_square(inputs, v);
  const mayLie = s.iris === NONE && s.rules.stock[s.stockCard]?.irises.includes(iris);
  return mayLie ? m.tip_square_may(inputs, v) : undefined;
}

/** With a space outside the active area it is never surrounded. */
function outsideLine(v: Voice, s: State, around: readonly number[]): string | undefined {
  const isOutside = s.iris !== NONE && !around.every((space) => isInArea(s.iris, space));
  return isOutside ? m.tip_iris_outside({}, v) : undefined;
}

function aroundLine(v: Voice, s: State, around: readonly number[]): string | undefined {
  const pieces = around.map((space) => s.meeples[space] ?? NONE);
  const count = (whose: number) => pieces.filter((piece) => piece === whose).length;
  if (count(NONE) === around.length) return undefined;
  const seats = Array.from({ length: s.rules.players }, (_, seat) => count(seat));
  const counts = tally(v, seats, neutralAndFree(v, count(NEUTRAL), count(NONE)));
  return m.tip_around({ counts }, v);
}

export function columnTip({ v, s }: Telling<State>, column: number): Description | undefined {
  const which = s.prestigeStrip[column];
  if (which === undefined) return undefined;
  const title = m.tip_column_title({ column: column + 1 }, v);
  const card = s.rules.prestige[which];
  if (card === undefined) return description(title, m.tip_column_none({}, v));
  const alternatives = card.bonus.map((effects) => bonusText(v, effects));
  const bonus = listOfAny(v.locale, alternatives);
  return description(
    title,
    sumsLine(v, s, column),
    card.symbols === 0
      ? m.tip_column_bonus({ bonus }, v)
      : m.tip_column_slide({ bonus, number: card.symbols }, v),
    mannekenLine(v, s, card.manneken),
  );
}

/** After the last round the first player tile is worth points. */
function mannekenLine(v: Voice, { rules, round }: State, number: number): string | undefined {
  if (number === 0) return undefined;
  return round < rules.rounds
    ? m.tip_column_manneken({ number }, v)
    : m.tip_column_manneken_last({ number, points: points(v, rules.firstPlayerBonus) }, v);
}

function sumsLine(v: Voice, s: State, column: number): string {
  const isOutside = s.iris !== NONE && !AREAS[s.iris]?.some((space) => space % COLUMNS === column);
  if (isOutside) return m.tip_column_outside({}, v);
  const sums = Array<number>(s.rules.players).fill(0);
  for (let space = column; space < SPACES; space += COLUMNS) {
    const seat = s.meeples[space] ?? NONE;
    const sum = sums[seat];
    if (sum !== undefined) sums[seat] = sum + (s.bids[space] ?? 0);
  }
  const told = tally(v, sums);
  return told === '' ? m.tip_column_won({}, v) : m.tip_column_sums({ sums: told }, v);
}

/** One of the five actions, wherever it is. */
export function actionTip({ v, s, reader }: Telling<State>, action: number): Description | undefined {
  const name = ACTIONS[action];
  if (name === undefined) return undefined;
  const cubes = m.count_refined({ count: s.rules.cubesPerMaterialsAction }, v);
  const mayBePavilion = action === CONSTRUCTION && s.rules.surcharges.length > 0;
  return description(
    actionName(v, action),
    mayBePavilion ? m.tip_action_pavilion({}, v) : m[`tip_action_${name}`]({ cubes }, v),
    action === CONSTRUCTION ? nextHouse(v, s, reader) : undefined,
    m.tip_action_free({ gain: freeGain(v, s, action, reader) }, v),
  );
}

/** What the reader's next house costs, if one is left to build. */
export function nextHouse(v: Voice, s: State, reader: Seat | undefined): string | undefined {
  if (reader === undefined || (s.built[reader] ?? 0) >= s.rules.houses) return undefined;
  return m.tip_your_house({ units: m.count_units({ count: houseUnits(s, reader) }, v) }, v);
}
