/** Carries out the effects of nobles and bonus cards: the one interpreter of effects.ts. */
import { type Interpreter, interpret } from '../../core/effects.ts';
import { NONE, type Seat } from '../../core/game.ts';
import { ask } from './asking.ts';
import type { Effect } from './effects.ts';
import type { Event } from './events.ts';
import { advance, gainFrancs, release } from './gains.ts';
import { CARD_TYPES, cardOf, type EffectSource, MATERIAL, type Noble, type Pile, SCALES } from './ids.ts';
import { cardsToDraw, draw } from './piles.ts';
import type { State } from './state.ts';

/** What a full scale, an empty prison or an empty pile doesn't allow is lost. */
const INTERPRETER: Interpreter<State, Effect, EffectSource> = {
  francs: (s, player, { amount }) => gainFrancs(s, player, amount, 'noble'),
  advance: (s, player, { scale }, source) => advance(s, player, SCALES.indexOf(scale), source),
  release: (s, player, _, source) => release(s, player, source),
  'draw-materials': (s, player, _, source) => {
    if (cardsToDraw(s, MATERIAL) > 0) drawTwo(s, player, MATERIAL, 'noble');
    else s.sink?.tell({ type: 'gain-lost', player, source, reason: { code: 'pile-empty', pile: MATERIAL } });
  },
};

export function carryOut(s: State, player: Seat, effect: Effect, source: EffectSource): void {
  interpret(INTERPRETER, s, player, effect, source);
}

export function useNoble(s: State, player: Seat, noble: Noble): void {
  s.sink?.tell({ type: 'noble-used', player, noble });
  carryOut(s, player, s.rules.nobles[noble].effect, 'noble');
}

/** Draws two cards, or one if there is just one, of which the player chooses one. */
export function drawTwo(
  s: State,
  player: Seat,
  pile: Pile,
  source: Extract<Event, { type: 'cards-drawn' }>['source'],
): void {
  const drawn = draw(s, pile, 2);
  s.sink?.tell({ type: 'cards-drawn', player, cards: drawn.map((kind) => cardOf(pile, kind)), source });
  ask(s, `choose-${CARD_TYPES[pile]}`, player, drawn[0], drawn[1] ?? NONE);
}
