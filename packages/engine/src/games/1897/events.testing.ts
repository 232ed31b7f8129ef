/** What one knows of a game from its events alone: the state that everybody sees, rebuilt without looking at it. */
import { NONE } from '../../core/game.ts';
import type { Event, EventType } from './events.ts';
import {
  ARCHITECT_KINDS,
  ARTWORK,
  architectOf,
  BUILDINGS,
  type Card,
  COLOURS,
  COLUMNS,
  cardOf,
  EXPO,
  HOUSE,
  HOUSES,
  kindOf,
  MATERIAL,
  MATERIAL_CARDS,
  MONEY,
  NEUTRAL,
  NOBLE,
  PILES,
  POINT_SOURCES,
  SCALES,
  typeOf,
} from './ids.ts';
import { DECKS, DISCARDS } from './piles.ts';
import {
  architectAt,
  artworkAt,
  brusselsAt,
  houseAt,
  materialAt,
  pointsAt,
  type Rules,
  type State,
  scaleAt,
} from './state.ts';

/** Everything on the table but the order of the piles, whose number of cards is all one knows. Discards lie in no order. */
export type PublicState = ReturnType<typeof publicState>;

export function publicState(s: State) {
  const { round, firstPlayer, expoHolder, passed, money, usedNobles, hand, brussels, artworks, materials } =
    s;
  const { points, uses, cards, owners, faces } = s;
  return structuredClone({
    ...{ round, firstPlayer, expoHolder, passed, money, usedNobles, hand, brussels, artworks, materials },
    ...{ points, uses, cards, owners, faces },
    nobles: [...s.nobles],
    prison: [...s.prison],
    houses: [...s.houses],
    scales: [...s.scales],
    bonuses: [...s.bonuses],
    decks: DECKS.map((deck) => s[deck].length),
    discards: DISCARDS.map((list) => s[list].toSorted((a, b) => a - b)),
  });
}

/** The table before the first event, as the setup describes it. */
function beforeFirstEvent(rules: Rules): PublicState {
  const { players } = rules;
  const bySeat = (width: number) => Array<number>(players * width).fill(0);
  const eachSeat = (values: readonly number[]) => Array.from({ length: players }, () => values).flat();
  const cells = players === 4 ? 16 : 12;
  return {
    ...{ round: 0, firstPlayer: NONE, expoHolder: NONE, passed: 0 },
    money: bySeat(1),
    usedNobles: bySeat(1),
    nobles: bySeat(1).map(() => 1),
    hand: eachSeat(players === 2 ? [4, 2, 0] : [4, 1, 0]),
    prison: eachSeat(players === 2 ? [0, 0, 1] : [0, 1, 1]),
    brussels: bySeat(BUILDINGS.length * ARCHITECT_KINDS),
    artworks: bySeat(COLOURS.length),
    materials: bySeat(MATERIAL_CARDS.length),
    houses: bySeat(HOUSES.length),
    scales: bySeat(SCALES.length),
    points: bySeat(POINT_SOURCES.length),
    uses: [0, 0, 0],
    cards: Array<number>(cells).fill(NONE),
    owners: Array<number>(cells).fill(NONE),
    faces: Array<number>(cells).fill(NONE),
    bonuses: [],
    decks: [12, 12, 16, 15],
    discards: [[], [], [], []],
  };
}

/** The events that say why francs or points change: the last event before these that is no gain or payment itself. */
const CAUSES: Readonly<Record<string, readonly EventType[]>> = {
  'francs setup': ['game-started'],
  'francs architect': ['architect-placed'],
  'francs sale': ['card-discarded'],
  'francs noble': ['noble-used'],
  'francs stock-exchange': ['architects-sent'],
  'francs pass': ['passed'],
  'francs noble-cost': ['noble-paid'],
  'points building-materials': ['house-paid'],
  'points exhibition': ['artwork-shown'],
  'points coat-of-arms': ['arms-majority'],
  'points unpaid-nobles': ['card-discarded'],
};
const GAINS: readonly EventType[] = ['francs', 'points'];
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
  /** Cards that someone has taken or drawn and not yet kept or discarded. */
  private inPlay: Card[] = [];
  /** Colours shown in the exhibition. */
  private shown: number[] = [];

  constructor(rules: Rules, known: PublicState = beforeFirstEvent(rules)) {
    this.rules = rules;
    this.known = known;
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
    'game-started': ({ firstPlayer }) => {
      this.known.firstPlayer = firstPlayer;
    },
    'round-started': (event) => {
      this.expect(event, event.round, this.known.round + 1);
      this.expect(event, event.firstPlayer, this.known.firstPlayer);
      this.known.round = event.round;
    },
    'first-player-chosen': (event) => {
      const { expoHolder, firstPlayer } = this.known;
      this.expect(event, event.byExpo, expoHolder !== NONE);
      this.expect(event, event.player, event.byExpo ? expoHolder : (firstPlayer + 1) % this.rules.players);
      this.known.firstPlayer = event.player;
      this.known.expoHolder = NONE;
    },
    'table-cleared': (event) => {
      const { known } = this;
      const left = known.cards.filter((card) => card !== NONE);
      this.expect(event, event.discarded, left);
      for (const card of left) this.discard(card);
      known.cards.fill(NONE);
      known.brussels.fill(0);
      known.uses.fill(0);
      known.usedNobles.fill(0);
      known.passed = 0;
      known.owners.fill(NONE);
      known.faces.fill(NONE);
      // Everyone has four, two and one of the three kinds.
      known.hand = known.prison.map((count, i) => [4, 2, 1][i % ARCHITECT_KINDS] - count);
    },
    'pile-reshuffled': (event) => {
      this.expect(event, event.cards, this.known.discards[event.pile].length);
      this.known.decks[event.pile] += event.cards;
      this.known.discards[event.pile] = [];
    },
    'area-laid': ({ cards, discarded }) => {
      this.known.cards = [...cards];
      for (const card of [...cards, ...discarded])
        if (card !== NONE && typeOf(card) < MONEY) this.known.decks[typeOf(card)]--;
      for (const card of discarded) this.discard(card);
    },
    'neutral-placed': (event) => {
      this.expect(event, event.value, 2);
      this.known.owners[event.cell] = NEUTRAL;
      this.known.faces[event.cell] = event.face;
    },
    'bonuses-laid': ({ bonuses }) => {
      this.known.bonuses = [...bonuses];
    },
    'architect-placed': (event) => {
      const { player, cell, face, value } = event;
      this.expect(event, value, this.rules.faceValues[face]);
      this.known.hand[architectAt(player, architectOf(face))]--;
      this.known.owners[cell] = player;
      this.known.faces[cell] = face;
    },
    'card-taken': (event) => {
      this.expect(event, event.card, this.known.cards[event.cell]);
      this.known.cards[event.cell] = NONE;
      this.inPlay = [event.card];
    },
    'architects-sent': (event) => {
      const { player, building, architects, use } = event;
      architects.forEach((count, architect) => {
        this.known.hand[architectAt(player, architect)] -= count;
        this.known.brussels[brusselsAt(player, building, architect)] += count;
      });
      this.expect(event, use, this.known.uses[building] + 1);
      this.expect(event, sum(architects), use);
      this.known.uses[building] = use;
    },
    'action-chosen': () => undefined,
    'action-impossible': (event) => this.expect(event, [event.card], this.inPlay),
    passed: (event) => {
      this.expect(event, event.first, this.known.passed === 0);
      this.known.passed |= 1 << event.player;
    },
    'cards-drawn': ({ cards }) => {
      for (const card of cards) this.known.decks[typeOf(card)]--;
      this.inPlay.push(...cards);
    },
    'card-kept': (event) => {
      const { player, card } = event;
      this.leavePlay(event, card);
      const kind = kindOf(card);
      if (typeOf(card) === ARTWORK) this.known.artworks[artworkAt(player, kind)]++;
      if (typeOf(card) === MATERIAL) this.known.materials[materialAt(player, kind)]++;
      if (typeOf(card) === HOUSE) this.known.houses[houseAt(player, kind)]++;
      if (typeOf(card) === EXPO) this.known.expoHolder = player;
      if (typeOf(card) !== NOBLE) return;
      this.known.nobles[player] |= 1 << kind;
      this.known.usedNobles[player] |= 1 << kind;
    },
    'card-discarded': (event) => {
      const { player, card, cause } = event;
      this.discard(card);
      if (cause === 'sold') this.known.artworks[artworkAt(player, kindOf(card))]--;
      else if (cause === 'unpaid') {
        this.known.nobles[player] &= ~(1 << kindOf(card));
        this.known.usedNobles[player] &= ~(1 << kindOf(card));
      } else this.leavePlay(event, card);
    },
    'house-paid': (event) => {
      const { player, cards, units } = event;
      const built = sum(this.known.houses.slice(houseAt(player, 0), houseAt(player + 1, 0)));
      this.expect(event, units, built + 1);
      cards.forEach((count, card) => {
        this.known.materials[materialAt(player, card)] -= count;
        for (let i = 0; i < count; i++) this.discard(cardOf(MATERIAL, card));
      });
    },
    'exhibition-started': (event) => {
      this.expect(event, event.player, this.known.expoHolder);
      this.shown = [];
    },
    'artwork-shown': (event) => {
      this.expect(event, this.known.artworks[artworkAt(event.player, event.colour)] > 0, true);
      this.expect(event, this.shown.includes(event.colour), false);
      this.shown.push(event.colour);
    },
    'exhibition-ended': () => undefined,
    francs: ({ player, amount }) => {
      this.known.money[player] += amount;
    },
    points: ({ player, amount, source }) => {
      this.known.points[pointsAt(player, POINT_SOURCES.indexOf(source))] += amount;
    },
    'noble-used': ({ player, noble }) => {
      // One being taken is not turned before it is kept.
      if (!this.inPlay.includes(cardOf(NOBLE, noble))) this.known.usedNobles[player] |= 1 << noble;
    },
    'scale-advanced': (event) => {
      const { player, scale, space, level } = event;
      this.expect(event, space, this.known.scales[scaleAt(player, scale)] + 1);
      this.expect(event, level, this.rules.scales[scale][space]);
      this.known.scales[scaleAt(player, scale)] = space;
    },
    'architect-released': ({ player, architect }) => {
      this.known.prison[architectAt(player, architect)]--;
      this.known.hand[architectAt(player, architect)]++;
    },
    'gain-lost': () => undefined,
    'column-majority': (event) => {
      this.expect(event, event.bonus, this.known.bonuses[event.column]);
      const sums = this.columnSums(event.column);
      this.expect(event, event.sums, sums.slice(0, this.rules.players));
      this.expect(event, event.neutral, sums[NEUTRAL]);
    },
    'arms-majority': (event) => {
      const around = this.rules.blocks[event.block].map((cell) => this.known.owners[cell]);
      const counts = this.known.money.map((_, seat) => around.filter((who) => who === seat).length);
      this.expect(event, event.counts, counts);
      this.expect(event, event.neutral, around.filter((who) => who === NEUTRAL).length);
    },
    'brussels-majority': (event) => {
      const counts = this.known.money.map((_, seat) =>
        sum(this.known.brussels.slice(brusselsAt(seat, 0, 0), brusselsAt(seat + 1, 0, 0))),
      );
      this.expect(event, event.counts, counts);
    },
    'architect-arrested': ({ player, architect, building }) => {
      this.known.brussels[brusselsAt(player, building, architect)]--;
      this.known.prison[architectAt(player, architect)]++;
    },
    'noble-paid': (event) => {
      this.expect(event, event.cost, 2);
      this.expect(event, (this.known.nobles[event.player] >> event.noble) & 1, 1);
    },
    'game-ended': (event) => {
      const totals = this.known.money.map((_, seat) =>
        sum(this.known.points.slice(pointsAt(seat, 0), pointsAt(seat + 1, 0))),
      );
      this.expect(event, event.totals, totals);
      const most = Math.max(...totals);
      this.expect(
        event,
        event.winners.every((seat) => totals[seat] === most),
        true,
      );
    },
  };

  /** Money and Expo have no discards. */
  private discard(card: Card): void {
    const pile = typeOf(card);
    if (pile < PILES.length)
      this.known.discards[pile] = [...this.known.discards[pile], kindOf(card)].toSorted((a, b) => a - b);
  }

  private leavePlay(event: Event, card: Card): void {
    const at = this.inPlay.indexOf(card);
    if (at < 0) this.fault(event, 'a card from nowhere');
    else this.inPlay = this.inPlay.toSpliced(at, 1);
  }

  private columnSums(column: number): number[] {
    const sums = Array<number>(NEUTRAL + 1).fill(0);
    this.known.owners.forEach((who, cell) => {
      if (who !== NONE && cell % COLUMNS === column)
        sums[who] += this.rules.faceValues[this.known.faces[cell]];
    });
    return sums;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
