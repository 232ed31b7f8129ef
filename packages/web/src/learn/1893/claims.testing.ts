/**
 * What has to be so where the teacher of 1893 says it: by chapter and moment, of the position and the words. It reads the
 * position in its own way, and not through what the lessons read from it.
 */
import { findGame, options, pending, play, rulesOf } from '@horta/engine';
import {
  ARCHITECT_TRACK,
  AREAS,
  AROUND,
  actionObstacle,
  architectsNeeded,
  artworkSold,
  BRUSSELS_ACTIONS,
  boardOf,
  COLUMNS,
  COMPASS_KINDS,
  CONSTRUCTION,
  CROWN_TRACK,
  columnSums,
  type Event,
  FIRST_BRUSSELS_OPTION,
  houseUnits,
  IRIS_TRACK,
  JOKER,
  level,
  MATERIALS,
  NOBLES,
  PASS_OPTION,
  prestigeUse,
  ROWS,
  readyNobles,
  SALES,
  SPACES,
  type State,
  WORKSHOP,
} from '@horta/engine/1893';
import { eventsOf, legal, says } from '../claims.testing.ts';
import type { Situation } from '../course.ts';
import type { Claim } from '../course-suite.testing.ts';
import { LEARNER, NAMES } from './reading.ts';

const [, PAUL, OCTAVE] = [0, 1, 2];
const NONE = -1;

const s = ({ view }: Situation) => view as State;
const free = (state: State): number[] => AREAS[state.iris].filter((space) => state.meeples[space] === NONE);
const placed = (state: State, seat: number): number[] =>
  state.meeples.flatMap((meeple, space) => (meeple === seat ? [space] : []));
const isMost = (counts: readonly number[], seat: number): boolean => counts[seat] === Math.max(...counts);
const isAlone = (counts: readonly number[], seat: number): boolean =>
  counts.every((count, other) => other === seat || count < counts[seat]);
/** What one wood more would bring at the end. */
function materialPoints(state: State): number {
  const points = (one: State): number =>
    one.rules.terms
      .filter(({ source }) => source === 'cubes')
      .reduce((sum, { count, each }) => sum + count(one, LEARNER) * each(one, LEARNER), 0);
  return points({ ...state, cubes: state.cubes.with(0, state.cubes[0] + 1) }) - points(state);
}
const can = (state: State, action: number): boolean => actionObstacle(state, LEARNER, action) === undefined;
type ScoredEvent = Extract<Event, { type: 'points' }>;

const happened = eventsOf<Event>();

const hasHappened = ({ events }: Situation, type: Event['type']): boolean =>
  events.some((event) => event.type === type && (event as { player?: number }).player === LEARNER);

/** Before a bid: what others have in the column, and oneself. */
const isBidTold: Claim = (at, text) => {
  const column = (at.frame?.a ?? NONE) % COLUMNS;
  const sums = columnSums(s(at))[column];
  const best = Math.max(...sums.filter((_, seat) => seat !== LEARNER));
  if (!says(text, `column ${column + 1}`)) return false;
  return (
    says(text, `is ${best} BF`) && says(text, `you have bid ${sums[LEARNER]} BF before`) === sums[LEARNER] > 0
  );
};

/** The places in these lists of things: of `space:12` 12. */
const placesOf = (kind: string, points: readonly string[]): number[] =>
  points.flatMap((thing) => (thing.startsWith(`${kind}:`) ? [Number(thing.slice(kind.length + 1))] : []));

/** It can be done, on the spaces that are pointed at and on no others. */
const canBeDone =
  (action: number): Claim =>
  (at, _, points) => {
    const spaces = free(s(at)).filter((space) => s(at).actions[space] === action);
    return (
      can(s(at), action) &&
      spaces.length > 0 &&
      placesOf('space', points).sort().join() === spaces.sort().join()
    );
  };

/** The one free space of the area. */
const isFreeSpace = (at: Situation, points: readonly string[]): boolean =>
  placesOf('space', points).join() === free(s(at)).join();

/** What the owner of a house gains: 2e, Free action. */
export const FREE_IN_ENGLISH = [
  'a black artwork',
  'a point for each of your artworks',
  'the effect of one of your nobles',
  'a material',
  'a point for each of your houses',
];

export const CLAIMS: Readonly<Record<string, Claim>> = {
  'first/goal': (at, text) => s(at).round === 1 && says(text, NAMES[LEARNER], `${s(at).rules.rounds} rounds`),
  'first/sources': (_, text, points) =>
    points.join() === ROWS.map((_row, row) => `row:${LEARNER}:${row}`).join() &&
    ROWS.join() === 'architects,nobles,artworks,francs' &&
    says(text, 'architects, nobles, artworks and money'),
  'first/rhythm': (at) => s(at).round === 1 && s(at).iris === NONE,
  'first/square': (at, _, points) =>
    s(at).firstPlayer === LEARNER && placesOf('iris', points).sort().join() === legal(at).sort().join(),
  'first/columns': (at, _, points) =>
    placesOf('column', points).join() ===
      [...new Set(AREAS[s(at).iris].map((space) => space % COLUMNS))].join() &&
    s(at).prestigeStrip.length === COLUMNS &&
    s(at).prestigeStrip.every((card) => card >= 0),
  'first/workshop': canBeDone(WORKSHOP),
  'first/bid': (at, text) => says(text, `at least ${s(at).rules.leastBid} BF`),
  'first/artwork': (at) => s(at).shop.every((artwork) => artwork === NONE),
  'first/bids-stay': (at, text, points) => {
    const [space, ...more] = placed(s(at), LEARNER);
    return (
      placesOf('space', points).join() === `${space}` &&
      more.length === 0 &&
      s(at).bids[space] > 0 &&
      says(text, `bid of ${s(at).bids[space]} BF`)
    );
  },
  'first/others': (at, text) => {
    const { rules, courthouse, bids } = s(at);
    const each = [PAUL, OCTAVE].map((seat) => placed(s(at), seat));
    return (
      each.every(([space, ...more]) => bids[space] > 0 && more.length === 0) &&
      courthouse.every((count) => count === rules.architectsInCourthouse) &&
      says(
        text,
        `${NAMES[PAUL]} and ${NAMES[OCTAVE]} have`,
        `${rules.architects - courthouse[LEARNER]} architects`,
        `; ${courthouse[LEARNER]} more sit`,
      )
    );
  },
  'first/brussels': (at, text) =>
    legal(at).includes(FIRST_BRUSSELS_OPTION) &&
    says(text, `${s(at).rules.stock[s(at).stockCard].francs} BF this round`),
  'first/brussels-done': (at, text) =>
    says(
      text,
      `You have ${s(at).money[LEARNER]} BF`,
      `Exchange ${architectsNeeded(s(at), BRUSSELS_ACTIONS.indexOf('stock-exchange'))} next time`,
    ),

  'house/materials': (at) => {
    const [space, ...more] = placed(s(at), LEARNER);
    const [wood, iron, stone, glass, joker] = s(at).cubes;
    return (
      s(at).round === 1 &&
      s(at).actions[space] === MATERIALS &&
      more.length === 0 &&
      s(at).built[LEARNER] === 0 &&
      [wood, iron, stone, glass, joker].join() === '1,0,1,0,0'
    );
  },
  'house/compass': (at, _, points) =>
    placesOf('compass', points).join() === [s(at).needle0, s(at).needle1].join() &&
    [s(at).needle0, s(at).needle1].every((space) =>
      ['wood', 'iron', 'stone'].includes(COMPASS_KINDS[s(at).compass[space]]),
    ),
  'house/build': canBeDone(CONSTRUCTION),
  'house/bid': isBidTold,
  'house/pay': (at, text) =>
    says(
      text,
      `costs ${houseUnits(s(at), LEARNER)} materials`,
      `up to ${Math.max(...boardOf(s(at), LEARNER).houseCosts)}.`,
      `${s(at).rules.noJokerBonus} VP`,
    ),
  // A needle that moves names something else, and these are all kinds of spaces that there are.
  'house/needle': (at, text) => {
    const { compass, rules } = s(at);
    const kinds = compass.filter((_, space) => space !== rules.arrow).map((kind) => COMPASS_KINDS[kind]);
    return (
      legal(at).length > 1 &&
      hasHappened(at, 'house-paid') &&
      kinds.sort().join() === 'choice,empty,francs,iron,stone,wood' &&
      says(text, `at ${rules.francsPerUnit} BF for each`, `material or ${rules.francsPerUnit} BF`)
    );
  },
  'house/place': (at) => {
    const area = AREAS[s(at).iris];
    const isInside = legal(at).map((space) => area.includes(space));
    return isInside.includes(true) && isInside.includes(false);
  },
  'house/houses': (at, text) =>
    s(at).built[LEARNER] === 1 && says(text, `${level(s(at), LEARNER, ARCHITECT_TRACK)} VP`),
  'house/visited': (at, text) => {
    const { by, space, action } = happened(at, 'free-action');
    return (
      s(at).houses[space] === LEARNER &&
      s(at).meeples[space] === by &&
      says(text, `${NAMES[by]} has`, `free action: ${FREE_IN_ENGLISH[action]}.`)
    );
  },
  'house/house-over': (at) => s(at).houses.filter((owner) => owner === LEARNER).length === 1,

  'sale/later': (at, _, points) => s(at).round === 1 && free(s(at)).length === 1 && isFreeSpace(at, points),
  'sale/iris': (at, _, points) => {
    const [iris] = placesOf('iris', points);
    return AROUND[iris].filter((space) => s(at).meeples[space] === NONE).join() === free(s(at)).join();
  },
  'sale/take-space': (at, _, points) =>
    can(s(at), SALES) && s(at).actions[free(s(at))[0]] === SALES && isFreeSpace(at, points),
  'sale/bid': isBidTold,
  'sale/sell': (at) =>
    legal(at).length > 0 && legal(at).every((sale) => !s(at).shop.includes(artworkSold(sale))),
  'sale/market': (at) => hasHappened(at, 'architect-placed') && legal(at).length > 0,
  'sale/move': (at) => legal(at).length > 1,
  'sale/iris-ahead': (at, text, points) => {
    const around = AROUND[placesOf('iris', points)[0]].map((space) => s(at).meeples[space]);
    const counts = NAMES.map((_, seat) => around.filter((meeple) => meeple === seat).length);
    return (
      !around.includes(NONE) &&
      isAlone(counts, LEARNER) &&
      says(text, `${level(s(at), LEARNER, IRIS_TRACK)} VP`)
    );
  },
  'sale/jokers-task': (at, text) => {
    const { rules, architects, cubes } = s(at);
    const supply = cubes[cubes.length - 1];
    return architects[LEARNER] === 1 && supply >= 3 && says(text, `up to ${rules.jokersAtMarket} jokers`);
  },
  'sale/jokers': (at, text) =>
    s(at).cubes[JOKER] > 0 &&
    says(text, `its ${s(at).rules.noJokerBonus} VP`, `other materials ${materialPoints(s(at))} VP each`),

  'round/pass': (at, text) => {
    const { round, firstToPass, faceDownOwners, architects } = s(at);
    return (
      round === 1 &&
      architects[LEARNER] === 0 &&
      legal(at).join() === `${PASS_OPTION}` &&
      faceDownOwners.includes(firstToPass) &&
      says(text, `${NAMES[firstToPass]} was the first`)
    );
  },
  'round/column-won': (at, text) => {
    const { column, player, sums } = happened(at, 'column-won');
    return (
      isAlone(sums, player) && says(text, `column ${column + 1} ${NAMES[player]} has`, `${sums[player]} BF`)
    );
  },
  'round/column-tied': (at, text) => {
    const { column, sums } = happened(at, 'column-tied');
    return (
      isMost(sums, LEARNER) &&
      !isAlone(sums, LEARNER) &&
      says(text, `column ${column + 1}`, `${sums[LEARNER]} BF`)
    );
  },
  'round/first-player': (at, text) => {
    const { player, manneken } = happened(at, 'first-player-chosen');
    const { firstToPass, rules } = s(at);
    return (
      isAlone(manneken, player) &&
      firstToPass === player &&
      says(
        text,
        `${NAMES[player]} has the most`,
        `${rules.firstToPassManneken} more for passing`,
        `${rules.firstPlayerBonus} VP`,
      )
    );
  },
  'round/bonus': (at) => s(at).courthouse[LEARNER] > 0 && legal(at).length === 1,
  'round/iris-scored': (at, text, points) => {
    const { counts, iris } = happened(at, 'iris-majority');
    // And the bonus before it was what it was said to be.
    return (
      hasHappened(at, 'architect-released') &&
      placesOf('iris', points).join() === `${iris}` &&
      isMost(counts, LEARNER) &&
      says(text, `more than you, ${counts[LEARNER]}:`, `${level(s(at), LEARNER, IRIS_TRACK)} VP`)
    );
  },
  'round/courthouse': (at, text) => {
    const { counts } = happened(at, 'brussels-majority');
    return (
      isMost(counts, LEARNER) && hasHappened(at, 'architect-arrested') && says(text, `${counts[LEARNER]}.`)
    );
  },
  'round/home': (at, text) =>
    s(at).bids.every((bid) => bid === 0) &&
    s(at).courthouse.some((count) => count > 0) &&
    s(at).architects.every((count, seat) => count === s(at).rules.architects - s(at).courthouse[seat]) &&
    says(text, `${NAMES[s(at).firstPlayer]} begins`),

  'nobles/nobles': (at) => s(at).round === 2 && s(at).nobleDisplay.filter((noble) => noble >= 0).length === 4,
  'nobles/space': canBeDone(NOBLES),
  'nobles/bid': isBidTold,
  'nobles/take': (at) => legal(at).length > 1,
  'nobles/keep': (at, text) => {
    const { name, cost } = s(at).rules.nobles[at.frame?.a ?? NONE];
    return says(text, `Keep ${name}`, `costs ${cost} BF`, `lose ${s(at).rules.unpaidNoblePenalty} VP`);
  },
  'nobles/grand-place': (at, text) =>
    legal(at).includes(FIRST_BRUSSELS_OPTION + BRUSSELS_ACTIONS.indexOf('grand-place')) &&
    readyNobles(s(at), LEARNER) > 0 &&
    says(text, `Crown track, ${level(s(at), LEARNER, CROWN_TRACK)}.`),
  'nobles/use': (at, text) => {
    const ready = s(at).rules.nobles.filter((_, noble) => (readyNobles(s(at), LEARNER) >> noble) & 1);
    return ready.some(({ name }) => says(text, `${name} is ready`));
  },
  'nobles/used': (at) => s(at).usedNobles[LEARNER] > 0,
  // Nobody has been there in this round: one architect is enough.
  'nobles/park': (at, _, points) => {
    const [place] = placesOf('brussels', points);
    return BRUSSELS_ACTIONS[place] === 'cinquantenaire' && architectsNeeded(s(at), place) === 1;
  },

  'end/last': (at, text) => {
    const { round, rules, architects, money } = s(at);
    const totals = rules.scores(s(at)).map(({ total }) => total);
    return (
      round === rules.rounds &&
      Math.min(totals[PAUL], totals[OCTAVE]) > totals[LEARNER] &&
      architects[LEARNER] === 1 &&
      legal(at).some((option) => option < SPACES) &&
      legal(at).some((option) => option >= FIRST_BRUSSELS_OPTION && option !== PASS_OPTION) &&
      says(text, `one architect and ${money[LEARNER]} BF`)
    );
  },
  'end/tile-last': (at, text) =>
    says(
      text,
      s(at).firstPlayer === LEARNER ? 'is yours' : `to ${NAMES[s(at).firstPlayer]}`,
      `: ${s(at).rules.firstPlayerBonus} VP in`,
    ),
  'end/slide': (at, text) => {
    const uses = legal(at).map(prestigeUse);
    const artworks = s(at)
      .artworks.slice(0, 5)
      .reduce((sum, count) => sum + count, 0);
    const nobles = s(at).rules.nobles.filter((_, noble) => (s(at).nobles[LEARNER] >> noble) & 1).length;
    return (
      uses.some(({ row }) => row !== undefined) &&
      uses.some(({ row }) => row === undefined) &&
      says(
        text,
        `artworks: ${artworks};`,
        `nobles: ${nobles})`,
        `each of your ${s(at).built[LEARNER]} houses`,
      )
    );
  },
  'end/costs': (at, text) => says(text, `loses its owner ${s(at).rules.unpaidNoblePenalty} VP`),
  'end/houses-scored': (at, text) =>
    says(text, `Your ${s(at).built[LEARNER]} houses bring ${level(s(at), LEARNER, ARCHITECT_TRACK)} VP`),
  'end/tile-scored': (at, text) => {
    const { player, amount } = happened(at, 'points');
    return (
      player === s(at).firstPlayer && says(text, player === LEARNER ? 'you' : NAMES[player], `${amount} VP`)
    );
  },
  'end/rows-scored': (at, text) => {
    const own = at.events.find(
      (event) =>
        event.type === 'points' &&
        (event as ScoredEvent).source === 'row-artworks' &&
        (event as ScoredEvent).player === LEARNER,
    ) as ScoredEvent;
    return says(
      text,
      `artworks has ${own.count}, at ${own.each} VP each`,
      `every ${s(at).rules.francsPerSet} BF`,
    );
  },
  'end/over': (at, text) => {
    const totals = s(at)
      .rules.scores(s(at))
      .map(({ total }) => total);
    const winner = totals.indexOf(Math.max(...totals));
    return (
      winner !== LEARNER &&
      isAlone(totals, winner) &&
      says(text, `${NAMES[winner]} wins with ${totals[winner]} VP`, `you have ${totals[LEARNER]} VP`)
    );
  },
  'end/real': (at, text) => {
    const { game, pack, version, nobles, startingNoble } = s(at).rules;
    const begun = findGame(game).start(rulesOf(findGame(game), 2, {}, pack, version), 'own', {});
    const asked: string[] = [];
    for (let due = pending(begun); due !== undefined && due.step !== 'turn'; due = pending(begun)) {
      asked.push(due.step);
      play(begun, options(begun)[0]);
    }
    const neutral = asked.filter((step) => step === 'place-neutral');
    return (
      asked[0] === 'start-artwork' &&
      neutral.length === 2 &&
      says(text, `${nobles[startingNoble].name} from`, `costs ${nobles[startingNoble].cost} BF`)
    );
  },
};
