/** What the rulesets of all editions are made of. An edition is one set of parameters, steps and deal upon this. */
import { FRAME_CHECKS, faults } from '#1893-invariants';
import type { GameEvent, Step } from '../../core/game.ts';
import { view } from '../../core/view.ts';
import { turns } from '../../mechanics/turns.ts';
import { ABOVE, aboveInOrder, joinAbove } from './agenda-checks.ts';
import { reveals } from './events.ts';
import { artworksOf } from './gains.ts';
import { CONSTRUCTION, MATERIALS, NOBLES, type PointSource, SALES, WORKSHOP } from './ids.ts';
import type { Parameters } from './parameters.ts';
import { finalScore, scores, TERMS, winners } from './scoring.ts';
import { boardOf, clone, FIELDS, type Rules, type State } from './state.ts';
import { artNouveauStep } from './steps/art-nouveau.ts';
import { bid } from './steps/bid.ts';
import { cinquantenaire, grandPlace, saintCatherine, stockExchange } from './steps/brussels.ts';
import { brusselsMajority } from './steps/brussels-majority.ts';
import { chooseIris } from './steps/choose-iris.ts';
import { columnMajority, firstPlayer } from './steps/column-majority.ts';
import { construction, moveNeedle, payHouseStep, placeHouse } from './steps/construction.ts';
import { cubeOrTrade } from './steps/cube-or-trade.ts';
import { discardFreeNoble, endOfRound, layPrestige } from './steps/end-of-round.ts';
import { freeAction } from './steps/free-action.ts';
import { irisMajority } from './steps/iris-majority.ts';
import { materials } from './steps/materials.ts';
import { neutralMeeples, placeNeutral } from './steps/neutral-meeples.ts';
import { fillDisplayStep, keepNoble, nobles, settleNoble, takeNoble } from './steps/nobles.ts';
import { pass } from './steps/pass.ts';
import { endCosts, nobleCosts, payNobles } from './steps/pay-nobles.ts';
import { revealStock, round } from './steps/round.ts';
import { moveCursor, replaceArtwork, sales, sellArtwork } from './steps/sales.ts';
import { takeArtworkStep } from './steps/take-artwork.ts';
import { takeCubesStep } from './steps/take-cubes.ts';
import { turn } from './steps/turn.ts';
import { useNobles } from './steps/use-nobles.ts';
import { usePrestige } from './steps/use-prestige.ts';
import { workshop } from './steps/workshop.ts';
import { sample } from './view.ts';

/** Where points come from in every edition. */
export const SOURCES: readonly PointSource[] = [
  'sale',
  'noble',
  'no-joker',
  'late-house',
  'free-sales',
  'free-construction',
  'iris-majority',
  'unpaid-nobles',
  'houses',
  'cubes',
  'first-player',
  'row-architects',
  'row-nobles',
  'row-artworks',
  'row-francs',
];

/** What an edition leaves as it is unless it says otherwise. */
export const commonRules = {
  artNouveau: { workshop, sales, nobles, materials, construction },
  terms: TERMS,
  above: ABOVE,
  frameChecks: FRAME_CHECKS,
  checks: [],
  fields: FIELDS,
  clone,
  view,
  sample,
  scores,
  winners,
  faults,
  reveals,
  seenBy: (event: GameEvent) => event,
  lastSpace: (s, player, track) => boardOf(s, player).tracks[track].length - 1,
  nobleCost: (s, _player, noble) => s.rules.nobles[noble].cost,
  cursorSteps: artworksOf,
  extraManneken: () => 0,
} satisfies Partial<Rules>;

/** The ruleset, knowing the agendas that its rounds make. */
export function finish(rules: Rules): Rules {
  const { round, lastRound, ending, playerSetup } = rules;
  return {
    ...rules,
    above: joinAbove(
      rules.above,
      { '': ['round'] },
      aboveInOrder('round', round),
      aboveInOrder('round', lastRound),
      aboveInOrder('round', [...playerSetup, ...playerSetup]),
      aboveInOrder('', ending),
    ),
  };
}

/** The steps by id. Actions are found by their name. */
export function commonSteps({ nobles: kinds, colours }: Parameters): Record<string, Step<State>> {
  return {
    'start-artwork': takeArtworkStep('setup'),
    round,
    // Planning
    'reveal-stock': revealStock,
    'choose-iris': chooseIris,
    // Action
    'neutral-meeples': neutralMeeples,
    'place-neutral': placeNeutral,
    turns,
    turn,
    bid,
    pass,
    'free-action': freeAction,
    // Art Nouveau actions
    workshop: artNouveauStep(WORKSHOP),
    'take-artwork': takeArtworkStep('action'),
    sales: artNouveauStep(SALES),
    'sell-artwork': sellArtwork(colours, false),
    'move-cursor': moveCursor,
    'replace-artwork': replaceArtwork,
    nobles: artNouveauStep(NOBLES),
    'take-noble': takeNoble,
    'settle-noble': settleNoble,
    'keep-noble': keepNoble,
    'fill-display': fillDisplayStep,
    materials: artNouveauStep(MATERIALS),
    'take-cubes': takeCubesStep,
    construction: artNouveauStep(CONSTRUCTION),
    'pay-house': payHouseStep,
    'move-needle': moveNeedle,
    'place-house': placeHouse,
    // Brussels actions
    'stock-exchange': stockExchange,
    'grand-place': grandPlace,
    'use-nobles': useNobles(kinds),
    'cube-or-trade': cubeOrTrade,
    cinquantenaire,
    'saint-catherine': saintCatherine,
    // Resolution
    'column-majority': columnMajority,
    'first-player': firstPlayer,
    'use-prestige': usePrestige,
    'iris-majority': irisMajority,
    'brussels-majority': brusselsMajority,
    'end-of-round': endOfRound,
    'discard-noble': discardFreeNoble,
    'lay-prestige': layPrestige,
    // End
    'end-costs': endCosts,
    'noble-costs': nobleCosts,
    'pay-nobles': payNobles(kinds),
    'final-score': finalScore,
  };
}
