/** The first round: compass, neutral assistants, actions that may be left, and who passes first. */
import {
  AREAS,
  actionObstacle,
  coloursOf,
  type Event,
  IRIS_NAMES,
  PASS_OPTION,
  SPACES,
} from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import { eventOf, stateOf } from '../1893-editions/reading.ts';
import type { Chapter, Situation } from '../course.ts';
import { francs, isOneOf, isOwn } from '../reading.ts';
import { NAMES } from './names.ts';
import { say } from './words.ts';

/** Spaces on which an assistant can go and has something to do. */
function usefulSpaces(at: Situation): number[] {
  const s = stateOf(at);
  return AREAS[s.iris].filter(
    (space) => s.meeples[space] < 0 && actionObstacle(s, at.seat, s.actions[space]) === undefined,
  );
}

export const compass: Chapter = {
  id: 'compass',
  title: () => say.chapter_compass(),
  sum: () => say.sum_compass(),
  at: 1,
  moments: [
    {
      id: 'tell',
      says(at) {
        const { compass: tiles, rules } = stateOf(at);
        return say.compass_tell({ tiles: tiles.length, francs: francs(rules.francsPerUnit) });
      },
      points: (at) => stateOf(at).compass.map((_, space) => thing.compass(space)),
      teaches: ['compass'],
    },
    { id: 'names', says: () => say.names_tell(), teaches: ['names'] },
    {
      id: 'neutral',
      when: { asked: 'place-neutral' },
      says: () => say.neutral_tell(),
      teaches: ['neutral'],
      task: { step: 'place-neutral', answers: () => say.neutral_done() },
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.optional_try(),
      points: (at) => usefulSpaces(at).map((space) => thing.space(space)),
      task: {
        step: 'turn',
        refuses: (option, at) =>
          option < SPACES && usefulSpaces(at).includes(option) ? undefined : say.refuse_turn(),
      },
    },
    {
      id: 'action',
      when: { asked: 'do-action' },
      says: () => say.optional_do(),
      teaches: ['optional'],
      task: {
        step: 'do-action',
        shows: (wanted) => wanted[wanted.length - 1],
        answers: ({ option }) => (option === 0 ? say.optional_left() : say.optional_done()),
      },
    },
    {
      id: 'stock',
      when: { asked: 'turn' },
      says: (at) => say.stock_tell({ cards: stateOf(at).rules.stock.length }),
      points: () => [thing.stock],
      teaches: ['stock'],
    },
  ],
};

/** What whoever passes gains for each colour: 1e, Passing. */
const FRANCS_PER_COLOUR = 1;

/** The tile's own francs are told with it; they are those of the rule, whatever the pack says. */
function tileFrancs(at: Situation): number {
  const { components } = stateOf(at).rules.pack as unknown as {
    readonly components: { readonly exhibitionFrancs: { readonly value: number } };
  };
  return components.exhibitionFrancs.value;
}

export const exhibition: Chapter = {
  id: 'exhibition',
  title: () => say.chapter_exhibition(),
  sum: () => say.sum_exhibition(),
  at: 38,
  moments: [
    {
      id: 'tell',
      says: (at) =>
        say.pass_tell({
          francs: francs(tileFrancs(at)),
          manneken: stateOf(at).rules.firstToPassManneken,
        }),
      points: () => [thing.exhibition],
      teaches: ['exhibition'],
    },
    {
      id: 'colours',
      says: (at) =>
        say.pass_colours({
          francs: francs(FRANCS_PER_COLOUR),
          colours: coloursOf(stateOf(at), at.seat),
        }),
      teaches: ['passing'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: ({ seat }) => say.pass_try({ player: NAMES[1 - seat] }),
      task: {
        step: 'turn',
        refuses: (option) => (option === PASS_OPTION ? undefined : say.refuse_action()),
        answers({ events }) {
          const taken = (events as readonly Event[]).find(({ type }) => type === 'exhibition-taken');
          return taken?.type === 'exhibition-taken' ? say.pass_done({ year: taken.year }) : undefined;
        },
      },
    },
    {
      id: 'tie',
      when: { event: 'column-tied', where: isOneOf, stage: 'columns' },
      says: (at) => say.tie_tell({ column: eventOf(at, 'column-tied').column + 1 }),
      points: (at) => [thing.column(eventOf(at, 'column-tied').column)],
      teaches: ['column-ties'],
    },
    {
      id: 'first',
      when: { event: 'first-player-chosen', where: isOwn, stage: 'columns' },
      says: (at) => say.first_tell({ manneken: stateOf(at).rules.firstToPassManneken }),
      teaches: ['first-player'],
    },
    {
      id: 'arms',
      when: {
        event: 'iris-majority',
        where: (event) => {
          const { counts, neutral } = event as Extract<Event, { type: 'iris-majority' }>;
          return neutral > Math.max(...counts);
        },
        stage: 'irises',
      },
      says: (at) => say.arms_tell({ arms: IRIS_NAMES[eventOf(at, 'iris-majority').iris] }),
      points: (at) => [thing.iris(eventOf(at, 'iris-majority').iris)],
      teaches: ['neutral-majority'],
    },
  ],
};
