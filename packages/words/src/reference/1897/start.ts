/** What the game is about, and how it goes. */
import type { Rules } from '@horta/engine/1897';
import { m } from '#messages/rules-1897';
import { m as shared } from '#messages/shared';

import { points as inPoints } from '../../voice.ts';
import { points, steps, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { plain } from '../says.ts';
import { architects, money, tracks } from './belongings.ts';
import { area, components, setup } from './setup.ts';

const goal: Topic<Rules> = {
  id: 'goal',
  title: plain(m.goal),
  blocks: [
    text((v, { leastPlayers, mostPlayers }) =>
      m.goal_players({ least: leastPlayers, most: shared.players({ count: mostPlayers }, v) }, v),
    ),
    text((v, { plain: { rounds } }) => m.goal_text({ rounds: m.count_rounds({ count: rounds }, v) }, v)),
    text(plain(m.goal_sources)),
    points(
      (v, { plain: rules }) => m.goal_building({ points: inPoints(v, rules.pointsPerMaterialKind) }, v),
      (v, { plain: rules }) => m.goal_exhibitions({ points: inPoints(v, rules.exhibitionPoints) }, v),
      plain(m.goal_arms),
      plain(m.goal_final),
    ),
    text((v, { plain: rules }) => m.goal_nobles({ points: inPoints(v, rules.unpaidNoblePenalty) }, v)),
  ],
  about: { things: ['points'] },
  see: ['rhythm', 'turn', 'final-scoring'],
};

const rhythm: Topic<Rules> = {
  id: 'rhythm',
  title: plain(m.rhythm),
  blocks: [
    text((v, { plain: { rounds } }) => m.rhythm_text({ rounds: m.count_rounds({ count: rounds }, v) }, v)),
    steps(plain(m.rhythm_maintenance), plain(m.rhythm_action), plain(m.rhythm_majority)),
    text(plain(m.rhythm_open)),
  ],
  see: ['maintenance', 'turn', 'majorities', 'end'],
};

export const START: Chapter<Rules> = {
  id: 'start',
  title: plain(m.chapter_start),
  topics: [goal, rhythm, components, setup, area, tracks, architects, money],
};
