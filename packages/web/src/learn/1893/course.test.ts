import { NONE } from '@horta/engine';
import {
  AREAS,
  AROUND,
  actionObstacle,
  BRUSSELS_ACTIONS,
  COLUMNS,
  COMPASS_KINDS,
  CONSTRUCTION,
  type Event,
  FIRST_BRUSSELS_OPTION,
  JOKER,
  MATERIAL_NAMES,
  readyNobles,
  type State,
} from '@horta/engine/1893';
import { loadLearn1893Words } from '@horta/words/learn';
import { isAsked, lastsOf, legal } from '../claims.testing.ts';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { ANSWERS, REFUSALS } from './answers.testing.ts';
import { CLAIMS } from './claims.testing.ts';
import { course1893 } from './course.ts';
import { LEARNER } from './reading.ts';

const s = ({ view }: Situation) => view as State;
const last = lastsOf<Event>();
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const isScored = (at: Situation, source: string) =>
  isAbout(at, 'points') && (at.event as Extract<Event, { type: 'points' }>).source.startsWith(source);

/** What both needles name, as far as it is a material. */
const named = (at: Situation) =>
  [s(at).needle0, s(at).needle1].map((space) =>
    MATERIAL_NAMES.indexOf(COMPASS_KINDS[s(at).compass[space]] as never),
  );

holdsForCourse('the first game of 1893', {
  course: () => course1893,
  catalogue: 'learn-1893',
  loadWords: loadLearn1893Words,
  claims: CLAIMS,
  answers: ANSWERS,
  refusals: REFUSALS,
  // A noble frees an architect: Paul passes first, and gets the tile.
  also: { end: [22, 1, 2, 0, 28] },
  happens: {
    // The first round has only begun.
    goal: { about: /victory points.* wins/, at: (at) => s(at).round === 1 && at.events.length === 0 },
    rhythm: { about: /A round has/, at: (at) => isAsked(at, 'choose-iris') },
    // A bid of the learner's lies under an architect that has just been placed.
    'bids-stay': {
      about: /bid/,
      at: (at) => {
        const placed = last(at, 'architect-placed');
        return placed !== undefined && placed.player === LEARNER && s(at).bids[placed.space] === placed.bid;
      },
    },
    // Cards lie below the columns of the area that has just been chosen, or a column is being counted.
    columns: {
      about: /column/,
      at: (at) =>
        isAbout(at, 'column-won') ||
        (at.chosen.at(-1)?.step === 'choose-iris' &&
          AREAS[s(at).iris].every((space) => s(at).prestigeStrip[space % COLUMNS] >= 0)),
    },
    // One is surrounded but for one space, where the learner may go, or was counted.
    irises: {
      about: /iris/,
      at: (at) =>
        isAbout(at, 'iris-majority') ||
        (isAsked(at, 'turn') &&
          AROUND.some((spaces) => {
            const missing = spaces.filter((space) => s(at).meeples[space] === NONE);
            return missing.length === 1 && legal(at).includes(missing[0]);
          })),
    },
    brussels: {
      about: /other board is Brussels/,
      at: (at) => isAsked(at, 'turn') && legal(at).includes(FIRST_BRUSSELS_OPTION),
    },
    courthouse: {
      about: /Courthouse/,
      at: (at) => last(at, 'architects-sent')?.player === LEARNER || isAbout(at, 'brussels-majority'),
    },
    houses: {
      about: /houses?/,
      at: (at) => last(at, 'house-built')?.player === LEARNER || isScored(at, 'houses'),
    },
    jokers: { about: /joker/, at: (at) => isAbout(at, 'cubes-taken') && s(at).cubes[JOKER] > 0 },
    // A house can be built, and from nothing but what the needles name.
    compass: {
      about: /needles of the compass/,
      at: (at) =>
        isAsked(at, 'turn') &&
        actionObstacle(s(at), LEARNER, CONSTRUCTION) === undefined &&
        named(at).every((material) => s(at).cubes[material] > 0),
    },
    market: { about: /Market.*indicator/, at: (at) => isAsked(at, 'move-cursor') },
    nobles: {
      about: /nobles/,
      at: (at) =>
        isAsked(at, 'turn') &&
        readyNobles(s(at), LEARNER) > 0 &&
        legal(at).includes(FIRST_BRUSSELS_OPTION + BRUSSELS_ACTIONS.indexOf('grand-place')),
    },
    'nobles-price': {
      about: /costs/,
      at: (at) => isAsked(at, 'keep-noble') || isAbout(at, 'noble-paid'),
    },
    // The other actions of Brussels have been told.
    cinquantenaire: {
      about: /Cinquantenaire/,
      at: (at) => at.chosen.some(({ step }) => step === 'use-nobles'),
    },
    'first-player': {
      about: /First Player tile/,
      at: (at) => isAbout(at, 'first-player-chosen') || isScored(at, 'first-player'),
    },
    rows: { about: /rows/, at: (at) => isScored(at, 'row-') },
  },
});
