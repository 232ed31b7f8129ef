/** The picture of each card. */
import {
  ARTWORK,
  type Card,
  COLOURS,
  type Effect,
  EXPO,
  HOUSE,
  kindOf,
  MATERIAL,
  MONEY,
  NOBLE,
  SCALES,
  typeOf,
} from '@horta/engine/1897';
import type { IconName } from '../../art/icons.ts';

const BY_TYPE: Readonly<Record<number, IconName>> = {
  [ARTWORK]: 'artwork',
  [MATERIAL]: 'materials',
  [HOUSE]: 'house',
  [NOBLE]: 'noble',
  [MONEY]: 'francs',
  [EXPO]: 'expo',
};

/** By scale. */
export const SCALE_ICONS: readonly IconName[] = ['architecture', 'nobility', 'prestige-scale'];

/** By building. */
export const BUILDING_ICONS: readonly IconName[] = ['cinquantenaire', 'stock-exchange', 'town-hall'];

export function artworkIcon(colour: number): IconName {
  return `art-${COLOURS[colour]}`;
}

export function typeIcon(type: number): IconName {
  return BY_TYPE[type] ?? 'card';
}

export function cardIcon(card: Card): IconName {
  return typeOf(card) === ARTWORK ? artworkIcon(kindOf(card)) : typeIcon(typeOf(card));
}

/** A sign of what a noble does. */
export function effectIcon(effect: Effect): IconName {
  switch (effect.kind) {
    case 'francs':
      return 'francs';
    case 'advance':
      return SCALE_ICONS[SCALES.indexOf(effect.scale)];
    case 'release':
      return 'release';
    case 'draw-materials':
      return 'materials';
  }
}
