/**
 * Sets of cards as single numbers, so that a set is one option: how many of each kind are the digits of the number,
 * the first kind the lowest, each digit going up to as many cards of the kind as there are.
 */
import type { Notation } from '../../core/game.ts';
import type { Multiset } from '../../mechanics/multiset.ts';

export interface CardSets {
  /** By set: how many cards of each kind. */
  readonly counts: readonly Multiset[];
  /** By set: how many cards in all. */
  readonly sizes: readonly number[];
}

/** All sets with at most this many cards of each kind. */
export function cardSets(limits: readonly number[]): CardSets {
  let counts: number[][] = [[]];
  for (const limit of limits) {
    const shorter = counts;
    counts = [];
    for (let digit = 0; digit <= limit; digit++) for (const set of shorter) counts.push([...set, digit]);
  }
  return { counts, sizes: counts.map((set) => set.reduce((sum, count) => sum + count, 0)) };
}

/** Whether the cards from place `from` on, by kind, include the set. */
export function includesSet(cards: readonly number[], from: number, set: Multiset): boolean {
  for (let kind = 0; kind < set.length; kind++) if (cards[from + kind] < set[kind]) return false;
  return true;
}

/** A set as the names of its cards, in order, joined by `+`; the empty set is `none`. */
export function setNotation(limits: readonly number[], names: readonly string[]): Notation {
  const places = limits.map((_, kind) =>
    limits.slice(0, kind).reduce((size, limit) => size * (limit + 1), 1),
  );
  return {
    write(set) {
      const words = limits.flatMap((limit, kind) =>
        Array<string>(Math.floor(set / places[kind]) % (limit + 1)).fill(names[kind]),
      );
      return words.join('+') || 'none';
    },
    read(word) {
      if (word === 'none') return 0;
      let set = 0;
      let last = 0;
      for (const name of word.split('+')) {
        const kind = names.indexOf(name);
        // In order, so that a set has one spelling only.
        if (kind < last || Math.floor(set / places[kind]) % (limits[kind] + 1) === limits[kind])
          return undefined;
        set += places[kind];
        last = kind;
      }
      return set;
    },
  };
}
