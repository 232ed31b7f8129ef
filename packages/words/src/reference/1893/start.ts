/** What the game is about, how a round goes, what money and the tracks are for. */
import { type PointSource, type Rules, TRACKS } from '@horta/engine/1893';
import { actionName, brusselsName, rowName, sourceName, trackName } from '../../games/1893/names.ts';
import { capitalised } from '../../text.ts';
import { points as inPoints, type Voice } from '../../voice.ts';
import { points, steps, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { architectTrack, crownTrack, irisTrack, levels, ROUND_THE_TRACK, rounds } from './amounts.ts';
import { m } from './messages.ts';
import { components, setup } from './setup.ts';

/** The year of the title. */
const YEAR = 1893;

/** Of all the sources of points those that are scored once the last round is over. */
const AT_THE_END: readonly PointSource[] = [
  'unpaid-nobles',
  'houses',
  'cubes',
  'first-player',
  'row-architects',
  'row-nobles',
  'row-artworks',
  'row-francs',
];

function sources(v: Voice, { pointSources }: Rules, atTheEnd: boolean): string {
  return pointSources
    .filter((source) => AT_THE_END.includes(source) === atTheEnd)
    .map((source) => sourceName(v, source))
    .join(' · ');
}

export const goal: Topic<Rules> = {
  id: 'goal',
  title: plain(m.goal_title),
  blocks: [
    text((v) => m.goal_lead({ year: YEAR }, v)),
    text((v, { plain: rules }) => m.goal_win({ rounds: rounds(v, rules.rounds) }, v)),
    text((v) => m.goal_track({ points: inPoints(v, ROUND_THE_TRACK) }, v)),
    points(
      (v, { plain: rules }) => m.goal_during({ sources: sources(v, rules, false) }, v),
      (v, { plain: rules }) => m.goal_end({ sources: sources(v, rules, true) }, v),
    ),
    text(plain(m.goal_surprises)),
    points(
      plain(m.goal_surprise_bids),
      plain(m.goal_surprise_irises),
      (v, { plain: rules }) => m.goal_surprise_nobles({ points: inPoints(v, rules.unpaidNoblePenalty) }, v),
      (v, { plain: rules }) => m.goal_surprise_first({ points: inPoints(v, rules.firstPlayerBonus) }, v),
    ),
  ],
  about: { things: ['points'] },
  see: ['rhythm', 'turn', 'final-scoring'],
};

export const rhythm: Topic<Rules> = {
  id: 'rhythm',
  title: plain(m.rhythm_title),
  blocks: [
    text((v, { plain: rules }) => m.rhythm_lead({ rounds: rounds(v, rules.rounds) }, v)),
    steps(plain(m.rhythm_planning), plain(m.rhythm_action), plain(m.rhythm_resolution)),
    text(plain(m.rhythm_after)),
    { kind: 'scene', scene: 'area' },
  ],
  see: ['planning', 'turn', 'columns', 'end-of-round'],
};

/** Nobles that give francs, by name. */
function givers({ nobles }: Rules): string[] {
  return nobles.flatMap(({ name, effect }) => (effect.kind === 'francs' ? [name] : []));
}

export const money: Topic<Rules> = {
  id: 'money',
  title: plain(m.money_title),
  blocks: [
    text(plain(m.money_lead)),
    points(
      (v, { plain: rules }) =>
        m.money_in(
          {
            sources: [actionName(v, 'sales'), brusselsName(v, 'stock-exchange'), ...givers(rules)].join(', '),
          },
          v,
        ),
      plain(m.money_out),
      (v) => m.money_end({ row: rowName(v, 'francs') }, v),
    ),
  ],
  rulings: ['R-2'],
  about: { things: ['francs'] },
  see: ['bids', 'nobles', 'stock-exchange', 'passing', 'rows'],
};

export const tracks: Topic<Rules> = {
  id: 'tracks',
  title: plain(m.tracks_title),
  blocks: [
    text(plain(m.tracks_lead)),
    points(
      (v) => m.tracks_iris({ track: capitalised(v.locale, irisTrack(v)) }, v),
      (v) => m.tracks_crown({ track: capitalised(v.locale, crownTrack(v)) }, v),
      (v) => m.tracks_architect({ track: capitalised(v.locale, architectTrack(v)) }, v),
    ),
    table((v, { plain: rules }) => ({
      head: [m.tracks_head({}, v), m.levels_head({}, v)],
      rows: TRACKS.map((track, i) => [
        capitalised(v.locale, trackName(v, track)),
        levels(nth(rules.boards, 0).tracks[i]),
      ]),
    })),
    text(plain(m.tracks_full)),
    { kind: 'scene', scene: 'tracks' },
  ],
  about: { things: ['track'], reasons: ['track-full'] },
  see: ['irises', 'grand-place', 'final-scoring', 'prestige-cards', 'boards'],
};

export const START: Chapter<Rules> = {
  id: 'start',
  title: plain(m.chapter_start),
  topics: [goal, components, setup, rhythm, money, tracks],
};
