/** Cards of one moment in the order that their holder chooses, each after seeing what the one before did. */
import { push } from '../../../../core/agenda.ts';
import { type AutomaticStep, type ChoiceStep, type Frame, NONE, type Seat } from '../../../../core/game.ts';
import { wordList } from '../../../../core/notations.ts';
import { SITES } from '../../ids.ts';
import type { Reason } from '../../reasons.ts';
import type { State } from '../../state.ts';
import { wouldDoSomething } from '../card-effects.ts';
import { CARDS, MOMENT, MOMENTS } from '../cards.ts';
import { offerCard, useCardAt } from '../use-card.ts';

/** The choice of none of the cards that are left. */
const NO_MORE = SITES;

/**
 * The player's cards of a moment that are not settled yet. One that only gives works by itself: none of these changes
 * what another card of its moment does, nor is changed by it (29 takes no traveller away from 30). Of those that ask a
 * single one is asked as it is; of several the player chooses the next. `a`: moment and sites of the cards settled, as
 * a bit set; `b`: what the moment knows.
 */
export const offerInChosenOrder: AutomaticStep<State> = {
  run(s, frame) {
    const { player, a, b: detail } = frame;
    let asked = NONE;
    let isSeveral = false;
    for (let site = 0; site < SITES; site++) {
      if (!isOffered(s, frame, site)) continue;
      if (CARDS[s.siteCards[site]].automatic) {
        offerRest(s, frame, site);
        offerCard(s, player, site, detail);
        return;
      }
      isSeveral = asked !== NONE;
      if (!isSeveral) asked = site;
    }
    if (asked === NONE) return;
    if (isSeveral) push(s, 'choose-card', player, a, detail);
    else {
      offerRest(s, frame, asked);
      offerCard(s, player, asked, detail);
    }
  },
};

/** The cards that are left are looked at afresh once this one is settled: it may make one of them possible. */
function offerRest(s: State, { player, a, b: detail }: Frame, site: number): void {
  const settled = a | (1 << site);
  for (let other = 0; other < SITES; other++) {
    if (!isOpen(s, player, settled, other)) continue;
    push(s, 'offer-cards', player, settled, detail);
    return;
  }
}

/** Whether the site has a card of the player's for this moment that is not settled. */
function isOpen(s: State, player: Seat, a: number, site: number): boolean {
  if ((a >> site) & 1 || s.pavilions[site] !== player) return false;
  return CARDS[s.siteCards[site]].moment === MOMENTS[Math.floor(a / MOMENT)];
}

/** Whether the site has a card that the player can use now and that would do something. */
function isOffered(s: State, { player, a, b: detail }: Frame, site: number): boolean {
  const isUsed = (s.usedCards >> site) & 1;
  return !isUsed && isOpen(s, player, a, site) && wouldDoSomething(s, player, s.siteCards[site], detail);
}

/** Which of several cards comes next. The options are the sites; the last one uses no more of them. `a`, `b`: as above. */
export const chooseCard: ChoiceStep<State> = {
  notation: wordList([...Array.from({ length: SITES }, (_, site) => `site${site + 1}`), 'no-more']),
  conceivable: () => SITES + 1,
  options(s, frame, out) {
    for (let site = 0; site < SITES; site++) if (isOffered(s, frame, site)) out.push(site);
    out.push(NO_MORE);
  },
  obstacle(s, frame, option): Reason | undefined {
    if (option > NO_MORE) return { code: 'not-a-choice' };
    if (option === NO_MORE) return undefined;
    if (s.pavilions[option] !== frame.player) return { code: 'site-card-not-yours', site: option };
    return isOffered(s, frame, option) ? undefined : { code: 'card-not-now', site: option };
  },
  choose(s, frame, option) {
    if (option === NO_MORE) return;
    offerRest(s, frame, option);
    useCardAt(s, frame.player, option, frame.b);
  },
};

/** What is wrong with a frame of cards in the order chosen: only cards of this player and moment can be settled. */
export function settledFault(s: State, { player, a }: Frame): string | undefined {
  for (let site = 0; site < SITES; site++)
    if ((a >> site) & 1 && !isOpen(s, player, a & ~(1 << site), site)) return 'no such card settled';
  return undefined;
}

/** A choice must be among several cards. */
export function choiceFault(s: State, frame: Frame): string | undefined {
  let asked = 0;
  for (let site = 0; site < SITES; site++)
    if (isOffered(s, frame, site) && !CARDS[s.siteCards[site]].automatic) asked++;
  return asked > 1 ? undefined : 'no cards to choose between';
}
