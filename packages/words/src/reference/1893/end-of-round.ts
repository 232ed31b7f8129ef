/** What is settled at the end of a round: columns, irises, Brussels. */
import { AROUND, COLUMNS, IRIS_TRACK, type Rules } from '@horta/engine/1893';
import { sourceName } from '../../games/1893/names.ts';
import { francs, points as inPoints } from '../../voice.ts';
import { example, points, steps, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { architects, cards, irisTrack } from './amounts.ts';
import { m } from './messages.ts';
import { prestigeCards } from './prestige-cards.ts';

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

const endOfRound: Topic<Rules> = {
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
