/** How the fields of components are written down. */
import type { Pack } from '@horta/engine';
import type { NameKind } from '@horta/words/fetched';
import type { Choosable, ComponentEntry, Field, Label } from './component-list.ts';
import { isNode, listAt, type PackPath, valueAt } from './component-paths.ts';

export function word(key: string, inputs?: Readonly<Record<string, Label | number | string>>): Label {
  return inputs === undefined ? { word: key } : { word: key, inputs };
}

export function named(name: NameKind, which: number | string): Label {
  return { name, which };
}

export const numbered = (key: string, number: number): Label => word(key, { number });

/** What an entry is called when nothing else is said: by its place in the pack. */
export function partWord(path: PackPath): string {
  const place = path.replaceAll(/\.\d+/g, '').replaceAll('.', '_');
  return `part_${place.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

export function numberField(path: PackPath, label: Label, min: number, max: number, line?: Label): Field {
  return { kind: 'number', path, label, min, max, ...(line === undefined ? {} : { line }) };
}

export function choiceField(
  path: PackPath,
  label: Label,
  choices: readonly Choosable[],
  line?: Label,
): Field {
  return { kind: 'choice', path, label, choices, ...(line === undefined ? {} : { line }) };
}

export function namedChoices(kind: NameKind, ids: readonly (string | number)[], values = ids): Choosable[] {
  return ids.map((which, i) => ({ value: values[i], label: named(kind, which) }));
}

/** What each entry of a list of numbers is of; `from` is the number of the first. */
export function numberFields(
  pack: Pack,
  path: PackPath,
  key: string,
  { from = 1, min = 0, max = 99 }: { from?: number; min?: number; max?: number } = {},
): Field[] {
  return listAt(pack, path).map((_, i) => numberField(`${path}.${i}`, numbered(key, from + i), min, max));
}

type Wanted = Pick<ComponentEntry, 'path' | 'group'> & Partial<ComponentEntry>;

/** With what most entries have: one mark, one picture, a name by their place. */
export function entry(wanted: Wanted): ComponentEntry {
  const { path } = wanted;
  return {
    label: word(partWord(path)),
    count: 0,
    pictures: [path],
    marked: [path],
    fields: [numberField(path, word('label_value'), 0, 99)],
    ...wanted,
  };
}

/** All entries whose values are there: a pack may do without a part. */
export function present(pack: Pack, entries: readonly ComponentEntry[]): ComponentEntry[] {
  return entries.filter(({ path }) => valueAt(pack, path) !== undefined);
}

export function amountField(pack: Pack, path: PackPath, most: number): Field[] {
  const effect = valueAt(pack, path);
  return isNode(effect) && 'amount' in effect
    ? [numberField(`${path}.amount`, word('label_amount'), 1, most)]
    : [];
}

/** What stands there, where it is one of the choices; else the given one: kinds of effects have numbers of their own. */
export function keptOr(pack: Pack, path: PackPath, value: { readonly kind: string }): unknown {
  const now = valueAt(pack, path);
  return isNode(now) && now.kind === value.kind && !('track' in now) && !('scale' in now) ? now : value;
}
