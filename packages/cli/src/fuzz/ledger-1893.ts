/** What the events of Bruxelles 1893 come to: of both editions, with and without expansion and boards. */
import { type GameEvent, NONE, type Ruleset } from '@horta/engine';
import {
  ARTWORKS,
  artworkAt,
  BLACK,
  BRUSSELS_ACTIONS,
  backOf,
  brusselsAt,
  CARDS,
  cubeAt,
  type Event,
  type EventType,
  MATERIAL_NAMES,
  multiplierAt,
  NEUTRAL,
  ROWS,
  type Rules,
  SPACES,
  TRACKS,
  trackAt,
  WHITE,
} from '@horta/engine/1893';
import { type Ledger, ledgerOf } from './ledger.ts';

type Book = ReturnType<typeof bookOf>;

export function ledger1893(ruleset: Ruleset): Ledger {
  const rules = ruleset as unknown as Rules;
  const book = bookOf(rules);
  return ledgerOf(book, (told: GameEvent) => {
    const event = told as Event;
    (TELLERS[event.type] as Teller<Event> | undefined)?.(book, event, rules);
  });
}

/** The table before the first event. */
function bookOf(rules: Rules) {
  const { players, architectsInCourthouse: inCourthouse } = rules;
  const bySeat = (value: number, width = 1) => Array<number>(players * width).fill(value);
  const noCubes = bySeat(0, MATERIAL_NAMES.length);
  const coloured = rules.workshop.slice(0, BLACK).reduce((a, b) => a + b);
  return {
    fields: {
      architects: bySeat(rules.architects - inCourthouse),
      courthouse: bySeat(inCourthouse),
      built: bySeat(0),
      nobles: bySeat(1 << rules.startingNoble),
      tracks: bySeat(0, TRACKS.length),
      multipliers: bySeat(1, ROWS.length),
      boards: bySeat(0),
      cubes: [...noCubes, ...rules.cubes],
      artworks: [...bySeat(0, ARTWORKS), ...rules.workshop],
      shop: [NONE, NONE],
      brussels: [...bySeat(0, BRUSSELS_ACTIONS.length), ...BRUSSELS_ACTIONS.map(() => 0)],
      meeples: Array<number>(SPACES).fill(NONE),
      bids: Array<number>(SPACES).fill(0),
      houses: Array<number>(SPACES).fill(NONE),
      pavilions: rules.surcharges.map(() => NONE),
      siteCards: [] as number[],
      usedCards: 0,
      travellers: bySeat(0),
      travellersSent: BRUSSELS_ACTIONS.map(() => 0),
      cardArchitects: bySeat(0),
      cardTravellers: 0,
      bonusTiles: [] as number[],
      bonusOwners: [] as number[],
      raisedRow: NONE,
      exhibitions: [] as number[],
      faceDownOwners: [] as number[],
    },
    sizes: {
      covered: 0,
      drawn: 0,
      artworkPile: rules.artworksPerColour * BLACK - coloured,
      faceDown: 0,
    },
  };
}

type Teller<E extends Event> = (book: Book, event: E, rules: Rules) => void;

/** By event: what it changes. Those left out change nothing that the ledger keeps. */
const TELLERS: { readonly [T in EventType]?: Teller<Extract<Event, { type: T }>> } = {
  'game-started': ({ fields }, { boards, siteCards, bonusTiles }, rules) => {
    for (const [seat, board] of boards.entries()) giveBoard(fields, seat, board, rules);
    fields.siteCards = [...siteCards];
    fields.bonusTiles = [...bonusTiles];
    fields.bonusOwners = bonusTiles.map(() => NONE);
  },
  'board-chosen': ({ fields }, { player, board }, rules) => giveBoard(fields, player, board, rules),
  'neutral-placed': ({ fields }, { space }) => {
    fields.meeples[space] = NEUTRAL;
  },
  'architect-placed': ({ fields }, { player, space, bid }) => {
    add(fields.architects, player, -1);
    fields.meeples[space] = player;
    fields.bids[space] = bid;
  },
  'architects-sent': ({ fields }, { player, action, architects, travellers, use }, { players }) => {
    add(fields.architects, player, -architects);
    add(fields.travellers, player, -travellers);
    add(fields.brussels, brusselsAt(player, action), architects);
    add(fields.travellersSent, action, travellers);
    fields.brussels[brusselsAt(players, action)] = use;
  },
  'architect-recalled': ({ fields }, { player, action }) => {
    add(fields.architects, player, 1);
    add(fields.brussels, brusselsAt(player, action), -1);
  },
  'architect-released': ({ fields }, { player }) => {
    add(fields.courthouse, player, -1);
    add(fields.architects, player, 1);
  },
  'architect-arrested': ({ fields }, { player, action }) => {
    add(fields.courthouse, player, 1);
    add(fields.brussels, brusselsAt(player, action), -1);
  },
  'bid-taken-back': ({ fields }, { space, francs }) => add(fields.bids, space, -francs),
  'prestige-kept-face-down': ({ fields, sizes }, { player }) => {
    fields.faceDownOwners.push(player);
    sizes.faceDown++;
  },
  'prestige-slid': ({ fields }, { player, row, multiplier }) => {
    fields.multipliers[multiplierAt(player, row)] = multiplier;
  },
  'track-advanced': ({ fields }, { player, track }) => add(fields.tracks, trackAt(player, track), 1),
  'cubes-taken': ({ fields }, { player, cubes }, { players }) => moveCubes(fields, players, player, cubes),
  'cubes-paid': ({ fields }, { player, cubes }, { players }) => moveCubes(fields, player, players, cubes),
  'noble-kept': ({ fields }, { player, noble }) => {
    fields.nobles[player] = (fields.nobles[player] ?? 0) | (1 << noble);
  },
  'noble-discarded': ({ fields }, { player, noble, cause }) => {
    if (cause === 'unpaid' || cause === 'card')
      fields.nobles[player] = (fields.nobles[player] ?? 0) & ~(1 << noble);
  },
  'house-built': ({ fields }, { player, space }) => {
    add(fields.built, player, 1);
    fields.houses[space] = player;
  },
  'round-ended': ({ fields }, _, rules) => {
    fields.meeples.fill(NONE);
    for (const counts of [fields.bids, fields.brussels, fields.cardArchitects]) counts.fill(0);
    fields.architects = fields.courthouse.map(
      (count, seat) => rules.architects - count - fields.bonusOwners.filter((owner) => owner === seat).length,
    );
  },
  // Artworks
  'artwork-taken': ({ fields, sizes }, { player, colour }, { players }) => {
    if (sizes.drawn > 0) sizes.drawn--;
    else add(fields.artworks, artworkAt(players, colour), -1);
    add(fields.artworks, artworkAt(player, colour), 1);
  },
  'artworks-drawn': ({ sizes }, { colours }) => {
    sizes.artworkPile -= colours.length;
    sizes.drawn = colours.length;
  },
  'artworks-put-back': ({ sizes }, { count }) => {
    sizes.artworkPile += count;
    sizes.drawn -= count;
  },
  'artworks-reshuffled': ({ fields, sizes }, { coloured, black }, { players }) => {
    sizes.covered -= coloured + black;
    sizes.artworkPile += coloured;
    add(fields.artworks, artworkAt(players, BLACK), black);
  },
  'artwork-sold': ({ fields }, { player, artwork, slot }) => {
    add(fields.artworks, artworkAt(player, artwork), -1);
    fields.shop[slot] = artwork;
  },
  'artwork-returned': ({ fields }, { slot }, { players }) => {
    add(fields.artworks, artworkAt(players, backOf(fields.shop[slot] ?? NONE)), 1);
    fields.shop[slot] = NONE;
  },
  'artwork-covered': ({ fields, sizes }, { slot }) => {
    fields.shop[slot] = NONE;
    sizes.covered++;
  },
  'artwork-given': ({ fields }, { player, colour }, { players }) => {
    add(fields.artworks, artworkAt(player, colour), -1);
    add(fields.artworks, artworkAt(players, colour), 1);
  },
  'white-artwork-created': ({ fields }, { player, colour }, { players }) => {
    add(fields.artworks, artworkAt(players, colour), -1);
    add(fields.artworks, artworkAt(player, WHITE + colour), 1);
  },
  'white-artwork-turned': ({ fields }, { player, colour }) => {
    add(fields.artworks, artworkAt(player, WHITE + colour), -1);
    add(fields.artworks, artworkAt(player, colour), 1);
  },
  'white-artworks-discarded': ({ fields }, { player, colours }, { players }) => {
    for (const colour of colours) {
      add(fields.artworks, artworkAt(player, WHITE + colour), -1);
      add(fields.artworks, artworkAt(players, colour), 1);
    }
  },
  'exhibition-taken': ({ fields }, { player }) => {
    fields.exhibitions.push(player);
  },
  // Pavilions, cards, tiles, travellers
  'pavilion-built': ({ fields }, { player, site }) => {
    add(fields.built, player, 1);
    fields.pavilions[site] = player;
  },
  'card-used': ({ fields }, { card }) => {
    const moment = CARDS[card]?.moment;
    // They turn up at the start of the step in which these two work, and stay so.
    if (moment !== 'noble-leaves' && moment !== 'end-of-round')
      fields.usedCards |= 1 << fields.siteCards.indexOf(card);
  },
  'cards-ready': ({ fields }) => {
    fields.usedCards = 0;
  },
  'meeple-on-card': ({ fields }, { player, meeple }) => {
    if (meeple === 0) {
      add(fields.architects, player, -1);
      add(fields.cardArchitects, player, 1);
    } else {
      add(fields.travellers, player, -1);
      fields.cardTravellers++;
    }
  },
  'bonus-tile-taken': ({ fields }, { player, slot }) => {
    add(fields.architects, player, -1);
    fields.bonusOwners[slot] = player;
  },
  'row-raised': ({ fields }, { row }) => {
    fields.raisedRow = row;
  },
  'traveller-taken': ({ fields }, { player }) => add(fields.travellers, player, 1),
  'travellers-returned': ({ fields }, { from }) => {
    if (from === 'brussels') fields.travellersSent.fill(0);
    else {
      fields.travellers.fill(0);
      fields.cardTravellers = 0;
    }
  },
};

function add(counts: number[], at: number, amount: number): void {
  counts[at] = (counts[at] ?? 0) + amount;
}

function moveCubes({ cubes: all }: Book['fields'], from: number, to: number, cubes: readonly number[]): void {
  cubes.forEach((count, material) => {
    add(all, cubeAt(from, material), -count);
    add(all, cubeAt(to, material), count);
  });
}

function giveBoard({ boards, multipliers }: Book['fields'], seat: number, board: number, rules: Rules): void {
  boards[seat] = board;
  const first = rules.boards[board]?.multiplier ?? 1;
  ROWS.forEach((_, row) => {
    multipliers[multiplierAt(seat, row)] = first;
  });
}
