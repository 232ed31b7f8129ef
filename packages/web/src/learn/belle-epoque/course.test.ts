import { COMPASS_KINDS, type Event, isTiled, type State } from '@horta/engine/1893';
import { loadLearnBelleEpoqueWords } from '@horta/words/learn';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { CLAIMS, isAnswerTrue } from './claims.testing.ts';
import { courseBelleEpoque } from './course.ts';
import { slotOf, whitesOf } from './reading.ts';

const state = ({ view }: Situation) => view as State;
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const isAsked = (at: Situation, step: string) => at.frame?.step === step;
const hasPavilion = (at: Situation) => state(at).pavilions.includes(at.seat);

holdsForCourse('Belle Époque', {
  course: () => courseBelleEpoque,
  loadWords: loadLearnBelleEpoqueWords,
  claims: CLAIMS,
  answers: isAnswerTrue,
  happens: {
    pavilions: (at) => state(at).siteCards.length > 0 && !hasPavilion(at),
    glass: (at) => state(at).compass.includes(COMPASS_KINDS.indexOf('glass')),
    'no-arrow': (at) => state(at).rules.arrow < 0,
    // All sites that are left but one cost glass, and there is none.
    surcharge: (at) => isAsked(at, 'place-house') && state(at).cubes[at.seat * 5 + 3] === 0,
    // Card 18 is the learner's: it is the one that the words describe.
    cards: (at) => hasPavilion(at) && state(at).siteCards[state(at).pavilions.indexOf(at.seat)] === 17,
    asked: (at) => isAsked(at, 'use-card'),
    white: (at) => whitesOf(state(at), at.seat).length > 0,
    cross: (at) => state(at).actions.some((_, space) => isTiled(state(at), space)),
    'white-sale': (at) => isAbout(at, 'artwork-sold'),
    'bonus-tiles': (at) => isAsked(at, 'take-bonus-tile'),
    visit: (at) => hasPavilion(at) && state(at).passed !== 0,
    visited: (at) => isAbout(at, 'pavilion-visited'),
    'cards-ready': (at) => isAbout(at, 'cards-ready'),
    travellers: (at) => slotOf(state(at), 'nagelmackers') >= 0,
    sending: (at) => isAsked(at, 'send-travellers'),
    train: (at) => isAbout(at, 'travellers-returned'),
    'tiles-scored': (at) => isAbout(at, 'bonus-tile-scored'),
    'whites-discarded': (at) => isAbout(at, 'white-artworks-discarded'),
    'final-scoring': (at) => state(at).agenda.length === 0,
  },
});
