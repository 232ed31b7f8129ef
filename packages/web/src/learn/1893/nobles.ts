/** Nobles: taken, kept for a price, used again at the Grand-Place. */
import {
  BRUSSELS_ACTIONS,
  CROWN_TRACK,
  FIRST_BRUSSELS_OPTION,
  NOBLES,
  readyNobles,
  type State,
} from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import type { ThingId } from '../../games/game-view.ts';
import { stateOf } from '../1893-editions/reading.ts';
import type { Chapter, Situation } from '../course.ts';
import { frameOf, francs, points } from '../reading.ts';
import { bidMoment } from './bid.ts';
import { actionName, LEARNER, lastOf, levelOf, nobleName, notNow, spacesOf, turnName } from './reading.ts';
import { c } from './words.ts';

const GRAND_PLACE = BRUSSELS_ACTIONS.indexOf('grand-place');
const CINQUANTENAIRE = BRUSSELS_ACTIONS.indexOf('cinquantenaire');
const KEEP = 1;
const MOST_BID = 4;

/** The places of the display. */
const displayed = (at: Situation): ThingId[] =>
  stateOf(at).rules.displayCosts.map((_, slot) => thing.noble(slot));

/** Those kept and not used in this round. */
const ready = (s: State): number[] =>
  s.rules.nobles.flatMap((_, noble) => ((readyNobles(s, LEARNER) >> noble) & 1 ? [noble] : []));

export const NOBLES_CHAPTER: Chapter = {
  id: 'nobles',
  title: () => c.nobles_title(),
  sum: () => c.nobles_sum(),
  at: 70,
  moments: [
    { id: 'nobles', says: () => c.nobles(), points: displayed },
    {
      id: 'space',
      says: () => c.noble_space(),
      points: (at) => spacesOf(stateOf(at), NOBLES).map(thing.space),
      task: {
        step: 'turn',
        refuses: (option, at) => {
          const s = stateOf(at);
          return s.actions[option] === NOBLES ? undefined : notNow(s, option, actionName(s, NOBLES));
        },
      },
    },
    bidMoment(MOST_BID),
    {
      id: 'take',
      when: { asked: 'take-noble' },
      says: () => c.noble_take(),
      points: displayed,
      task: { step: 'take-noble' },
    },
    {
      id: 'keep',
      when: { asked: 'keep-noble' },
      teaches: ['nobles-price'],
      says: (at) => {
        const s = stateOf(at);
        const noble = frameOf(at).a;
        return c.noble_keep({
          noble: nobleName(s, noble),
          cost: francs(s.rules.nobles[noble].cost),
          penalty: points(s.rules.unpaidNoblePenalty),
        });
      },
      task: {
        step: 'keep-noble',
        shows: () => KEEP,
        answers: ({ option, before, events }) => {
          const noble = lastOf(events, 'noble-kept')?.noble;
          if (option !== KEEP || noble === undefined) return c.noble_discarded();
          return c.noble_kept({ cost: francs((before as State).rules.nobles[noble].cost) });
        },
      },
    },
    {
      id: 'grand-place',
      when: { asked: 'turn' },
      teaches: ['nobles'],
      says: (at) => c.grand_place({ level: levelOf(stateOf(at), CROWN_TRACK) }),
      points: () => [thing.brussels(GRAND_PLACE), thing.track(LEARNER, CROWN_TRACK)],
      task: {
        step: 'turn',
        refuses: (option, at) => {
          const s = stateOf(at);
          const wanted = FIRST_BRUSSELS_OPTION + GRAND_PLACE;
          return option === wanted ? undefined : notNow(s, option, turnName(s, wanted));
        },
      },
    },
    {
      id: 'use',
      when: { asked: 'use-nobles' },
      says: (at) => c.noble_use({ noble: nobleName(stateOf(at), ready(stateOf(at))[0]) }),
      points: (at) => ready(stateOf(at)).map((noble) => thing.ownNoble(LEARNER, noble)),
      task: {
        step: 'use-nobles',
        // After the last kind of noble: no more of them.
        refuses: (option, at) => {
          const s = stateOf(at);
          return option < s.rules.nobles.length
            ? undefined
            : c.noble_not_stop({ noble: nobleName(s, ready(s)[0]) });
        },
      },
    },
    { id: 'used', says: () => c.noble_used() },
    {
      id: 'park',
      teaches: ['cinquantenaire'],
      says: () => c.park(),
      points: () => [thing.brussels(CINQUANTENAIRE)],
    },
  ],
};
