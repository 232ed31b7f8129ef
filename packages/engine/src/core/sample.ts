/** How that which a view doesn't show might be. It follows from the table of its fields, whichever game it is. */
import { type CoveredCards, coveredFields, type Lists, type Values } from './covered.ts';
import type { Fields } from './fields.ts';
import { type GameState, UNKNOWN } from './game.ts';
import { type Random, randomKey, shuffle } from './random.ts';

/** By pool: the cards that a view doesn't show, in a new list. The table of fields says where they may lie. */
export type Unseen<S, Pool extends string> = { readonly [P in Pool]: (view: S) => number[] };

interface PoolPlan<S> {
  readonly name: string;
  readonly unseen: (view: S) => number[];
  /** The fields with its cards, in the order of the table. */
  readonly fields: readonly CoveredCards[];
}

/**
 * A game's `sample`: lays the cards that a view doesn't show in the covered places of their pool, in random order, and
 * gives the state a future of its own. Pools are dealt in the order in which they are listed here, the fields of each in
 * that of the table. `complete` adds what follows from the cards dealt.
 */
export function sampling<S extends GameState, Pool extends string>(
  unseen: Unseen<S, Pool>,
  complete?: (s: S) => void,
): (view: S, random: Random) => S {
  const plans = new WeakMap<Fields, readonly PoolPlan<S>[]>();
  return (v, random) => {
    const { fields } = v.rules;
    let pools = plans.get(fields);
    if (pools === undefined) {
      pools = plan(fields, unseen);
      plans.set(fields, pools);
    }
    const s = v.rules.clone(v) as S;
    for (const name of coveredFields(fields).keys) (s as unknown as Lists)[name] = randomKey(random);
    for (const pool of pools) deal(s, pool, random);
    complete?.(s);
    return s;
  };
}

function plan<S, Pool extends string>(fields: Fields, unseen: Unseen<S, Pool>): PoolPlan<S>[] {
  const { cards } = coveredFields(fields);
  for (const { name, pool } of cards)
    if (!Object.hasOwn(unseen, pool)) throw new Error(`no pool '${pool}' to deal ${name} from`);
  return (Object.keys(unseen) as Pool[]).map((name) => ({
    name,
    unseen: unseen[name],
    fields: cards.filter(({ pool }) => pool === name),
  }));
}

function deal<S extends GameState>(s: S, { name: pool, unseen, fields }: PoolPlan<S>, random: Random): void {
  const places = coveredPlaces(s, fields);
  if (places === 0) return;
  const cards = shuffle(unseen(s), random);
  if (cards.length !== places)
    throw new RangeError(`${cards.length} unseen cards of ${pool} for ${places} places`);
  const values = s as unknown as Values;
  const lists = s as unknown as Lists;
  let next = 0;
  for (const { name, kind, seats } of fields) {
    if (kind === 'number') values[name] = cards[next++];
    else if (seats !== undefined)
      lists[name] = lists[name].map((card) => (card === UNKNOWN ? cards[next++] : card));
    else {
      const { length } = lists[name];
      lists[name] = length === places ? cards : cards.slice(next, next + length);
      next += length;
    }
  }
}

/** How many cards the view doesn't show in these fields. What nobody sees is covered from end to end. */
function coveredPlaces(s: GameState, fields: readonly CoveredCards[]): number {
  const lists = s as unknown as Lists;
  let places = 0;
  for (const { name, kind, seats } of fields) {
    if (kind === 'number') places++;
    else if (seats === undefined) places += lists[name].length;
    else for (const card of lists[name]) if (card === UNKNOWN) places++;
  }
  return places;
}
