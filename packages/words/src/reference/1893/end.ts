/** The end of the game and its scoring, and what is otherwise with two players. */
import { ROWS, type Rules } from '@horta/engine/1893';
import { rowName, sourceName } from '../../games/1893/names.ts';
import { francs, points as inPoints, type Voice } from '../../voice.ts';
import { example, points, steps, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { architects, architectTrack, artworks, houses, nobles, players, refined } from './amounts.ts';
import { lastPayment, lastScoring } from './examples.ts';
import { MATERIAL_POINTS } from './fixed.ts';
import { m } from './messages.ts';

export const end: Topic<Rules> = {
  id: 'end',
  title: plain(m.end_title),
  blocks: [
    text((v, { plain: rules }) => m.end_when({ round: rules.rounds }, v)),
    steps(plain(m.end_jokers), plain(m.end_pay), plain(m.end_score)),
  ],
  see: ['paying-nobles', 'final-scoring'],
};

export const payingNobles: Topic<Rules> = {
  id: 'paying-nobles',
  title: plain(m.pay_title),
  blocks: [
    text((v, { plain: rules }) => m.pay_lead({ points: inPoints(v, rules.unpaidNoblePenalty) }, v)),
    text(plain(m.pay_must)),
    points(plain(m.pay_order), plain(m.pay_below)),
    example((v, { plain: rules }) => {
      const { before, nobles: count, cost, purse, unpaid, after, left } = lastPayment(rules);
      return m.pay_example(
        {
          before: inPoints(v, before),
          nobles: nobles(v, count),
          cost: francs(v, cost),
          purse: francs(v, purse),
          unpaid: francs(v, unpaid),
          after: inPoints(v, after),
          left: francs(v, left),
        },
        v,
      );
    }),
  ],
  rulings: ['R-10', 'R-11', 'R-49'],
  about: { steps: ['pay-nobles'], reasons: ['noble-affordable'], sources: ['unpaid-nobles'] },
  see: ['noble-effects', 'rows'],
};

const finalScoring: Topic<Rules> = {
  id: 'final-scoring',
  title: plain(m.final_title),
  blocks: [
    text(plain(m.final_lead)),
    points(
      (v) => m.final_houses({ track: architectTrack(v) }, v),
      (v) => m.final_cubes({ points: inPoints(v, MATERIAL_POINTS) }, v),
      (v, { plain: rules }) => m.final_first({ points: inPoints(v, rules.firstPlayerBonus) }, v),
      plain(m.final_rows),
    ),
    example((v, { plain: rules }) => m.final_example({ points: inPoints(v, lastPayment(rules).after) }, v)),
    table((v, { plain: rules }) => ({
      head: [m.final_what({}, v), m.final_how({}, v), m.final_points({}, v)],
      rows: scoredLines(v, rules),
    })),
  ],
  about: { sources: ['houses', 'cubes'] },
  see: ['rows', 'first-player', 'tracks', 'winner'],
};

/** The example line by line: what it is for, how it comes about, points. */
function scoredLines(v: Voice, rules: Rules): string[][] {
  const { has, total, ...scored } = lastScoring(rules);
  const line = (what: string, count: number, factor: number) =>
    m.final_line({ what, sum: `${count} × ${factor}` }, v);
  const free = m.final_free_architects(
    { architects: architects(v, has.architects), number: rules.architectsNotCounted },
    v,
  );
  const lines: readonly (readonly [name: string, how: string, points: number])[] = [
    [m.final_start({}, v), '', scored.start],
    [sourceName(v, 'houses'), line(houses(v, has.houses), has.houses, has.level), scored.houses],
    [sourceName(v, 'cubes'), refined(v, has.refined), scored.refined],
    [sourceName(v, 'row-architects'), line(free, has.counted, has.architectsFactor), scored.architects],
    [sourceName(v, 'row-nobles'), line(nobles(v, has.nobles), has.nobles, has.factor), scored.nobles],
    [
      sourceName(v, 'row-artworks'),
      line(artworks(v, has.artworks), has.artworks, has.artworksFactor),
      scored.artworks,
    ],
    [sourceName(v, 'row-francs'), line(francs(v, has.francs), has.sets, has.factor), scored.francs],
    [m.final_total({}, v), '', total],
  ];
  return lines.map(([name, how, points]) => [name, how, String(points)]);
}

export const rows: Topic<Rules> = {
  id: 'rows',
  title: plain(m.rows_title),
  blocks: [
    text((v, { plain: rules }) => m.rows_lead({ number: nth(rules.boards, 0).multiplier }, v)),
    table((v, { plain: rules }) => {
      const counted = [
        m.rows_architects({ number: rules.architectsNotCounted }, v),
        m.rows_nobles({}, v),
        m.rows_artworks({}, v),
        m.rows_francs({ francs: francs(v, rules.francsPerSet) }, v),
      ];
      return {
        head: [m.row_head({}, v), m.row_counts_head({}, v)],
        rows: ROWS.map((row, i) => [rowName(v, row), nth(counted, i)]),
      };
    }),
    { kind: 'scene', scene: 'rows' },
  ],
  about: {
    things: ['row'],
    sources: ['row-architects', 'row-nobles', 'row-artworks', 'row-francs'],
  },
  see: ['prestige-cards', 'courthouse', 'final-scoring'],
};

export const winner: Topic<Rules> = {
  id: 'winner',
  title: plain(m.winner_title),
  blocks: [text(plain(m.winner_most))],
  see: ['final-scoring', 'goal'],
};

export const END: Chapter<Rules> = {
  id: 'end',
  title: plain(m.chapter_end),
  topics: [end, payingNobles, finalScoring, rows, winner],
};

export const twoPlayers: Topic<Rules> = {
  id: 'two-players',
  title: (v, { leastPlayers }) => m.players_title({ players: players(v, leastPlayers) }, v),
  blocks: [
    text(plain(m.two_setup)),
    points(
      (v, { leastPlayers }) => m.neutral_place({ players: players(v, leastPlayers) }, v),
      plain(m.neutral_irises),
      plain(m.two_home),
      plain(m.two_brussels),
    ),
  ],
  rulings: ['R-3', 'R-9'],
  see: ['neutral-architects', 'brussels', 'irises'],
};

export const TWO_PLAYERS: Chapter<Rules> = {
  id: 'two-players',
  title: (v, { leastPlayers }) => m.players_title({ players: players(v, leastPlayers) }, v),
  topics: [twoPlayers],
};
