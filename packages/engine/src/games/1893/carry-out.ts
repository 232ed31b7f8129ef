/** Carries out the effects of nobles and prestige cards: the one interpreter of effects.ts. */
import { push } from '../../core/agenda.ts';
import { type Interpreter, interpret } from '../../core/effects.ts';
import type { Seat } from '../../core/game.ts';
import type { Effect } from './effects.ts';
import {
  advance,
  gainFrancs,
  gainPoints,
  hasColouredArtwork,
  release,
  supplyOf,
  takeJokers,
  takeTraveller,
} from './gains.ts';
import { type GainSource, type Noble, REFINED, TRACKS } from './ids.ts';
import type { State } from './state.ts';

/** What the supply, a full track or an empty courthouse doesn't allow is lost. */
const INTERPRETER: Interpreter<State, Effect, GainSource> = {
  francs: (s, player, { amount }) => gainFrancs(s, player, amount, 'noble'),
  points: (s, player, { amount }) => gainPoints(s, player, 'noble', 1, amount),
  jokers: (s, player, { amount }, source) => takeJokers(s, player, amount, source),
  'cube-or-trade': (s, player, _, source) => {
    if (refinedInSupply(s) > 0) push(s, 'cube-or-trade', player);
    else s.sink?.tell({ type: 'gain-lost', player, source, reason: { code: 'supply-empty' } });
  },
  advance: (s, player, { track }, source) => advance(s, player, TRACKS.indexOf(track), source),
  release: (s, player, _, source) => release(s, player, source),
  traveller: (s, player, _, source) => takeTraveller(s, player, source),
  'white-artwork': (s, player, _, source) => {
    if (hasColouredArtwork(s)) push(s, 'create-white', player);
    else s.sink?.tell({ type: 'gain-lost', player, source, reason: { code: 'all-stacks-empty' } });
  },
};

export function carryOut(s: State, player: Seat, effect: Effect, source: GainSource): void {
  interpret(INTERPRETER, s, player, effect, source);
}

export function useNoble(s: State, player: Seat, noble: Noble): void {
  s.sink?.tell({ type: 'noble-used', player, noble });
  carryOut(s, player, s.rules.nobles[noble].effect, 'noble');
}

export function refinedInSupply(s: State): number {
  let count = 0;
  for (let material = 0; material < REFINED; material++) count += supplyOf(s, material);
  return count;
}
