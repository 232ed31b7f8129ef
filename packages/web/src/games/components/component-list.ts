/**
 * All that a pack holds, as a list: what has a mark of where it is known from, with its pictures, how many of it lie in
 * the box, and what of it can be corrected. Fetched with the pages that show it.
 */
import type { Origin, Pack } from '@horta/engine';
import type { NameKind } from '@horta/words/fetched';
import { isNode, type PackPath, stepsOf } from './component-paths.ts';

export const GROUPS = [
  'architects',
  'area',
  'boards',
  'strips',
  'compass',
  'market',
  'nobles',
  'stock',
  'prestige',
  'cards',
  'scales',
  'bonus-cards',
  'exhibitions',
  'supply',
  'numbers',
  'belle-epoque',
  'asymmetric',
] as const;
/** Things of a kind, which the pages show together. */
export type ComponentGroup = (typeof GROUPS)[number];

/** What a thing is called: a word of the pages, or a name that the words of the game have. */
export type Label =
  | { readonly word: string; readonly inputs?: Readonly<Record<string, Label | number | string>> }
  | { readonly name: NameKind; readonly which: number | string };

export interface Choosable {
  /** As it stands in the pack. */
  readonly value: unknown;
  readonly label: Label;
}

/** Something that can be corrected. */
export type Field = {
  readonly path: PackPath;
  readonly label: Label;
  /** What stands in one line has one heading. */
  readonly line?: Label;
} & (
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly choices: readonly Choosable[] }
);

export interface ComponentEntry {
  readonly path: PackPath;
  readonly group: ComponentGroup;
  readonly label: Label;
  /** That of a person, which no language changes. */
  readonly name?: string;
  /** How many lie in the box; 0 if it is a number that the rules speak of. */
  readonly count: number;
  /** The paths of its pictures. */
  readonly pictures: readonly PackPath[];
  /** Where its marks stand: the values that are known from somewhere. */
  readonly marked: readonly PackPath[];
  readonly fields: readonly Field[];
  /** Several things under one mark: who has corrected one of them hasn't seen the others yet. */
  readonly isSet?: boolean;
}

/** The marked value or thing itself, not what its mark is of. */
function nodeAt(pack: Pick<Pack, 'components'>, path: PackPath): unknown {
  let node: unknown = pack.components;
  for (const step of stepsOf(path)) node = isNode(node) ? node[step] : undefined;
  return node;
}

export function originAt(pack: Pick<Pack, 'components'>, path: PackPath): Origin | undefined {
  const node = nodeAt(pack, path);
  return isNode(node) ? (node.origin as Origin | undefined) : undefined;
}

/** The paths of all marks of a pack, found by walking through it. */
export function marksIn(pack: Pick<Pack, 'components'>): PackPath[] {
  const found: PackPath[] = [];
  const walk = (node: unknown, path: PackPath) => {
    if (!isNode(node)) return;
    if ('origin' in node) found.push(path);
    else
      for (const [step, child] of Object.entries(node)) walk(child, path === '' ? step : `${path}.${step}`);
  };
  walk(pack.components, '');
  return found;
}

/** How sure an entry is: as its least sure value. */
export function originOf(pack: Pick<Pack, 'components'>, { marked }: Pick<ComponentEntry, 'marked'>): Origin {
  const origins = marked.map((path) => originAt(pack, path));
  return origins.includes('reconstructed')
    ? 'reconstructed'
    : origins.includes('derived')
      ? 'derived'
      : 'printed';
}
