/** The fields of a table by who may see them; those that aren't open to all sorted by what views and samples do with them. */
import type { Field, FieldKind, Fields } from './fields.ts';

export interface CoveredFields {
  /** Not covered: open to all. */
  readonly open: readonly string[];
  /** Keys of chance, and how far they are used. */
  readonly keys: readonly string[];
  readonly blocks: readonly string[];
  /** But for those that say who has seen cards. */
  readonly ownBits: readonly string[];
  readonly hiddenCard: readonly string[];
  readonly hiddenCards: readonly string[];
  readonly seenCards: readonly { readonly name: string; readonly seats: string }[];
  /** These three, in the order of the table. */
  readonly cards: readonly CoveredCards[];
}

/** Cards that nobody has seen, or only those seats whose bit is set in the field `seats`. */
export interface CoveredCards {
  readonly name: string;
  readonly kind: FieldKind;
  readonly seats: string | undefined;
  readonly pool: string;
}

/** The values of a state by name. */
export type Values = Record<string, number | readonly number[]>;
export type Lists = Record<string, readonly number[]>;

const known = new WeakMap<Fields, CoveredFields>();

/** Found once for a table. Throws if the table contradicts itself. */
export function coveredFields(fields: Fields): CoveredFields {
  let covered = known.get(fields);
  if (covered === undefined) {
    covered = findCovered(fields);
    known.set(fields, covered);
  }
  return covered;
}

function findCovered(fields: Fields): CoveredFields {
  const entries = Object.entries(fields);
  const cards = entries.flatMap(([name, field]) => cardsIn(name, field));
  for (const { name, seats } of cards) {
    if (seats !== undefined && fields[seats]?.sight !== 'own-bit')
      throw new Error(`who has seen ${name} should stand in ${seats}, which has no own bits`);
  }
  const names = (sight: Field['sight'], kind: FieldKind) =>
    entries.filter(([, field]) => field.sight === sight && field.kind === kind).map(([name]) => name);
  return {
    open: entries.filter(([, { sight }]) => sight === 'open').map(([name]) => name),
    keys: names('chance', 'numbers'),
    blocks: names('chance', 'number'),
    ownBits: names('own-bit', 'numbers').filter((name) => cards.every(({ seats }) => seats !== name)),
    hiddenCard: names('hidden', 'number'),
    hiddenCards: names('hidden', 'numbers'),
    seenCards: cards.flatMap(({ name, seats }) => (seats === undefined ? [] : [{ name, seats }])),
    cards,
  };
}

function cardsIn(name: string, field: Field): CoveredCards[] {
  const { kind, sight } = field;
  if (sight === 'hidden') return [{ name, kind, seats: undefined, pool: field.pool }];
  if (sight === 'seen') return [{ name, kind, seats: field.seats, pool: field.pool }];
  return [];
}
