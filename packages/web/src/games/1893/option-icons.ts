/** Small pictures on the buttons of choices. */
import type { Frame, GameState } from '@horta/engine';
import {
  ACTIONS,
  CUBE_PAIRS,
  CUBE_SETS,
  MATERIAL_NAMES,
  PASS_OPTION,
  PAYMENT_KINDS,
  PAYMENTS,
  REFINED,
  SITES,
  type State,
  TILES,
} from '@horta/engine/1893';
import type { IconName } from '../../art/icons.ts';

const MOST = 6;

export function iconsOf1893(view: GameState, frame: Frame, option: number): readonly IconName[] {
  return pictures(view as State, frame, option).slice(0, MOST);
}

function pictures(s: State, { step, a }: Frame, option: number): readonly IconName[] {
  switch (step) {
    case 'turn':
      return option === PASS_OPTION ? ['pass'] : [];
    case 'bid':
    case 'take-back-francs':
      return ['francs'];
    case 'take-cubes':
      return cubes(CUBE_SETS[option]);
    case 'cube-or-trade':
      return option < REFINED ? cubes(CUBE_SETS[option]) : ['joker', ...cubes(CUBE_SETS[option])];
    case 'pay-house':
      return repeated(PAYMENT_KINDS, PAYMENTS[option]);
    case 'keep-noble':
      return option === 0 ? ['trash'] : ['noble'];
    case 'cinquantenaire':
      return ACTIONS.slice(option, option + 1);
    case 'do-action':
      return option === 0 ? ['close'] : ACTIONS.slice(s.actions[a], s.actions[a] + 1);
    case 'send-travellers':
      return Array.from({ length: option }, (): IconName => 'traveller');
    case 'pay-nobles':
      return nobles(option);
    case 'choose-board':
      return ['architect'];
    default:
      return cardPictures(s, step, a, option);
  }
}

/** Of the steps in which a card or a tile asks: the last choice, or the first one of `use-card`, is to decline. */
function cardPictures(s: State, step: string, site: number, option: number): readonly IconName[] {
  switch (step) {
    case 'use-card':
      return option === 0 ? ['close'] : ['card'];
    case 'choose-card':
      return option === SITES ? ['close'] : ['card'];
    case 'discard-nobles':
      return option === (1 << s.nobleDisplay.length) - 1 ? ['close'] : nobles(option + 1);
    case 'play-again':
      return [(['meeple', 'traveller', 'close'] as const)[option] ?? 'close'];
    case 'swap-artwork':
      return CUBE_PAIRS[option] === undefined ? ['close'] : [...cubes(CUBE_PAIRS[option]), 'artwork'];
    case 'swap-joker':
      return option === REFINED ? ['close'] : ['joker', MATERIAL_NAMES[option]];
    case 'take-bonus-tile':
      return option === TILES.length ? ['close'] : ['tile'];
    case 'use-nobles':
      return option === s.rules.nobles.length ? ['close'] : ['noble'];
    default:
      return DECLINED[step]?.(s) === option && s.siteCards[site] !== undefined ? ['close'] : [];
  }
}

/** By step: the choice that declines, where all others are things on the boards. */
const DECLINED: Readonly<Record<string, (s: State) => number>> = {
  'turn-white': () => 4,
  'return-displayed': (s) => s.shop.length,
  'cash-noble': (s) => s.rules.nobles.length,
  'take-back-bid': () => 25,
  'double-meeple': () => 25,
  'choose-any-iris': () => 16,
  'take-other-card': () => 25,
};

function cubes(set: readonly number[] | undefined): IconName[] {
  return repeated(MATERIAL_NAMES, set);
}

/** Each name as often as it is counted. */
function repeated(names: readonly IconName[], counts: readonly number[] | undefined): IconName[] {
  return (counts ?? []).flatMap((count, i) => Array.from({ length: count }, () => names[i]));
}

/** One for each member of a bit set. */
function nobles(set: number): IconName[] {
  const result: IconName[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) result.push('noble');
  return result;
}
