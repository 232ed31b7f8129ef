/** Whether what stands on a pad can be so: for pads that come from outside. */
import type { Ruleset } from '@horta/engine';
import { entryOf, type Field, type Place } from './fields.ts';
import type { PadGame } from './games/pad-game.ts';
import { hasOwnBoards, type Pad } from './pad.ts';

export function isSound(game: PadGame, rules: Ruleset, pad: Pad): boolean {
  const fields = game.sections.flatMap((section) => section.fields);
  return (
    isTableSound(rules, pad) && pad.players.every((_, seat) => isSheetSound(fields, { rules, pad, seat }))
  );
}

/** Whether they can sit at one table. What only another pack allows on a sheet is counted as far as these rules do. */
export function isTableSound(rules: Ruleset, pad: Pad): boolean {
  return areAllDifferent(pad.players.map(({ colour }) => colour)) && haveBoards(rules, pad);
}

function areAllDifferent(list: readonly number[]): boolean {
  return new Set(list).size === list.length;
}

/** Each has another of the boards that there are, or all have the one that is nobody's own. */
function haveBoards(rules: Ruleset, pad: Pad): boolean {
  const boards = pad.players.map(({ board }) => board);
  if (!hasOwnBoards(pad)) return boards.every((board) => board === 0);
  const { boards: known } = rules as unknown as { boards: readonly unknown[] };
  return areAllDifferent(boards) && boards.every((board) => board > 0 && board < known.length);
}

function isSheetSound(fields: readonly Field[], place: Place): boolean {
  const { values } = place.pad.players[place.seat] ?? { values: {} };
  const known = new Set(fields.map(({ id }) => id));
  return (
    Object.keys(values).every((id) => known.has(id)) &&
    fields.every((field) => {
      const isAsked = field.isAsked?.(place) ?? true;
      return !isAsked || !(field.id in values) || entryOf(place, field) === values[field.id];
    })
  );
}

/** What counts, and nothing else: what is written down in fields that are not asked any more is gone. */
export function settled({ sections }: PadGame, rules: Ruleset, pad: Pad): Pad {
  const fields = sections.flatMap((section) => section.fields);
  return {
    ...pad,
    players: pad.players.map((player, seat) => {
      const place = { rules, pad, seat };
      const counted = fields.filter(({ id, isAsked }) => id in player.values && (isAsked?.(place) ?? true));
      const values = Object.fromEntries(counted.map((field) => [field.id, entryOf(place, field)]));
      return { ...player, values };
    }),
  };
}
