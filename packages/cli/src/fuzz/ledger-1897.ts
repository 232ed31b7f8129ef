/** What the events of Bruxelles 1897 come to. */
import { type GameEvent, NONE, type Ruleset } from '@horta/engine';
import {
  ARCHITECT_KINDS,
  ARTWORK,
  architectAt,
  architectOf,
  artworkAt,
  BUILDINGS,
  brusselsAt,
  COLOURS,
  type Event,
  type EventType,
  EXPO,
  HOUSE,
  HOUSES,
  houseAt,
  kindOf,
  MATERIAL,
  MATERIAL_CARDS,
  materialAt,
  NEUTRAL,
  NOBLE,
  type Rules,
  SCALES,
  scaleAt,
  typeOf,
} from '@horta/engine/1897';
import { type Ledger, ledgerOf } from './ledger.ts';

type Book = ReturnType<typeof bookOf>;

export function ledger1897(ruleset: Ruleset): Ledger {
  const rules = ruleset as unknown as Rules;
  const book = bookOf(rules);
  return ledgerOf(book, (told: GameEvent) => {
    const event = told as Event;
    (TELLERS[event.type] as Teller<Event> | undefined)?.(book.fields, event, rules);
  });
}

/** The table before the first event. */
function bookOf(rules: Rules) {
  const { players, architects, cells } = rules;
  const bySeat = (width: number) => Array<number>(players * width).fill(0);
  const byArchitect = (counts: readonly number[]) => Array.from({ length: players }, () => counts).flat();
  return {
    fields: {
      expoHolder: NONE,
      nobles: bySeat(1).map(() => 1 << rules.startingNoble),
      hand: byArchitect(architects.map(({ copies, inPrison }) => copies - inPrison)),
      prison: byArchitect(architects.map(({ inPrison }) => inPrison)),
      brussels: bySeat(BUILDINGS.length * ARCHITECT_KINDS),
      uses: BUILDINGS.map(() => 0),
      artworks: bySeat(COLOURS.length),
      materials: bySeat(MATERIAL_CARDS.length),
      houses: bySeat(HOUSES.length),
      scales: bySeat(SCALES.length),
      cards: Array<number>(cells).fill(NONE),
      owners: Array<number>(cells).fill(NONE),
      faces: Array<number>(cells).fill(NONE),
      bonuses: [] as number[],
    },
    sizes: {},
  };
}

type Fields = Book['fields'];
type Teller<E extends Event> = (fields: Fields, event: E, rules: Rules) => void;

/** By event: what it changes. Those left out change nothing that the ledger keeps. */
const TELLERS: { readonly [T in EventType]?: Teller<Extract<Event, { type: T }>> } = {
  'first-player-chosen': (fields) => {
    fields.expoHolder = NONE;
  },
  'table-cleared': (fields, _, { architects }) => {
    for (const list of [fields.cards, fields.owners, fields.faces]) list.fill(NONE);
    for (const counts of [fields.brussels, fields.uses]) counts.fill(0);
    fields.hand = fields.prison.map((count, i) => (architects[i % ARCHITECT_KINDS]?.copies ?? 0) - count);
  },
  'area-laid': (fields, { cards }) => {
    fields.cards = [...cards];
  },
  'bonuses-laid': (fields, { bonuses }) => {
    fields.bonuses = [...bonuses];
  },
  'neutral-placed': (fields, { cell, face }) => {
    fields.owners[cell] = NEUTRAL;
    fields.faces[cell] = face;
  },
  'architect-placed': (fields, { player, cell, face }) => {
    add(fields.hand, architectAt(player, architectOf(face)), -1);
    fields.owners[cell] = player;
    fields.faces[cell] = face;
  },
  'architects-sent': (fields, { player, building, architects, use }) => {
    architects.forEach((count, architect) => {
      add(fields.hand, architectAt(player, architect), -count);
      add(fields.brussels, brusselsAt(player, building, architect), count);
    });
    fields.uses[building] = use;
  },
  'architect-released': (fields, { player, architect }) => {
    add(fields.prison, architectAt(player, architect), -1);
    add(fields.hand, architectAt(player, architect), 1);
  },
  'architect-arrested': (fields, { player, architect, building }) => {
    add(fields.brussels, brusselsAt(player, building, architect), -1);
    add(fields.prison, architectAt(player, architect), 1);
  },
  'scale-advanced': (fields, { player, scale }) => add(fields.scales, scaleAt(player, scale), 1),
  'card-taken': (fields, { cell }) => {
    fields.cards[cell] = NONE;
  },
  'card-kept': (fields, { player, card }) => {
    const kind = kindOf(card);
    const type = typeOf(card);
    if (type === ARTWORK) add(fields.artworks, artworkAt(player, kind), 1);
    else if (type === MATERIAL) add(fields.materials, materialAt(player, kind), 1);
    else if (type === HOUSE) add(fields.houses, houseAt(player, kind), 1);
    else if (type === NOBLE) fields.nobles[player] = (fields.nobles[player] ?? 0) | (1 << kind);
    else if (type === EXPO) fields.expoHolder = player;
  },
  'card-discarded': (fields, { player, card, cause }) => {
    const kind = kindOf(card);
    if (cause === 'sold') add(fields.artworks, artworkAt(player, kind), -1);
    if (cause === 'unpaid') fields.nobles[player] = (fields.nobles[player] ?? 0) & ~(1 << kind);
  },
  'house-paid': (fields, { player, cards }) => {
    for (const [card, count] of cards.entries()) add(fields.materials, materialAt(player, card), -count);
  },
};

function add(counts: number[], at: number, amount: number): void {
  counts[at] = (counts[at] ?? 0) + amount;
}
