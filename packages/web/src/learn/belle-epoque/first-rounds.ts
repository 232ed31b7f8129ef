/** The first rounds: a pavilion, its card, a white artwork and a bonus tile. */
import { options } from '@horta/engine';
import {
  CARDS,
  COMPASS_KINDS,
  CONSTRUCTION,
  isTiled,
  MATERIAL_NAMES,
  SALES,
  SPACES,
} from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import { eventOf, onlyAction, openSpaces, spaceThings, stateOf } from '../1893-editions/reading.ts';
import type { Chapter } from '../course.ts';
import { francs, isOwn, points } from '../reading.ts';
import { cross, MARKET, NO_TILE, nobleName, openTiles, ownCards, siteThings, whitesOf } from './reading.ts';
import { say } from './words.ts';

const GLASS = MATERIAL_NAMES.indexOf('glass');

export const pavilion: Chapter = {
  id: 'pavilion',
  title: () => say.chapter_pavilion(),
  sum: () => say.sum_pavilion(),
  at: 27,
  moments: [
    {
      id: 'sites',
      says: (at) => say.pavilion_sites({ sites: stateOf(at).siteCards.length }),
      points: (at) => siteThings(stateOf(at)),
      teaches: ['pavilions'],
    },
    {
      id: 'glass',
      says: (at) => say.pavilion_glass({ glass: stateOf(at).rules.cubes[GLASS] }),
      points: (at) => [
        thing.supply(GLASS),
        thing.compass(stateOf(at).compass.indexOf(COMPASS_KINDS.indexOf('glass'))),
      ],
      teaches: ['glass', 'no-arrow'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.pavilion_try(),
      points: (at) => spaceThings(stateOf(at), CONSTRUCTION),
      task: { step: 'turn', refuses: onlyAction(CONSTRUCTION, () => say.refuse_construction()) },
    },
    {
      id: 'place',
      when: { asked: 'place-house' },
      says: () => say.pavilion_place(),
      points: ({ view }) =>
        options(view).flatMap((option) => (option < SPACES ? [] : [thing.site(option - SPACES)])),
      teaches: ['surcharge'],
      task: {
        step: 'place-house',
        refuses: (option) => (option < SPACES ? say.refuse_house() : undefined),
        answers: () => say.pavilion_built(),
      },
    },
  ],
};

export const card: Chapter = {
  id: 'card',
  title: () => say.chapter_card(),
  sum: () => say.sum_card(),
  at: 39,
  moments: [
    {
      id: 'tell',
      says: () => say.card_tell(),
      points: (at) => ownCards(stateOf(at), at.seat),
      teaches: ['cards'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.card_try(),
      points: () => [thing.brussels(MARKET - SPACES)],
      task: {
        step: 'turn',
        refuses: (option) => (option === MARKET ? undefined : say.refuse_card()),
      },
    },
    {
      id: 'use',
      when: { asked: 'use-card' },
      says: () => say.card_use(),
      points: (at) => ownCards(stateOf(at), at.seat),
      teaches: ['asked'],
      task: {
        step: 'use-card',
        shows: (wanted) => wanted[wanted.length - 1],
        answers: ({ option }) => (option === 1 ? say.card_used() : say.card_kept()),
      },
    },
    {
      id: 'create',
      when: { asked: 'create-white' },
      lapses: { asked: 'turn' },
      says: () => say.card_create(),
      task: { step: 'create-white' },
    },
    {
      id: 'others',
      when: { asked: 'turn' },
      says: (at) =>
        say.card_others({ cards: CARDS.length, noble: nobleName(stateOf(at), 'privat-livemont') }),
      points: (at) => siteThings(stateOf(at)),
    },
  ],
};

export const white: Chapter = {
  id: 'white',
  title: () => say.chapter_white(),
  sum: () => say.sum_white(),
  at: 69,
  moments: [
    {
      id: 'tell',
      says: () => say.white_tell(),
      points: (at) => whitesOf(stateOf(at), at.seat),
      teaches: ['white'],
    },
    {
      id: 'tiles',
      says: () => say.white_tiles(),
      points: (at) => cross(stateOf(at)),
      teaches: ['cross'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.white_try(),
      points: (at) =>
        openSpaces(stateOf(at), SALES).flatMap((space) =>
          isTiled(stateOf(at), space) ? [thing.space(space)] : [],
        ),
      task: {
        step: 'turn',
        refuses(option, at) {
          const s = stateOf(at);
          const isIt = option < SPACES && s.actions[option] === SALES && isTiled(s, option);
          return isIt ? undefined : say.refuse_white();
        },
      },
    },
    {
      id: 'colour',
      when: { asked: 'sell-artwork' },
      says: () => say.white_as(),
      points: (at) => whitesOf(stateOf(at), at.seat),
      task: { step: 'sell-artwork' },
    },
    {
      id: 'sold',
      when: { event: 'artwork-sold', where: isOwn },
      says(at) {
        const sold = eventOf(at, 'artwork-sold');
        return say.white_sold({ francs: francs(sold.francs), points: points(sold.points) });
      },
      points: (at) => [thing.shop(eventOf(at, 'artwork-sold').slot)],
      teaches: ['white-sale'],
    },
    {
      id: 'tile',
      when: { asked: 'take-bonus-tile' },
      says: () => say.tile_take(),
      points: (at) => openTiles(stateOf(at)),
      teaches: ['bonus-tiles'],
      task: {
        step: 'take-bonus-tile',
        answers: ({ option }) => (option === NO_TILE ? say.tile_left() : say.tile_taken()),
      },
    },
  ],
};
