/** The end of a game of the first edition, with the example of its rulebook. */
import type { ROWS, Rules } from '@horta/engine/1893';
import { rowName, sourceName } from '../../games/1893/names.ts';
import { francs, points as inPoints, type Voice } from '../../voice.ts';
import { architects, architectTrack, artworks, houses, nobles, refined } from '../1893/amounts.ts';
import { end, payingNobles, rows, twoPlayers, winner } from '../1893/end.ts';
import { MATERIAL_POINTS } from '../1893/fixed.ts';
import { m } from '../1893/messages.ts';
import { example, points, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';

/** What the player of the example has; the factors are those of a pack whose rows begin with one. */
const HAS = {
  points: 80,
  houses: 5,
  architectSpace: 4,
  francs: 6,
  francsFactor: 5,
  artworks: 1,
  artworksFactor: 3,
  nobles: 2,
  noblesFactor: 1,
  assistants: 5,
  assistantsFactor: 2,
  refined: 3,
} as const;

/** A line of the example: what it is for, how it comes about, and the points. */
interface Line {
  readonly name: string;
  readonly how: string;
  readonly points: number;
}

function lines(v: Voice, rules: Rules): Line[] {
  const board = nth(rules.boards, 0);
  const level = nth(nth(board.tracks, 2), HAS.architectSpace);
  const factor = (one: number) => board.multiplier + one - 1;
  const counted = Math.max(0, HAS.assistants - rules.architectsNotCounted);
  const sets = Math.floor(HAS.francs / rules.francsPerSet);
  const free = m.final_free_architects(
    { architects: architects(v, HAS.assistants), number: rules.architectsNotCounted },
    v,
  );
  const line = (name: string, what: string, count: number, each: number): Line => ({
    name,
    how: m.final_line({ what, sum: `${count} × ${each}` }, v),
    points: count * each,
  });
  return [
    { name: m.final_start({}, v), how: '', points: HAS.points },
    line(sourceName(v, 'houses'), houses(v, HAS.houses), HAS.houses, level),
    line(sourceName(v, 'row-francs'), francs(v, HAS.francs), sets, factor(HAS.francsFactor)),
    line(sourceName(v, 'row-artworks'), artworks(v, HAS.artworks), HAS.artworks, factor(HAS.artworksFactor)),
    line(sourceName(v, 'row-nobles'), nobles(v, HAS.nobles), HAS.nobles, factor(HAS.noblesFactor)),
    line(sourceName(v, 'row-architects'), free, counted, factor(HAS.assistantsFactor)),
    { name: sourceName(v, 'cubes'), how: refined(v, HAS.refined), points: HAS.refined },
  ];
}

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
    example((v) => m.final_example({ points: inPoints(v, HAS.points) }, v)),
    table((v, { plain: rules }) => {
      const all = lines(v, rules);
      const total = all.reduce((sum, line) => sum + line.points, 0);
      return {
        head: [m.final_what({}, v), m.final_how({}, v), m.final_points({}, v)],
        rows: [
          ...all.map((line) => [line.name, line.how, String(line.points)]),
          [m.final_total({}, v), '', String(total)],
        ],
      };
    }),
  ],
  about: { sources: ['houses', 'cubes'] },
  see: ['rows', 'first-player', 'tracks', 'winner'],
};

/** In the order in which they are printed. */
const PRINTED = [
  'francs',
  'artworks',
  'nobles',
  'architects',
] as const satisfies readonly (typeof ROWS)[number][];

const ownRows: Topic<Rules> = {
  ...rows,
  blocks: [
    text((v, { plain: rules }) => m.rows_lead({ number: nth(rules.boards, 0).multiplier }, v)),
    table((v, { plain: rules }) => {
      const counted = {
        architects: m.rows_architects({ number: rules.architectsNotCounted }, v),
        nobles: m.rows_nobles({}, v),
        artworks: m.rows_artworks({}, v),
        francs: m.rows_francs({ francs: francs(v, rules.francsPerSet) }, v),
      };
      return {
        head: [m.row_head({}, v), m.row_counts_head({}, v)],
        rows: PRINTED.map((row) => [rowName(v, row), counted[row]]),
      };
    }),
    { kind: 'scene', scene: 'rows' },
  ],
};

/** Nobles of the example, and the francs that are left when all but the dearest are paid. */
const KEPT = ['brugmann', 'buls', 'vandervelde', 'van-de-velde', 'albert'];
const LEFT = 1;

const ownPayment: Topic<Rules> = {
  ...payingNobles,
  blocks: [
    ...payingNobles.blocks.filter(({ kind }) => kind !== 'example'),
    example((v, { plain: rules }) => {
      const prices = KEPT.map((id) => rules.nobles.find((noble) => noble.id === id)?.cost ?? 0);
      const cost = prices.reduce((sum, price) => sum + price, 0);
      const unpaid = Math.max(...prices);
      // One franc is left beside those that are paid: too little for the dearest.
      const left = Math.min(LEFT, Math.max(0, unpaid - 1));
      return m.pay_example(
        {
          before: inPoints(v, HAS.points),
          nobles: nobles(v, prices.length),
          cost: francs(v, cost),
          purse: francs(v, cost - unpaid + left),
          unpaid: francs(v, unpaid),
          after: inPoints(v, HAS.points - rules.unpaidNoblePenalty),
          left: francs(v, left),
        },
        v,
      );
    }),
  ],
};

export const END: Chapter<Rules> = {
  id: 'end',
  title: plain(m.chapter_end),
  topics: [end, ownPayment, finalScoring, ownRows, { ...winner, rulings: ['R-38'] }],
};

export const TWO_PLAYERS: Chapter<Rules> = {
  id: 'two-players',
  title: twoPlayers.title,
  topics: [{ ...twoPlayers, rulings: ['R-3'] }],
};
