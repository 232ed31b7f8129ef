/** The Art Nouveau area: its cells, the bonus cards under its columns, and the coats of arms. */
import { NONE, pending, type Seat } from '@horta/engine';
import { level, NEUTRAL, PRESTIGE, type State } from '@horta/engine/1897';
import {
  chosenAt,
  type Described,
  description,
  type Lines,
  type Telling,
  valued,
} from '../../../describing.ts';
import { capitalised, listOfAny } from '../../../text.ts';
import { francs, playerName, points, type Voice } from '../../../voice.ts';
import { effectText, endText } from '../amounts.ts';
import { cardName } from '../cards.ts';
import { armsName, cellName, scaleName } from '../names.ts';
import { m } from '../tips.ts';
import { cardLines } from './cards.ts';
import { armsLine, aroundArms, columnLine, sumsText, valuesFor } from './standings.ts';

export function cellTip(telling: Telling<State>, cell: number): Described | undefined {
  const { v, s, reader, choice } = telling;
  if (!(cell >= 0 && cell < s.rules.cells)) return undefined;
  const title = m.option_cell({ cell: cellName(cell) }, v);
  const owner = s.owners[cell] ?? NONE;
  if (owner !== NONE) {
    const standing = architectLine(v, s, cell, owner, reader);
    return {
      title,
      notNow: standing,
      lines: () => [
        choice?.reason === undefined ? standing : undefined,
        owner === NEUTRAL ? m.tip_neutral_alone({}, v) : undefined,
        columnLine(telling, cell),
        armsLine(telling, cell),
      ],
    };
  }
  const card = s.cards[cell] ?? NONE;
  if (card === NONE)
    return description(title, choice?.reason === undefined ? m.tip_cell_empty({}, v) : undefined);
  return {
    title: valued(v, title, cardName(v, s.rules, card)),
    saysChoice: chosenAt(telling) === 'turn',
    lines: () => [
      ...cardLines(v, s, card, reader),
      // The faces of the architect say the rest, each for itself.
      ...(isPlaced(s, cell) ? [] : placingLines(telling, cell)),
    ],
  };
}

/** Whether an architect is being chosen for this cell. */
function isPlaced(s: State, cell: number): boolean {
  const frame = pending(s);
  return frame?.step === 'place-architect' && frame.a === cell;
}

function placingLines(telling: Telling<State>, cell: number): Lines {
  const { v, s, reader } = telling;
  return [valuesLine(v, s, cell, reader), columnLine(telling, cell), armsLine(telling, cell)];
}

/** What laying an architect here costs. */
function valuesLine(v: Voice, s: State, cell: number, reader: Seat | undefined): string | undefined {
  if (reader === undefined) return m.tip_cell({}, v);
  const values = valuesFor(s, reader, cell).map((value) => francs(v, value));
  return values.length === 0 ? undefined : m.tip_values({ values: listOfAny(v.locale, values) }, v);
}

function architectLine(v: Voice, s: State, cell: number, owner: Seat, reader: Seat | undefined): string {
  const value = s.rules.faceValues[s.faces[cell] ?? NONE] ?? 0;
  if (owner === NEUTRAL) return m.tip_cell_neutral({ value }, v);
  return owner === reader
    ? m.tip_cell_yours({ value }, v)
    : m.tip_cell_taken({ player: playerName(v, owner), value }, v);
}

/** A card that was drawn, and may be chosen. */
export function drawnTip({ v, s, reader }: Telling<State>, card: number): Described | undefined {
  const lines = cardLines(v, s, card, reader);
  return lines.length === 0
    ? undefined
    : description(capitalised(v.locale, cardName(v, s.rules, card)), ...lines);
}

export function bonusTip(telling: Telling<State>, column: number): Described | undefined {
  const { v, s } = telling;
  const card = s.rules.bonusCards[s.bonuses[column] ?? NONE];
  if (card === undefined) return undefined;
  const sums = sumsText(telling, column);
  return description(
    m.tip_bonus_title({ column: column + 1 }, v),
    sums === '' ? undefined : m.tip_bonus_sums({ sums }, v),
    m.tip_bonus({ bonus: effectText(v, card.bonus) }, v),
    m.tip_bonus_end({ end: endText(v, card.end) }, v),
  );
}

export function armsTip(telling: Telling<State>, block: number): Described | undefined {
  const { v, s, reader } = telling;
  const around = s.rules.blocks[block];
  if (around === undefined) return undefined;
  const track = scaleName(v, PRESTIGE);
  const lines = (): Lines => [
    around.every((cell) => s.owners[cell] === NONE)
      ? undefined
      : m.tip_around({ counts: aroundArms(telling, around) }, v),
    m.tip_arms({}, v),
    reader === undefined
      ? m.tip_arms_level({ track }, v)
      : m.tip_arms_yours({ points: points(v, level(s, reader, PRESTIGE)), track }, v),
  ];
  return { title: m.tip_arms_title({ arms: armsName(s.rules, block) }, v), lines };
}
