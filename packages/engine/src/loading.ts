/** The ways to a state: from a setup, from a state's or a view's JSON, from a position string. */
import { findGame } from './catalogue.ts';
import type { GameState, Setup, Sink } from './core/game.ts';
import { fromFields, readStateJson, viewFromFields } from './core/json.ts';
import type { Pack } from './core/pack.ts';
import { readPosition } from './core/position.ts';
import { rulesNamed, rulesOfSetup } from './rulesets.ts';

/** Begins a game. The events of the deal go to the sink, which stays with the state. */
export function startGame(gameId: string, setup: Setup, sink?: Sink): GameState {
  const game = findGame(gameId);
  return game.start(rulesOfSetup(game, setup), setup.seed, setup.deal ?? {}, sink);
}

/** A state from its JSON; throws InvalidInput with every fault named. */
export function loadState(json: unknown, packs: readonly Pack[] = []): GameState {
  const { rules, fields, agenda } = readStateJson(json);
  return fromFields(rulesNamed(rules, packs), fields, agenda);
}

/** A seat's view from its JSON (that of a state is `loadState`'s); throws InvalidInput with every fault named. */
export function loadView(json: unknown, packs: readonly Pack[] = []): GameState {
  const { rules, fields, agenda } = readStateJson(json, 'view');
  return viewFromFields(rulesNamed(rules, packs), fields, agenda);
}

/** A state from its position string; throws InvalidInput with every fault named. */
export function loadPosition(position: string, packs: readonly Pack[] = []): GameState {
  const { rules, fields, agenda } = readPosition(position);
  return fromFields(rulesNamed(rules, packs), fields, agenda);
}
