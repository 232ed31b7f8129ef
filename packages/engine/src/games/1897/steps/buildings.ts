import type { AutomaticStep, Seat } from '../../../core/game.ts';
import { ask } from '../asking.ts';
import { gainFrancs } from '../gains.ts';
import { level } from '../holdings.ts';
import { BUILDINGS, type Building, type BuildingName, NOBILITY } from '../ids.ts';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import { cinquantenaireObstacle } from './cinquantenaire.ts';
import { NO_NOBLE_READY, readyNobles } from './use-nobles.ts';

/** Why a building would be of no use: one that leaves nothing to do can't be chosen. */
const OBSTACLES: Readonly<Record<BuildingName, (s: State, player: Seat) => Reason | undefined>> = {
  cinquantenaire: cinquantenaireObstacle,
  'stock-exchange': () => undefined,
  'town-hall': (s, player) => (readyNobles(s, player) === 0 ? NO_NOBLE_READY : undefined),
};

export function buildingObstacle(s: State, player: Seat, building: Building): Reason | undefined {
  return OBSTACLES[BUILDINGS[building]](s, player);
}

/** 1897, Cinquantenaire: which action to do. */
export const cinquantenaire: AutomaticStep<State> = {
  run: (s, { player }) => ask(s, 'choose-action', player),
};

/** 1897, Stock exchange. */
export const stockExchange: AutomaticStep<State> = {
  run: (s, { player }) => gainFrancs(s, player, s.rules.stockExchangeFrancs, 'stock-exchange'),
};

/** 1897, Town hall: use nobles, one or more, at most the nobility level at the start of the action. */
export const townHall: AutomaticStep<State> = {
  run: (s, { player }) => ask(s, 'use-nobles', player, level(s, player, NOBILITY)),
};
