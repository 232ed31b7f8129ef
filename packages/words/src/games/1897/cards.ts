/** Cards as parts of a sentence: by their short name, or with an article. */
import {
  CARD_TYPES,
  type Card,
  COLOURS,
  HOUSES,
  kindOf,
  MATERIAL_CARDS,
  type Rules,
  typeOf,
} from '@horta/engine/1897';
import { m } from '#messages/1897';
import { unnamed } from '../../fallback.ts';
import { francs, type Voice } from '../../voice.ts';
import { materialName, nobleName } from './names.ts';

/** "yellow artwork", "metal/stone", "house A" */
export function cardName(v: Voice, rules: Rules, card: Card): string {
  const kind = kindOf(card);
  const type = CARD_TYPES[typeOf(card)];
  if (type === undefined) return unnamed(card);
  switch (type) {
    case 'artwork':
      return artwork(v, kind, 'artwork_');
    case 'material':
      return materialsOf(v, kind);
    case 'house':
      return m.house_name({ house: houseLetter(kind) }, v);
    case 'noble':
      return nobleName(rules, kind);
    case 'money':
      return francs(v, rules.saleFrancs);
    case 'expo':
      return m.expo_name({}, v);
  }
}

/** "the yellow artwork", "the metal/stone card", "house A" */
export function theCard(v: Voice, rules: Rules, card: Card): string {
  const kind = kindOf(card);
  const type = CARD_TYPES[typeOf(card)];
  if (type === undefined) return unnamed(card);
  switch (type) {
    case 'artwork':
      return theArtwork(v, kind);
    case 'material':
      return m.material_the({ materials: materialsOf(v, kind) }, v);
    case 'house':
      return theHouse(v, kind);
    case 'noble':
      return m.noble_card({ noble: nobleName(rules, kind) }, v);
    case 'money':
      return m.money_the({ francs: francs(v, rules.saleFrancs) }, v);
    case 'expo':
      return m.expo_the({}, v);
  }
}

/** "a yellow artwork"; the same as with the definite article for cards that are not of a kind with others. */
export function aCard(v: Voice, rules: Rules, card: Card): string {
  const kind = kindOf(card);
  switch (CARD_TYPES[typeOf(card)]) {
    case 'artwork':
      return artwork(v, kind, 'artwork_a_');
    case 'material':
      return m.material_a({ materials: materialsOf(v, kind) }, v);
    case 'house':
      return m.house_a({ house: houseLetter(kind) }, v);
    default:
      return theCard(v, rules, card);
  }
}

export function theArtwork(v: Voice, colour: number): string {
  return artwork(v, colour, 'artwork_the_');
}

export function theHouse(v: Voice, house: number): string {
  return m.house_the({ house: houseLetter(house) }, v);
}

/** "metal/stone": what a kind of material card gives. */
export function materialsOf(v: Voice, card: number): string {
  const materials = MATERIAL_CARDS[card];
  return materials === undefined ? unnamed(card) : materials.map((which) => materialName(v, which)).join('/');
}

function artwork(v: Voice, which: number, form: 'artwork_' | 'artwork_a_' | 'artwork_the_'): string {
  const colour = COLOURS[which];
  return colour === undefined ? unnamed(which) : m[`${form}${colour}`]({}, v);
}

function houseLetter(house: number): string {
  return HOUSES[house]?.toUpperCase() ?? unnamed(house);
}
