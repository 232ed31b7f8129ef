import { AREAS, type Event, JOKER, type State } from '@horta/engine/1893';
import { loadLearn1893Words } from '@horta/words/learn';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { CLAIMS, isAnswerTrue } from './claims.testing.ts';
import { course1893 } from './course.ts';
import { irisesMissing, LEARNER } from './reading.ts';

const s = ({ view }: Situation) => view as State;
const has =
  (type: Event['type'], test: (event: never) => boolean = () => true) =>
  ({ events }: Situation) =>
    events.some((event) => event.type === type && test(event as never));

holdsForCourse('the first game of 1893', {
  course: () => course1893,
  loadWords: loadLearn1893Words,
  claims: CLAIMS,
  answers: isAnswerTrue,
  happens: {
    // The first round has only begun.
    goal: (at) => s(at).round === 1 && at.chosen.length === 0,
    rhythm: (at) => at.frame?.step === 'choose-iris',
    // A bid of the learner's lies under an architect.
    'bids-stay': (at) => s(at).bids.some((bid, space) => bid > 0 && s(at).meeples[space] === LEARNER),
    // Cards lie below the columns of the area, or a column is being counted.
    columns: (at) =>
      at.event?.type === 'column-won' ||
      AREAS[s(at).iris].every((space) => s(at).prestigeStrip[space % 5] >= 0),
    // One is surrounded but for one space, or was counted.
    irises: (at) => at.event?.type === 'iris-majority' || irisesMissing(s(at), 1).length > 0,
    brussels: (at) => at.frame?.step === 'turn' && s(at).stockCard >= 0,
    courthouse: (at) => has('architects-sent')(at) || at.event?.type === 'brussels-majority',
    houses: (at) => has('house-built')(at) || at.event?.type === 'points',
    jokers: (at) => s(at).cubes[JOKER] > 0,
    compass: (at) =>
      s(at)
        .cubes.slice(0, JOKER)
        .some((count) => count > 0),
    market: (at) => at.frame?.step === 'move-cursor',
    nobles: (at) => s(at).nobles[LEARNER] > 0,
    'nobles-price': (at) => at.frame?.step === 'keep-noble' || at.event?.type === 'noble-paid',
    // The other actions of Brussels have been told.
    cinquantenaire: (at) => at.chosen.some(({ step }) => step === 'use-nobles'),
    'first-player': (at) => at.event?.type === 'first-player-chosen' || at.event?.type === 'points',
    rows: (at) => at.event?.type === 'points',
  },
});
