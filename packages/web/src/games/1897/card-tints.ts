/** The colour of each type of card, and of each colour of artworks. */
import { ARTWORK, type Card, EXPO, HOUSE, kindOf, MATERIAL, MONEY, NOBLE, typeOf } from '@horta/engine/1897';

const BY_TYPE: Readonly<Record<number, string>> = {
  [MATERIAL]: 'var(--wood)',
  [HOUSE]: 'var(--rose)',
  [NOBLE]: 'var(--iris)',
  [MONEY]: 'var(--brass)',
  [EXPO]: 'var(--verdigris)',
};

/** Red, yellow, blue, green. */
const ARTWORKS = ['var(--art-red)', 'var(--art-yellow)', 'var(--art-blue)', 'var(--art-green)'];

function artworkTint(colour: number): string {
  return ARTWORKS[colour] ?? 'var(--copper)';
}

export function typeTint(type: number): string {
  return type === ARTWORK ? 'var(--art-blue)' : (BY_TYPE[type] ?? 'var(--copper)');
}

export function cardTint(card: Card): string {
  return typeOf(card) === ARTWORK ? artworkTint(kindOf(card)) : typeTint(typeOf(card));
}
