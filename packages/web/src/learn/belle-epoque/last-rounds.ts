/** The last rounds: the visit of the pavilions, a traveller, the end of the game. */
import { IRISES, NOBLES, type State, totalPoints } from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import { eventOf, isBrussels, onlyAction, spaceThings, stateOf } from '../1893-editions/reading.ts';
import type { Chapter, Situation } from '../course.ts';
import { francs, isOwn, points } from '../reading.ts';
import { nobleName, ownCards, slotOf } from './reading.ts';
import { say } from './words.ts';

/** What a pavilion scores for each colour: Belle Époque, Pavilion visit. */
const POINTS_PER_COLOUR = 1;

function pavilions({ seat, view }: Situation) {
  return (view as State).pavilions.flatMap((owner, site) => (owner === seat ? [thing.site(site)] : []));
}

export const visit: Chapter = {
  id: 'visit',
  title: () => say.chapter_visit(),
  sum: () => say.sum_visit(),
  at: 228,
  moments: [
    {
      id: 'tell',
      says: () => say.visit_tell({ points: points(POINTS_PER_COLOUR) }),
      points: pavilions,
      teaches: ['visit'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.visit_try(),
      task: { step: 'turn' },
    },
    {
      id: 'done',
      when: { event: 'pavilion-visited', where: isOwn, stage: 'pavilions' },
      says(at) {
        const { site, colours } = eventOf(at, 'pavilion-visited');
        return say.visit_done({ site: site + 1, colours, points: points(colours * POINTS_PER_COLOUR) });
      },
      points: (at) => [thing.site(eventOf(at, 'pavilion-visited').site)],
      teaches: ['visited'],
    },
    {
      id: 'ready',
      when: { event: 'cards-ready', stage: 'cards' },
      says: () => say.visit_ready(),
      points: (at) => ownCards(stateOf(at), at.seat),
      teaches: ['cards-ready'],
    },
    {
      id: 'iris',
      when: { asked: 'choose-any-iris' },
      says: () => say.visit_iris(),
      points: (at) => ownCards(stateOf(at), at.seat, 'placing-square'),
      task: {
        step: 'choose-any-iris',
        answers: ({ option }) => (option < IRISES ? say.visit_chosen() : say.visit_left()),
      },
    },
  ],
};

const BRINGS_TRAVELLER = 'nagelmackers';

function newNoble(at: Situation): string {
  return nobleName(stateOf(at), BRINGS_TRAVELLER);
}

function price(at: Situation): number {
  const s = stateOf(at);
  return s.rules.displayCosts[slotOf(s, BRINGS_TRAVELLER)];
}

export const traveller: Chapter = {
  id: 'traveller',
  title: () => say.chapter_traveller(),
  sum: () => say.sum_traveller(),
  at: 266,
  moments: [
    {
      id: 'tell',
      says: (at) => say.traveller_tell({ noble: newNoble(at) }),
      points: (at) => [thing.noble(slotOf(stateOf(at), BRINGS_TRAVELLER)), thing.train],
      teaches: ['travellers'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.traveller_try(),
      points: (at) => spaceThings(stateOf(at), NOBLES),
      task: { step: 'turn', refuses: onlyAction(NOBLES, () => say.refuse_traveller()) },
    },
    {
      id: 'bid',
      when: { asked: 'bid' },
      says: (at) => say.traveller_bid({ price: francs(price(at)) }),
      points: ({ seat }) => [thing.francs(seat)],
      task: {
        step: 'bid',
        refuses: (bid, at) =>
          stateOf(at).money[at.seat] - bid < price(at)
            ? say.refuse_bid({ price: francs(price(at)) })
            : undefined,
      },
    },
    {
      id: 'take',
      when: { asked: 'take-noble' },
      says: (at) => say.traveller_take({ noble: newNoble(at) }),
      points: (at) => [thing.noble(slotOf(stateOf(at), BRINGS_TRAVELLER))],
      task: {
        step: 'take-noble',
        refuses: (option, at) =>
          option === slotOf(stateOf(at), BRINGS_TRAVELLER)
            ? undefined
            : say.refuse_noble({ noble: newNoble(at) }),
      },
    },
    {
      id: 'send',
      when: { asked: 'turn' },
      says: () => say.traveller_send(),
      points: ({ seat }) => [thing.travellers(seat)],
      task: {
        step: 'turn',
        refuses: (option) => (isBrussels(option) ? undefined : say.refuse_send()),
      },
    },
    {
      id: 'how',
      when: { asked: 'send-travellers' },
      says: () => say.traveller_how(),
      points: ({ seat }) => [thing.travellers(seat)],
      teaches: ['sending'],
      task: {
        step: 'send-travellers',
        shows: (wanted) => wanted[wanted.length - 1],
        answers: ({ option }) => (option > 0 ? say.traveller_sent() : say.traveller_kept()),
      },
    },
  ],
};

export const end: Chapter = {
  id: 'end',
  title: () => say.chapter_end(),
  sum: () => say.sum_end(),
  at: 278,
  moments: [
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.end_try(),
      task: { step: 'turn' },
    },
    {
      id: 'train',
      when: { event: 'travellers-returned', stage: 'brussels' },
      says: () => say.end_train(),
      points: () => [thing.train],
      teaches: ['train'],
    },
    {
      id: 'tiles',
      when: { event: 'bonus-tile-scored', stage: 'tiles' },
      says: () => say.end_tiles(),
      points: (at) => stateOf(at).bonusTiles.map((tile) => thing.tile(tile)),
      teaches: ['tiles-scored'],
    },
    {
      id: 'whites',
      when: { event: 'white-artworks-discarded', stage: 'costs' },
      says: () => say.end_whites(),
      teaches: ['whites-discarded'],
    },
    {
      id: 'over',
      when: { over: true },
      says: (at) => say.end_over({ points: points(totalPoints(stateOf(at), at.seat)) }),
      teaches: ['final-scoring'],
    },
  ],
};
