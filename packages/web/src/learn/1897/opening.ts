/** The first chapters: a card, a noble, Brussels. */
import {
  ARTWORK,
  architectsInBrussels,
  architectsNeeded,
  BUILDINGS,
  FACES,
  FIRST_BUILDING_OPTION,
  kindOf,
  level,
  NOBILITY,
  NOBLE,
  PASS_OPTION,
  type State,
} from '@horta/engine/1897';
import { thing } from '../../games/1897/things.ts';
import type { Chapter, Moment, Situation } from '../course.ts';
import { francs, points } from '../reading.ts';
import { NAMES } from './names.ts';
import { allBut, answerTurn, cellsOf, starterOf, stateOf, takes } from './reading.ts';
import { say } from './words.ts';

const faces = ({ seat }: Situation) => Array.from({ length: FACES }, (_, face) => thing.face(seat, face));

const chooseFace: Moment = {
  id: 'face',
  when: { asked: 'place-architect' },
  says: () => say.first_face(),
  points: faces,
  teaches: ['faces'],
  task: {
    step: 'place-architect',
    answers({ option, before }) {
      const { faceValues } = (before as State).rules;
      const value = faceValues[option];
      return value > Math.min(...faceValues.filter((_, face) => face >> 1 === option >> 1))
        ? say.first_high({ francs: francs(value), value })
        : say.first_low({ francs: francs(value) });
    },
  },
};

export const first: Chapter = {
  id: 'first',
  title: () => say.chapter_first(),
  sum: () => say.sum_first(),
  at: 0,
  moments: [
    {
      id: 'goal',
      says: (at) => say.first_goal({ rounds: stateOf(at).rules.rounds, name: NAMES[at.seat] }),
      points: ({ seat }) => [thing.points(seat)],
      teaches: ['goal'],
    },
    { id: 'rhythm', says: () => say.first_rhythm(), teaches: ['rounds'] },
    {
      id: 'area',
      says: (at) => say.first_area({ cards: stateOf(at).rules.cells }),
      points: (at) => stateOf(at).cards.map((_, cell) => thing.cell(cell)),
    },
    {
      id: 'pay',
      says: () => say.first_pay(),
      points: ({ seat }) => [thing.francs(seat)],
      teaches: ['paying'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.first_try(),
      points: (at) => cellsOf(stateOf(at), ARTWORK),
      teaches: ['artworks'],
      task: {
        step: 'turn',
        refuses: allBut(
          (s, option) => takes(s, option, ARTWORK),
          () => say.refuse_artwork(),
        ),
      },
    },
    chooseFace,
    {
      id: 'free',
      when: { asked: 'turn' },
      says: () => say.first_free(),
      task: {
        step: 'turn',
        refuses: (option) => (option === PASS_OPTION ? say.refuse_pass() : undefined),
        answers: answerTurn,
      },
    },
    { id: 'done', when: { asked: 'turn' }, says: () => say.first_done() },
  ],
};

function nobleInArea(at: Situation): number {
  const s = stateOf(at);
  return kindOf(s.cards[s.cards.findIndex((_, cell) => takes(s, cell, NOBLE))]);
}

function nameInArea(at: Situation): string {
  return stateOf(at).rules.nobles[nobleInArea(at)].name;
}

export const noble: Chapter = {
  id: 'noble',
  title: () => say.chapter_noble(),
  sum: () => say.sum_noble(),
  at: 8,
  moments: [
    {
      id: 'tell',
      says: (at) => say.noble_tell({ noble: nameInArea(at) }),
      points: (at) => [...cellsOf(stateOf(at), NOBLE), thing.scale(at.seat, NOBILITY)],
      teaches: ['nobles'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: (at) => say.noble_try({ noble: nameInArea(at) }),
      points: (at) => cellsOf(stateOf(at), NOBLE),
      task: {
        step: 'turn',
        refuses: (option, at) =>
          allBut(
            (s, other) => takes(s, other, NOBLE),
            () => say.refuse_noble({ noble: nameInArea(at) }),
          )(option, at),
      },
    },
    {
      id: 'keep',
      when: { asked: 'keep-noble' },
      says(at) {
        const { nobleCost, unpaidNoblePenalty } = stateOf(at).rules;
        return say.noble_keep({ cost: francs(nobleCost), penalty: points(unpaidNoblePenalty) });
      },
      teaches: ['keeping', 'noble-costs'],
      task: {
        step: 'keep-noble',
        shows: (wanted) => wanted[wanted.length - 1],
        answers: ({ option, before }) =>
          option === 0
            ? say.noble_discarded()
            : say.noble_kept({ cost: francs((before as State).rules.nobleCost) }),
      },
    },
    {
      id: 'level',
      says(at) {
        const s = stateOf(at);
        return say.noble_level({ level: level(s, at.seat, NOBILITY), starter: starterOf(s.rules) });
      },
      points: ({ seat, view }) => [
        thing.scale(seat, NOBILITY),
        thing.ownNoble(seat, (view as State).rules.startingNoble),
      ],
      teaches: ['town-hall'],
    },
    { id: 'others', says: () => say.noble_others(), teaches: ['noble-kinds'] },
  ],
};

const buildings = () => BUILDINGS.map((_, building) => thing.building(building));

export const brussels: Chapter = {
  id: 'brussels',
  title: () => say.chapter_brussels(),
  sum: () => say.sum_brussels(),
  at: 13,
  moments: [
    {
      id: 'cards',
      says: (at) => say.brussels_cards({ francs: francs(stateOf(at).rules.stockExchangeFrancs) }),
      points: buildings,
      teaches: ['brussels-cards'],
    },
    {
      id: 'tell',
      says(at) {
        const [park, exchange, hall] = BUILDINGS.map((_, building) =>
          architectsNeeded(stateOf(at), building),
        );
        return say.brussels_tell({ park, exchange, hall });
      },
      points: buildings,
      teaches: ['brussels'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.brussels_try(),
      points: buildings,
      task: {
        step: 'turn',
        refuses: allBut(
          (_, option) => option >= FIRST_BUILDING_OPTION && option < PASS_OPTION,
          () => say.refuse_brussels(),
        ),
        answers({ option, before }, { seat }) {
          const s = before as State;
          switch (BUILDINGS[option - FIRST_BUILDING_OPTION]) {
            case 'stock-exchange':
              return say.brussels_exchange({ francs: francs(s.rules.stockExchangeFrancs) });
            case 'town-hall':
              return say.brussels_hall({ level: level(s, seat, NOBILITY) });
            default:
              return say.brussels_park();
          }
        },
      },
    },
    {
      id: 'prison',
      when: { asked: 'turn' },
      says(at) {
        const { architects } = stateOf(at).rules;
        const held = architects.reduce((sum, { inPrison }) => sum + inPrison, 0);
        return say.brussels_prison({ held, count: architectsInBrussels(stateOf(at), at.seat) });
      },
      points: () => [thing.prison],
      teaches: ['prison'],
    },
  ],
};
