/** The last turn, and the final scoring. */
import type { GameEvent } from '@horta/engine';
import {
  ARCHITECT_TRACK,
  artworksOf,
  type Event,
  multiplierAt,
  PASS_OPTION,
  prestigeUse,
  ROWS,
} from '@horta/engine/1893';
import { thing } from '../../games/1893/things.ts';
import { eventOf, stateOf } from '../1893-editions/reading.ts';
import type { Chapter, Situation } from '../course.ts';
import { francs, points } from '../reading.ts';
import { LEARNER, lastOf, levelOf, NAMES, rowName } from './reading.ts';
import { c } from './words.ts';

const ARTWORKS_ROW = ROWS.indexOf('artworks');

/** Points from this source; the learner's own if a seat is named. */
const pointsFrom =
  (source: Extract<Event, { type: 'points' }>['source'], seat?: number) =>
  (event: GameEvent): boolean => {
    const told = event as Extract<Event, { type: 'points' }>;
    return told.source === source && (seat === undefined || told.player === seat);
  };

const isFromRow = (event: GameEvent): boolean =>
  (event as Extract<Event, { type: 'points' }>).source.startsWith('row-');

function scored(at: Situation): { count: number; each: string; points: string; player: string } {
  const { count, each, amount, player } = eventOf(at, 'points');
  return { count, each: points(each), points: points(amount), player: NAMES[player] };
}

function noblesKept(at: Situation): number {
  const { nobles, rules } = stateOf(at);
  return rules.nobles.filter((_, noble) => (nobles[LEARNER] >> noble) & 1).length;
}

/** Under the row of artworks, where it can go there. */
function bestRow(uses: readonly number[]): number {
  return uses.find((use) => prestigeUse(use).row === ARTWORKS_ROW) ?? uses[0];
}

export const END: Chapter = {
  id: 'end',
  title: () => c.end_title(),
  sum: () => c.end_sum(),
  at: 289,
  moments: [
    {
      id: 'last',
      says: (at) => c.last({ money: francs(stateOf(at).money[LEARNER]) }),
      task: {
        step: 'turn',
        shows: () => PASS_OPTION,
        answers: ({ option }, at) =>
          option === PASS_OPTION
            ? c.last_passed({ extra: stateOf(at).rules.firstToPassManneken })
            : c.last_placed(),
      },
    },
    {
      id: 'tile-last',
      when: { event: 'first-player-chosen', stage: 'columns' },
      lapses: { event: 'noble-paid' },
      says: (at) => {
        const s = stateOf(at);
        const said = { player: NAMES[s.firstPlayer], points: points(s.rules.firstPlayerBonus) };
        return s.firstPlayer === LEARNER ? c.tile_last_yours(said) : c.tile_last(said);
      },
      points: (at) => [`seat:${stateOf(at).firstPlayer}`],
    },
    {
      id: 'slide',
      when: { asked: 'use-prestige' },
      lapses: { event: 'round-ended' },
      says: (at) => {
        const s = stateOf(at);
        const artworks = artworksOf(s, LEARNER);
        return c.slide({ artworks, nobles: noblesKept(at), houses: s.built[LEARNER] });
      },
      points: () => ROWS.map((_, row) => thing.row(LEARNER, row)),
      task: {
        step: 'use-prestige',
        shows: bestRow,
        answers: ({ events }, at) => {
          const s = stateOf(at);
          const slid = lastOf(events, 'prestige-slid');
          if (slid !== undefined) return c.slid({ row: rowName(s, slid.row), multiplier: slid.multiplier });
          if (lastOf(events, 'track-advanced')?.track !== ARCHITECT_TRACK) return c.bonus_taken();
          return c.bonus_architect({ houses: s.built[LEARNER], each: points(levelOf(s, ARCHITECT_TRACK)) });
        },
      },
    },
    {
      id: 'costs',
      when: { event: 'noble-paid', stage: 'costs' },
      teaches: ['nobles-price'],
      says: (at) => c.costs({ penalty: points(stateOf(at).rules.unpaidNoblePenalty) }),
    },
    {
      id: 'houses-scored',
      when: { event: 'points', where: pointsFrom('houses', LEARNER), stage: 'houses' },
      teaches: ['houses'],
      says: (at) => {
        const { count, each } = scored(at);
        return c.houses_scored({ count, each });
      },
      points: () => [thing.track(LEARNER, ARCHITECT_TRACK)],
    },
    {
      id: 'tile-scored',
      when: { event: 'points', where: pointsFrom('first-player'), stage: 'first-player' },
      teaches: ['first-player'],
      says: (at) => {
        const said = scored(at);
        return eventOf(at, 'points').player === LEARNER ? c.tile_scored_yours(said) : c.tile_scored(said);
      },
    },
    {
      id: 'rows-scored',
      // Of whoever has the tile, or comes after them: the learner's may have been counted before it.
      when: { event: 'points', where: isFromRow, stage: 'row-artworks' },
      teaches: ['rows'],
      says: (at) => {
        const s = stateOf(at);
        return c.row_scored({
          count: artworksOf(s, LEARNER),
          each: points(s.multipliers[multiplierAt(LEARNER, ARTWORKS_ROW)]),
          set: francs(s.rules.francsPerSet),
        });
      },
      points: () => [thing.row(LEARNER, ARTWORKS_ROW)],
    },
    {
      id: 'over',
      when: { over: true },
      says: (at) => {
        const s = stateOf(at);
        const totals = s.rules.scores(s).map(({ total }) => total);
        const [winner] = s.rules.winners(s);
        return c.over({
          player: NAMES[winner],
          points: points(totals[winner]),
          own: points(totals[LEARNER]),
        });
      },
    },
    {
      id: 'real',
      says: (at) => {
        const { nobles, startingNoble } = stateOf(at).rules;
        const { name, cost } = nobles[startingNoble];
        return c.real({ noble: name, cost: francs(cost) });
      },
    },
  ],
};
