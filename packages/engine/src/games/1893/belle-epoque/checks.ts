/** What holds in every state with Belle Époque, and what its frames demand. */
import { type Frame, NONE } from '../../../core/game.ts';
import { ACTION_STEPS, inActionPhase, isSpace } from '../agenda-checks.ts';
import { ACTIONS, SITES } from '../ids.ts';
import type { Check, FrameCheck } from '../rules.ts';
import { isTiled } from '../spaces.ts';
import type { State } from '../state.ts';
import { FIRST_BRUSSELS_OPTION, PASS_OPTION } from '../steps/turn.ts';
import { CARDS, MOMENT, MOMENTS } from './cards.ts';

export const CHECKS: readonly Check<State>[] = [
  (s, fault) => {
    for (const name of ['siteCards', 'bonusTiles'] as const) {
      if (new Set(s[name]).size !== s[name].length) fault(name, 'one of them is there twice');
    }
    s.houses.forEach((owner, space) => {
      if (owner !== NONE && isTiled(s, space)) fault(`houses[${space}]`, 'a house on a tile');
    });
    let travellers = s.cardTravellers;
    for (const counts of [s.travellers, s.travellersSent]) for (const count of counts) travellers += count;
    if (travellers > s.rules.travellers) fault('travellers', `${travellers} travellers on the way`);
    for (let site = 0; site < SITES; site++) {
      if ((s.usedCards >> site) & 1 && s.pavilions[site] === NONE)
        fault('usedCards', `nobody has the card of site ${site + 1}`);
    }
  },
];

/** As many bonus tiles as the number of players asks for. */
export function checkTiles(count: number): Check<State> {
  return (s, fault) => {
    if (s.bonusTiles.length !== count)
      fault('bonusTiles', `expected ${count} tiles, found ${s.bonusTiles.length}`);
  };
}

/** Every step in which a card asks. */
const ASKING = CARDS.flatMap(({ effect }) => (effect.kind === 'ask' ? [effect.step] : []));

function isSite(s: State, { player, a: site }: Frame): string | undefined {
  return site >= 0 && site < SITES && s.pavilions[site] === player ? undefined : 'no card of this player';
}

export const FRAME_CHECKS: Readonly<Record<string, FrameCheck<State>>> = {
  ...Object.fromEntries(ASKING.map((step) => [step, isSite])),
  'use-card': (s, frame) => isSite(s, frame) ?? (isDetail(s, frame.b) ? undefined : 'no such number'),
  'offer-cards': isOffer,
  'take-back-francs': (s, { player, a: space }) =>
    isSpace(space) && s.meeples[space] === player && s.bids[space] > 0 ? undefined : 'no bid of this player',
  'send-travellers': (s, { a }) =>
    inActionPhase(s) ?? (a >= 0 && a < PASS_OPTION - FIRST_BRUSSELS_OPTION ? undefined : 'no such action'),
  'after-action': (_, { a }) => (a >= 0 && a < PASS_OPTION ? undefined : 'no such action'),
  'iris-majority': (_, { a, b }) =>
    (a === 0 || isSpace(a - 1)) && (b === 0 || b === 1) ? undefined : 'no such space',
  'pay-house': (_, { a }) => (a === 0 || a === 1 ? undefined : 'no such payment'),
};

/** Cards of a moment. */
export function isOffer(s: State, { a, b }: Frame): string | undefined {
  return a >= 0 && a < MOMENTS.length * MOMENT && isDetail(s, b) ? undefined : 'no such cards';
}

/** Cubes, irises and kinds of nobles: all are small. */
function isDetail(s: State, detail: number): boolean {
  return detail >= 0 && detail < Math.max(17, s.rules.nobles.length);
}

/** What can be under way while an action is, cards included. */
const IN_ACTION = [
  ...ACTION_STEPS,
  'bid',
  'send-travellers',
  'cinquantenaire',
  'free-action',
  'use-nobles',
  'cube-or-trade',
  'create-white',
  ...ACTIONS,
  'build',
  'offer-cards',
  'use-card',
  ...ASKING,
  'take-back-francs',
  'take-artwork-for-cubes',
  'offer-bonus-tile',
  'take-bonus-tile',
];

/** What the effect of a noble can ask. */
const NOBLE_EFFECT = ['cube-or-trade', 'create-white'];

export const ABOVE: Readonly<Record<string, readonly string[]>> = {
  turns: ['after-action', ...IN_ACTION],
  'after-action': IN_ACTION,
  'offer-cards': ['turn', 'after-action', ...IN_ACTION],
  'offer-bonus-tile': IN_ACTION,
  'free-action': [...ACTIONS, 'offer-cards', 'use-card', ...ASKING, 'build'],
  // The card for placing on a house is asked before the action begins.
  ...Object.fromEntries(ACTIONS.map((action) => [action, ['offer-cards', 'use-card']])),
  sales: ['offer-cards', 'use-card', 'return-displayed'],
  nobles: ['offer-cards', 'use-card', 'discard-nobles'],
  build: ['offer-cards', 'use-card'],
  'use-nobles': NOBLE_EFFECT,
  'settle-noble': NOBLE_EFFECT,
  'choose-iris': ['offer-cards', 'choose-any-iris'],
  'first-player': ['offer-cards', 'take-other-card'],
  'use-prestige': ['first-player'],
  'iris-majority': ['first-player', 'offer-cards', 'double-meeple'],
  'travellers-leave': ['offer-cards', 'use-card'],
  // The noble that leaves the display at the end of a round: before it is filled, or after the last round.
  'fill-display': ['offer-cards', 'use-card', ...NOBLE_EFFECT],
  round: ['offer-cards', 'use-card', ...NOBLE_EFFECT],
  'end-costs': ['choose-row'],
  'discard-whites': ['noble-costs', 'pay-nobles'],
};
