/** What a noble gives, as pictures. */
import type { Effect, Rules } from '@horta/engine/1893';
import type { IconName } from '../../../art/icons.ts';
import { trackIcon } from '../editions.ts';

export interface Shown {
  readonly icon: IconName;
  /** Written before it. */
  readonly sign: string;
}

export function effectShown(rules: Rules, effect: Effect): Shown {
  switch (effect.kind) {
    case 'francs':
      return { icon: 'francs', sign: `+${effect.amount}` };
    case 'points':
      return { icon: 'points', sign: `+${effect.amount}` };
    case 'jokers':
      return { icon: 'joker', sign: `+${effect.amount}` };
    case 'cube-or-trade':
      return { icon: 'materials', sign: '+1' };
    case 'advance':
      return { icon: trackIcon(rules, effect.track), sign: '+1' };
    case 'release':
      return { icon: 'release', sign: '+1' };
    case 'traveller':
      return { icon: 'traveller', sign: '+1' };
    case 'white-artwork':
      return { icon: 'art-white', sign: '+1' };
  }
}

/** Nobles are known by their last names; first names would not fit on a small card. */
export function lastName(name: string): string {
  const [, ...last] = name.split(' ');
  return last.length === 0 ? name : last.join(' ');
}
