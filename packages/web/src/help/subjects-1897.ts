/** Bruxelles 1897: what the cards and buildings are. */
import { NONE } from '@horta/engine';
import {
  BUILDINGS,
  CARD_TYPES,
  type CardTypeName,
  kindOf,
  NOBLE,
  type State,
  typeOf,
} from '@horta/engine/1897';
import type { Subject } from '@horta/words/reference';
import type { GameSubjects } from './game-subjects.ts';

/** The topic of each type of card. */
const TOPICS: Readonly<Record<CardTypeName, string>> = {
  artwork: 'artworks',
  material: 'materials',
  house: 'houses',
  noble: 'nobles',
  money: 'sales',
  expo: 'exhibition',
};

export const subjects1897: GameSubjects = {
  ofThing(view, kind, [first = NONE, second = NONE]) {
    const s = view as State;
    switch (kind) {
      case 'cell': {
        const card = s.cards[first] ?? NONE;
        if (card === NONE) return [];
        const type = typeOf(card);
        const noble = type === NOBLE ? ofNoble(s, kindOf(card)) : [];
        return [...noble, { kind: 'topic', id: TOPICS[CARD_TYPES[type]] }];
      }
      case 'own-noble':
        return ofNoble(s, second);
      case 'building': {
        const id = BUILDINGS[first];
        return id === undefined ? [] : [{ kind: 'topic', id }];
      }
      default:
        return [];
    }
  },
  stages: {
    columns: 'columns',
    arms: 'coats-of-arms',
    brussels: 'brussels-majority',
    cards: 'maintenance',
    costs: 'paying-nobles',
    total: 'winner',
  },
};

function ofNoble(s: State, noble: number): Subject[] {
  const id = s.rules.nobles[noble]?.id;
  return id === undefined ? [] : [{ kind: 'noble', id }];
}
