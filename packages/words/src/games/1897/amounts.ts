/** Sets of cards, and what nobles and bonus cards give, as parts of a sentence. */
import type { BonusCard, Effect, EndBonus, Rules } from '@horta/engine/1897';
import { m } from '#messages/1897';
import { francs, points, type Voice } from '../../voice.ts';
import { materialsOf } from './cards.ts';
import { architectName, scaleName } from './names.ts';

/** "2 × 1/3 + 2/4"; `counts` is by kind of architect. */
export function architectSum(rules: Rules, counts: readonly number[]): string {
  return sum(counts, (architect) => architectName(rules, architect));
}

/** "2 × metal/stone + wood/wood"; `counts` is by kind of material card. */
export function materialSum(v: Voice, counts: readonly number[]): string {
  return sum(counts, (card) => materialsOf(v, card));
}

function sum(counts: readonly number[], nameOf: (kind: number) => string): string {
  return counts
    .flatMap((count, kind) => {
      if (count === 0) return [];
      return [count === 1 ? nameOf(kind) : `${count} × ${nameOf(kind)}`];
    })
    .join(' + ');
}

export function effectText(v: Voice, effect: Effect): string {
  switch (effect.kind) {
    case 'francs':
      return `+${francs(v, effect.amount)}`;
    case 'advance':
      return m.effect_advance({ track: scaleName(v, effect.scale) }, v);
    case 'release':
      return m.effect_release({}, v);
    case 'draw-materials':
      return m.effect_draw_materials({}, v);
  }
}

/** Both halves of a bonus card. */
export function bonusText(v: Voice, { bonus, end }: BonusCard): string {
  return m.bonus_card({ bonus: effectText(v, bonus), end: endText(v, end) }, v);
}

/** The lower half of a bonus card. */
export function endText(v: Voice, end: EndBonus): string {
  const inputs = { points: points(v, end.points) };
  switch (end.kind) {
    case 'nobles':
      return m.end_nobles(inputs, v);
    case 'francs':
      return m.end_francs(
        { ...inputs, francs: francs(v, end.francs), most: points(v, end.points * end.most) },
        v,
      );
    case 'artworks':
      return m.end_artworks(inputs, v);
    case 'houses':
      return m.end_houses(inputs, v);
  }
}
