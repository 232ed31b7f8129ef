/** Setup: everything that is laid out before the first decision. */
import { push, settle } from '../../core/agenda.ts';
import { type Fault, refuseFaults } from '../../core/faults.ts';
import { type Deal, NONE, type Sink } from '../../core/game.ts';
import { keyFromSeed, type Random, shuffle, withRandom } from '../../core/random.ts';
import { integer, listOf, object, oneOf, read, type Shape } from '../../core/shape.ts';
import type { Event } from './events.ts';
import { gainFrancs } from './gains.ts';
import { ARTWORKS, BRUSSELS_ACTIONS, POINT_SOURCES, ROWS, SPACES, TRACKS } from './ids.ts';
import { CURSOR_START } from './market.ts';
import { DISPLAY, fillDisplay } from './noble-display.ts';
import type { DealPart } from './rules.ts';
import type { Rules, State } from './state.ts';

/**
 * A deal gives what chance decides, as far as one likes: the first player by seat from 1, and of each part of the deal
 * the beginning of its order, from the top of a deck; the rest is drawn.
 */
function dealShape(parts: readonly DealPart<State>[]): Shape<Readonly<Record<string, unknown>>> {
  const items = ({ words }: DealPart<State>): Shape<unknown> =>
    words === undefined ? listOf(integer(1, 99)) : listOf(oneOf(words));
  return object(
    {},
    { firstPlayer: integer(1, 5), ...Object.fromEntries(parts.map((part) => [part.id, items(part)])) },
  );
}

/** The whole order of a part: what is given of it, then the rest as chance has it. */
function completeOrder(
  part: DealPart<State>,
  given: readonly (number | string)[],
  random: Random,
  faults: Fault[],
): number[] {
  const rest = part.items.slice();
  const beginning = given.map((item) =>
    typeof item === 'number' ? item - 1 : (part.words ?? []).indexOf(item),
  );
  beginning.forEach((item, i) => {
    const at = rest.indexOf(item);
    if (at === NONE)
      faults.push({ path: `deal.${part.id}[${i}]`, message: 'there is no such one, or no more of it' });
    else rest.splice(at, 1);
  });
  return [...beginning, ...shuffle(rest, random)];
}

export function start(rules: Rules, seed: string, givenDeal: Deal, sink?: Sink<Event>): State {
  const given = read(dealShape(rules.deal), givenDeal, 'deal') as Deal;
  const s = emptyTable(rules, keyFromSeed(seed));
  const faults: Fault[] = [];
  const seat = given.firstPlayer as number | undefined;
  if (seat !== undefined && seat > rules.players)
    faults.push({ path: 'deal.firstPlayer', message: `there are ${rules.players} players` });
  const orders = withRandom(s, (random) => {
    const drawn = random.below(rules.players);
    s.firstPlayer = seat === undefined ? drawn : seat - 1;
    return rules.deal.map((part) =>
      completeOrder(part, (given[part.id] ?? []) as readonly (number | string)[], random, faults),
    );
  });
  refuseFaults('deal', faults);
  rules.deal.forEach((part, i) => {
    part.lay(s, orders[i]);
  });
  fillDisplay(s);
  s.sink = sink;
  tellStart(s);
  const { firstPlayer } = s;
  push(s, 'round', firstPlayer);
  for (let i = rules.players - 1; i >= 0; i--) {
    const player = (firstPlayer + i) % rules.players;
    for (const step of rules.playerSetup.toReversed()) push(s, step, player);
  }
  for (let i = 0; i < rules.players; i++)
    gainFrancs(s, (firstPlayer + i) % rules.players, rules.startFrancs[i], 'setup');
  settle(s);
  return s;
}

function tellStart(s: State): void {
  const { firstPlayer, actions, nobleDisplay, prestigeStrip, compass, boards, siteCards, bonusTiles } = s;
  const cards = { nobles: nobleDisplay, prestige: prestigeStrip, siteCards, bonusTiles };
  s.sink?.tell({ type: 'game-started', firstPlayer, actions, compass, boards, ...cards });
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
    multipliers: bySeat(rules.boards[0].multiplier, ROWS.length),
    points: bySeat(0, POINT_SOURCES.length),
    cubes: [...bySeat(0, rules.cubes.length), ...rules.cubes],
    artworks: [...bySeat(0, ARTWORKS), ...rules.workshop],
    brussels: [...bySeat(0, BRUSSELS_ACTIONS.length), ...BRUSSELS_ACTIONS.map(() => 0)],
    travellers: bySeat(0),
    travellersSent: BRUSSELS_ACTIONS.map(() => 0),
    boards: bySeat(0),
    meeples: Array<number>(SPACES).fill(NONE),
    bids: Array<number>(SPACES).fill(0),
    houses: Array<number>(SPACES).fill(NONE),
    actions: [],
    pavilions: rules.surcharges.map(() => NONE),
    siteCards: [],
    usedCards: 0,
    cardArchitects: bySeat(0),
    cardTravellers: 0,
    compass: rules.compass,
    shop: [NONE, NONE],
    covered: [],
    artworkPile: [],
    artworkSeenBy: [],
    drawn: [],
    drawnSeenBy: [],
    exhibitions: [],
    bonusTiles: [],
    bonusOwners: [],
    raisedRow: NONE,
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
