/** The Art Nouveau area: its cells, the bonus cards under its columns, and the coats of arms. */
import { NONE, type Seat } from '@horta/engine';
import { columnSums, level, NEUTRAL, PRESTIGE, type State } from '@horta/engine/1897';
import { description, neutralAndFree, type Telling, tally, valued } from '../../../describing.ts';
import type { Description } from '../../../description.ts';
import { capitalised } from '../../../text.ts';
import { playerName, points, type Voice } from '../../../voice.ts';
import { effectText, endText } from '../amounts.ts';
import { cardName } from '../cards.ts';
import { armsName, cellName, scaleName } from '../names.ts';
import { m } from '../tips.ts';
import { cardLines } from './cards.ts';

export function cellTip({ v, s, reader }: Telling<State>, cell: number): Description | undefined {
  if (!(cell >= 0 && cell < s.rules.cells)) return undefined;
  const title = m.option_cell({ cell: cellName(cell) }, v);
  const owner = s.owners[cell] ?? NONE;
  if (owner !== NONE)
    return description(
      title,
      architectLine(v, s, cell, owner, reader),
      owner === NEUTRAL ? m.tip_neutral_alone({}, v) : m.tip_cell_counts({}, v),
    );
  const card = s.cards[cell] ?? NONE;
  if (card === NONE) return description(title, m.tip_cell_empty({}, v));
  return description(
    valued(v, title, cardName(v, s.rules, card)),
    m.tip_cell({}, v),
    ...cardLines(v, s, card, reader),
  );
}

function architectLine(v: Voice, s: State, cell: number, owner: Seat, reader: Seat | undefined): string {
  const value = s.rules.faceValues[s.faces[cell] ?? NONE] ?? 0;
  if (owner === NEUTRAL) return m.tip_cell_neutral({ value }, v);
  return owner === reader
    ? m.tip_cell_yours({ value }, v)
    : m.tip_cell_taken({ player: playerName(v, owner), value }, v);
}

/** A card that was drawn, and may be chosen. */
export function drawnTip({ v, s, reader }: Telling<State>, card: number): Description | undefined {
  const lines = cardLines(v, s, card, reader);
  return lines.length === 0
    ? undefined
    : description(capitalised(v.locale, cardName(v, s.rules, card)), ...lines);
}

export function bonusTip({ v, s }: Telling<State>, column: number): Description | undefined {
  const card = s.rules.bonusCards[s.bonuses[column] ?? NONE];
  if (card === undefined) return undefined;
  const sums = columnSums(s, column);
  const told = tally(v, sums.slice(0, s.rules.players), neutralAndFree(v, sums[NEUTRAL] ?? 0, 0));
  return description(
    m.tip_bonus_title({ column: column + 1 }, v),
    m.tip_bonus({ bonus: effectText(v, card.bonus) }, v),
    m.tip_bonus_end({ end: endText(v, card.end) }, v),
    told === '' ? undefined : m.tip_bonus_sums({ sums: told }, v),
  );
}

export function armsTip({ v, s, reader }: Telling<State>, block: number): Description | undefined {
  const around = s.rules.blocks[block];
  if (around === undefined) return undefined;
  const track = scaleName(v, PRESTIGE);
  return description(
    m.tip_arms_title({ arms: armsName(s.rules, block) }, v),
    m.tip_arms({}, v),
    reader === undefined
      ? m.tip_arms_level({ track }, v)
      : m.tip_arms_yours({ points: points(v, level(s, reader, PRESTIGE)), track }, v),
    aroundLine(v, s, around),
  );
}

function aroundLine(v: Voice, s: State, around: readonly number[]): string | undefined {
  const owners = around.map((cell) => s.owners[cell] ?? NONE);
  const count = (whose: number) => owners.filter((owner) => owner === whose).length;
  if (count(NONE) === around.length) return undefined;
  const seats = Array.from({ length: s.rules.players }, (_, seat) => count(seat));
  return m.tip_around({ counts: tally(v, seats, neutralAndFree(v, count(NEUTRAL), count(NONE))) }, v);
}
