/** Later rounds: the workshop, the shop, and the end of the game. */
import { artworkAt, COLOURS, SALES, type State, totalPoints, WORKSHOP } from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import type { ThingId } from '../../games/game-view.ts';
import { eventOf, isPointsFrom, onlyAction, spaceThings, stateOf } from '../1893-editions/reading.ts';
import type { Chapter, Moment, Situation } from '../course.ts';
import { points } from '../reading.ts';
import { NAMES } from './names.ts';
import { say } from './words.ts';

/** The action is there to be seen: this time it is not left. */
const act: Moment = {
  id: 'action',
  when: { asked: 'do-action' },
  says: () => say.action_now(),
  task: { step: 'do-action', refuses: (option) => (option === 0 ? say.refuse_skip() : undefined) },
};

function toDraw(at: Situation): number {
  return stateOf(at).exhibitions.filter((owner) => owner === at.seat).length + 1;
}

export const workshop: Chapter = {
  id: 'workshop',
  title: () => say.chapter_workshop(),
  sum: () => say.sum_workshop(),
  at: 82,
  moments: [
    {
      id: 'tell',
      says: (at) => say.workshop_tell({ count: toDraw(at) }),
      points: () => [thing.pile],
      teaches: ['workshop'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.workshop_try(),
      points: (at) => spaceThings(stateOf(at), WORKSHOP),
      task: { step: 'turn', refuses: onlyAction(WORKSHOP, () => say.refuse_workshop()) },
    },
    act,
    {
      id: 'keep',
      when: { asked: 'take-artwork' },
      says: () => say.workshop_keep(),
      points: (at) => stateOf(at).drawn.map((colour) => thing.drawn(colour)),
      teaches: ['drawing'],
      task: {
        step: 'take-artwork',
        answers: ({ option, before }) =>
          (before as State).shop.includes(option) ? say.workshop_shown() : say.workshop_new(),
      },
    },
  ],
};

function shopThings(at: Situation): ThingId[] {
  return stateOf(at).shop.map((_, slot) => thing.shop(slot));
}

/** Own artworks whose colour is not on top in the shop. */
function sellable(at: Situation): ThingId[] {
  const s = stateOf(at);
  return COLOURS.flatMap((_, colour) =>
    s.artworks[artworkAt(at.seat, colour)] > 0 && !s.shop.includes(colour)
      ? [thing.ownArtwork(at.seat, colour)]
      : [],
  );
}

export const shop: Chapter = {
  id: 'shop',
  title: () => say.chapter_shop(),
  sum: () => say.sum_shop(),
  at: 160,
  moments: [
    { id: 'tell', says: () => say.shop_tell(), points: shopThings, teaches: ['shop'] },
    { id: 'back', says: () => say.shop_back(), points: () => [thing.pile], teaches: ['covered'] },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.shop_try(),
      points: (at) => [...spaceThings(stateOf(at), SALES), ...sellable(at)],
      task: { step: 'turn', refuses: onlyAction(SALES, () => say.refuse_shop()) },
    },
    act,
    {
      id: 'cover',
      when: { asked: 'replace-artwork' },
      says: () => say.shop_cover(),
      points: shopThings,
      task: {
        step: 'replace-artwork',
        answers({ option, before }, { seat }) {
          const s = before as State;
          return s.artworks[artworkAt(seat, s.shop[option])] > 0 ? say.shop_yours() : say.shop_others();
        },
      },
    },
  ],
};

export const end: Chapter = {
  id: 'end',
  title: () => say.chapter_end(),
  sum: () => say.sum_end(),
  at: 259,
  moments: [
    {
      id: 'tell',
      says: (at) => say.end_tell({ round: stateOf(at).round }),
      teaches: ['last-round'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.end_try(),
      task: { step: 'turn' },
    },
    {
      id: 'pay',
      when: { asked: 'pay-nobles' },
      lapses: { event: 'points', where: isPointsFrom('houses') },
      says: (at) => say.end_pay({ penalty: points(stateOf(at).rules.unpaidNoblePenalty) }),
    },
    {
      id: 'token',
      when: { event: 'points', where: isPointsFrom('first-player'), stage: 'first-player' },
      says(at) {
        const { player, amount } = eventOf(at, 'points');
        return say.end_token({ points: points(amount), player: NAMES[player] });
      },
      teaches: ['token'],
    },
    {
      id: 'over',
      when: { over: true },
      says: (at) => say.end_over({ points: points(totalPoints(stateOf(at), at.seat)) }),
      teaches: ['shared-victory'],
    },
  ],
};
