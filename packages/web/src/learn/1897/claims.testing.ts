/**
 * What has to be so where the teacher of 1897 says it: by chapter and moment, of the position and the words. It reads the
 * position in its own way, and not through what the lessons read from it.
 */
import { options, pending } from '@horta/engine';
import {
  ARCHITECTURE,
  ARTWORK,
  actionObstacle,
  architectsInBrussels,
  architectsNeeded,
  artworksOf,
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
  MATERIAL,
  MATERIAL_CARDS,
  MONEY,
  NOBILITY,
  NOBLE,
  PASS_OPTION,
  PRESTIGE,
  paymentKinds,
  paymentSet,
  SCALES,
  type State,
  totalPoints,
  typeOf,
} from '@horta/engine/1897';
import { eventsOf, legal, saying, says } from '../claims.testing.ts';
import type { Chosen, Situation } from '../course.ts';
import type { ChoiceClaim, Claim } from '../course-suite.testing.ts';
import { LEARNER, NAMES } from './names.ts';

const KINDS_OF_ARCHITECTS = 3;
const [PARK, EXCHANGE, HALL] = [0, 1, 2];
const OTHERS = [0, 1];

const s = ({ view }: Situation) => view as State;
const cardsOf = (at: Situation, type: CardType): number[] =>
  s(at).cards.flatMap((card, cell) => (card >= 0 && typeOf(card) === type ? [cell] : []));
const canTake = (at: Situation, type: CardType): boolean =>
  cardsOf(at, type).some((cell) => legal(at).includes(cell)) &&
  actionObstacle(s(at), LEARNER, type) === undefined;
const ofLearner = (counts: readonly number[]): number[] =>
  counts.slice(LEARNER * KINDS_OF_ARCHITECTS, (LEARNER + 1) * KINDS_OF_ARCHITECTS);
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const hasPassed = (at: Situation, seat: number): boolean => ((s(at).passed >> seat) & 1) === 1;
const keptNobles = (at: Situation): number[] =>
  s(at).rules.nobles.flatMap((_, noble) =>
    (s(at).nobles[LEARNER] >> noble) & 1 && noble !== s(at).rules.startingNoble ? [noble] : [],
  );
const isLastRound = (at: Situation): boolean => s(at).round === s(at).rules.rounds;

const happened = eventsOf<Event>();

/** The last thing of this type that happened to the learner. */
function lastOwn<Type extends Event['type']>(
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
const nameOfNoble = (at: Situation): string => nobleShown(at).name;

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

const nameOfType = ['artwork', 'material', 'house', 'noble', 'money', 'expo'] as const;
const DID = {
  artwork: 'An artwork, which you keep.',
  material: 'left over at the end, it scores',
  house: 'A house is paid with Material cards',
  noble: 'A noble helps you at once.',
  money: 'A sale: discard one',
  expo: 'Expo opens an exhibition',
} as const;

/** What came of a choice for the learner, of one kind of event that counts something. */
const gained = ({ events }: Chosen, type: 'francs' | 'points'): number =>
  (events as readonly Event[]).reduce(
    (all, event) => (event.type === type && event.player === LEARNER ? all + event.amount : all),
    0,
  );

/** After a turn that was free. */
const didTurn = saying((choice) => {
  const { option } = choice;
  const before = choice.before as State;
  if (option === PASS_OPTION) return [`out for this round, with ${gained(choice, 'francs')} BF more`];
  if (option >= FIRST_BUILDING_OPTION) return ['Brussels takes architects'];
  const type = typeOf(before.cards[option]);
  if (actionObstacle(before, LEARNER, type) !== undefined) return ['it is just discarded'];
  if (type === MONEY) return [DID.money, `and ${before.rules.saleFrancs} BF are`];
  if (type === MATERIAL) return [DID.material, `scores ${before.rules.pointsPerMaterialCard} VP`];
  // In the last round nobody would go first for it.
  if (type === EXPO && before.round === before.rules.rounds) return undefined;
  return [DID[nameOfType[type]]];
});

const isOfNoble = (at: Situation, noble: number): boolean => ((s(at).nobles[LEARNER] >> noble) & 1) === 1;

export const ANSWERS: Readonly<Record<string, ChoiceClaim>> = {
  // Both faces of an architect are beside each other.
  'first/face': saying(({ option, before }) => {
    const { faceValues } = (before as State).rules;
    const value = faceValues[option];
    return value < faceValues[option ^ 1]
      ? [`Only ${value} BF:`]
      : [`${value} BF is dear`, `a value of ${value} is hard`];
  }),
  'first/free': didTurn,
  'noble/keep': saying(({ option, before }, at) => {
    const noble = pending(before)?.a ?? -1;
    if (option === 0) return isOfNoble(at, noble) ? undefined : ['Discarded'];
    const isUsed = ((s(at).usedNobles[LEARNER] >> noble) & 1) === 1;
    return isUsed && isOfNoble(at, noble)
      ? ['Kept, and turned', `the ${s(at).rules.nobleCost} BF at`]
      : undefined;
  }),
  'brussels/try': saying(({ option, before }) => {
    const { uses, rules } = before as State;
    const building = option - FIRST_BUILDING_OPTION;
    if (building === PARK) return ['The Cinquantenaire: choose a pile and keep one of two cards'];
    if (building === HALL)
      return ['In the Town Hall', `which is ${level(before as State, LEARNER, NOBILITY)}.`];
    return uses[EXCHANGE] === 1
      ? [`always gives ${rules.stockExchangeFrancs} BF`, 'Used once before']
      : undefined;
  }),
  'round/try': saying((choice) => [`the first to pass: ${gained(choice, 'francs')} BF for`]),
  'round/arrest': saying(({ option }, at) => {
    const { architects, nobles } = s(at).rules;
    const freeing = nobles.find(({ effect }) => effect.kind === 'release');
    return [`Architect ${architects[option].name} stays there until ${freeing?.name} or`];
  }),
  'sale/which': saying((choice, at) => {
    const paid = lastOwn(at, 'architect-placed')?.value;
    return [`${gained(choice, 'francs')} BF for the artwork, ${paid} BF for the architect`];
  }),
  // Others, and the learner again, may show at once what is the only thing that they can show.
  'exhibition/show': saying(({ events }) => {
    const [scored] = (events as readonly Event[]).filter(({ type }) => type === 'points');
    return scored?.type === 'points' && scored.player === LEARNER
      ? [`${scored.amount} VP for you. Now`]
      : undefined;
  }),
  'free/try': didTurn,
  'house/pay': saying((choice, at) => {
    const { payments, pointsPerMaterialKind: each } = s(at).rules;
    const kinds = lastOwn(at, 'house-paid')?.kinds ?? 0;
    const said = `types used: ${kinds}, so ${gained(choice, 'points')} VP.`;
    const ways = options(choice.before);
    const best = Math.max(...ways.map(paymentKinds));
    if (kinds < best) return [said, `could have been ${best * each} VP`];
    const cards = (way: number) => sum(payments.sets.counts[paymentSet(way)]);
    const isWaste = ways.some((way) => paymentKinds(way) === best && cards(way) < cards(choice.option));
    return [said, isWaste ? 'But fewer cards' : 'More is not possible'];
  }),
  'end/try': didTurn,
};

const PASSING = 'Who passes is out';

/** Of all options but those that take a card of this type. */
const butTaking = (type: CardType, words: string): ChoiceClaim =>
  saying(({ option, before }) => {
    if (option === PASS_OPTION) return [PASSING];
    const isIt = option < FIRST_BUILDING_OPTION && typeOf((before as State).cards[option]) === type;
    return isIt ? undefined : [words];
  });

export const REFUSALS: Readonly<Record<string, ChoiceClaim>> = {
  'first/try': butTaking(ARTWORK, 'take one of the ringed artworks'),
  'first/free': saying(({ option }) => (option === PASS_OPTION ? [PASSING] : undefined)),
  'noble/try': (at, text, choice) => butTaking(NOBLE, `let ${nameOfNoble(at)} show you`)(at, text, choice),
  'brussels/try': saying(({ option }) => {
    if (option === PASS_OPTION) return [PASSING];
    return option < FIRST_BUILDING_OPTION ? ['area can wait'] : undefined;
  }),
  'round/try': saying(({ option }) => (option === PASS_OPTION ? undefined : ['pass this time'])),
  'sale/try': butTaking(MONEY, 'take a money card'),
  'exhibition/try': butTaking(EXPO, 'you have artworks to show: take Expo'),
  'house/try': butTaking(HOUSE, 'take the house'),
};
