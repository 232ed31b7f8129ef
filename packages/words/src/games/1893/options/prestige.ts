/** Choices about prestige cards: gain one of the bonuses, or slide the card under a row. */
import { NONE } from '@horta/engine';
import {
  COLUMNS,
  multiplierAt,
  type PrestigeCard,
  prestigeUse,
  type Row,
  type State,
} from '@horta/engine/1893';
import type { Voice } from '../../../voice.ts';
import { bonusText } from '../amounts.ts';
import { m } from '../messages.ts';
import { rowName } from '../names.ts';

export function prestigeOption(v: Voice, s: State, player: number, option: number): string | undefined {
  const { column, row, alternative } = prestigeUse(option);
  if (column >= COLUMNS) return undefined;
  const card = s.rules.prestige[s.prestigeStrip[column] ?? NONE];
  if (row !== undefined) return slideOption(v, s, player, column, row, card);
  return bonusOption(v, column, alternative ?? 0, card);
}

/** What can't be slid has a label too, for the player who asks why not. */
function slideOption(
  v: Voice,
  s: State,
  player: number,
  column: number,
  row: Row,
  card: PrestigeCard | undefined,
): string {
  const inputs = { column: column + 1, row: rowName(v, row) };
  if (card === undefined || card.symbols === 0) return m.option_slide_missing(inputs, v);
  const before = s.multipliers[multiplierAt(player, row)] ?? 1;
  return m.option_slide({ ...inputs, before, after: before + card.symbols }, v);
}

function bonusOption(v: Voice, column: number, alternative: number, card: PrestigeCard | undefined): string {
  const effects = card?.bonus[alternative];
  return effects === undefined
    ? m.option_bonus_missing({ column: column + 1, number: alternative + 1 }, v)
    : m.option_bonus({ column: column + 1, bonus: bonusText(v, effects) }, v);
}
