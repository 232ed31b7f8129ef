/** How columns and coats of arms stand, and what an architect would change. */
import { NONE, type Seat } from '@horta/engine';
import { COLUMNS, columnSums, level, NEUTRAL, PRESTIGE, type State } from '@horta/engine/1897';
import {
  neutralAndFree,
  optionsAt,
  seatName,
  semicolons,
  type Telling,
  tally,
  valued,
} from '../../../describing.ts';
import { listOfAll } from '../../../text.ts';
import { points, type Voice } from '../../../voice.ts';
import { bonusText, effectText } from '../amounts.ts';
import { armsName } from '../names.ts';
import { m } from '../tips.ts';

function columnOf(cell: number): number {
  return cell % COLUMNS;
}

/** What the bonus card of a column gives; in the last round its lower half too. */
function bonusOf(v: Voice, s: State, column: number): string {
  const card = s.rules.bonusCards[s.bonuses[column] ?? NONE];
  if (card === undefined) return '';
  return s.round < s.rules.rounds ? effectText(v, card.bonus) : bonusText(v, card);
}

export function sumsText({ v, s, reader }: Telling<State>, column: number): string {
  const sums = columnSums(s, column);
  return tally(v, sums.slice(0, s.rules.players), neutralAndFree(v, sums[NEUTRAL] ?? 0, 0), reader);
}

/** The sums, and with which value the reader would gain the bonus; a tie is enough. */
export function columnLine(telling: Telling<State>, cell: number): string {
  const { v, s, reader } = telling;
  const column = columnOf(cell);
  const sums = columnSums(s, column);
  const inputs = { column: column + 1, sums: sumsText(telling, column), bonus: bonusOf(v, s, column) };
  if (inputs.sums === '') return m.tip_column_open(inputs, v);
  if (reader === undefined) return m.tip_column_now(inputs, v);
  const own = sums[reader] ?? 0;
  const needed = Math.max(...sums.filter((_, seat) => seat !== reader)) - own;
  if (needed <= 0 && own > 0) return m.tip_column_yours(inputs, v);
  const value = valuesFor(s, reader, cell).find((each) => each >= needed);
  return value === undefined ? m.tip_column_far(inputs, v) : m.tip_column_reach({ ...inputs, value }, v);
}

/** The values that the player can lay and pay, ascending. */
export function valuesFor(s: State, player: Seat, cell: number): number[] {
  const values = optionsAt(s, 'place-architect', player, cell).map((face) => s.rules.faceValues[face] ?? 0);
  return [...new Set(values)].sort((a, b) => a - b);
}

/** How the column stands once an architect of this value lies in it. */
export function valueLine(v: Voice, s: State, player: Seat, cell: number, value: number): string {
  const column = columnOf(cell);
  const sums = columnSums(s, column);
  const sum = (sums[player] ?? 0) + value;
  const others = sums.map((other, seat) => (seat === player ? 0 : other));
  const other = Math.max(...others);
  const inputs = { column: column + 1, sum, other, bonus: bonusOf(v, s, column) };
  if (other === 0) return m.tip_value_alone(inputs, v);
  if (sum > other) return m.tip_value_leads(inputs, v);
  const ahead = others.flatMap((each, seat) => (each === other ? [leaderName(v, seat)] : []));
  const players = listOfAll(v.locale, ahead);
  return sum === other
    ? m.tip_value_ties({ ...inputs, players }, v)
    : m.tip_value_behind({ ...inputs, players }, v);
}

function leaderName(v: Voice, seat: Seat): string {
  const [neutral] = neutralAndFree(v, 1, 0);
  return seat === NEUTRAL ? (neutral?.[0] ?? '') : seatName(v, seat, undefined);
}

/** Those with architects around a coat of arms, and free spaces. */
export function aroundArms({ v, s, reader }: Telling<State>, around: readonly number[]): string {
  const owners = around.map((cell) => s.owners[cell] ?? NONE);
  const count = (whose: number) => owners.filter((owner) => owner === whose).length;
  const seats = Array.from({ length: s.rules.players }, (_, seat) => count(seat));
  return tally(v, seats, neutralAndFree(v, count(NEUTRAL), count(NONE)), reader);
}

/** The coats of arms that a cell touches, as they stand. */
export function armsLine(telling: Telling<State>, cell: number): string | undefined {
  const { v, s, reader } = telling;
  const touched = s.rules.blocks.flatMap((around, block) =>
    around.includes(cell) ? [{ around, name: armsName(s.rules, block) }] : [],
  );
  if (touched.length === 0) return undefined;
  const isEmpty = ({ around }: { around: readonly number[] }) =>
    around.every((other) => s.owners[other] === NONE);
  const empty = touched
    .filter(isEmpty)
    .map(({ name }) => name)
    .join(', ');
  const arms = semicolons(v, [
    ...touched
      .filter((each) => !isEmpty(each))
      .map(({ around, name }) => valued(v, name, aroundArms(telling, around))),
    ...(empty === '' ? [] : [valued(v, empty, m.tip_nobody({}, v))]),
  ]);
  if (reader === undefined) return m.tip_arms_around({ arms }, v);
  return m.tip_arms_around_yours({ arms, points: points(v, level(s, reader, PRESTIGE)) }, v);
}
