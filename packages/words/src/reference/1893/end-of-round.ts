/** What is settled at the end of a round: columns, irises, Brussels. */
import { AROUND, COLUMNS, IRIS_TRACK, type Rules } from '@horta/engine/1893';
import { bonusText } from '../../games/1893/amounts.ts';
import { rowName, sourceName } from '../../games/1893/names.ts';
import { listOfAny } from '../../text.ts';
import { francs, points as inPoints } from '../../voice.ts';
import { example, pictures, points, steps, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { architects, cards, irisTrack } from './amounts.ts';
import { m } from './messages.ts';

/** Bids of the example. */
const HIGH = 3;
const LOW = 2;

export const columns: Topic<Rules> = {
  id: 'columns',
  title: plain(m.columns_title),
  blocks: [
    text(plain(m.columns_win)),
    points(plain(m.columns_tie), plain(m.columns_none)),
    example((v) =>
      m.columns_example({ high: francs(v, HIGH), low: francs(v, LOW), more: francs(v, HIGH - LOW) }, v),
    ),
    { kind: 'scene', scene: 'columns' },
  ],
  about: { things: ['column'] },
  see: ['bids', 'first-player', 'prestige-cards'],
};

export const firstPlayer: Topic<Rules> = {
  id: 'first-player',
  title: (v) => sourceName(v, 'first-player'),
  blocks: [
    text((v, { plain: rules }) => m.first_next({ number: rules.firstToPassManneken }, v)),
    points(plain(m.first_tie), plain(m.first_picture)),
    text((v, { plain: rules }) => m.first_end({ points: inPoints(v, rules.firstPlayerBonus) }, v)),
    example((v, { plain: { firstToPassManneken: number } }) => m.first_example({ cards: number, number }, v)),
  ],
  about: { things: ['first-player'], sources: ['first-player'] },
  see: ['passing', 'columns', 'final-scoring'],
};

/** Cards won in the example, VP symbols on those that are slid under a row, and which rows. */
const WON = 3;
const SYMBOLS = 2;
const SYMBOL = 1;

/** Of each kind once. */
function kinds({ prestige }: Rules): { card: Rules['prestige'][number]; count: number; place: number }[] {
  const key = (card: Rules['prestige'][number]) => JSON.stringify([card.bonus, card.symbols, card.manneken]);
  const keys = prestige.map(key);
  return prestige.flatMap((card, place) =>
    keys.indexOf(key(card)) === place
      ? [{ card, place, count: keys.filter((other) => other === key(card)).length }]
      : [],
  );
}

export const prestigeCards: Topic<Rules> = {
  id: 'prestige-cards',
  title: plain(m.prestige_title),
  blocks: [
    text(plain(m.prestige_lead)),
    points(plain(m.prestige_bonus), plain(m.prestige_slide)),
    text(plain(m.prestige_row)),
    text(plain(m.prestige_bonuses)),
    example((v, { plain: rules }) => {
      const { multiplier } = nth(rules.boards, 0);
      return m.prestige_example(
        {
          cards: cards(v, WON),
          number: SYMBOLS,
          other: SYMBOL,
          firstRow: rowName(v, 'nobles'),
          otherRow: rowName(v, 'francs'),
          firstFactor: multiplier + SYMBOLS,
          otherFactor: multiplier + SYMBOL,
        },
        v,
      );
    }),
    text(plain(m.prestige_table)),
    table((v, { plain: rules }) => ({
      head: [m.bonus_head({}, v), m.symbols_head({}, v), m.manneken_head({}, v), m.copies_head({}, v)],
      rows: kinds(rules).map(({ card, count }) => [
        listOfAny(
          v.locale,
          card.bonus.map((effects) => bonusText(v, effects)),
        ),
        String(card.symbols),
        String(card.manneken),
        String(count),
      ]),
    })),
    pictures(({ plain: rules }) => kinds(rules).map(({ place }) => `prestige.${place}`)),
  ],
  rulings: ['R-8'],
  about: {
    steps: ['use-prestige'],
    things: ['prestige-deck'],
    reasons: [
      'card-not-yours',
      'no-symbols-to-slide',
      'tied-card-not-kept',
      'row-used-this-round',
      'no-such-alternative',
    ],
  },
  see: ['rows', 'tracks', 'courthouse'],
};

/** Spaces of the iris track that the discs of the example lie on. */
const SPACE_OF_ANNA = 1;
const SPACE_OF_BEN = 2;

export const irises: Topic<Rules> = {
  id: 'irises',
  title: plain(m.irises_title),
  blocks: [
    text((v) => m.irises_lead({ around: nth(AROUND, 0).length, track: irisTrack(v) }, v)),
    points(plain(m.irises_tie), plain(m.irises_not)),
    example((v, { plain: rules }) => {
      const track = nth(nth(rules.boards, 0).tracks, IRIS_TRACK);
      const [anna, ben] = [nth(track, SPACE_OF_ANNA), nth(track, SPACE_OF_BEN)];
      return m.irises_example({ anna, ben, annaPoints: inPoints(v, anna), benPoints: inPoints(v, ben) }, v);
    }),
    { kind: 'scene', scene: 'irises' },
  ],
  about: { things: ['iris'], sources: ['iris-majority'] },
  see: ['tracks', 'neutral-architects'],
};

/** Architects in Brussels in the example. */
const FEW = 1;
const MANY = 2;

export const courthouse: Topic<Rules> = {
  id: 'courthouse',
  title: plain(m.courthouse_title),
  blocks: [
    text(plain(m.courthouse_lead)),
    text((v, { plain: rules }) => m.courthouse_held({ number: rules.architectsInCourthouse }, v)),
    example((v) => m.courthouse_example({ low: architects(v, FEW), high: MANY }, v)),
    { kind: 'scene', scene: 'courthouse' },
  ],
  about: { things: ['courthouse'], reasons: ['courthouse-empty'] },
  see: ['brussels', 'noble-effects', 'prestige-cards', 'rows'],
};

export const endOfRound: Topic<Rules> = {
  id: 'end-of-round',
  title: plain(m.round_end_title),
  blocks: [
    steps(
      plain(m.round_end_home),
      plain(m.round_end_bids),
      plain(m.round_end_nobles),
      plain(m.round_end_display),
      (v) => m.round_end_prestige({ cards: cards(v, COLUMNS) }, v),
      plain(m.round_end_stock),
    ),
    text(plain(m.round_end_last)),
  ],
  rulings: ['R-23'],
  see: ['rhythm', 'end'],
};

export const END_OF_ROUND: Chapter<Rules> = {
  id: 'end-of-round',
  title: plain(m.chapter_end_of_round),
  topics: [columns, firstPlayer, prestigeCards, irises, courthouse, endOfRound],
};
