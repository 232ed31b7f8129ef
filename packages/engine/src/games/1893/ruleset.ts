/** Bruxelles 1893, second edition, base game, as a ruleset. */
import type { GameEvent, GameOptions, Step } from '../../core/game.ts';
import { agendaPattern } from './agenda-checks.ts';
import { irisAt } from './board.ts';
import { REVEALING } from './events.ts';
import { ACTIONS, CONSTRUCTION, MATERIALS, NOBLES, SALES, TRACKS, WORKSHOP } from './ids.ts';
import { faults } from './invariants.ts';
import type { Pack1893 } from './pack.ts';
import type { NobleRules, Parameters } from './parameters.ts';
import { finalScore, scores, winners } from './scoring.ts';
import { assemble, clone, FIELDS, type Rules, type State } from './state.ts';
import { artNouveauStep } from './steps/art-nouveau.ts';
import { bid } from './steps/bid.ts';
import { cinquantenaire, grandPlace, saintCatherine, stockExchange } from './steps/brussels.ts';
import { brusselsMajority } from './steps/brussels-majority.ts';
import { chooseIris } from './steps/choose-iris.ts';
import { columnMajority } from './steps/column-majority.ts';
import { construction, moveNeedle, payHouseStep, placeHouse } from './steps/construction.ts';
import { cubeOrTrade } from './steps/cube-or-trade.ts';
import { endOfRound } from './steps/end-of-round.ts';
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
import { turn, turns } from './steps/turn.ts';
import { useNobles } from './steps/use-nobles.ts';
import { usePrestige } from './steps/use-prestige.ts';
import { workshop } from './steps/workshop.ts';
import { sample, view } from './view.ts';

export const GAME_ID = '1893';
export const VERSION = 1;

export function secondEdition(players: number, options: GameOptions, pack: Pack1893): Rules {
  const parameters = parametersOf(players, pack);
  const rules: Rules = {
    game: GAME_ID,
    version: VERSION,
    players,
    options,
    pack,
    ...parameters,
    artNouveau: { workshop, sales, nobles, materials, construction },
    steps: stepsOf(parameters.nobles),
    fields: FIELDS,
    clone,
    assemble: (fields, agenda) => assemble(rules, fields, agenda),
    view,
    sample,
    scores,
    winners,
    faults,
    reveals: (event: GameEvent) => (REVEALING as readonly string[]).includes(event.type),
  };
  return rules;
}

/** A list in the state is read by index: what the pack names by word becomes its place in a list here. */
function parametersOf(players: number, pack: Pack1893): Parameters {
  const { components: c } = pack;
  const noblesOfDeck = c.nobles.flatMap((noble, i) =>
    noble.starting ? [] : Array<number>(noble.copies.value).fill(i),
  );
  const compass = c.compass.value;
  const round = [
    'reveal-stock',
    'choose-iris',
    ...(players === 2 ? ['neutral-meeples'] : []),
    'turns',
    'column-majority',
    'iris-majority',
    'brussels-majority',
    'end-of-round',
  ];
  return {
    rounds: 5,
    round,
    agendas: agendaPattern(round),
    ending: ['end-costs', 'final-score'],
    startFrancs: c.startFrancs.value,
    architects: c.architects.value,
    architectsInCourthouse: c.architectsInCourthouse.value,
    usesPerArchitect: players >= 4 ? 2 : 1,
    cubes: [c.cubes.value.wood, c.cubes.value.iron, c.cubes.value.stone, 0, c.cubes.value.joker],
    artworksPerColour: c.artworksPerColour.value,
    cubesPerMaterialsAction: c.cubesPerMaterialsAction.value,
    jokersAtMarket: c.jokersAtMarket.value,
    houseCosts: c.houseCosts.value,
    houseBonuses: c.houseBonuses.value,
    noJokerBonus: c.noJokerBonus.value,
    francsPerUnit: c.francsPerUnit.value,
    compass,
    needles: c.needles.value.map((kind) => compass.indexOf(kind)),
    arrow: compass.indexOf('glass'),
    nobles: c.nobles.map(({ id, name, cost, effect }) => ({ id, name, cost: cost.value, effect })),
    startingNoble: c.nobles.findIndex((noble) => noble.starting),
    nobleCards: noblesOfDeck,
    displayCosts: c.displayCosts.value,
    unpaidNoblePenalty: c.unpaidNoblePenalty.value,
    stock: c.stock.map(({ francs, irises }) => ({
      francs,
      irises: irises[players - 2].map(([row, column]) => irisAt(row - 1, column - 1)).sort((a, b) => a - b),
    })),
    prestige: c.prestige,
    firstToPassManneken: c.firstToPassManneken.value,
    tracks: TRACKS.map((track) => c.tracks[track].value),
    marketFrancs: c.market.francs.value,
    marketPoints: c.market.points.value,
    corners: c.market.corners.value,
    strips: c.strips.value.map((strip) => strip.map((action) => ACTIONS.indexOf(action))),
    firstPlayerBonus: c.firstPlayerBonus.value,
    francsPerSet: c.francsPerSet.value,
    architectsNotCounted: c.architectsNotCounted.value,
  };
}

/** The steps of the game by id. Actions are found by their name. */
function stepsOf(noblesOfGame: readonly NobleRules[]): Record<string, Step<State>> {
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
    'sell-artwork': sellArtwork,
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
    'use-nobles': useNobles(noblesOfGame),
    'cube-or-trade': cubeOrTrade,
    cinquantenaire,
    'saint-catherine': saintCatherine,
    // Resolution
    'column-majority': columnMajority,
    'use-prestige': usePrestige,
    'iris-majority': irisMajority,
    'brussels-majority': brusselsMajority,
    'end-of-round': endOfRound,
    // End
    'end-costs': endCosts,
    'noble-costs': nobleCosts,
    'pay-nobles': payNobles(noblesOfGame),
    'final-score': finalScore,
  };
}
