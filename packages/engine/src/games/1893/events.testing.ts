/** What one knows of a game from its events alone: the state that everybody sees, rebuilt without looking at it. */
import { NONE } from '../../core/game.ts';
import { CARDS } from './belle-epoque/cards.ts';
import { TILES } from './belle-epoque/tiles.ts';
import { AROUND } from './board.ts';
import type { Event, EventType } from './events.ts';
import {
  ARTWORKS,
  BLACK,
  BRUSSELS_ACTIONS,
  COLUMNS,
  MATERIAL_NAMES,
  NEUTRAL,
  POINT_SOURCES,
  ROWS,
  SPACES,
  TRACKS,
  WHITE,
} from './ids.ts';
import { backOf, CURSOR_START } from './market.ts';
import { artworkAt, brusselsAt, cubeAt, multiplierAt, pointsAt, trackAt } from './places.ts';
import type { Rules, State } from './state.ts';

/** Everything on the table but hidden cards, whose number is all one knows. Discards lie in no order. */
export type PublicState = ReturnType<typeof publicState>;

export function publicState(s: State) {
  const { round, firstPlayer, stockCard, iris, needle0, needle1, cursor, passed, firstToPass } = s;
  const { money, architects, courthouse, built, nobles, usedNobles, tracks, multipliers, points } = s;
  const { cubes, artworks, brussels, meeples, bids, houses, actions, shop, nobleDisplay, prestigeStrip } = s;
  const { usedCards, cardTravellers, raisedRow } = s;
  return structuredClone({
    ...{ round, firstPlayer, stockCard, iris, needle0, needle1, cursor, passed, firstToPass },
    ...{ money, architects, usedNobles, points },
    ...{ usedCards, cardTravellers, raisedRow },
    travellers: [...s.travellers],
    travellersSent: [...s.travellersSent],
    cardArchitects: [...s.cardArchitects],
    boards: [...s.boards],
    compass: [...s.compass],
    pavilions: [...s.pavilions],
    siteCards: [...s.siteCards],
    bonusTiles: [...s.bonusTiles],
    bonusOwners: [...s.bonusOwners],
    covered: s.covered.toSorted((a, b) => a - b),
    exhibitions: [...s.exhibitions],
    artworkPile: s.artworkPile.length,
    drawn: s.drawn.length,
    courthouse: [...courthouse],
    built: [...built],
    nobles: [...nobles],
    tracks: [...tracks],
    multipliers: [...multipliers],
    ...{ cubes, artworks, brussels, meeples, bids },
    houses: [...houses],
    actions: [...actions],
    shop: [...shop],
    nobleDisplay: [...nobleDisplay],
    prestigeStrip: [...prestigeStrip],
    nobleDiscard: s.nobleDiscard.toSorted((a, b) => a - b),
    prestigeDiscard: s.prestigeDiscard.toSorted((a, b) => a - b),
    stockDiscard: [...s.stockDiscard],
    slid: [...s.slid],
    faceDownOwners: [...s.faceDownOwners],
    nobleDeck: s.nobleDeck.length,
    prestigeDeck: s.prestigeDeck.length,
    stockDeck: s.stockDeck.length,
  });
}

/** The table before the first event, as the setup describes it. */
function beforeFirstEvent(rules: Rules): PublicState {
  const { players } = rules;
  const bySeat = (value: number, width = 1) => Array<number>(players * width).fill(value);
  return {
    ...{ round: 0, firstPlayer: NONE, stockCard: NONE, iris: NONE, passed: 0, firstToPass: NONE },
    needle0: rules.needles[0],
    needle1: rules.needles[1],
    cursor: CURSOR_START,
    money: bySeat(0),
    architects: bySeat(5),
    courthouse: bySeat(2),
    built: bySeat(0),
    nobles: bySeat(1 << rules.startingNoble),
    usedNobles: bySeat(0),
    tracks: bySeat(0, TRACKS.length),
    multipliers: bySeat(1, ROWS.length),
    points: bySeat(0, POINT_SOURCES.length),
    cubes: [...bySeat(0, MATERIAL_NAMES.length), 10, 10, 10, rules.travellers > 0 ? 10 : 0, 15],
    artworks: [...bySeat(0, ARTWORKS), ...rules.workshop],
    ...{ usedCards: 0, cardTravellers: 0, raisedRow: NONE },
    travellers: bySeat(0),
    travellersSent: [0, 0, 0, 0],
    cardArchitects: bySeat(0),
    boards: bySeat(0),
    compass: [],
    pavilions: rules.surcharges.map(() => NONE),
    siteCards: [],
    bonusTiles: [],
    bonusOwners: [],
    covered: [],
    exhibitions: [],
    artworkPile: rules.artworksPerColour * BLACK - rules.workshop.slice(0, BLACK).reduce((a, b) => a + b),
    drawn: 0,
    brussels: [...bySeat(0, BRUSSELS_ACTIONS.length), 0, 0, 0, 0],
    meeples: Array<number>(SPACES).fill(NONE),
    bids: Array<number>(SPACES).fill(0),
    houses: Array<number>(SPACES).fill(NONE),
    actions: [],
    shop: [NONE, NONE],
    nobleDisplay: [],
    prestigeStrip: [],
    ...{ nobleDiscard: [], prestigeDiscard: [], stockDiscard: [], slid: [], faceDownOwners: [] },
    ...{ nobleDeck: rules.nobleCards.length, prestigeDeck: rules.prestige.length },
    stockDeck: rules.stock.length - rules.stockOut,
  };
}

/** The events that say why francs or points change: the last event before these that is no gain or payment itself. */
const CAUSES: Readonly<Record<string, readonly EventType[]>> = {
  'francs setup': ['game-started'],
  'francs sale': ['artwork-sold'],
  'francs noble': ['noble-used'],
  'francs stock-exchange': ['architects-sent'],
  'francs pass-artworks': ['passed'],
  'francs pass-prestige': ['prestige-kept-face-down'],
  'francs pass-exhibition': ['exhibition-taken'],
  'francs bid': ['architect-placed'],
  'francs noble-price': ['noble-taken'],
  'francs house': ['house-paid'],
  'francs noble-cost': ['noble-paid'],
  'francs board-power': ['board-power'],
  'francs card': ['card-used', 'noble-discarded'],
  'francs bid-returned': ['bid-taken-back'],
  'francs bonus-tile': ['bonus-tile-scored'],
  'points board-power': ['board-power'],
  'points cards': ['card-used'],
  'points pavilion-visit': ['pavilion-visited'],
  'points bonus-tiles': ['bonus-tile-scored'],
  'points sale': ['artwork-sold'],
  'points noble': ['noble-used'],
  'points no-joker': ['house-paid'],
  'points late-house': ['house-built', 'pavilion-built'],
  'points free-sales': ['free-action'],
  'points free-construction': ['free-action'],
  'points iris-majority': ['iris-majority'],
  'points unpaid-nobles': ['noble-discarded'],
};
const GAINS: readonly EventType[] = ['francs', 'points', 'cubes-paid'];
/** Points of the final scoring say all by themselves, with their count. */
const FINAL: readonly string[] = POINT_SOURCES.slice(POINT_SOURCES.indexOf('houses'));

type Teller = { [T in EventType]: (event: Extract<Event, { type: T }>) => void };

/** Follows a game by its events. `faults` are events that don't fit what was told before. */
export class Witness {
  readonly known: PublicState;
  readonly faults: string[] = [];
  readonly seen = new Set<EventType>();
  private readonly rules: Rules;
  /** The last event that was no gain. */
  private cause: Event | undefined;
  /** On the cards won in this round. */
  private readonly manneken: number[];
  /** The noble that someone has taken and not yet kept or discarded. */
  private taken = NONE;
  /** The noble that someone has turned up from the deck. */
  private turnedUp = NONE;
  /** The space whose meeple counts double. */
  private doubled = NONE;
  /** Whether the noble used next is the one that leaves the display. */
  private leaving = false;
  /** Whether nobles were sent away, and the others slide before the display is filled. */
  private isSliding = false;

  /** From the start of a game, or from a state that one has seen. */
  constructor(rules: Rules, known: PublicState = beforeFirstEvent(rules)) {
    this.rules = rules;
    this.known = known;
    this.manneken = Array<number>(rules.players).fill(0);
  }

  /** Every type of event there is. */
  get types(): EventType[] {
    return Object.keys(this.tellers) as EventType[];
  }

  hear(event: Event): void {
    this.seen.add(event.type);
    this.checkCause(event);
    (this.tellers[event.type] as (event: Event) => void)(event);
    if (!GAINS.includes(event.type)) this.cause = event;
  }

  private fault(event: Event, message: string): void {
    this.faults.push(`${message}: ${JSON.stringify(event)} after ${JSON.stringify(this.cause)}`);
  }

  /** Every franc and point has an event that says why, of the same player. */
  private checkCause(event: Event): void {
    if (event.type !== 'francs' && event.type !== 'points') return;
    if (event.type === 'points' && event.amount !== event.count * event.each) this.fault(event, 'wrong sum');
    if (event.type === 'points' && FINAL.includes(event.source)) {
      if (this.known.round !== this.rules.rounds) this.fault(event, 'final scoring before the end');
      return;
    }
    const { cause } = this;
    const isSame = cause !== undefined && CAUSES[`${event.type} ${event.source}`].includes(cause.type);
    if (!isSame) this.fault(event, 'no cause');
    else if ('player' in cause && cause.player !== event.player) this.fault(event, 'cause of another player');
    else if ('players' in cause && !cause.players.includes(event.player))
      this.fault(event, 'not among the players');
  }

  private expect(event: Event, found: unknown, expected: unknown): void {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      this.fault(event, `expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  }

  private readonly tellers: Teller = {
    'game-started': ({ firstPlayer, actions, nobles, prestige, compass, boards, siteCards, bonusTiles }) => {
      Object.assign(this.known, {
        ...{ compass, boards, siteCards, bonusTiles },
        bonusOwners: bonusTiles.map(() => NONE),
        firstPlayer,
        actions,
        nobleDisplay: [...nobles],
        prestigeStrip: [...prestige],
      });
      boards.forEach((board, seat) => {
        this.giveBoard(seat, board);
      });
      this.known.nobleDeck -= nobles.length;
      this.known.prestigeDeck -= prestige.length;
    },
    'round-started': (event) => {
      this.expect(event, event.firstPlayer, this.known.firstPlayer);
      this.expect(event, event.round, this.known.round + 1);
      this.known.round = event.round;
      this.manneken.fill(0);
    },
    'stock-revealed': (event) => {
      this.expect(event, event.francs, this.rules.stock[event.card].francs);
      this.known.stockCard = event.card;
      this.known.stockDeck--;
    },
    'area-chosen': (event) => {
      const isByCard = this.cause?.type === 'card-used' && this.cause.player === event.player;
      if (!isByCard) this.expect(event, event.player, this.known.firstPlayer);
      this.known.iris = event.iris;
    },
    'neutral-placed': ({ space }) => {
      this.known.meeples[space] = NEUTRAL;
    },
    'neutral-not-placed': () => undefined,
    'architect-placed': (event) => {
      const { player, space, action, bid } = event;
      this.expect(event, action, this.known.actions[space]);
      this.known.architects[player]--;
      this.known.meeples[space] = player;
      this.known.bids[space] = bid;
    },
    'architects-sent': ({ player, action, architects, travellers, use }) => {
      this.known.travellers[player] -= travellers;
      this.known.travellersSent[action] += travellers;
      this.known.architects[player] -= architects;
      this.known.brussels[brusselsAt(player, action)] += architects;
      this.known.brussels[brusselsAt(this.rules.players, action)] = use;
    },
    'action-copied': () => undefined,
    'action-declined': () => undefined,
    'action-impossible': () => undefined,
    'free-action': (event) => {
      this.expect(event, event.player, this.known.houses[event.space]);
      this.expect(event, event.by, this.known.meeples[event.space]);
      this.expect(event, event.action, this.known.actions[event.space]);
    },
    passed: (event) => {
      this.expect(event, event.first, this.known.passed === 0);
      this.known.passed |= 1 << event.player;
      if (event.first) this.known.firstToPass = event.player;
    },
    'prestige-kept-face-down': (event) => {
      this.known.faceDownOwners.push(event.player);
      this.known.prestigeDeck--;
      const kept = this.known.faceDownOwners.filter((owner) => owner === event.player).length;
      this.expect(event, event.kept, kept);
    },
    francs: ({ player, amount }) => {
      this.known.money[player] += amount;
    },
    points: ({ player, amount, source }) => {
      this.known.points[pointsAt(player, POINT_SOURCES.indexOf(source))] += amount;
    },
    'cubes-taken': ({ player, cubes }) => this.moveCubes(this.rules.players, player, cubes),
    'cubes-paid': ({ player, cubes }) => this.moveCubes(player, this.rules.players, cubes),
    'track-advanced': (event) => {
      const { player, track, space, level } = event;
      this.expect(event, space, this.known.tracks[trackAt(player, track)] + 1);
      const values = this.rules.boards[this.known.boards[player]].tracks[track];
      this.expect(event, level, values[space] ?? this.rules.portraitLevel);
      this.known.tracks[trackAt(player, track)] = space;
    },
    'architect-released': ({ player }) => {
      this.known.courthouse[player]--;
      this.known.architects[player]++;
    },
    'gain-lost': () => undefined,
    'artwork-taken': ({ player, colour }) => {
      // From a stack, or from those drawn, whose others go back.
      if (this.known.drawn > 0) this.known.drawn--;
      else if (this.known.artworks[artworkAt(this.rules.players, colour)] === 0) this.known.artworkPile--;
      else this.known.artworks[artworkAt(this.rules.players, colour)]--;
      this.known.artworks[artworkAt(player, colour)]++;
    },
    'cursor-moved': (event) => {
      this.expect(event, event.from, this.known.cursor);
      this.known.cursor = event.to;
    },
    'artwork-returned': (event) => {
      this.expect(event, backOf(this.known.shop[event.slot]), event.colour);
      this.known.shop[event.slot] = NONE;
      this.known.artworks[artworkAt(this.rules.players, event.colour)]++;
    },
    'artwork-sold': (event) => {
      this.expect(event, this.known.shop[event.slot], NONE);
      this.known.shop[event.slot] = event.artwork;
      this.known.artworks[artworkAt(event.player, event.artwork)]--;
    },
    'artwork-covered': (event) => {
      this.expect(event, this.known.shop[event.slot], event.colour);
      this.known.covered = [...this.known.covered, event.colour].toSorted((a, b) => a - b);
      this.known.shop[event.slot] = NONE;
    },
    'artworks-drawn': ({ colours }) => {
      this.known.artworkPile -= colours.length;
      this.known.drawn = colours.length;
    },
    'artworks-put-back': (event) => {
      this.expect(event, event.count, this.known.drawn);
      this.known.artworkPile += this.known.drawn;
      this.known.drawn = 0;
    },
    'artworks-reshuffled': (event) => {
      const black = this.known.covered.filter((colour) => colour === BLACK).length;
      const coloured = this.known.covered.length - black;
      this.expect(event, [event.coloured, event.black], [coloured, black]);
      this.known.artworks[artworkAt(this.rules.players, BLACK)] += black;
      this.known.artworkPile += coloured;
      this.known.covered = [];
    },
    'white-artwork-created': ({ player, colour }) => {
      this.known.artworks[artworkAt(this.rules.players, colour)]--;
      this.known.artworks[artworkAt(player, WHITE + colour)]++;
    },
    'white-artwork-turned': ({ player, colour }) => {
      this.known.artworks[artworkAt(player, WHITE + colour)]--;
      this.known.artworks[artworkAt(player, colour)]++;
    },
    'artwork-given': ({ player, colour }) => {
      this.known.artworks[artworkAt(player, colour)]--;
      this.known.artworks[artworkAt(this.rules.players, colour)]++;
    },
    'white-artworks-discarded': ({ player, colours }) => {
      for (const colour of colours) {
        this.known.artworks[artworkAt(player, WHITE + colour)]--;
        this.known.artworks[artworkAt(this.rules.players, colour)]++;
      }
    },
    'board-chosen': ({ player, board }) => this.giveBoard(player, board),
    'board-power': (event) => this.expect(event, event.board, this.known.boards[event.player]),
    'noble-turned-up': ({ noble }) => {
      this.known.nobleDeck--;
      this.turnedUp = noble;
    },
    'noble-sent-away': (event) => {
      this.expect(event, event.noble, this.known.nobleDisplay[event.slot]);
      this.known.nobleDisplay[event.slot] = NONE;
      this.discardNoble(event.noble);
      this.isSliding = true;
    },
    'pavilion-built': (event) => {
      const { player, site, house, card, surcharge } = event;
      this.expect(event, house, this.known.built[player]);
      this.expect(event, card, this.known.siteCards[site]);
      this.expect(event, surcharge, this.rules.surcharges[site]);
      this.known.built[player]++;
      this.known.pavilions[site] = player;
    },
    'card-used': (event) => {
      const site = this.known.siteCards.indexOf(event.card);
      this.expect(event, event.player, this.known.pavilions[site]);
      this.expect(event, (this.known.usedCards >> site) & 1, 0);
      const { moment } = CARDS[event.card];
      if (moment === 'noble-leaves') this.leaving = true;
      if (moment !== 'noble-leaves' && moment !== 'end-of-round') this.known.usedCards |= 1 << site;
    },
    'cards-ready': () => {
      this.known.usedCards = 0;
    },
    'meeple-on-card': ({ player, meeple }) => {
      if (meeple === 0) {
        this.known.architects[player]--;
        this.known.cardArchitects[player]++;
      } else {
        this.known.travellers[player]--;
        this.known.cardTravellers++;
      }
    },
    'bonus-tile-taken': (event) => {
      this.expect(event, event.tile, this.known.bonusTiles[event.slot]);
      this.expect(event, this.known.bonusOwners[event.slot], NONE);
      this.known.bonusOwners[event.slot] = event.player;
      this.known.architects[event.player]--;
    },
    'bonus-tile-scored': (event) => {
      this.expect(event, this.known.bonusOwners[this.known.bonusTiles.indexOf(event.tile)], event.player);
    },
    'row-raised': (event) => {
      this.known.raisedRow = event.row;
      this.expect(event, event.multiplier, this.known.multipliers[multiplierAt(event.player, event.row)] + 2);
    },
    'traveller-taken': ({ player }) => {
      this.known.travellers[player]++;
    },
    'travellers-returned': ({ from }) => {
      if (from === 'brussels') this.known.travellersSent.fill(0);
      else {
        this.known.travellers.fill(0);
        this.known.cardTravellers = 0;
      }
    },
    'bid-taken-back': (event) => {
      this.expect(event, this.known.meeples[event.space], event.player);
      this.known.bids[event.space] -= event.francs;
    },
    'prestige-exchanged': (event) => {
      const { player, from, to, card } = event;
      this.expect(event, card, this.known.prestigeStrip[to]);
      this.manneken[player] += this.rules.prestige[card].manneken;
      this.manneken[player] -= this.rules.prestige[this.known.prestigeStrip[from]].manneken;
    },
    'meeple-doubled': (event) => {
      this.expect(event, this.known.meeples[event.space], event.player);
      this.doubled = event.space;
    },
    'architect-recalled': ({ player, action }) => {
      this.known.brussels[brusselsAt(player, action)]--;
      this.known.architects[player]++;
    },
    'pavilion-visited': (event) => {
      this.expect(event, this.known.pavilions[event.site], event.player);
      const row = this.known.meeples.slice(event.site * COLUMNS, (event.site + 1) * COLUMNS);
      this.expect(event, event.colours, new Set(row.filter((who) => who !== NONE)).size);
    },
    'exhibition-taken': (event) => {
      this.known.exhibitions.push(event.player);
      this.expect(
        event,
        event.tiles,
        this.known.exhibitions.filter((owner) => owner === event.player).length,
      );
    },
    'noble-taken': (event) => {
      this.taken = event.noble;
      if (event.slot >= this.known.nobleDisplay.length) {
        this.expect(event, [event.noble, event.price], [this.turnedUp, 0]);
        this.turnedUp = NONE;
        return;
      }
      this.expect(event, event.noble, this.known.nobleDisplay[event.slot]);
      this.expect(event, event.price, this.rules.displayCosts[event.slot]);
      this.known.nobleDisplay[event.slot] = NONE;
    },
    'noble-used': ({ player, noble }) => {
      if (this.taken === NONE && !this.leaving) this.known.usedNobles[player] |= 1 << noble;
      this.leaving = false;
    },
    'noble-kept': (event) => {
      this.expect(event, event.noble, this.taken);
      this.known.nobles[event.player] |= 1 << event.noble;
      this.known.usedNobles[event.player] |= 1 << event.noble;
      this.taken = NONE;
      this.slideDisplay();
    },
    'noble-discarded': (event) => {
      const { player, noble, cause } = event;
      this.discardNoble(noble);
      if (cause === 'unpaid' || cause === 'card') {
        this.known.nobles[player] &= ~(1 << noble);
        this.known.usedNobles[player] &= ~(1 << noble);
        return;
      }
      this.expect(event, noble, this.taken);
      this.taken = NONE;
      this.slideDisplay();
    },
    'noble-left': (event) => {
      this.expect(event, event.noble, this.known.nobleDisplay.at(-1));
      this.known.nobleDisplay[this.known.nobleDisplay.length - 1] = NONE;
      this.discardNoble(event.noble);
      this.slideDisplay();
    },
    'noble-revealed': (event) => {
      if (this.isSliding) this.slideDisplay();
      this.isSliding = false;
      this.expect(event, this.known.nobleDisplay[event.slot], NONE);
      this.known.nobleDisplay[event.slot] = event.noble;
      if (this.turnedUp === NONE) this.known.nobleDeck--;
      else this.expect(event, event.noble, this.turnedUp);
      this.turnedUp = NONE;
    },
    'nobles-reshuffled': (event) => {
      this.expect(event, event.cards, this.known.nobleDiscard.length);
      this.expect(event, this.known.nobleDeck, 0);
      this.known.nobleDeck = event.cards;
      this.known.nobleDiscard = [];
    },
    'noble-paid': (event) => {
      const isPatron = this.ownsTile(event.player, 'patrons');
      this.expect(event, event.cost, isPatron ? 0 : this.rules.nobles[event.noble].cost);
      this.expect(event, (this.known.nobles[event.player] >> event.noble) & 1, 1);
    },
    'house-paid': () => undefined,
    'needle-moved': (event) => {
      const needle = event.needle === 0 ? 'needle0' : 'needle1';
      this.expect(event, event.from, this.known[needle]);
      this.known[needle] = event.to;
    },
    'house-built': (event) => {
      this.expect(event, event.house, this.known.built[event.player]);
      this.known.built[event.player]++;
      this.known.houses[event.space] = event.player;
    },
    'column-won': (event) => {
      this.expect(event, event.sums, this.columnSums(event.column));
      this.expect(event, event.card, this.known.prestigeStrip[event.column]);
      this.manneken[event.player] += this.rules.prestige[event.card].manneken;
    },
    'column-tied': (event) => {
      this.expect(event, event.sums, this.columnSums(event.column));
      this.expect(event, event.card, this.known.prestigeStrip[event.column]);
    },
    'first-player-chosen': (event) => {
      this.manneken[this.known.firstToPass] += 2;
      // The card that adds Manneken-Pis.
      const site = this.known.siteCards.indexOf(25);
      if (site !== NONE && this.known.pavilions[site] !== NONE)
        this.manneken[this.known.pavilions[site]] += 2;
      this.expect(event, event.manneken, this.manneken);
      this.known.firstPlayer = event.player;
    },
    'prestige-used': (event) => {
      const { column, card, tied } = event;
      this.expect(event, card, this.known.prestigeStrip[column]);
      if (tied) return;
      this.known.prestigeStrip[column] = NONE;
      this.discardPrestige(card);
    },
    'prestige-slid': (event) => {
      const { player, column, card, row, multiplier } = event;
      this.expect(event, card, this.known.prestigeStrip[column]);
      this.known.prestigeStrip[column] = NONE;
      this.known.slid.push(player, row, card);
      const at = multiplierAt(player, row);
      this.known.multipliers[at] += this.rules.prestige[card].symbols;
      this.expect(event, multiplier, this.known.multipliers[at]);
    },
    'iris-majority': (event) => {
      const around = AROUND[event.iris].map((space) => this.known.meeples[space]);
      const counts = this.known.money.map((_, seat) => around.filter((who) => who === seat).length);
      if (AROUND[event.iris].includes(this.doubled)) counts[this.known.meeples[this.doubled]]++;
      this.expect(event, event.counts, counts);
      this.expect(event, event.neutral, around.filter((who) => who === NEUTRAL).length);
    },
    'brussels-majority': (event) => {
      const counts = Array.from({ length: this.rules.players }, (_, seat) =>
        BRUSSELS_ACTIONS.reduce((sum, __, action) => sum + this.known.brussels[brusselsAt(seat, action)], 0),
      );
      this.expect(event, event.counts, counts);
    },
    'architect-arrested': ({ player, action }) => {
      this.known.brussels[brusselsAt(player, action)]--;
      this.known.courthouse[player]++;
    },
    'round-ended': (event) => {
      const { known } = this;
      this.expect(event, event.round, known.round);
      known.meeples.fill(NONE);
      known.bids.fill(0);
      known.brussels.fill(0);
      known.cardArchitects.fill(0);
      this.doubled = NONE;
      known.architects = known.courthouse.map(
        (count, seat) =>
          this.rules.architects - count - known.bonusOwners.filter((owner) => owner === seat).length,
      );
      known.usedNobles.fill(0);
      for (const card of known.prestigeStrip) if (card !== NONE) this.discardPrestige(card);
      known.prestigeStrip = Array<number>(COLUMNS).fill(NONE);
      known.stockDiscard.push(known.stockCard);
      Object.assign(known, { stockCard: NONE, iris: NONE, passed: 0, firstToPass: NONE });
    },
    'prestige-laid': ({ cards }) => {
      this.known.prestigeStrip = [...cards];
      this.known.prestigeDeck -= cards.length;
    },
    'game-ended': (event) => {
      const totals = Array.from({ length: this.rules.players }, (_, seat) =>
        this.known.points
          .slice(pointsAt(seat, 0), pointsAt(seat + 1, 0))
          .reduce((sum, points) => sum + points),
      );
      this.expect(event, event.totals, totals);
      const most = Math.max(...totals);
      this.expect(
        event,
        event.winners,
        totals.flatMap((total, seat) => (total === most ? [seat] : [])),
      );
    },
  };

  private giveBoard(seat: number, board: number): void {
    this.known.boards = this.known.boards.with(seat, board);
    const { multiplier } = this.rules.boards[board];
    for (let row = 0; row < ROWS.length; row++) this.known.multipliers[multiplierAt(seat, row)] = multiplier;
  }

  private ownsTile(player: number, tile: (typeof TILES)[number]): boolean {
    const slot = this.known.bonusTiles.indexOf(TILES.indexOf(tile));
    return slot !== NONE && this.known.bonusOwners[slot] === player;
  }

  private moveCubes(from: number, to: number, cubes: readonly number[]): void {
    cubes.forEach((count, material) => {
      this.known.cubes[cubeAt(from, material)] -= count;
      this.known.cubes[cubeAt(to, material)] += count;
    });
  }

  private discardNoble(noble: number): void {
    this.known.nobleDiscard = [...this.known.nobleDiscard, noble].toSorted((a, b) => a - b);
  }

  private discardPrestige(card: number): void {
    this.known.prestigeDiscard = [...this.known.prestigeDiscard, card].toSorted((a, b) => a - b);
  }

  private slideDisplay(): void {
    const cards = this.known.nobleDisplay.filter((noble) => noble !== NONE);
    const gaps = this.known.nobleDisplay.length - cards.length;
    this.known.nobleDisplay = [...Array<number>(gaps).fill(NONE), ...cards];
  }

  private columnSums(column: number): number[] {
    const sums = Array<number>(this.rules.players).fill(0);
    this.known.meeples.forEach((who, space) => {
      if (who >= 0 && who !== NEUTRAL && space % COLUMNS === column) sums[who] += this.known.bids[space];
    });
    return sums;
  }
}
