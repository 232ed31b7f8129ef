/** 2e, Setup: everything that is laid out before the first decision. */
import { push, settle } from '../../core/agenda.ts';
import { type Fault, refuseFaults } from '../../core/faults.ts';
import { type Deal, NONE, type Seat, type Sink } from '../../core/game.ts';
import { keyFromSeed, type Random, shuffle, withRandom } from '../../core/random.ts';
import { integer, listOf, object, type Read, read, text } from '../../core/shape.ts';
import type { Event } from './events.ts';
import { gainFrancs } from './gains.ts';
import { BRUSSELS_ACTIONS, COLOURS, COLUMNS, POINT_SOURCES, ROWS, SPACES, TRACKS } from './ids.ts';
import { CURSOR_START } from './market.ts';
import { fillDisplay } from './noble-display.ts';
import { DISPLAY } from './pack.ts';
import type { Rules, State } from './state.ts';

const numbers = listOf(integer(1, 99));

/**
 * What chance decides, as far as it is given: seats and cards by their numbers from 1, nobles by id, from the top of
 * each deck. A list may be a beginning only: the rest is drawn.
 */
const dealShape = object(
  {},
  {
    firstPlayer: integer(1, 5),
    /** The strips, from the top row of the board. */
    strips: numbers,
    nobles: listOf(text(40)),
    /** The first ones are those of the rounds; the others are out of the game. */
    stock: numbers,
    /** The first five lie under the columns. */
    prestige: numbers,
  },
);

/** The seat, strips and decks of a game, completed by chance. Decks are given from their top. */
interface FullDeal {
  readonly firstPlayer: Seat;
  readonly strips: readonly number[];
  readonly nobles: readonly number[];
  readonly stock: readonly number[];
  readonly prestige: readonly number[];
}

function completeDeal(rules: Rules, given: Read<typeof dealShape>, random: Random): FullDeal {
  const faults: Fault[] = [];
  const complete = (path: string, all: readonly number[], beginning: readonly number[]): number[] => {
    const rest = all.slice();
    beginning.forEach((item, i) => {
      const at = rest.indexOf(item);
      if (at === NONE)
        faults.push({ path: `deal.${path}[${i}]`, message: 'there is no such one, or no more of it' });
      else rest.splice(at, 1);
    });
    return [...beginning, ...shuffle(rest, random)];
  };
  const indices = (count: number) => Array.from({ length: count }, (_, i) => i);
  const fromOne = (list: readonly number[] | undefined) => (list ?? []).map((number) => number - 1);
  if ((given.firstPlayer ?? 1) > rules.players)
    faults.push({ path: 'deal.firstPlayer', message: `there are ${rules.players} players` });
  const drawn = random.below(rules.players);
  const nobles = (given.nobles ?? []).map((id) => rules.nobles.findIndex((noble) => noble.id === id));
  const deal = {
    firstPlayer: given.firstPlayer === undefined ? drawn : given.firstPlayer - 1,
    strips: complete('strips', indices(rules.strips.length), fromOne(given.strips)),
    nobles: complete('nobles', rules.nobleCards, nobles),
    stock: complete('stock', indices(rules.stock.length), fromOne(given.stock)),
    prestige: complete('prestige', indices(rules.prestige.length), fromOne(given.prestige)),
  };
  refuseFaults('deal', faults);
  return deal;
}

export function start(rules: Rules, seed: string, givenDeal: Deal, sink?: Sink<Event>): State {
  const given = read(dealShape, givenDeal, 'deal');
  const s = emptyTable(rules, keyFromSeed(seed));
  const deal = withRandom(s, (random) => completeDeal(rules, given, random));
  s.sink = sink;
  s.firstPlayer = deal.firstPlayer;
  s.actions = deal.strips.flatMap((strip) => rules.strips[strip]);
  s.nobleDeck = deal.nobles.toReversed();
  s.stockDeck = deal.stock.slice(0, rules.rounds).reverse();
  s.stockOut = deal.stock.slice(rules.rounds);
  s.prestigeStrip = deal.prestige.slice(0, COLUMNS);
  s.prestigeDeck = deal.prestige.slice(COLUMNS).reverse();
  s.sink = undefined;
  fillDisplay(s);
  s.sink = sink;
  const { firstPlayer, actions, nobleDisplay, prestigeStrip } = s;
  sink?.tell({ type: 'game-started', firstPlayer, actions, nobles: nobleDisplay, prestige: prestigeStrip });
  push(s, 'round', firstPlayer);
  for (let i = rules.players - 1; i >= 0; i--) push(s, 'start-artwork', (firstPlayer + i) % rules.players);
  for (let i = 0; i < rules.players; i++)
    gainFrancs(s, (firstPlayer + i) % rules.players, rules.startFrancs[i], 'setup');
  settle(s);
  return s;
}

/** The table with everything in its box: nothing dealt, nothing taken. */
function emptyTable(rules: Rules, randomKey: readonly number[]): State {
  const { players } = rules;
  const bySeat = (value: number, width = 1) => Array<number>(players * width).fill(value);
  return {
    rules,
    sink: undefined,
    agenda: [],
    randomKey,
    randomBlock: 0,
    round: 0,
    firstPlayer: 0,
    stockCard: NONE,
    iris: NONE,
    needle0: rules.needles[0],
    needle1: rules.needles[1],
    cursor: CURSOR_START,
    passed: 0,
    firstToPass: NONE,
    money: bySeat(0),
    architects: bySeat(rules.architects - rules.architectsInCourthouse),
    courthouse: bySeat(rules.architectsInCourthouse),
    built: bySeat(0),
    nobles: bySeat(1 << rules.startingNoble),
    usedNobles: bySeat(0),
    tracks: bySeat(0, TRACKS.length),
    multipliers: bySeat(1, ROWS.length),
    points: bySeat(0, POINT_SOURCES.length),
    cubes: [...bySeat(0, rules.cubes.length), ...rules.cubes],
    artworks: [...bySeat(0, COLOURS.length), ...COLOURS.map(() => rules.artworksPerColour)],
    brussels: [...bySeat(0, BRUSSELS_ACTIONS.length), ...BRUSSELS_ACTIONS.map(() => 0)],
    meeples: Array<number>(SPACES).fill(NONE),
    bids: Array<number>(SPACES).fill(0),
    houses: Array<number>(SPACES).fill(NONE),
    actions: [],
    shop: [NONE, NONE],
    nobleDisplay: Array<number>(DISPLAY).fill(NONE),
    nobleDeck: [],
    nobleDiscard: [],
    prestigeStrip: [],
    prestigeDeck: [],
    prestigeDiscard: [],
    faceDown: [],
    faceDownOwners: [],
    slid: [],
    stockDeck: [],
    stockOut: [],
    stockDiscard: [],
  };
}
