/** What a table can choose before the game, in any edition. */
import type { OptionDefinition } from '@horta/engine';
import type { Voice } from '../../voice.ts';
import { m } from './messages.ts';

interface OptionWords extends Pick<OptionDefinition, 'name' | 'changes'> {
  /** By value. */
  readonly values: Readonly<Record<string, string>>;
}

function optionWords(v: Voice, id: string): OptionWords | undefined {
  switch (id) {
    case 'belleEpoque':
      return {
        name: m.table_belle_epoque({}, v),
        changes: m.table_belle_epoque_changes({}, v),
        values: { false: m.table_belle_epoque_false({}, v), true: m.table_belle_epoque_true({}, v) },
      };
    case 'boards':
      return {
        name: m.table_boards({}, v),
        changes: m.table_boards_changes({}, v),
        values: {
          alike: m.table_boards_alike({}, v),
          chosen: m.table_boards_chosen({}, v),
          dealt: m.table_boards_dealt({}, v),
        },
      };
    case 'strips':
      return {
        name: m.table_strips({}, v),
        changes: m.table_strips_changes({}, v),
        values: { beginner: m.table_strips_beginner({}, v), expert: m.table_strips_expert({}, v) },
      };
    default:
      return undefined;
  }
}

export function tableOption1893(
  v: Voice,
  id: string,
): Pick<OptionDefinition, 'name' | 'changes'> | undefined {
  const words = optionWords(v, id);
  return words && { name: words.name, changes: words.changes };
}

export function tableValue1893(v: Voice, id: string, value: boolean | string): string | undefined {
  return optionWords(v, id)?.values[String(value)];
}
