/** The same as claims.testing.ts, of what the teacher of 1897 says of choices, made and refused. */
import { options, pending } from '@horta/engine';
import {
  ARTWORK,
  actionObstacle,
  type CardType,
  type Event,
  EXPO,
  FIRST_BUILDING_OPTION,
  HOUSE,
  level,
  MATERIAL,
  MONEY,
  NOBILITY,
  NOBLE,
  PASS_OPTION,
  paymentKinds,
  paymentSet,
  type State,
  typeOf,
} from '@horta/engine/1897';
import { saying } from '../claims.testing.ts';
import type { Chosen, Situation } from '../course.ts';
import type { ChoiceClaim } from '../course-suite.testing.ts';
import { EXCHANGE, HALL, lastOwn, nameOfNoble, PARK, sum } from './claims.testing.ts';
import { LEARNER } from './names.ts';

const s = ({ view }: Situation) => view as State;

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
