/** The fields of a pad: what is asked of each player, and what can be answered. Which there are is a game's own. */

import type { Ruleset } from '@horta/engine';
import type { NameKind } from '@horta/words/fetched';
import type { IconName } from '../art/icons.ts';
import type { Pad } from './pad.ts';
import type { p } from './words.ts';

/** What a field says: in the game's own words, or in the pad's. */
export type Label = { readonly kind: NameKind; readonly which: number | string } | keyof typeof p;

/** Whose field it is. */
export interface Place {
  readonly rules: Ruleset;
  readonly pad: Pad;
  readonly seat: number;
}

/**
 * Why no more can be written down: it is all a player can have, the others have the rest, they have something else for
 * it, or a pad has no room for more.
 */
export type Bound = 'own' | 'others' | 'together' | 'room';

export interface Limit {
  readonly value: number;
  readonly bound: Bound;
  /** Of what a player has for several fields together: how many in all. */
  readonly all?: number;
}

interface Common {
  readonly id: string;
  readonly label: Label;
  /** More about it, in a sentence. */
  readonly hint?: Label | ((place: Place) => Label | undefined);
  readonly icon?: IconName;
  /** The sources that it makes points of: what they come to is told beside it. */
  readonly sources?: readonly string[];
  /** Where several fields make the points of one source: how many of the things that count are of this one. */
  part?(place: Place): number;
  /** What is good to know as things are now, in a sentence. */
  note?(place: Place): Label | undefined;
  /** Whether it matters here; always if it is not said. */
  isAsked?(place: Place): boolean;
}

/** A number, with a stepper. */
export interface NumberField extends Common {
  readonly kind: 'number';
  /** Before anything is written down; 0 if it is not said. */
  usual?(place: Place): number;
  least?(place: Place): number;
  most(place: Place): Limit;
  /** Nothing is written down, and that is not the same as none. */
  isOpen?(place: Place): boolean;
}

/** A space of a track, from 0: one of its printed numbers is chosen. */
export interface LevelField extends Common {
  readonly kind: 'level';
  /** Which space it is counts, not the number printed there: two spaces can have the same. */
  readonly isPlace?: true;
  levels(place: Place): readonly number[];
}

export interface SetMember {
  readonly label: Label;
  readonly hint?: Label;
  readonly icon?: IconName;
  /** What is printed on it, in francs. */
  readonly francs?: number;
}

/** Why something can't be had: others have all of it, or there is no room for more. */
export type Refusal =
  | { readonly code: 'taken'; readonly by: readonly number[] }
  | { readonly code: 'full'; readonly most: number };

/** Some of a few things, as the bits of one number. */
export interface SetField extends Common {
  readonly kind: 'set';
  usual?(place: Place): number;
  members(place: Place): readonly SetMember[];
  refusal(place: Place, member: number): Refusal | undefined;
}

/** Spaces of the Art Nouveau board, as the bits of one number. */
export interface SpotsField extends Common {
  readonly kind: 'spots';
  readonly columns: number;
  readonly rows: number;
  /** How many are to be marked. */
  count(place: Place): number;
  isClosed(place: Place, spot: number): boolean;
}

/** The one thing that only one player can have. */
export interface HolderField extends Common {
  readonly kind: 'holder';
}

export type Field = NumberField | LevelField | SetField | SpotsField | HolderField;

export interface Section {
  readonly id: string;
  readonly title: Label;
  readonly hint?: Label;
  /** The address of its rule, within those of the game. */
  readonly topic: string;
  readonly fields: readonly Field[];
}

export function hintOf({ hint }: Field, place: Place): Label | undefined {
  return typeof hint === 'function' ? hint(place) : hint;
}

/** The fields that are asked of this player, section by section. */
export function askedOf(sections: readonly Section[], place: Place): Section[] {
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => field.isAsked?.(place) ?? true),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** What is written down in a field, whether it can be so or not; undefined if nothing is. */
function written({ pad, seat }: Place, field: Field): number | undefined {
  return pad.players[seat]?.values[field.id];
}

/** What counts: what is written down, kept within what can be. */
export function entryOf(place: Place, field: Field): number {
  const given = written(place, field);
  switch (field.kind) {
    case 'number': {
      const least = field.least?.(place) ?? 0;
      const value = given ?? field.usual?.(place) ?? 0;
      return Math.max(least, Math.min(field.most(place).value, value));
    }
    case 'level':
      return Math.max(0, Math.min(given ?? 0, field.levels(place).length - 1));
    case 'set':
      return onlyAllowed(place, field, given ?? field.usual?.(place) ?? 0);
    case 'spots':
      return firstBits(
        given ?? 0,
        field.count(place),
        (spot) => spot < field.rows * field.columns && !field.isClosed(place, spot),
      );
    case 'holder':
      return Number(place.pad.holder === place.seat);
  }
}

function onlyAllowed(place: Place, field: SetField, set: number): number {
  const { length } = field.members(place);
  return firstBits(
    set,
    length,
    (member) => member < length && field.refusal(place, member)?.code !== 'taken',
  );
}

/** The first members of a set, so many of them, that are allowed. */
function firstBits(set: number, count: number, isAllowed: (member: number) => boolean): number {
  let kept = 0;
  let left = count;
  for (let member = 0; member < 31 && left > 0; member++) {
    if (((set >> member) & 1) === 0 || !isAllowed(member)) continue;
    kept |= 1 << member;
    left--;
  }
  return kept;
}

export function hasMember(set: number, member: number): boolean {
  return ((set >> member) & 1) === 1;
}

export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** Why a number can't be written down; undefined if it can. */
export type NumberFault =
  | { readonly code: 'no-number' }
  | { readonly code: 'out-of-range'; readonly least: number; readonly most: number }
  | { readonly code: 'too-few'; readonly least: number }
  | { readonly code: 'too-many'; readonly most: number; readonly bound: Bound; readonly all?: number };

export function numberFault(place: Place, field: NumberField, value: number): NumberFault | undefined {
  if (!Number.isSafeInteger(value)) return { code: 'no-number' };
  const least = field.least?.(place) ?? 0;
  const { value: most, bound, all } = field.most(place);
  if (value >= least && value <= most) return undefined;
  if (bound === 'room') return { code: 'out-of-range', least, most };
  return value < least ? { code: 'too-few', least } : { code: 'too-many', most, bound, ...(all && { all }) };
}

/** A number below 0 has been begun: nothing is wrong yet. */
export function isSign(text: string): boolean {
  return /^\s*[-−–+]\s*$/.test(text);
}

/** What somebody typed, as a number; NaN if it is none. A minus may be one of those that keyboards and printers have. */
export function numberTyped(text: string): number {
  const plain = text.trim().replace(/^[−–]/, '-');
  return /^[+-]?\d{1,15}$/.test(plain) ? Number(plain) : Number.NaN;
}
