/** Bruxelles 1893, second edition: the base game as a ruleset, and what a table plays it with. */

import { asymmetric, belleEpoque } from '#1893-variants';
import { refuse } from '../../../core/faults.ts';
import type { GameOptions } from '../../../core/game.ts';
import { commonParameters, ROUNDS, stripActions } from '../common-pack.ts';
import { COMPASS_KINDS } from '../compass.ts';
import { dealNobles, dealPrestige, dealStock, dealStrips } from '../deal.ts';
import { ARTWORKS, COLOURS } from '../ids.ts';
import type { Parameters } from '../parameters.ts';
import { commonRules, commonSteps, finish, SOURCES } from '../ruleset.ts';
import type { Rules } from '../state.ts';
import { META } from './meta.ts';
import type { Pack1893 } from './pack.ts';
import { VERSIONS } from './versions.ts';

/** The rules of a table: the base game, then the expansion, then the variant, as far as they were chosen. */
export function secondEdition(players: number, options: GameOptions, pack: Pack1893, version: number): Rules {
  const { belleEpoque: expansion, asymmetric: variant } = pack.components;
  const { cardOrder } = VERSIONS[version - 1];
  let rules = baseGame(players, options, pack, version);
  if (options.belleEpoque === true)
    rules = belleEpoque(rules, expansion ?? missing(pack, 'belleEpoque'), cardOrder);
  if (options.boards === 'chosen')
    rules = asymmetric(rules, variant ?? missing(pack, 'asymmetric'), 'choice');
  if (options.boards === 'dealt') rules = asymmetric(rules, variant ?? missing(pack, 'asymmetric'), 'chance');
  return finish(rules);
}

function missing(pack: Pack1893, part: string): never {
  refuse(
    'pack',
    `components.${part}`,
    `the pack '${pack.id}' has no such part, and this table plays with it`,
  );
}

function baseGame(players: number, options: GameOptions, pack: Pack1893, version: number): Rules {
  const parameters = parametersOf(players, pack);
  return {
    ...commonRules,
    game: META.id,
    version,
    players,
    options,
    pack,
    ...parameters,
    deal: [dealStrips(parameters), dealNobles(parameters), dealStock(parameters), dealPrestige(parameters)],
    steps: commonSteps(parameters),
  };
}

function parametersOf(players: number, { components: c }: Pack1893): Parameters {
  const compass = c.compass.value.map((kind) => COMPASS_KINDS.indexOf(kind));
  const round = [
    'reveal-stock',
    'choose-iris',
    ...(players === 2 ? ['neutral-meeples'] : []),
    'turns',
    'column-majority',
    'iris-majority',
    'brussels-majority',
    'end-of-round',
    'discard-noble',
  ];
  return {
    ...commonParameters(players, c),
    playerSetup: ['start-artwork'],
    round: [...round, 'fill-display', 'lay-prestige'],
    // After the last round nothing new is laid.
    lastRound: round,
    ending: ['end-costs', 'final-score'],
    pointSources: SOURCES,
    stockOut: c.stock.length - ROUNDS,
    colours: COLOURS,
    workshop: Array.from({ length: ARTWORKS }, (_, artwork) =>
      artwork < COLOURS.length ? c.artworksPerColour.value : 0,
    ),
    hasArtworkPile: false,
    firstToPassKeeps: 'prestige',
    compass,
    needles: c.needles.value.map((kind) => c.compass.value.indexOf(kind as never)),
    arrow: c.compass.value.indexOf('glass'),
    strips: c.strips.value.map((strip) => [stripActions(strip), stripActions(strip)]),
  };
}
