import {
  ARCHITECTURE,
  ARTWORK,
  actionObstacle,
  architectsInBrussels,
  architectsNeeded,
  artworksOf,
  BUILDINGS,
  type CardType,
  coloursOf,
  type Event,
  EXPO,
  FIRST_BUILDING_OPTION,
  HOUSE,
  housesOf,
  houseUnits,
  kindOf,
  level,
  MATERIAL_CARDS,
  MONEY,
  NOBILITY,
  NOBLE,
  PASS_OPTION,
  PRESTIGE,
  SCALES,
  type State,
  totalPoints,
  typeOf,
} from '@horta/engine/1897';
import { eventsOf, legal, says } from '../claims.testing.ts';
import type { Situation } from '../course.ts';
import type { Claim } from '../course-suite.testing.ts';
import { LEARNER, NAMES } from './names.ts';

const KINDS_OF_ARCHITECTS = 3;
export const PARK = BUILDINGS.indexOf('cinquantenaire');
export const EXCHANGE = BUILDINGS.indexOf('stock-exchange');
export const HALL = BUILDINGS.indexOf('town-hall');
const OTHERS = [0, 1];

const s = ({ view }: Situation) => view as State;
const cardsOf = (at: Situation, type: CardType): number[] =>
  s(at).cards.flatMap((card, cell) => (card >= 0 && typeOf(card) === type ? [cell] : []));
const canTake = (at: Situation, type: CardType): boolean =>
  cardsOf(at, type).some((cell) => legal(at).includes(cell)) &&
  actionObstacle(s(at), LEARNER, type) === undefined;
const ofLearner = (counts: readonly number[]): number[] =>
  counts.slice(LEARNER * KINDS_OF_ARCHITECTS, (LEARNER + 1) * KINDS_OF_ARCHITECTS);
export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const hasPassed = (at: Situation, seat: number): boolean => ((s(at).passed >> seat) & 1) === 1;
const keptNobles = (at: Situation): number[] =>
  s(at).rules.nobles.flatMap((_, noble) =>
    (s(at).nobles[LEARNER] >> noble) & 1 && noble !== s(at).rules.startingNoble ? [noble] : [],
  );
const isLastRound = (at: Situation): boolean => s(at).round === s(at).rules.rounds;

const happened = eventsOf<Event>();

/** The last thing of this type that happened to the learner. */
export function lastOwn<Type extends Event['type']>(
  at: Situation,
  type: Type,
): Extract<Event, { type: Type }> | undefined {
  const found = at.events.findLast(
    (event) => event.type === type && (event as { player?: number }).player === LEARNER,
  );
  return found as Extract<Event, { type: Type }> | undefined;
}

const isScoredFrom =
  (source: string, words: (event: Extract<Event, { type: 'points' }>) => readonly string[]): Claim =>
  (at, text) => {
    const event = happened(at, 'points');
    return event.source === source && says(text, ...words(event));
  };

/** The first noble of the area: a chapter is about it. */
const nobleShown = (at: Situation) => s(at).rules.nobles[kindOf(s(at).cards[cardsOf(at, NOBLE)[0]])];
export const nameOfNoble = (at: Situation): string => nobleShown(at).name;

export const CLAIMS: Readonly<Record<string, Claim>> = {
  'first/goal': (at, text) =>
    s(at).round === 1 &&
    s(at).firstPlayer === LEARNER &&
    says(text, NAMES[LEARNER], `${s(at).rules.rounds} rounds`),
  'first/rhythm': (at) => s(at).round === 1 && s(at).owners.every((owner) => owner < 0),
  'first/area': (at, text) =>
    s(at).cards.every((card) => card >= 0) &&
    legal(at).some((option) => option >= FIRST_BUILDING_OPTION && option < PASS_OPTION) &&
    legal(at).includes(PASS_OPTION) &&
    says(text, `${s(at).cards.length} cards`),
  'first/pay': (at) => s(at).money[LEARNER] > 0,
  'first/try': (at) => canTake(at, ARTWORK),
  'first/face': (at) => legal(at).length > 1,
  'first/free': (at) => OTHERS.every((seat) => s(at).owners.includes(seat)) && !hasPassed(at, LEARNER),
  'first/done': (at) => s(at).round === 1,

  'noble/tell': (at, text) => {
    const { effect, name } = nobleShown(at);
    return effect.kind === 'advance' && effect.scale === SCALES[NOBILITY] && says(text, name, 'Nobility');
  },
  'noble/try': (at, text) => canTake(at, NOBLE) && says(text, nobleShown(at).name),
  'noble/keep': (at, text) => {
    const { nobleCost, unpaidNoblePenalty } = s(at).rules;
    return (
      keptNobles(at).length === 0 &&
      !isLastRound(at) &&
      legal(at).length === 2 &&
      says(text, `${nobleCost} BF`, `${unpaidNoblePenalty} VP`)
    );
  },
  'noble/level': (at, text) =>
    level(s(at), LEARNER, NOBILITY) > 1 &&
    ((s(at).nobles[LEARNER] >> s(at).rules.startingNoble) & 1) === 1 &&
    says(
      text,
      `is now ${level(s(at), LEARNER, NOBILITY)}:`,
      s(at).rules.nobles[s(at).rules.startingNoble].name,
    ),
  // What others than the one of this chapter do.
  'noble/others': (at) =>
    ['advance', 'francs', 'draw-materials', 'release'].every((kind) =>
      s(at).rules.nobles.some(({ effect }) => effect.kind === kind),
    ),

  'brussels/cards': (at, text) => says(text, `gives ${s(at).rules.stockExchangeFrancs} BF`),
  'brussels/tell': (at, text) =>
    says(
      text,
      `Cinquantenaire ${architectsNeeded(s(at), PARK)}`,
      `Stock Exchange ${architectsNeeded(s(at), EXCHANGE)}`,
      `Town Hall ${architectsNeeded(s(at), HALL)}`,
    ),
  'brussels/try': (at) =>
    [PARK, EXCHANGE, HALL].every((building) => legal(at).includes(FIRST_BUILDING_OPTION + building)),
  'brussels/prison': (at, text) =>
    says(
      text,
      `${sum(ofLearner(s(at).prison))} of your architects`,
      `You have ${architectsInBrussels(s(at), LEARNER)} in`,
    ),

  'round/tell': (at, text) => {
    const { firstPassFrancs, passFrancs } = s(at).rules;
    return (
      s(at).cards.filter((card) => card >= 0).length <= 3 &&
      s(at).passed === 0 &&
      says(text, `gets ${firstPassFrancs} BF`, `else ${passFrancs} BF`)
    );
  },
  'round/try': (at) => legal(at).includes(PASS_OPTION),
  'round/column': (at, text) => {
    const { column, players, sums } = happened(at, 'column-majority');
    return (
      players.join() === `${LEARNER}` && says(text, `Column ${column + 1}`, `yours with ${sums[LEARNER]}.`)
    );
  },
  'round/bonus': (at) => {
    const { source, player } = happened(at, 'scale-advanced');
    return source === 'bonus' && player === LEARNER;
  },
  'round/arms': (at, text) => {
    const { block, players } = happened(at, 'arms-majority');
    return says(
      text,
      `${Math.floor(block / 3) + 1}-${(block % 3) + 1} goes to ${players.map((seat) => NAMES[seat])}.`,
    );
  },
  'round/brussels': (at, text) => {
    const { players, counts } = happened(at, 'brussels-majority');
    return players.join() === `${LEARNER}` && says(text, `you, with ${counts[LEARNER]}.`);
  },
  'round/arrest': (at) => legal(at).length > 1,
  'round/expo': (at, text) => {
    const { player, byExpo } = happened(at, 'first-player-chosen');
    return byExpo && player !== LEARNER && says(text, `${NAMES[player]} took Expo`);
  },
  'round/next': (at, text) =>
    s(at).round === 2 &&
    says(text, 'Round 2') &&
    sum(s(at).brussels) === 0 &&
    s(at).usedNobles.every((used) => used === 0) &&
    s(at).cards.every((card) => card >= 0),

  'sale/tell': (at, text) => canTake(at, MONEY) && says(text, `get ${s(at).rules.saleFrancs} BF`),
  'sale/try': (at, text) =>
    cardsOf(at, MONEY).length > 1 && says(text, `yours: ${artworksOf(s(at), LEARNER)}.`),
  'sale/face': (at) => legal(at).length > 1,
  'sale/which': (at) => legal(at).length > 1,

  'exhibition/tell': (at, text) =>
    !OTHERS.some((seat) => hasPassed(at, seat)) && says(text, `for ${s(at).rules.exhibitionPoints} VP each`),
  'exhibition/try': (at) => coloursOf(s(at), LEARNER) > 1 && canTake(at, EXPO),
  'exhibition/show': (at) => !at.events.some(({ type }) => type === 'artwork-shown'),
  'exhibition/done': (at, text) => {
    const shown = at.events.filter(
      (event) => event.type === 'artwork-shown' && (event as { player?: number }).player === LEARNER,
    );
    const { exhibitionPoints, expoPoints } = s(at).rules;
    return (
      s(at).expoHolder === LEARNER &&
      !isLastRound(at) &&
      says(text, `${shown.length * exhibitionPoints} VP for you`, `scores ${expoPoints} VP`)
    );
  },

  'free/tell': (at, text) =>
    sum(ofLearner(s(at).hand)) === 1 &&
    canTake(at, HOUSE) &&
    canTake(at, MONEY) &&
    says(text, `needed: ${houseUnits(s(at), LEARNER)}`, `${s(at).rules.saleFrancs} BF`),
  'free/try': (at) => legal(at).length > 1,
  'free/arms': (at, text) => {
    const { block, players, counts } = happened(at, 'arms-majority');
    const others = players.filter((seat) => seat !== LEARNER);
    return (
      players.includes(LEARNER) &&
      others.length > 0 &&
      says(
        text,
        `${Math.floor(block / 3) + 1}-${(block % 3) + 1} `,
        `tied with ${others.map((seat) => NAMES[seat]).join(', ')} (cards: ${counts[LEARNER]})`,
        ` ${level(s(at), LEARNER, PRESTIGE)} VP`,
      )
    );
  },
  'free/first': (at) => {
    const { player, byExpo } = happened(at, 'first-player-chosen');
    return byExpo && player === LEARNER;
  },

  'house/tell': (at, text) =>
    canTake(at, HOUSE) &&
    says(
      text,
      `built: ${housesOf(s(at), LEARNER)}.`,
      `need ${houseUnits(s(at), LEARNER)}.`,
      `scores ${s(at).rules.pointsPerMaterialKind} VP.`,
    ),
  'house/cards': (at, text) =>
    actionObstacle(s(at), LEARNER, HOUSE) === undefined &&
    MATERIAL_CARDS.every((materials) => says(text, `shows ${materials.length} materials`)),
  'house/try': (at) => cardsOf(at, HOUSE).length === 1,
  'house/pay': (at, text) =>
    legal(at).length > 1 && says(text, `is worth ${s(at).rules.pointsPerMaterialCard} VP at`),
  'house/level': (at, text) =>
    lastOwn(at, 'house-paid') !== undefined && says(text, `which is ${level(s(at), LEARNER, ARCHITECTURE)}.`),

  'end/nobles': (at, text) =>
    isLastRound(at) &&
    keptNobles(at).length > 0 &&
    says(
      text,
      `costs ${s(at).rules.nobleCost} BF, except ${s(at).rules.nobles[s(at).rules.startingNoble].name}.`,
      `loses ${s(at).rules.unpaidNoblePenalty} VP`,
    ),
  // All four lower halves lie there, each of which counts something else.
  'end/bonus': (at) =>
    isLastRound(at) &&
    s(at)
      .bonuses.map((bonus) => s(at).rules.bonusCards[bonus].end.kind)
      .sort()
      .join() === 'artworks,francs,houses,nobles',
  'end/try': (at) => legal(at).length > 1,
  'end/paid': (at, text) => {
    const { player, noble, cost } = happened(at, 'noble-paid');
    return player === LEARNER && says(text, `${cost} BF for ${s(at).rules.nobles[noble].name}`);
  },
  'end/unpaid': isScoredFrom('unpaid-nobles', ({ amount }) => [`lose ${-amount} VP`]),
  'end/houses': isScoredFrom('houses', ({ count, each, amount }) => [
    `houses, ${count},`,
    `level, ${each}:`,
    `${amount} VP`,
  ]),
  'end/materials': isScoredFrom('material-cards', ({ each }) => [`${each} VP each`]),
  'end/expo': (at, text) => {
    const { player, source, amount } = happened(at, 'points');
    return (
      source === 'expo' &&
      player === s(at).expoHolder &&
      says(text, player === LEARNER ? 'you' : NAMES[player], `${amount} VP`)
    );
  },
  'end/lower': (at, text) => {
    const { player, source, amount } = happened(at, 'points');
    return player === LEARNER && source.startsWith('bonus-') && says(text, `${amount} VP`);
  },
  'end/over': (at, text) => {
    const totals = NAMES.map((_, seat) => totalPoints(s(at), seat));
    const best = Math.max(...totals);
    const winner = NAMES[totals.indexOf(best)];
    return (
      at.frame === undefined &&
      totals.filter((total) => total === best).length === 1 &&
      says(text, `${winner} wins with ${best} VP`, `have ${totals[LEARNER]} VP`)
    );
  },
  'end/two': (at) => at.frame === undefined,
};
