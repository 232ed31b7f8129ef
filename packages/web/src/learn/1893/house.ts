/** Materials, the compass, a house, and what it brings when others come. */
import {
  ARCHITECT_TRACK,
  boardOf,
  CONSTRUCTION,
  cubeAt,
  houseUnits,
  MATERIAL_NAMES,
  type State,
} from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import type { ThingId } from '../../games/game-view.ts';
import { eventOf, stateOf } from '../1893-editions/reading.ts';
import type { Chapter } from '../course.ts';
import { francs, points } from '../reading.ts';
import { bidMoment } from './bid.ts';
import { actionName, freeGain, isOf, LEARNER, levelOf, NAMES, notNow, spacesOf, theLast } from './reading.ts';
import { c } from './words.ts';

const MOST_BID = 3;
/** A space for Nobles: others come there soon. */
const NOBLES_SPACE = 1;

const cubesOf = ({ cubes }: State): ThingId[] =>
  MATERIAL_NAMES.flatMap((_, material) =>
    cubes[cubeAt(LEARNER, material)] > 0 ? [thing.ownCube(LEARNER, material)] : [],
  );

export const HOUSE: Chapter = {
  id: 'house',
  title: () => c.house_title(),
  sum: () => c.house_sum(),
  at: 13,
  moments: [
    { id: 'materials', says: () => c.materials(), points: (at) => cubesOf(stateOf(at)) },
    {
      id: 'compass',
      teaches: ['compass'],
      says: () => c.compass(),
      points: (at) => [thing.compass(stateOf(at).needle0), thing.compass(stateOf(at).needle1)],
    },
    {
      id: 'build',
      says: () => c.build(),
      points: (at) => spacesOf(stateOf(at), CONSTRUCTION).map(thing.space),
      task: {
        step: 'turn',
        refuses: (option, at) => {
          const s = stateOf(at);
          return s.actions[option] === CONSTRUCTION
            ? undefined
            : notNow(s, option, actionName(s, CONSTRUCTION));
        },
      },
    },
    bidMoment(MOST_BID),
    {
      id: 'pay',
      when: { asked: 'pay-house' },
      says: (at) => {
        const s = stateOf(at);
        return c.pay({
          units: houseUnits(s, LEARNER),
          most: Math.max(...boardOf(s, LEARNER).houseCosts),
          points: points(s.rules.noJokerBonus),
        });
      },
      task: { step: 'pay-house' },
    },
    {
      id: 'needle',
      when: { asked: 'move-needle' },
      says: (at) => c.needle({ francs: francs(stateOf(at).rules.francsPerUnit) }),
      points: () => [thing.needle(0), thing.needle(1)],
      task: { step: 'move-needle' },
    },
    {
      id: 'place',
      when: { asked: 'place-house' },
      says: () => c.place(),
      task: {
        step: 'place-house',
        shows: (spaces) => spaces.find((space) => space === NOBLES_SPACE) ?? spaces[0],
        answers: ({ option, before }) => {
          const s = before as State;
          const action = s.actions[option];
          return c.placed({ action: actionName(s, action), gain: freeGain(action) });
        },
      },
    },
    {
      id: 'houses',
      teaches: ['houses'],
      says: (at) => c.houses({ level: points(levelOf(stateOf(at), ARCHITECT_TRACK)) }),
      points: (at) => [
        thing.track(LEARNER, ARCHITECT_TRACK),
        thing.space(theLast(at.events, 'house-built').space),
      ],
    },
    {
      id: 'visited',
      when: { event: 'free-action', where: isOf(LEARNER) },
      lapses: { asked: 'turn' },
      says: (at) => {
        const { by, action } = eventOf(at, 'free-action');
        return c.visited({ player: NAMES[by], gain: freeGain(action) });
      },
      points: (at) => [thing.space(eventOf(at, 'free-action').space)],
    },
    {
      id: 'house-over',
      when: { asked: 'turn' },
      says: () => c.house_over(),
      points: (at) => [thing.space(theLast(at.events, 'house-built').space)],
    },
  ],
};
