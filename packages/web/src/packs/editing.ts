/** Correcting a pack: nothing is changed in place, each correction gives a pack of its own. */
import { type Fault, findGame, type GameId, InvalidInput, type Origin, type Pack } from '@horta/engine';
import {
  type ComponentEntry,
  type ComponentGroup,
  type Field,
  marksIn,
  originAt,
} from '../games/components/component-list.ts';
import {
  isMarked,
  isNode,
  type PackPath,
  pathOfFault,
  stepsOf,
  valueAt,
} from '../games/components/component-paths.ts';

/** A pack that is being corrected: its form is that of a pack, its values need not be. */
export type Draft = Pack;

export function copyOf(pack: Pack, id: string, name: string): Draft {
  return { ...pack, id, name };
}

function changed(node: unknown, steps: readonly string[], change: (node: unknown) => unknown): unknown {
  if (steps.length === 0) return change(node);
  if (isMarked(node)) return { ...node, value: changed(node.value, steps, change) };
  const [step, ...rest] = steps;
  if (Array.isArray(node))
    return node.map((child, i) => (String(i) === step ? changed(child, rest, change) : child));
  return isNode(node) ? { ...node, [step]: changed(node[step], rest, change) } : node;
}

function withChanged(draft: Draft, path: PackPath, change: (node: unknown) => unknown): Draft {
  return { ...draft, components: changed(draft.components, stepsOf(path), change) as object };
}

export function withValue(draft: Draft, path: PackPath, value: unknown): Draft {
  return withChanged(draft, path, (node) => (isMarked(node) ? { ...node, value } : value));
}

function withOrigin(draft: Draft, path: PackPath, origin: Origin): Draft {
  return withChanged(draft, path, (node) => (isNode(node) ? { ...node, origin } : node));
}

/** The mark that a value stands under, if it has one. */
function markOver({ marked }: Pick<ComponentEntry, 'marked'>, path: PackPath): PackPath | undefined {
  return marked.find((mark) => path === mark || path.startsWith(`${mark}.`));
}

/**
 * A value as somebody reads it off the box: from then on it is as printed. One of several things under one mark says
 * nothing of the others.
 */
export function corrected(draft: Draft, entry: ComponentEntry, path: PackPath, value: unknown): Draft {
  const mark = entry.isSet === true ? undefined : markOver(entry, path);
  const next = withValue(draft, path, value);
  return mark === undefined ? next : withOrigin(next, mark, 'printed');
}

/** All of an entry was found in the box as it is here. */
export function seen(draft: Draft, { marked }: Pick<ComponentEntry, 'marked'>): Draft {
  return marked.reduce((next, mark) => withOrigin(next, mark, 'printed'), draft);
}

/** An entry as the game's own pack has it, marks and all. */
export function undone(draft: Draft, own: Pack, { path }: Pick<ComponentEntry, 'path'>): Draft {
  const original = nodeAt(own, path);
  return original === undefined ? draft : withChanged(draft, path, () => original);
}

function nodeAt(pack: Pick<Pack, 'components'>, path: PackPath): unknown {
  return stepsOf(path).reduce<unknown>(
    (node, step) => (isNode(node) ? node[step] : undefined),
    pack.components,
  );
}

/** Whether an entry says anything else than in the other pack; where it is known from is not compared. */
export function differs(one: Pack, other: Pack, { path }: Pick<ComponentEntry, 'path'>): boolean {
  return plain(nodeAt(one, path)) !== plain(nodeAt(other, path));
}

/** As text, without marks. */
function plain(node: unknown): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'origin' ? undefined : value)) ?? '';
}

/** Whether there is something to take back: a value or a mark. */
export function isTouched(draft: Draft, own: Pack, { path }: Pick<ComponentEntry, 'path'>): boolean {
  const original = nodeAt(own, path);
  return original !== undefined && JSON.stringify(nodeAt(draft, path)) !== JSON.stringify(original);
}

export interface Progress {
  /** Values that are as printed. */
  readonly done: number;
  readonly all: number;
  readonly left: number;
  /** Of those that are left. */
  readonly reconstructed: number;
}

export function progressOf(pack: Pack): Progress {
  const origins = marksIn(pack).map((path) => originAt(pack, path));
  const done = origins.filter((origin) => origin === 'printed').length;
  const reconstructed = origins.filter((origin) => origin === 'reconstructed').length;
  return { done, all: origins.length, left: origins.length - done, reconstructed };
}

/** How many values of these entries are not as printed yet. */
export function leftIn(pack: Pack, entries: readonly Pick<ComponentEntry, 'marked'>[]): number {
  const origins = entries.flatMap(({ marked }) => marked).map((path) => originAt(pack, path));
  return origins.filter((origin) => origin !== 'printed').length;
}

const SURENESS: Readonly<Record<Origin, number>> = { reconstructed: 0, derived: 1, printed: 2 };

/** Those that we are least sure of first; within that as the list has them. */
export function leastSureFirst(
  entries: readonly ComponentEntry[],
  originOf: (entry: ComponentEntry) => Origin,
): ComponentEntry[] {
  return entries.toSorted((one, other) => SURENESS[originOf(one)] - SURENESS[originOf(other)]);
}

/** All that keeps a pack from being played with. */
export function faultsOf(draft: Draft): readonly Fault[] {
  try {
    findGame(draft.game).readPack(draft);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.faults;
    throw error;
  }
}

/**
 * The game's own value where a fault is, whatever stands there; what no pack of the game has goes. For files that are not
 * as packs are: what a field can't mend.
 */
export function repaired(draft: Draft, own: Pack, { path }: Pick<Fault, 'path'>): Draft {
  const steps = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const original = steps.reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), own);
  return originalMarks(replaced(draft, steps, original), own, steps) as Draft;
}

/** What says the same as the game's own again is known from where that is. */
function originalMarks(node: unknown, own: unknown, [step, ...rest]: readonly string[]): unknown {
  if (!isNode(node) || !isNode(own)) return node;
  if ('origin' in own && plain(node) === plain(own)) return own;
  if (step === undefined) return node;
  const child = originalMarks(node[step], own[step], rest);
  if (child === node[step]) return node;
  return Array.isArray(node) ? node.with(Number(step), child) : { ...node, [step]: child };
}

function replaced(node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(node))
    return node.map((child, i) => (String(i) === step ? replaced(child, rest, value) : child));
  const fields = isNode(node) ? node : {};
  const child = replaced(fields[step], rest, value);
  if (child !== undefined) return { ...fields, [step]: child };
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== step));
}

/** A fault, and the entry that it is about; none if it is about the pack as a whole. */
export interface PlacedFault {
  readonly fault: Fault;
  readonly path: PackPath;
  readonly entry: ComponentEntry | undefined;
  /** That of the entry, or of those in the list that the fault is about. */
  readonly group: ComponentGroup | undefined;
}

export function placed(faults: readonly Fault[], entries: readonly ComponentEntry[]): PlacedFault[] {
  return faults.map((fault) => {
    const path = pathOfFault(fault.path);
    const within = (whole: PackPath) => path === whole || path.startsWith(`${whole}.`);
    const entry = entries.find((candidate) => within(candidate.path));
    const first = entry ?? entries.find((candidate) => candidate.path.startsWith(`${path}.`));
    return { fault, path, entry, group: first?.group };
  });
}

export type Missing = 'belle_epoque' | 'asymmetric';

/** The part that a table with these options needs and the pack is without. */
export function missingPart(
  pack: Pack,
  options: Readonly<Record<string, boolean | string>> | undefined,
): Missing | undefined {
  if (pack.game !== '1893') return undefined;
  if (options?.belleEpoque === true && valueAt(pack, 'belleEpoque') === undefined) return 'belle_epoque';
  const boards = options?.boards ?? 'alike';
  return boards !== 'alike' && valueAt(pack, 'asymmetric') === undefined ? 'asymmetric' : undefined;
}

export type FileFault = 'file_not_json' | 'file_no_pack' | 'file_too_large';

/** More than a box has of anything: nobody could look through it. */
const LONGEST_LIST = 200;

/**
 * The pack that a file holds, faults and all: those are named where it is corrected. It is written down as it was read,
 * in the same order.
 */
export function draftFrom(json: unknown, isGame: (id: string) => id is GameId): Draft | FileFault {
  if (!isNode(json) || typeof json.game !== 'string' || !isGame(json.game) || !isNode(json.components))
    return 'file_no_pack';
  if (longestIn(json) > LONGEST_LIST) return 'file_too_large';
  const { format = '', game, id, name, components, ...rest } = json;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { format, game, id: text(id), name: text(name), ...rest, components } as Draft;
}

function longestIn(node: unknown): number {
  if (!isNode(node)) return 0;
  const children = Object.values(node);
  return children.reduce<number>((most, child) => Math.max(most, longestIn(child)), children.length);
}

/** What one of the packs holds, or both; where both do, as the first has it. */
export function listedInEither(
  listed: (pack: Pack) => readonly ComponentEntry[],
  one: Pack,
  other: Pack,
): ComponentEntry[] {
  const first = listed(one);
  const paths = new Set(first.map(({ path }) => path));
  return [...first, ...listed(other).filter(({ path }) => !paths.has(path))];
}

/** The values of an entry that are not the same. */
export function changedFields(one: Pack, other: Pack, { fields }: Pick<ComponentEntry, 'fields'>): Field[] {
  return fields.filter(
    ({ path }) => JSON.stringify(valueAt(one, path)) !== JSON.stringify(valueAt(other, path)),
  );
}
