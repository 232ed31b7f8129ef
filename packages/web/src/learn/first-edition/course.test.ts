import { COMPASS_KINDS, type Event, SPACES, type State, WORKSHOP } from '@horta/engine/1893';
import { loadLearn1893FirstEditionWords } from '@horta/words/learn';
import { isAsked, legal } from '../claims.testing.ts';
import type { Situation } from '../course.ts';
import { holdsForCourse } from '../course-suite.testing.ts';
import { ANSWERS, CLAIMS, REFUSALS } from './claims.testing.ts';
import { courseFirstEdition } from './course.ts';

const state = ({ view }: Situation) => view as State;
const isAbout = (at: Situation, type: Event['type']) => at.event?.type === type;
const hasBegun = (at: Situation) => state(at).round === 1 && at.chosen.length === 0;
/** Both piles of the shop are begun: the next sale covers one of them. */
const isShopFull = (at: Situation) => isAsked(at, 'turn') && state(at).shop.every((artwork) => artwork >= 0);

holdsForCourse('the first edition', {
  course: () => courseFirstEdition,
  catalogue: 'learn-1893-first-edition',
  loadWords: loadLearn1893FirstEditionWords,
  claims: CLAIMS,
  answers: ANSWERS,
  refusals: REFUSALS,
  happens: {
    compass: {
      about: /compass/,
      at: (at) =>
        hasBegun(at) &&
        state(at).rules.arrow < 0 &&
        state(at).compass.includes(COMPASS_KINDS.indexOf('refined')),
    },
    names: { about: /names differ/, at: hasBegun },
    neutral: { about: /neutral assistant/, at: (at) => isAsked(at, 'place-neutral') },
    optional: { about: /the action is up to you/, at: (at) => isAsked(at, 'do-action') },
    // A card of it is open, and none was put out of the game.
    stock: {
      about: /Stock Exchange cards/,
      at: (at) => isAsked(at, 'turn') && state(at).stockCard >= 0 && state(at).rules.stockOut === 0,
    },
    exhibition: {
      about: /exhibition tile/,
      at: (at) => state(at).exhibitions.length === 0 && state(at).passed === 0,
    },
    passing: { about: /passes/, at: (at) => isAsked(at, 'turn') && state(at).passed === 0 },
    'column-ties': { about: /tied/, at: (at) => isAbout(at, 'column-tied') },
    'first-player': {
      about: /go first/,
      at: (at) => isAbout(at, 'first-player-chosen') && state(at).firstPlayer === at.seat,
    },
    'neutral-majority': { about: /neutral colour/, at: (at) => isAbout(at, 'iris-majority') },
    // With a tile, one draws more there.
    workshop: {
      about: /workshop/,
      at: (at) =>
        isAsked(at, 'turn') &&
        state(at).exhibitions.includes(at.seat) &&
        legal(at).some((option) => option < SPACES && state(at).actions[option] === WORKSHOP),
    },
    drawing: { about: /Keep one/, at: (at) => state(at).drawn.length > 1 },
    shop: { about: /shop/, at: isShopFull },
    covered: { about: /come back/, at: isShopFull },
    'last-round': { about: /last one/, at: (at) => state(at).round === state(at).rules.rounds },
    token: {
      about: /token/,
      at: (at) =>
        isAbout(at, 'points') && (at.event as Extract<Event, { type: 'points' }>).source === 'first-player',
    },
    'shared-victory': { about: /share the victory/, at: (at) => state(at).agenda.length === 0 },
  },
});
