/** What has to be so where the teacher of Belle Époque says it: by chapter and moment, of the position and the words. */
import {
  actionObstacle,
  BRUSSELS_ACTIONS,
  CARDS,
  COMPASS_KINDS,
  CONSTRUCTION,
  type Event,
  FIRST_BRUSSELS_OPTION,
  IRISES,
  isTiled,
  MATERIAL_NAMES,
  NOBLES,
  PASS_OPTION,
  SALES,
  SPACES,
  type State,
  totalPoints,
  whiteArtworksOf,
} from '@horta/engine/1893';
import { eventsOf, legal, saying, says } from '../claims.testing.ts';
import type { Situation } from '../course.ts';
import type { ChoiceClaim, Claim } from '../course-suite.testing.ts';
import { LEARNER } from './reading.ts';

const MARKET = FIRST_BRUSSELS_OPTION + BRUSSELS_ACTIONS.indexOf('saint-catherine');
const OTHERS = [1, 2];
/** The space in the middle of the board, and of the cross. */
const MIDDLE = 12;

const s = ({ view }: Situation) => view as State;
const isLastRound = (at: Situation): boolean => s(at).round === s(at).rules.rounds;
const haveOthersPassed = (at: Situation): boolean => OTHERS.every((seat) => (s(at).passed >> seat) & 1);
/** By their printed numbers. */
const ownCards = (at: Situation): number[] =>
  s(at).siteCards.flatMap((card, site) => (s(at).pavilions[site] === LEARNER ? [card + 1] : []));

/** The spaces with this action where an architect can go, if the action can be done. */
const openFor = (at: Situation, action: number): number[] =>
  actionObstacle(s(at), LEARNER, action) === undefined
    ? legal(at).filter((option) => option < SPACES && s(at).actions[option] === action)
    : [];

/** By its place in the display. */
const displayed = (at: Situation, id: string) => {
  const slot = s(at).nobleDisplay.findIndex((noble) => noble >= 0 && s(at).rules.nobles[noble].id === id);
  return { slot, cost: s(at).rules.displayCosts[slot] };
};
const nameOf = (at: Situation, id: string): string =>
  s(at).rules.nobles.find((noble) => noble.id === id)?.name ?? '';

const happened = eventsOf<Event>();

export const CLAIMS: Readonly<Record<string, Claim>> = {
  'pavilion/sites': (at, text) =>
    !s(at).pavilions.includes(LEARNER) && says(text, `are ${s(at).siteCards.length} sites`),
  'pavilion/glass': (at, text) =>
    s(at).rules.arrow < 0 &&
    s(at).compass.includes(COMPASS_KINDS.indexOf('glass')) &&
    says(text, `with ${s(at).rules.cubes[MATERIAL_NAMES.indexOf('glass')]} cubes`),
  'pavilion/try': (at) => openFor(at, CONSTRUCTION).length === 1,
  // A house is possible too, and one site alone is open.
  'pavilion/place': (at) =>
    legal(at).filter((option) => option >= SPACES).length === 1 &&
    legal(at).some((option) => option < SPACES),
  'card/tell': (at) => ownCards(at).join() === '18',
  'card/try': (at) => legal(at).includes(MARKET),
  'card/use': (at) => at.frame?.step === 'use-card' && legal(at).length === 2,
  'card/create': (at) => legal(at).length > 1,
  'card/others': (at, text) => says(text, `one card of ${CARDS.length}`, nameOf(at, 'privat-livemont')),
  'white/tell': (at) => whiteArtworksOf(s(at), LEARNER) === 1,
  'white/tiles': (at) => [7, 11, MIDDLE, 13, 17].every((space) => isTiled(s(at), space)),
  // Sales, and an architect more for a bonus tile.
  'white/try': (at) =>
    openFor(at, SALES)
      .filter((space) => isTiled(s(at), space))
      .join() === `${MIDDLE}` && s(at).architects[LEARNER] > 1,
  'white/colour': (at) => legal(at).length > 1,
  'white/sold': (at, text) => {
    const { player, francs, points } = happened(at, 'artwork-sold');
    return (
      player === LEARNER &&
      whiteArtworksOf(s(at), LEARNER) === 0 &&
      says(text, `for ${francs} BF and ${points} VP`)
    );
  },
  'white/tile': (at) => legal(at).length > 1,
  // 1 VP for each colour: Belle Époque, Pavilion visit.
  'visit/tell': (at, text) => ownCards(at).length > 1 && says(text, 'scores 1 VP for each'),
  'visit/try': (at) => haveOthersPassed(at) && legal(at).includes(PASS_OPTION),
  'visit/done': (at, text) => {
    const { player, site, colours } = happened(at, 'pavilion-visited');
    return (
      player === LEARNER &&
      s(at).pavilions[site] === LEARNER &&
      says(text, `site ${site + 1} `, `row: ${colours}, so ${colours} VP`)
    );
  },
  'visit/ready': (at) => happened(at, 'cards-ready') !== undefined && ownCards(at).length > 0,
  'visit/iris': (at) =>
    ownCards(at).includes(20) && legal(at).filter((option) => option < IRISES).length === IRISES,
  'traveller/tell': (at, text) =>
    displayed(at, 'nagelmackers').slot >= 0 &&
    s(at).travellers[LEARNER] === 0 &&
    says(text, nameOf(at, 'nagelmackers')),
  'traveller/try': (at) => openFor(at, NOBLES).length === 1,
  'traveller/bid': (at, text) => says(text, `keep ${displayed(at, 'nagelmackers').cost} BF`),
  'traveller/take': (at, text) =>
    legal(at).includes(displayed(at, 'nagelmackers').slot) && says(text, nameOf(at, 'nagelmackers')),
  'traveller/send': (at) => s(at).travellers[LEARNER] === 1,
  'traveller/how': (at) => legal(at).length > 1,
  'end/try': (at) => isLastRound(at) && haveOthersPassed(at),
  'end/train': (at) => s(at).travellersSent.every((count) => count === 0),
  'end/tiles': (at) =>
    at.events.findIndex(({ type }) => type === 'bonus-tile-scored') <
    at.events.findIndex(({ type }) => type === 'noble-paid' || type === 'white-artworks-discarded'),
  'end/whites': (at) => [LEARNER, ...OTHERS].every((seat) => whiteArtworksOf(s(at), seat) === 0),
  'end/over': (at, text) => at.frame === undefined && says(text, `${totalPoints(s(at), LEARNER)} VP for you`),
};

const isUsed = (at: Situation): boolean => s(at).usedCards !== 0;

export const ANSWERS: Readonly<Record<string, ChoiceClaim>> = {
  'pavilion/place': saying(({ option }, at) =>
    s(at).pavilions[option - SPACES] === LEARNER && !isUsed(at) ? ['Your pavilion stands'] : undefined,
  ),
  'card/use': saying(({ option }, at) => {
    if (option === 1) return isUsed(at) ? ['Used: it turns over'] : undefined;
    return isUsed(at) ? undefined : ['Kept. It stays ready'];
  }),
  'white/tile': saying(({ before }, at) => {
    const isTaken = s(at).bonusOwners.join() !== (before as State).bonusOwners.join();
    if (!isTaken) return ['None: you keep all'];
    return s(at).bonusOwners.includes(LEARNER) ? ['Yours: nobody else'] : undefined;
  }),
  'visit/iris': saying(({ option }, at) => {
    if (option < IRISES) return isUsed(at) && s(at).iris === option ? ['This area, because'] : undefined;
    return isUsed(at) ? undefined : ['leave it to the first player'];
  }),
  'traveller/how': saying((_, at) =>
    s(at).travellers[LEARNER] === 0 ? ['An architect saved'] : ['Your traveller stays with you'],
  ),
};

const isOnto = (option: number, before: unknown, action: number): boolean =>
  option < SPACES && (before as State).actions[option] === action;

export const REFUSALS: Readonly<Record<string, ChoiceClaim>> = {
  'pavilion/try': saying(({ option, before }) =>
    isOnto(option, before, CONSTRUCTION) ? undefined : ['choose the ringed space'],
  ),
  'pavilion/place': saying(({ option }) => (option < SPACES ? ['A house would be legal'] : undefined)),
  'card/try': saying(({ option }) => (option === MARKET ? undefined : ['Your card wouldn’t work there'])),
  'white/try': saying(({ option }) => (option === MIDDLE ? undefined : ['in the middle of the cross'])),
  'traveller/try': saying(({ option, before }) =>
    isOnto(option, before, NOBLES) ? undefined : ['choose the ringed space'],
  ),
  'traveller/bid': saying(({ option }, at) => {
    const { cost } = displayed(at, 'nagelmackers');
    return s(at).money[LEARNER] - option < cost ? [`keep ${cost} BF.`] : undefined;
  }),
  'traveller/take': saying(({ option }, at) =>
    option === displayed(at, 'nagelmackers').slot ? undefined : [`Take ${nameOf(at, 'nagelmackers')}.`],
  ),
  'traveller/send': saying(({ option }, at) =>
    option === PASS_OPTION && s(at).travellers[LEARNER] === 1 ? ['If you pass, your traveller'] : undefined,
  ),
};
