/** Belle Époque: what it adds to a ruleset and replaces in it. */
import { NONE, type Step } from '../../../core/game.ts';
import { joinAbove } from '../agenda-checks.ts';
import { nobleCards, nobleRules } from '../common-pack.ts';
import { dealNobles, indices } from '../deal.ts';
import { ARCHITECT_TRACK, COLUMNS, type PointSource, SITES } from '../ids.ts';
import type { Parameters } from '../parameters.ts';
import type { DealPart } from '../rules.ts';
import type { Rules, State } from '../state.ts';
import { payNobles } from '../steps/pay-nobles.ts';
import { sellArtwork } from '../steps/sales.ts';
import { useNobles } from '../steps/use-nobles.ts';
import { CARD_ORDERS, type CardOrder } from './card-order.ts';
import { CARDS, MORE_CURSOR_STEPS, MORE_MANNEKEN } from './cards.ts';
import { afterAction, changedSteps } from './changed-steps.ts';
import { ABOVE, CHECKS, checkTiles, FRAME_CHECKS } from './checks.ts';
import { withBonusTiles } from './final-scoring.ts';
import { holderOf, isPlaced, isReady, tileOwner } from './holdings.ts';
import type { BelleEpoqueComponents } from './pack.ts';
import {
  createWhite,
  returnDisplayed,
  swapArtwork,
  takeArtworkForCubes,
  turnWhite,
} from './steps/artwork-cards.ts';
import { offerBonusTile, takeBonusTile } from './steps/bonus-tile.ts';
import { chooseRow, discardWhites, scoreBonusTiles } from './steps/bonus-tiles.ts';
import { chooseAnyIris } from './steps/choose-any-iris.ts';
import { build, construction, payHouseOrPavilion, placeHouseOrPavilion } from './steps/construction.ts';
import { doubleMeeple, irisMajorityWithCards } from './steps/double-meeple.ts';
import { endOfRoundCards } from './steps/end-of-round-cards.ts';
import { cashNoble, discardNobles } from './steps/noble-cards.ts';
import { pavilionVisit } from './steps/pavilion-visit.ts';
import { playAgain } from './steps/play-again.ts';
import { swapJoker } from './steps/swap-joker.ts';
import { takeBackBid, takeBackFrancs } from './steps/take-back-bid.ts';
import { takeOtherCard } from './steps/take-other-card.ts';
import { sendTravellers, travellersLeave } from './steps/travellers.ts';
import { TILES } from './tiles.ts';
import { offerToAll, useCardStep } from './use-card.ts';

const SOURCES: readonly PointSource[] = ['cards', 'pavilion-visit', 'bonus-tiles'];

export function belleEpoque(base: Rules, components: BelleEpoqueComponents, cardOrder: CardOrder): Rules {
  const order = CARD_ORDERS[cardOrder];
  const parameters = extendParameters(base, components);
  return {
    ...base,
    ...parameters,
    round: extendRound(base.round),
    lastRound: extendRound(base.lastRound),
    ending: ['bonus-tiles', 'end-costs', 'discard-whites', 'final-score'],
    pointSources: [...base.pointSources, ...SOURCES],
    artNouveau: { ...base.artNouveau, construction },
    deal: [
      ...base.deal.map((part) => (part.id === 'nobles' ? dealNobles(parameters) : part)),
      dealCards,
      dealTiles(parameters.bonusTiles),
    ],
    steps: { ...base.steps, ...newSteps(parameters), ...order.steps, ...changedSteps(base.steps) },
    terms: withBonusTiles(base.terms),
    above: joinAbove(base.above, ABOVE, order.above),
    frameChecks: { ...base.frameChecks, ...FRAME_CHECKS, ...order.frameChecks },
    checks: [...base.checks, ...CHECKS, checkTiles(parameters.bonusTiles)],
    lastSpace(s, player, track) {
      const last = base.lastSpace(s, player, track);
      return track === ARCHITECT_TRACK && tileOwner(s, 'portrait') === player ? last + 1 : last;
    },
    nobleCost: (s, player, noble) =>
      tileOwner(s, 'patrons') === player ? 0 : base.nobleCost(s, player, noble),
    cursorSteps(s, player) {
      const isLonger = isReady(s, player, MORE_CURSOR_STEPS) && isPlaced(s);
      return base.cursorSteps(s, player) + (isLonger ? s.rules.cardNumbers[MORE_CURSOR_STEPS] : 0);
    },
    extraManneken: (s, player) =>
      holderOf(s, MORE_MANNEKEN) === player ? s.rules.cardNumbers[MORE_MANNEKEN] : 0,
  };
}

function extendParameters(base: Rules, components: BelleEpoqueComponents): Parameters {
  const known = base.nobles.length;
  return {
    ...base,
    cubes: base.cubes.with(3, components.glass.value),
    nobles: [...base.nobles, ...components.nobles.map(nobleRules)],
    nobleCards: [...base.nobleCards, ...nobleCards(components.nobles).map((noble) => known + noble)],
    arrow: NONE,
    leastBid: 0,
    tiledSpaces: components.cross.value.reduce(
      (set, [row, column]) => set | (1 << ((row - 1) * COLUMNS + column - 1)),
      0,
    ),
    travellers: components.travellers.value,
    surcharges: components.surcharges.value,
    bonusTiles: components.bonusTiles.value[base.players - 2],
    cardNumbers: components.cards.value,
    tileNumbers: components.tiles.value.map((byPlayers) => byPlayers[base.players - 2]),
    portraitLevel: components.portraitLevel.value,
  };
}

/** What comes before a step of the round, or after it. */
function extendRound(round: readonly string[]): string[] {
  return round.flatMap((step) => {
    if (step === 'choose-iris') return ['start-of-round-cards', 'square-card', step];
    if (step === 'brussels-majority') return ['brussels-cards', 'travellers-leave', step, 'pavilion-visit'];
    return step === 'end-of-round' ? ['end-of-round-cards', step] : [step];
  });
}

const dealCards: DealPart<State> = {
  id: 'cards',
  items: indices(CARDS.length),
  lay(s, order) {
    s.siteCards = order.slice(0, SITES);
  },
};

function dealTiles(count: number): DealPart<State> {
  return {
    id: 'tiles',
    items: indices(TILES.length),
    words: TILES,
    lay(s, order) {
      s.bonusTiles = order.slice(0, count);
      s.bonusOwners = s.bonusTiles.map(() => NONE);
    },
  };
}

function newSteps({ nobles, colours }: Parameters): Record<string, Step<State>> {
  return {
    'sell-artwork': sellArtwork(colours, true),
    'use-nobles': useNobles(nobles),
    'pay-nobles': payNobles(nobles),
    build,
    'pay-house': payHouseOrPavilion,
    'place-house': placeHouseOrPavilion,
    'create-white': createWhite,
    'send-travellers': sendTravellers,
    'offer-bonus-tile': offerBonusTile,
    'take-bonus-tile': takeBonusTile,
    'after-action': afterAction,
    // Cards
    'use-card': useCardStep,
    'turn-white': turnWhite,
    'return-displayed': returnDisplayed,
    'discard-nobles': discardNobles,
    'swap-joker': swapJoker,
    'cash-noble': cashNoble(nobles),
    'take-back-bid': takeBackBid,
    'take-back-francs': takeBackFrancs,
    'swap-artwork': swapArtwork,
    'take-artwork-for-cubes': takeArtworkForCubes,
    'choose-any-iris': chooseAnyIris,
    'play-again': playAgain,
    'take-other-card': takeOtherCard,
    'double-meeple': doubleMeeple,
    // Round
    'start-of-round-cards': { run: (s) => offerToAll(s, 'start-of-round') },
    'square-card': { run: (s) => offerToAll(s, 'placing-square') },
    'iris-majority': irisMajorityWithCards,
    'brussels-cards': { run: (s) => offerToAll(s, 'before-brussels-majority') },
    'travellers-leave': travellersLeave,
    'pavilion-visit': pavilionVisit,
    'end-of-round-cards': endOfRoundCards,
    // End
    'bonus-tiles': scoreBonusTiles,
    'choose-row': chooseRow,
    'discard-whites': discardWhites,
  };
}
