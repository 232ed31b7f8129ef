/** Numbers that were typed and can't be: they stand in their fields until they are mended, or can be after all. */
import type { Ruleset } from '@horta/engine';
import { type NumberFault, type NumberField, numberFault, numberTyped, type Section } from './fields.ts';
import { type Pad, withValue } from './pad.ts';

export interface Draft {
  readonly seat: number;
  readonly field: string;
  /** As it was typed. */
  readonly text: string;
}

export interface Refused {
  readonly seat: number;
  readonly field: NumberField;
  readonly text: string;
  readonly fault: NumberFault;
}

/** With another text in this field, or with none. */
export function withDraft(
  drafts: readonly Draft[],
  seat: number,
  field: string,
  text: string | undefined,
): readonly Draft[] {
  const others = drafts.filter((draft) => draft.seat !== seat || draft.field !== field);
  if (text !== undefined) return [...others, { seat, field, text }];
  return others.length === drafts.length ? drafts : others;
}

function fieldOf(
  sections: readonly Section[],
  rules: Ruleset,
  pad: Pad,
  draft: Draft,
): NumberField | undefined {
  const { seat, field: id } = draft;
  const field = sections.flatMap(({ fields }) => fields).find((one) => one.id === id);
  if (field?.kind !== 'number' || seat >= pad.players.length) return undefined;
  return (field.isAsked?.({ rules, pad, seat }) ?? true) ? field : undefined;
}

/** Those that can't be, as everything else is now. */
export function refusedOf(
  sections: readonly Section[],
  rules: Ruleset,
  pad: Pad,
  drafts: readonly Draft[],
): Refused[] {
  return drafts.flatMap((draft) => {
    const { seat, text } = draft;
    const field = fieldOf(sections, rules, pad, draft);
    const fault = field && numberFault({ rules, pad, seat }, field, numberTyped(text));
    return field === undefined || fault === undefined ? [] : [{ seat, field, text, fault }];
  });
}

/** What can be now is written down, what is not asked any more is forgotten. The same pad and drafts if there is neither. */
export function admitted(
  sections: readonly Section[],
  rules: Ruleset,
  pad: Pad,
  drafts: readonly Draft[],
): { readonly pad: Pad; readonly drafts: readonly Draft[] } {
  let next = pad;
  let left = drafts;
  for (const draft of drafts) {
    const { seat, text } = draft;
    const field = fieldOf(sections, rules, next, draft);
    const value = numberTyped(text);
    if (field !== undefined) {
      if (numberFault({ rules, pad: next, seat }, field, value) !== undefined) continue;
      next = withValue(next, seat, field.id, value);
    }
    left = withDraft(left, seat, draft.field, undefined);
  }
  return { pad: next, drafts: left };
}
