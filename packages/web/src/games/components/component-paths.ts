/**
 * Places in a pack as the pages name them: `stock.3.francs`, `strips.2`. A marked value stands in the file as
 * `{ value, origin }`; its place is named without the `value` in between.
 */
import type { Pack } from '@horta/engine';

export type PackPath = string;

type Node = Readonly<Record<string, unknown>>;

export function isMarked(node: unknown): node is { readonly value: unknown; readonly origin: unknown } {
  return isNode(node) && 'value' in node && 'origin' in node;
}

export function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null;
}

export function stepsOf(path: PackPath): string[] {
  return path.split('.');
}

/** What stands there, as it came from outside: undefined where there is nothing. */
export function valueAt(pack: Pick<Pack, 'components'>, path: PackPath): unknown {
  let node: unknown = pack.components;
  for (const step of stepsOf(path)) {
    if (isMarked(node)) node = node.value;
    if (!isNode(node)) return undefined;
    node = node[step];
  }
  return isMarked(node) ? node.value : node;
}

/** As `valueAt`, where a list is looked for. */
export function listAt(pack: Pick<Pack, 'components'>, path: PackPath): readonly unknown[] {
  const value = valueAt(pack, path);
  return Array.isArray(value) ? value : [];
}

/** A number as it is shown: one that is still being written, or never was one, is a question. */
export function figure(value: unknown): string {
  return typeof value === 'number' ? String(value) : '?';
}

/** The place as faults name it, `components.stock[3].irises[0]`, in the way of the pages. */
export function pathOfFault(path: string): PackPath {
  return path
    .replace(/^components\.?/, '')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replaceAll(/\.value(?=\.|$)/g, '');
}
