/** What a noble does, in a picture and a few words. */
import type { Effect, State } from '@horta/engine/1893';
import type { Speaker } from '@horta/words/fetched';
import type { IconName } from '../../art/icons.ts';
import { t } from '../../words.svelte.ts';
import { trackIcon } from './editions.ts';

export interface EffectSign {
  readonly icon: IconName;
  readonly amount: number;
  readonly words: string;
}

export function effectSign(view: State, speaker: Speaker, effect: Effect): EffectSign {
  switch (effect.kind) {
    case 'francs':
      return { icon: 'francs', amount: effect.amount, words: `+${t.francs({ count: effect.amount })}` };
    case 'points':
      return { icon: 'points', amount: effect.amount, words: `+${t.points({ count: effect.amount })}` };
    case 'jokers':
      return { icon: 'joker', amount: effect.amount, words: t.side_jokers({ count: effect.amount }) };
    case 'cube-or-trade':
      return { icon: 'materials', amount: 1, words: t.side_cube_or_trade() };
    case 'advance':
      return {
        icon: trackIcon(view.rules, effect.track),
        amount: 1,
        words: `+1\u00a0${speaker.name(view, 'track', effect.track)}`,
      };
    case 'release':
      return { icon: 'release', amount: 1, words: t.side_release() };
    case 'traveller':
      return { icon: 'traveller', amount: 1, words: t.side_traveller() };
    case 'white-artwork':
      return { icon: 'art-white', amount: 1, words: t.side_white_artwork() };
  }
}

/** Under which a noble is known: without the first name or title. */
export function familyName(name: string): string {
  const [, ...family] = name.split(' ');
  return family.length > 0 ? family.join(' ') : name;
}
