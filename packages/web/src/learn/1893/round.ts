/** The end of a round: columns, irises, Brussels. */
import type { GameEvent } from '@horta/engine';
import { type Event, IRIS_TRACK } from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import { eventOf, stateOf } from '../1893-editions/reading.ts';
import type { Chapter } from '../course.ts';
import { francs, points } from '../reading.ts';
import { LEARNER, levelOf, NAMES } from './reading.ts';
import { c } from './words.ts';

const hasLearner = (event: GameEvent): boolean =>
  'players' in event && (event.players as readonly number[]).includes(LEARNER);

const amongMost = (event: GameEvent): boolean => {
  const { players, counts } = event as Extract<Event, { type: 'iris-majority' }>;
  return players.includes(LEARNER) && counts[LEARNER] > 0;
};

export const ROUND: Chapter = {
  id: 'round',
  title: () => c.round_title(),
  sum: () => c.round_sum(),
  at: 47,
  moments: [
    {
      id: 'pass',
      says: (at) => c.pass({ player: NAMES[stateOf(at).firstToPass] }),
      task: { step: 'turn' },
    },
    {
      id: 'column-won',
      when: { event: 'column-won', stage: 'columns' },
      teaches: ['columns'],
      says: (at) => {
        const { column, player, sums } = eventOf(at, 'column-won');
        return c.column_won({ column: column + 1, player: NAMES[player], sum: francs(sums[player]) });
      },
      points: (at) => [thing.column(eventOf(at, 'column-won').column)],
    },
    {
      id: 'column-tied',
      when: { event: 'column-tied', where: hasLearner, stage: 'columns' },
      says: (at) => {
        const { column, sums } = eventOf(at, 'column-tied');
        return c.column_tied({ column: column + 1, sum: francs(sums[LEARNER]) });
      },
      points: (at) => [thing.column(eventOf(at, 'column-tied').column)],
    },
    {
      id: 'first-player',
      when: { event: 'first-player-chosen', stage: 'columns' },
      teaches: ['first-player'],
      says: (at) => {
        const { rules } = stateOf(at);
        return c.first_player({
          player: NAMES[eventOf(at, 'first-player-chosen').player],
          extra: rules.firstToPassManneken,
          points: points(rules.firstPlayerBonus),
        });
      },
      points: (at) => [`seat:${eventOf(at, 'first-player-chosen').player}`],
    },
    { id: 'bonus', when: { asked: 'use-prestige' }, says: () => c.bonus(), task: { step: 'use-prestige' } },
    {
      id: 'iris-scored',
      when: { event: 'iris-majority', where: amongMost, stage: 'irises' },
      teaches: ['irises'],
      says: (at) => {
        const { counts } = eventOf(at, 'iris-majority');
        return c.iris_scored({ count: counts[LEARNER], points: points(levelOf(stateOf(at), IRIS_TRACK)) });
      },
      points: (at) => [thing.iris(eventOf(at, 'iris-majority').iris), thing.track(LEARNER, IRIS_TRACK)],
    },
    {
      id: 'courthouse',
      when: { event: 'brussels-majority', where: hasLearner, stage: 'brussels' },
      teaches: ['courthouse'],
      says: (at) => c.courthouse({ count: eventOf(at, 'brussels-majority').counts[LEARNER] }),
      points: () => [thing.courthouse],
    },
    {
      id: 'home',
      when: { event: 'round-ended' },
      says: (at) => c.home({ player: NAMES[stateOf(at).firstPlayer] }),
    },
  ],
};
