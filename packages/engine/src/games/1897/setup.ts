/** 1897, Setup: everything that is laid out before the first decision. */
import { push, settle } from '../../core/agenda.ts';
import { type Fault, refuseFaults } from '../../core/faults.ts';
import { type Deal, NONE, type Seat, type Sink } from '../../core/game.ts';
import { keyFromSeed, type Random, shuffle, withRandom } from '../../core/random.ts';
import { integer, listOf, object, oneOf, type Read, read, text } from '../../core/shape.ts';
import { layArea, layBonuses } from './area.ts';
import type { Event } from './events.ts';
import { gainFrancs } from './gains.ts';
import {
  ARCHITECT_KINDS,
  BUILDINGS,
  CARD_TYPES,
  type CardType,
  COLOURS,
  HOUSES,
  MATERIAL_CARD_NAMES,
  MATERIAL_CARDS,
  MONEY,
  PILES,
  POINT_SOURCES,
  SCALES,
} from './ids.ts';
import { META } from './meta.ts';
import { DECKS } from './piles.ts';
import type { Rules, State } from './state.ts';

const words = listOf(text(40));

/**
 * What chance decides at the start, as far as it is given: the first player from 1, the cards of each pile by name
 * from its top, the types of the cards in the area by cell (the cards themselves come from the piles, in order), and
 * the bonus cards by column. A list may be a beginning only: the rest is drawn.
 */
const dealShape = object(
  {},
  {
    firstPlayer: integer(1, META.maxPlayers),
    artworks: words,
    materials: words,
    houses: words,
    nobles: words,
    area: listOf(oneOf(CARD_TYPES)),
    bonuses: words,
  },
);

/** The given parts of a deal by number, the seat and the piles completed by chance. Piles are given from their top. */
interface FullDeal {
  readonly firstPlayer: Seat;
  readonly piles: readonly (readonly number[])[];
  readonly area: readonly CardType[];
  readonly bonuses: readonly number[];
}

function completeDeal(rules: Rules, given: Read<typeof dealShape>, random: Random): FullDeal {
  const faults: Fault[] = [];
  if ((given.firstPlayer ?? 1) > rules.players)
    faults.push({ path: 'deal.firstPlayer', message: `there are ${rules.players} players` });
  /** Takes the named items out of `rest`, by their place in `names`. */
  const take = (path: string, items: readonly string[], names: readonly string[], rest: number[]): number[] =>
    items.map((name, i) => {
      const at = rest.indexOf(names.indexOf(name));
      if (at < 0)
        faults.push({ path: `deal.${path}[${i}]`, message: `there is no '${name}', or no more of it` });
      return at < 0 ? NONE : rest.splice(at, 1)[0];
    });
  const drawn = random.below(rules.players);
  const nobles = rules.nobles.map((noble) => noble.id);
  const piles = [COLOURS, MATERIAL_CARD_NAMES, HOUSES, nobles].map((names, pile) => {
    const rest = eachTimes(rules.copies[pile]);
    const beginning = take(PILES[pile], given[PILES[pile]] ?? [], names, rest);
    return [...beginning, ...shuffle(rest, random)];
  });
  const area = given.area ?? [];
  if (area.length > rules.cells)
    faults.push({ path: 'deal.area', message: `there are ${rules.cells} cells, not ${area.length}` });
  const laid = CARD_TYPES.map((_, type) => cardsForArea(rules, type));
  const bonusIds = rules.bonusCards.map((card) => card.id);
  const deal = {
    firstPlayer: given.firstPlayer === undefined ? drawn : given.firstPlayer - 1,
    piles,
    area: take('area', area, CARD_TYPES, eachTimes(laid)),
    bonuses: take('bonuses', given.bonuses ?? [], bonusIds, eachTimes(bonusIds.map(() => 1))),
  };
  refuseFaults('deal', faults);
  return deal;
}

/** Each number as often as its place in the list says. */
function eachTimes(counts: readonly number[]): number[] {
  return counts.flatMap((count, item) => Array<number>(count).fill(item));
}

/** How many cards of a type the first area is laid from. */
function cardsForArea({ copies, cardsPerPile }: Rules, type: CardType): number {
  if (type > MONEY) return 1;
  return type === MONEY ? cardsPerPile : Math.min(cardsPerPile, eachTimes(copies[type]).length);
}

export function start(rules: Rules, seed: string, givenDeal: Deal, sink?: Sink<Event>): State {
  const given = read(dealShape, givenDeal, 'deal');
  const s = emptyTable(rules, keyFromSeed(seed));
  const deal = withRandom(s, (random) => completeDeal(rules, given, random));
  s.sink = sink;
  s.firstPlayer = deal.firstPlayer;
  DECKS.forEach((deck, pile) => {
    s[deck] = deal.piles[pile].toReversed();
  });
  sink?.tell({ type: 'game-started', firstPlayer: s.firstPlayer });
  for (let i = 0; i < rules.players; i++)
    gainFrancs(s, (s.firstPlayer + i) % rules.players, rules.startFrancs[i], 'setup');
  layArea(s, deal.area);
  layBonuses(s, deal.bonuses);
  push(s, 'round', s.firstPlayer);
  settle(s);
  return s;
}

/** The table with everything in its box: nothing dealt, nothing taken. */
function emptyTable(rules: Rules, randomKey: readonly number[]): State {
  const { players, architects, cells } = rules;
  const bySeat = (value: number, width = 1) => Array<number>(players * width).fill(value);
  const byArchitect = (values: readonly number[]) => Array.from({ length: players }, () => values).flat();
  const prison = architects.map(({ inPrison }) => inPrison);
  return {
    rules,
    sink: undefined,
    agenda: [],
    randomKey,
    randomBlock: 0,
    round: 0,
    firstPlayer: 0,
    expoHolder: NONE,
    passed: 0,
    money: bySeat(0),
    usedNobles: bySeat(0),
    nobles: bySeat(1 << rules.startingNoble),
    hand: byArchitect(architects.map(({ copies }, kind) => copies - prison[kind])),
    prison: byArchitect(prison),
    brussels: bySeat(0, BUILDINGS.length * ARCHITECT_KINDS),
    artworks: bySeat(0, COLOURS.length),
    materials: bySeat(0, MATERIAL_CARDS.length),
    houses: bySeat(0, HOUSES.length),
    scales: bySeat(0, SCALES.length),
    points: bySeat(0, POINT_SOURCES.length),
    uses: BUILDINGS.map(() => 0),
    cards: Array<number>(cells).fill(NONE),
    owners: Array<number>(cells).fill(NONE),
    faces: Array<number>(cells).fill(NONE),
    bonuses: [],
    artworkDeck: [],
    materialDeck: [],
    houseDeck: [],
    nobleDeck: [],
    artworkDiscard: [],
    materialDiscard: [],
    houseDiscard: [],
    nobleDiscard: [],
  };
}
