/** What is seen of a state. It follows from the table of its fields, whichever game it is. */
import { coveredFields, type Lists, type Values } from './covered.ts';
import { type Eyes, type GameState, type Ruleset, UNKNOWN } from './game.ts';

/** A copy of the state in which everything that these eyes may not see is covered. */
export function view<S extends GameState>(s: S, eyes: Eyes): S {
  const own = ownBit(s, eyes);
  const v = s.rules.clone(s) as S;
  const values = v as unknown as Values;
  const lists = v as unknown as Lists;
  const { keys, blocks, ownBits, hiddenCard, hiddenCards, seenCards } = coveredFields(s.rules.fields);
  for (const name of keys) lists[name] = repeated(ZEROS, 0, lists[name].length);
  for (const name of blocks) values[name] = 0;
  for (const name of hiddenCard) values[name] = UNKNOWN;
  for (const name of hiddenCards) lists[name] = repeated(UNKNOWNS, UNKNOWN, lists[name].length);
  for (const { name, seats } of seenCards) {
    const list = lists[name];
    // To find a field by its name takes time, and in most games there are no such cards.
    if (list.length === 0) continue;
    lists[name] = cardsSeen(list, lists[seats], own);
    lists[seats] = ownBitsOf(lists[seats], own);
  }
  for (const name of ownBits) lists[name] = ownBitsOf(lists[name], own);
  return v;
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

function cardsSeen(cards: readonly number[], seats: readonly number[], own: number): number[] {
  return cards.map((card, i) => ((seats[i] & own) === 0 ? UNKNOWN : card));
}

function ownBitsOf(sets: readonly number[], own: number): number[] {
  return sets.map((seats) => seats & own);
}

/** Lists by length. Views share them: lists that aren't open to all are replaced, never changed (fields.ts). */
const UNKNOWNS: (readonly number[])[] = [[]];
const ZEROS: (readonly number[])[] = [[]];

function repeated(lists: (readonly number[])[], value: number, length: number): readonly number[] {
  while (lists.length <= length) lists.push([...lists[lists.length - 1], value]);
  return lists[length];
}
