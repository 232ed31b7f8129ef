/** What a bonus tile gives at the end, as a short formula: an amount, and what it is counted by. */
import { type State, TILES } from '@horta/engine/1893';
import type { IconName } from '../../../art/icons.ts';
import { t } from '../../../words.svelte.ts';

export interface TileSign {
  readonly amount: string;
  readonly icon: IconName;
  /** Two of them side by side are counted. */
  readonly isPair?: boolean;
}

export function tileSign(view: State, tile: number): TileSign {
  const count = view.rules.tileNumbers[tile] ?? 0;
  const points = t.points({ count });
  switch (TILES[tile]) {
    case 'sevens':
      return { amount: `${t.points({ count: 1 })} / ${count}`, icon: 'points' };
    case 'row':
      return { amount: `× +${count}`, icon: 'prestige' };
    case 'iris':
      return { amount: `${t.francs({ count })} ×`, icon: 'iris' };
    case 'artworks':
      return { amount: `+${count}`, icon: 'artwork' };
    case 'crown':
      return { amount: `${points} ×`, icon: 'crown' };
    case 'house':
      return { amount: `+${count}`, icon: 'house' };
    case 'passing':
      return { amount: `${points} ×`, icon: 'card' };
    case 'buildings':
      return { amount: `${points} ×`, icon: 'pavilion' };
    case 'neighbours':
      return { amount: `${points} ×`, icon: 'house', isPair: true };
    case 'portrait':
      return { amount: `${view.rules.portraitLevel}`, icon: 'architect' };
    case 'white':
      return { amount: `${points} ×`, icon: 'art-white' };
    default:
      return { amount: t.francs({ count: 0 }), icon: 'noble' };
  }
}
