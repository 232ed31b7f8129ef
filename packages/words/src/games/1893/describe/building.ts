/** What one builds with: cubes, the compass and its needles, and the houses of an architect board. */
import { NONE, type Seat } from '@horta/engine';
import {
  actionObstacle,
  boardOf,
  COMPASS_KINDS,
  CONSTRUCTION,
  type CompassKind,
  cubeAt,
  JOKER,
  MATERIAL_NAMES,
  type State,
  supplyOf,
} from '@horta/engine/1893';
import {
  chosenAt,
  type Described,
  description,
  seatName,
  type Telling,
  valued,
} from '../../../describing.ts';
import { capitalised, listOfAll } from '../../../text.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { needleTarget } from '../label-facts.ts';
import { compassSpaceName, materialName } from '../names.ts';
import { namedByNeedles } from '../tasks.ts';
import { m } from '../tips.ts';
import { nextHouse } from './art-nouveau.ts';
import { needleMoved, onTurn } from './prospects.ts';
import { rowTerm } from './scoring.ts';

export function supplyTip({ v, s }: Telling<State>, material: number): Described | undefined {
  if (MATERIAL_NAMES[material] === undefined) return undefined;
  const title = `${m.label_supply({}, v)}, ${materialName(v, material)}`;
  return description(valued(v, title, supplyOf(s, material)), ...cubeLines(v, s, material));
}

export function ownCubeTip({ v, s }: Telling<State>, seat: Seat, material: number): Described | undefined {
  if (MATERIAL_NAMES[material] === undefined) return undefined;
  const count = s.cubes[cubeAt(seat, material)] ?? 0;
  const title = capitalised(v.locale, materialName(v, material));
  return description(valued(v, title, count), ...cubeLines(v, s, material));
}

/** What cubes of this material are good for. */
function cubeLines(v: Voice, s: State, material: number): string[] {
  if (material === JOKER)
    return [m.tip_cube_joker({ points: points(v, s.rules.noJokerBonus) }, v), m.tip_cube_joker_end({}, v)];
  const hasExtraCost = MATERIAL_NAMES[material] === 'glass' && s.rules.surcharges.length > 0;
  return [
    m.tip_cube_refined({ points: points(v, 1) }, v),
    ...(hasExtraCost ? [m.tip_cube_glass({}, v)] : []),
  ];
}

/** A space of the compass. */
export function compassTip({ v, s, reader }: Telling<State>, space: number): Described | undefined {
  const kind = COMPASS_KINDS[s.compass[space] ?? NONE];
  if (kind === undefined) return undefined;
  if (space === s.rules.arrow) return description(m.tip_arrow_title({}, v), m.tip_compass_arrow({}, v));
  const isNamed = s.needle0 === space || s.needle1 === space;
  return description(
    valued(v, m.label_compass({}, v), compassSpaceName(v, s, space)),
    kindLine(v, s, kind, space),
    isNamed ? m.tip_compass_here({}, v) : undefined,
    nextHouse(v, s, reader),
  );
}

function kindLine(v: Voice, s: State, kind: CompassKind, space: number): string {
  switch (kind) {
    case 'choice':
      return m.tip_compass_choice({ francs: francs(v, s.rules.francsPerUnit) }, v);
    case 'refined':
      return m.tip_compass_refined({}, v);
    case 'empty':
      return m.tip_compass_empty({}, v);
    default:
      return m.tip_compass_unit({ unit: compassSpaceName(v, s, space) }, v);
  }
}

export function needleTip(telling: Telling<State>, needle: number): Described | undefined {
  const { v, s, reader } = telling;
  if (needle !== 0 && needle !== 1) return undefined;
  const [space, other] = needle === 0 ? [s.needle0, s.needle1] : [s.needle1, s.needle0];
  const target = needleTarget(s, space);
  const isStuck = target === other;
  const next = isStuck
    ? m.tip_needle_stuck({}, v)
    : m.tip_needle_next({ place: compassSpaceName(v, s, target) }, v);
  return {
    title: m.tip_needle_title({ place: compassSpaceName(v, s, space) }, v),
    lines: () =>
      chosenAt(telling) === 'move-needle'
        ? thenLines(telling, needleMoved(s, reader ?? 0, needle))
        : [m.tip_needle({ named: namedByNeedles(v, s) }, v), next, nextHouse(v, s, reader)],
  };
}

/** What building takes then, and who could. */
function thenLines({ v, reader }: Telling<State>, after: State): string[] {
  const able = Array.from({ length: after.rules.players }, (_, seat) => seat).filter(
    (seat) => actionObstacle(onTurn(after, seat), seat, CONSTRUCTION) === undefined,
  );
  return [
    m.tip_needle_then({ named: namedByNeedles(v, after) }, v),
    able.length === 0
      ? m.tip_builders_none({}, v)
      : m.tip_builders(
          {
            players: listOfAll(
              v.locale,
              able.map((seat) => seatName(v, seat, reader)),
            ),
          },
          v,
        ),
  ];
}

/** A house of an architect board, built or not. */
export function houseTip({ v, s }: Telling<State>, seat: Seat, house: number): Described | undefined {
  const cost = boardOf(s, seat).houseCosts[house];
  if (cost === undefined) return undefined;
  const title = m.tip_house_title({ number: house + 1 }, v);
  const built = s.built[seat] ?? 0;
  if (house < built) {
    const worth = points(v, rowTerm(s, seat, 'houses').each);
    return description(title, m.tip_house_built({ points: worth }, v), useLine(v, s));
  }
  const units = m.count_units({ count: cost }, v);
  return description(
    title,
    house === built
      ? m.tip_house_next({ units, named: namedByNeedles(v, s) }, v)
      : m.tip_house_later({ units }, v),
    bonusLine(v, s, house),
    useLine(v, s),
  );
}

/** What a house is good for before the end; with the expansion it can be a pavilion. */
function useLine(v: Voice, s: State): string {
  return s.rules.surcharges.length === 0 ? m.tip_house_space({}, v) : m.tip_house_pavilion({}, v);
}

function bonusLine(v: Voice, s: State, house: number): string {
  const withoutJokers = points(v, s.rules.noJokerBonus);
  const more = s.rules.houseBonuses[house] ?? 0;
  return more === 0
    ? m.tip_house_bonus({ points: withoutJokers }, v)
    : m.tip_house_late({ points: withoutJokers, more: points(v, more) }, v);
}
