/** The Art Nouveau board: its irises, the cards under its columns, and the five actions. */
import { isOver, NONE, pending, type Seat } from '@horta/engine';
import {
  ACTIONS,
  AREAS,
  AROUND,
  CONSTRUCTION,
  houseUnits,
  IRIS_TRACK,
  level,
  prestigeUse,
  ROWS,
  type State,
} from '@horta/engine/1893';
import { chosenAt, type Described, type Lines, type Telling, tally } from '../../../describing.ts';
import { listOfAny, range } from '../../../text.ts';
import { points, type Voice } from '../../../voice.ts';
import { bonusText } from '../amounts.ts';
import { bounds } from '../label-facts.ts';
import { actionName, irisName, trackName } from '../names.ts';
import { m } from '../tips.ts';
import { actionNow } from './actions-now.ts';
import { freeGain } from './free-actions.ts';
import { rowTerm } from './scoring.ts';
import { aroundIris, canBeSurrounded, isActive, leadLine } from './standings.ts';

export function irisTip(telling: Telling<State>, iris: number): Described | undefined {
  const { v } = telling;
  if (AROUND[iris] === undefined) return undefined;
  return {
    title: m.tip_iris_title({ iris: irisName(iris) }, v),
    lines: () => (chosenAt(telling) === undefined ? irisLines(telling, iris) : areaLines(telling, iris)),
  };
}

function irisLines(telling: Telling<State>, iris: number): Lines {
  const { v, s, reader } = telling;
  const track = trackName(v, IRIS_TRACK);
  const square = squareLine(v, s, iris);
  if (s.iris !== NONE && !canBeSurrounded(s, iris)) return [square, m.tip_iris_outside({}, v)];
  return [
    square,
    aroundLine(telling, iris),
    m.tip_iris({}, v),
    reader === undefined
      ? m.tip_iris_level({ track }, v)
      : m.tip_iris_yours({ points: points(v, level(s, reader, IRIS_TRACK)), track }, v),
  ];
}

function aroundLine(telling: Telling<State>, iris: number): string | undefined {
  const isEmpty = (AROUND[iris] ?? []).every((space) => telling.s.meeples[space] === NONE);
  return isEmpty ? undefined : m.tip_around({ counts: aroundIris(telling, iris) }, telling.v);
}

/** What the square would leave to use: whose houses, which actions, which cards. */
function areaLines({ v, s, reader }: Telling<State>, iris: number): Lines {
  const area = AREAS[iris] ?? [];
  const spaces = ACTIONS.map((_, action) => area.filter((space) => s.actions[space] === action).length);
  const houses = Array.from(
    { length: s.rules.players },
    (_, seat) => area.filter((space) => s.houses[space] === seat).length,
  );
  const owners = tally(v, houses, [], reader);
  return [
    m.tip_area_actions(
      { actions: spaces.map((count, action) => `${actionName(v, action)} ${count}`).join(', ') },
      v,
    ),
    owners === '' ? undefined : m.tip_area_houses({ houses: owners }, v),
  ];
}

function squareLine(v: Voice, s: State, iris: number): string | undefined {
  const { top, bottom, left, right } = bounds(AREAS[iris] ?? []);
  const inputs = { rows: range(top, bottom), columns: range(left, right) };
  if (s.iris === iris) return m.tip_square(inputs, v);
  const mayLie = s.iris === NONE && s.rules.stock[s.stockCard]?.irises.includes(iris);
  return mayLie ? m.tip_square_may(inputs, v) : undefined;
}

export function columnTip(telling: Telling<State>, column: number): Described | undefined {
  const { v, s } = telling;
  const which = s.prestigeStrip[column];
  if (which === undefined) return undefined;
  const title = m.tip_column_title({ column: column + 1 }, v);
  const card = s.rules.prestige[which];
  if (card === undefined) return { title, lines: () => [m.tip_column_none({}, v)] };
  const bonus = listOfAny(
    v.locale,
    card.bonus.map((effects) => bonusText(v, effects)),
  );
  const { choice } = telling;
  if (choice !== undefined && chosenAt(telling) === 'use-prestige')
    return { title, lines: () => useLines(telling, choice.option) };
  return {
    title,
    lines: () => [
      card.symbols === 0
        ? m.tip_column_bonus({ bonus }, v)
        : m.tip_column_slide({ bonus, number: card.symbols }, v),
      ...(isActive(s, column)
        ? [leadLine(telling, column), m.tip_column_won({}, v)]
        : [m.tip_column_outside({}, v)]),
      mannekenLine(v, s, card.manneken),
    ],
  };
}

/** What the row would be worth more with the card under it, as things stand. */
function useLines({ v, s }: Telling<State>, option: number): Lines {
  const { column, row } = prestigeUse(option);
  const seat = pending(s)?.player ?? 0;
  const name = ROWS[row ?? NONE];
  if (name === undefined) return [];
  const symbols = s.rules.prestige[s.prestigeStrip[column] ?? NONE]?.symbols ?? 0;
  const { count } = rowTerm(s, seat, `row-${name}`);
  return [m.tip_row_gain({ points: points(v, count * symbols) }, v)];
}

/** Who has most begins; after the last round the tile is worth points. */
function mannekenLine(v: Voice, { rules, round }: State, number: number): string | undefined {
  if (number === 0) return undefined;
  const inputs = { number, points: points(v, rules.firstPlayerBonus) };
  return round < rules.rounds ? m.tip_column_manneken(inputs, v) : m.tip_column_manneken_last(inputs, v);
}

/** One of the five actions, wherever it is. */
export function actionTip({ v, s, reader }: Telling<State>, action: number): Described | undefined {
  const name = ACTIONS[action];
  if (name === undefined) return undefined;
  const cubes = m.count_refined({ count: s.rules.cubesPerMaterialsAction }, v);
  const mayBePavilion = action === CONSTRUCTION && s.rules.surcharges.length > 0;
  return {
    title: actionName(v, action),
    lines: () => [
      reader === undefined || isOver(s) ? undefined : actionNow(v, s, reader, action),
      mayBePavilion ? m.tip_action_pavilion({}, v) : m[`tip_action_${name}`]({ cubes }, v),
      m.tip_action_free({ gain: freeGain(v, s, action, reader) }, v),
    ],
  };
}

/** What the reader's next house costs, if one is left to build. */
export function nextHouse(v: Voice, s: State, reader: Seat | undefined): string | undefined {
  if (reader === undefined || (s.built[reader] ?? 0) >= s.rules.houses) return undefined;
  return m.tip_your_house({ units: m.count_units({ count: houseUnits(s, reader) }, v) }, v);
}
