/** Bruxelles 1893: what the things on its boards are. */
import { NONE } from '@horta/engine';
import {
  ACTIONS,
  actionObstacle,
  BRUSSELS_ACTIONS,
  boardOf,
  type Noble,
  type State,
  TILES,
} from '@horta/engine/1893';
import type { Subject } from '@horta/words/reference';
import type { GameSubjects } from './game-subjects.ts';

export const subjects1893: GameSubjects = {
  ofThing(view, kind, [first = NONE, second = NONE]) {
    const s = view as State;
    switch (kind) {
      case 'space':
        return topic(ACTIONS[s.actions[first] ?? NONE]);
      case 'action':
        return topic(ACTIONS[first]);
      case 'brussels':
        return topic(BRUSSELS_ACTIONS[first]);
      case 'noble':
        return noble(s, s.nobleDisplay[first]);
      case 'own-noble':
        return noble(s, second);
      case 'site':
        return card(s.siteCards[first]);
      case 'own-card':
        return card(s.siteCards[second]);
      case 'tile':
        return named('tile', TILES[first]);
      case 'power':
        return named('board', boardOf(s, first)?.id);
      default:
        return [];
    }
  },
  ofTrial({ step, player, a: space }, trial) {
    if (step !== 'bid') return [];
    const s = trial as State;
    const reason = actionObstacle(s, player, s.actions[space]);
    const owner = s.houses[space];
    return [
      ...(reason === undefined ? [] : [{ kind: 'reason', id: reason.code } as const]),
      ...(owner === NONE || owner === player ? [] : topic('free-action')),
    ];
  },
  entryOf({ kind, id }) {
    if (kind === 'card') return `belleEpoque.cards.${id - 1}`;
    if (kind === 'tile') return `belleEpoque.tiles.${(TILES as readonly string[]).indexOf(id)}`;
    return undefined;
  },
  stages: {
    columns: 'columns',
    irises: 'irises',
    brussels: 'courthouse',
    pavilions: 'pavilion-visit',
    cards: 'end-of-round',
    tiles: 'bonus-tiles',
    costs: 'paying-nobles',
    total: 'winner',
  },
};

function topic(id: string | undefined): Subject[] {
  return named('topic', id);
}

function named(kind: 'topic' | 'tile' | 'board' | 'noble', id: string | undefined): Subject[] {
  return id === undefined ? [] : [{ kind, id }];
}

function noble(s: State, which: Noble | undefined): Subject[] {
  return named('noble', which === undefined ? undefined : s.rules.nobles[which]?.id);
}

/** As printed: numbers begin with 1. */
function card(which: number | undefined): Subject[] {
  return which === undefined || which < 0 ? [] : [{ kind: 'card', id: which + 1 }];
}
