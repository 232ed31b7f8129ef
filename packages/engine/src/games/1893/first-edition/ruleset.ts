/** Bruxelles 1893, first edition (2013), as a ruleset. */
import { type Eyes, type GameEvent, type GameOptions, NONE, UNKNOWN } from '../../../core/game.ts';
import { joinAbove } from '../agenda-checks.ts';
import { commonParameters, stripActions } from '../common-pack.ts';
import { COMPASS_KINDS, type CompassKind } from '../compass.ts';
import { dealNobles, dealPrestige, dealStock, dealStrips, indices } from '../deal.ts';
import type { Event } from '../events.ts';
import { ACTIONS, ARTWORKS, BLACK } from '../ids.ts';
import type { Parameters } from '../parameters.ts';
import type { DealPart } from '../rules.ts';
import { commonRules, commonSteps, finish, SOURCES } from '../ruleset.ts';
import type { Rules, State } from '../state.ts';
import { coverArtwork } from '../steps/sales.ts';
import { ABOVE, FRAME_CHECKS, firstEditionChecks } from './checks.ts';
import { META } from './meta.ts';
import type { Pack1893FirstEdition } from './pack.ts';
import { passWithExhibition } from './steps/exhibition.ts';
import { doAction, optionalActionStep } from './steps/optional-action.ts';
import { freeActionWithPiles, startArtwork, takeDrawn, workshop } from './steps/workshop.ts';

/** In the order of the common list of colours. */
const COLOURS = ['yellow', 'pink', 'blue', 'green', 'black'];

/** The rules of a table. */
export function firstEdition(
  players: number,
  options: GameOptions,
  pack: Pack1893FirstEdition,
  version: number,
): Rules {
  const parameters = parametersOf(players, options, pack);
  const { compass } = pack.components;
  return finish({
    ...commonRules,
    game: META.id,
    version,
    players,
    options,
    pack,
    ...parameters,
    artNouveau: { ...commonRules.artNouveau, workshop },
    deal: [
      dealStrips(parameters),
      dealNobles(parameters),
      dealStock(parameters),
      dealPrestige(parameters),
      dealCompass(compass.value),
      dealArtworks(parameters),
    ],
    steps: stepsOf(parameters, pack),
    above: joinAbove(commonRules.above, ABOVE),
    frameChecks: { ...commonRules.frameChecks, ...FRAME_CHECKS },
    checks: firstEditionChecks(compass.value.map((kind) => COMPASS_KINDS.indexOf(kind))),
    seenBy,
  });
}

function parametersOf(players: number, options: GameOptions, pack: Pack1893FirstEdition): Parameters {
  const c = pack.components;
  const strips = options.strips === 'expert' ? c.expertStrips : c.strips;
  // The end of the round is not carried out after the last one.
  const lastRound = [
    'reveal-stock',
    'choose-iris',
    ...(players === 2 ? ['neutral-meeples'] : []),
    'turns',
    'column-majority',
    'iris-majority',
    'brussels-majority',
  ];
  return {
    ...commonParameters(players, c),
    playerSetup: ['start-artwork'],
    round: [...lastRound, 'end-of-round', 'discard-noble', 'fill-display', 'lay-prestige'],
    lastRound,
    ending: ['end-costs', 'final-score'],
    pointSources: SOURCES,
    colours: COLOURS,
    // Coloured ones lie in the pile.
    workshop: Array.from({ length: ARTWORKS }, (_, artwork) =>
      artwork === BLACK ? c.artworksPerColour.value : 0,
    ),
    hasArtworkPile: true,
    firstToPassKeeps: 'exhibition',
    stockOut: 0,
    compass: [],
    needles: c.needles.value.map((space) => Number(space) - 1),
    arrow: NONE,
    strips: strips.value.map((strip) => [stripActions(strip), stripActions(strip)]),
  };
}

function stepsOf(parameters: Parameters, { components }: Pack1893FirstEdition): Rules['steps'] {
  return {
    ...commonSteps(parameters),
    'start-artwork': startArtwork,
    ...Object.fromEntries(ACTIONS.map((name, action) => [name, optionalActionStep(action)])),
    'do-action': doAction,
    'take-artwork': takeDrawn(parameters.colours),
    // The book moves the cursor before the artwork is chosen, and pays before it is laid down. Artwork, cursor and pile
    // are all chosen by one player with nothing hidden in between: asked in any order, the same sales are possible.
    'replace-artwork': coverArtwork,
    'free-action': freeActionWithPiles,
    pass: passWithExhibition(components),
  };
}

/** One tile a space of the compass, clockwise. */
function dealCompass(tiles: readonly CompassKind[]): DealPart<State> {
  return {
    id: 'compass',
    items: indices(tiles.length),
    words: tiles,
    lay(s, order) {
      s.compass = order.map((tile) => COMPASS_KINDS.indexOf(tiles[tile]));
    },
  };
}

/** The coloured artworks in one pile, from its top. */
function dealArtworks({ colours, artworksPerColour }: Parameters): DealPart<State> {
  const words = colours.slice(0, BLACK);
  return {
    id: 'artworks',
    items: words.flatMap((_, colour) => Array<number>(artworksPerColour).fill(colour)),
    words,
    lay(s, order) {
      s.artworkPile = order.toReversed();
      s.artworkSeenBy = order.map(() => 0);
    },
  };
}

/** Artworks drawn are seen by their drawer only; the others see how many they are. */
function seenBy(event: GameEvent, eyes: Eyes): GameEvent {
  const told = event as Event;
  if (told.type !== 'artworks-drawn' || told.player === eyes) return event;
  const hidden: Event = { ...told, colours: told.colours.map(() => UNKNOWN) };
  return hidden;
}
