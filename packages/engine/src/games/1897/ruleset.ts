/** Bruxelles 1897 as a ruleset. */
import type { GameEvent, GameOptions, Step } from '../../core/game.ts';
import { shownName } from '../../core/printable.ts';
import { view } from '../../core/view.ts';
import { turns } from '../../mechanics/turns.ts';
import { blocksOf, bottomEnds } from './board.ts';
import { cardSets } from './card-sets.ts';
import { REVEALING } from './events.ts';
import {
  ARTWORK,
  architectOf,
  COLOURS,
  COLUMNS,
  HOUSE,
  HOUSES,
  MATERIAL,
  MATERIAL_CARD_NAMES,
  NOBLE,
  SCALES,
} from './ids.ts';
import { faults } from './invariants.ts';
import { META } from './meta.ts';
import type { Pack1897 } from './pack.ts';
import type { Parameters } from './parameters.ts';
import { paymentsOf } from './payments.ts';
import { finalScore, scores, winners } from './scoring.ts';
import { clone, FIELDS, type Rules, type State } from './state.ts';
import { armsMajority } from './steps/arms-majority.ts';
import { arrest, arrestArchitect, brusselsMajority } from './steps/brussels-majority.ts';
import { cinquantenaire, stockExchange, townHall } from './steps/buildings.ts';
import { chooseDrawn } from './steps/choose-drawn.ts';
import { chooseAction } from './steps/cinquantenaire.ts';
import { columnBonus, columnMajority } from './steps/column-majority.ts';
import { exhibition, showArtwork } from './steps/exhibition.ts';
import { keepNoble, settleNoble } from './steps/keep-noble.ts';
import { nobleCosts } from './steps/noble-costs.ts';
import { pass } from './steps/pass.ts';
import { payHouse } from './steps/pay-house.ts';
import { placeArchitect } from './steps/place-architect.ts';
import { releaseArchitect } from './steps/release-architect.ts';
import { round } from './steps/round.ts';
import { sellArtwork } from './steps/sell-artwork.ts';
import { sendArchitects } from './steps/send-architects.ts';
import { turn } from './steps/turn.ts';
import { useNobles } from './steps/use-nobles.ts';
import { sample } from './view.ts';

export function rulesOf1897(players: number, options: GameOptions, pack: Pack1897, version: number): Rules {
  const parameters = parametersOf(players, pack);
  const rules: Rules = {
    game: META.id,
    version,
    players,
    options,
    pack,
    ...parameters,
    steps: stepsOf(parameters),
    fields: FIELDS,
    clone,
    view,
    sample,
    scores,
    winners,
    faults,
    reveals: (event: GameEvent) => (REVEALING as readonly string[]).includes(event.type),
    // All that happens is seen by all.
    seenBy: (event: GameEvent) => event,
  };
  return rules;
}

/** A list in the state is read by index: what the pack names by word becomes its place in a list here. */
function parametersOf(players: number, { components: c }: Pack1897): Parameters {
  const forPlayers = <T>(values: readonly T[]): T => values[players - META.minPlayers];
  const rows = forPlayers(c.area.rows.value);
  const faceValues = c.architects.flatMap(({ faces }) => faces.value);
  return {
    rounds: c.rounds.value,
    round: ['turns', 'column-majority', 'arms-majority', 'brussels-majority'],
    ending: ['noble-costs', 'final-score'],
    startFrancs: c.startFrancs.value,
    architects: c.architects.map(({ faces, copies, inPrison }) => ({
      name: faces.value.join('/'),
      copies: copies.value,
      inPrison: forPlayers(inPrison.value),
    })),
    faceValues,
    architectSets: cardSets(c.architects.map(({ copies }) => copies.value)),
    cells: rows * COLUMNS,
    blocks: blocksOf(rows),
    cardsPerPile: forPlayers(c.area.cardsPerPile.value),
    neutralCells: players === 2 ? bottomEnds(rows) : [],
    neutralFace: faceValues.findIndex(
      (value, face) =>
        value === c.area.neutralValue.value && c.architects[architectOf(face)].copies.value > 0,
    ),
    copies: [
      c.artworks.value,
      c.materials.value,
      c.houses.value,
      c.nobles.map(({ starting, copies }) => (starting ? 0 : copies.value)),
    ],
    nobles: c.nobles.map(({ id, name, effect }) => ({ id, name: shownName(name, id), effect })),
    startingNoble: c.nobles.findIndex((noble) => noble.starting),
    scales: SCALES.map((scale) => c.scales[scale].value),
    bonusCards: c.bonusCards.map(({ id, bonus, end }) => ({ id, bonus, end })),
    firstHouseCost: c.houseCost.value.first,
    furtherHouseCost: c.houseCost.value.more,
    payments: paymentsOf(c.materials.value),
    pointsPerMaterialKind: c.pointsPerMaterialKind.value,
    saleFrancs: c.saleFrancs.value,
    exhibitionPoints: c.exhibitionPoints.value,
    stockExchangeFrancs: c.stockExchangeFrancs.value,
    firstPassFrancs: c.passFrancs.value.first,
    passFrancs: c.passFrancs.value.others,
    nobleCost: c.nobleCost.value,
    unpaidNoblePenalty: c.unpaidNoblePenalty.value,
    pointsPerMaterialCard: c.pointsPerMaterialCard.value,
    expoPoints: c.expoPoints.value,
  };
}

/** The steps of the game by id. Buildings are found by their name, drawn cards by their type. */
function stepsOf({
  architects,
  faceValues,
  architectSets,
  nobles,
  payments,
}: Parameters): Record<string, Step<State>> {
  return {
    round,
    // Action
    turns,
    turn,
    pass,
    'place-architect': placeArchitect(architects, faceValues),
    'send-architects': sendArchitects(architects, architectSets),
    // Art Nouveau actions
    'sell-artwork': sellArtwork,
    'pay-house': payHouse(payments),
    'settle-noble': settleNoble,
    'keep-noble': keepNoble,
    exhibition,
    'show-artwork': showArtwork,
    // Brussels actions
    cinquantenaire,
    'choose-action': chooseAction,
    'choose-artwork': chooseDrawn(ARTWORK, COLOURS),
    'choose-material': chooseDrawn(MATERIAL, MATERIAL_CARD_NAMES),
    'choose-house': chooseDrawn(HOUSE, HOUSES),
    'choose-noble': chooseDrawn(
      NOBLE,
      nobles.map((noble) => noble.id),
    ),
    'stock-exchange': stockExchange,
    'town-hall': townHall,
    'use-nobles': useNobles(nobles),
    'release-architect': releaseArchitect(architects),
    // Majorities
    'column-majority': columnMajority,
    'column-bonus': columnBonus,
    'arms-majority': armsMajority,
    'brussels-majority': brusselsMajority,
    arrest,
    'arrest-architect': arrestArchitect(architects),
    // End
    'noble-costs': nobleCosts,
    'final-score': finalScore,
  };
}
