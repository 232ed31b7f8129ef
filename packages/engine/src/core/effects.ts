/** Effects of cards and tiles are small typed data; one exhaustive interpreter a game carries them out. */
import type { GameState, Seat } from './game.ts';

export interface Effect {
  readonly kind: string;
}

/** A function for every kind of effect of the union E; a kind without one does not compile. */
export type Interpreter<S extends GameState, E extends Effect, Source> = {
  readonly [K in E['kind']]: (s: S, player: Seat, effect: Extract<E, { kind: K }>, source: Source) => void;
};

export function interpret<S extends GameState, E extends Effect, Source>(
  interpreter: Interpreter<S, E, Source>,
  s: S,
  player: Seat,
  effect: E,
  source: Source,
): void {
  const carryOut = interpreter[effect.kind as E['kind']] as (
    s: S,
    player: Seat,
    effect: E,
    source: Source,
  ) => void;
  carryOut(s, player, effect, source);
}
