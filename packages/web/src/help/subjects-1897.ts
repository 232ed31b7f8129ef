/** Bruxelles 1897: what the cards and buildings are. */
import { NONE } from '@horta/engine';
import { BUILDINGS, kindOf, NOBLE, type State, TYPES, typeOf } from '@horta/engine/1897';
import type { Subject } from '@horta/words/reference';
import type { GameSubjects } from './subjects.ts';

/** The topic of each type of card. */
const TOPICS: Readonly<Record<string, string>> = {};

export const subjects1897: GameSubjects = {
  ofThing(view, kind, [first = NONE, second = NONE]) {
    const s = view as State;
    switch (kind) {
      case 'cell': {
        const card = s.cards[first] ?? NONE;
        if (card === NONE) return [];
        const type = TOPICS[TYPES[typeOf(card)] ?? ''];
        const noble: Subject[] = typeOf(card) === NOBLE ? ofNoble(s, kindOf(card)) : [];
        return [...noble, ...(type === undefined ? [] : [{ kind: 'topic', id: type } as const])];
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
  stages: {},
};

function ofNoble(s: State, noble: number): Subject[] {
  const id = s.rules.nobles[noble]?.id;
  return id === undefined ? [] : [{ kind: 'noble', id }];
}
