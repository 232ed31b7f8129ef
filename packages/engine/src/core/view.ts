/** What is seen of a state. It follows from the table of its fields, whichever game it is. */
import { coveredFields, type Lists, type Values } from './covered.ts';
import { type Eyes, type GameState, type Ruleset, UNKNOWN } from './game.ts';

/** A copy of the state in which everything that these eyes may not see is covered. */
export function view<S extends GameState>(s: S, eyes: Eyes): S {
  const v = s.rules.clone(s) as S;
  cover(v as unknown as Changed, s, eyes);
  return v;
}

/** Of the fields that aren't open to all, what these eyes see: without a copy of all the others. */
export function coveredAsSeen(s: GameState, eyes: Eyes): Values {
  const seen: Changed = {};
  cover(seen, s, eyes);
  return seen;
}

/** The names of the fields that are open to all. */
export function openFields({ rules }: GameState): readonly string[] {
  return coveredFields(rules.fields).open;
}

type Changed = Record<string, number | readonly number[]>;

function cover(target: Changed, s: GameState, eyes: Eyes): void {
  const own = ownBit(s, eyes);
  const lists = s as unknown as Lists;
  const { keys, blocks, ownBits, hiddenCard, hiddenCards, seenCards } = coveredFields(s.rules.fields);
  for (const name of keys) target[name] = repeated(ZEROS, 0, lists[name].length);
  for (const name of blocks) target[name] = 0;
  for (const name of hiddenCard) target[name] = UNKNOWN;
  for (const name of hiddenCards) target[name] = repeated(UNKNOWNS, UNKNOWN, lists[name].length);
  for (const { name, seats } of seenCards) {
    target[name] = cardsSeen(lists[name], lists[seats], own);
    target[seats] = ownBitsOf(lists[seats], own);
  }
  for (const name of ownBits) target[name] = ownBitsOf(lists[name], own);
}

/** Everyone who may look at a table: each seat, and a spectator. */
export function allEyes({ players }: Ruleset): Eyes[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
}

/** A spectator has seen nothing in secret. Whoever is neither that nor at the table is a mistake. */
function ownBit(s: GameState, eyes: Eyes): number {
  if (eyes === 'spectator') return 0;
  if (eyes >= 0 && eyes < s.rules.players) return 1 << eyes;
  throw new RangeError(`no seat ${eyes} at a table of ${s.rules.players}`);
}

/** In most games there are no such cards. */
function cardsSeen(cards: readonly number[], seats: readonly number[], own: number): readonly number[] {
  return cards.length === 0 ? cards : cards.map((card, i) => ((seats[i] & own) === 0 ? UNKNOWN : card));
}

function ownBitsOf(sets: readonly number[], own: number): readonly number[] {
  return sets.length === 0 ? sets : sets.map((seats) => seats & own);
}

/** Lists by length. Views share them: lists that aren't open to all are replaced, never changed (fields.ts). */
const UNKNOWNS: (readonly number[])[] = [[]];
const ZEROS: (readonly number[])[] = [[]];

function repeated(lists: (readonly number[])[], value: number, length: number): readonly number[] {
  while (lists.length <= length) lists.push([...lists[lists.length - 1], value]);
  return lists[length];
}
