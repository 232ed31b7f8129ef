/** Brussels, passing, and the end of a round in the first edition. */
import { COLOURS, COLUMNS, type Rules } from '@horta/engine/1893';
import { m as own } from '#messages/rules-1893-first-edition';
import { francs } from '../../voice.ts';
import { cards } from '../1893/amounts.ts';
import { brussels, cinquantenaire, grandPlace, saintCatherine, stockExchange } from '../1893/brussels.ts';
import { columns, courthouse, firstPlayer, irises } from '../1893/end-of-round.ts';
import { PASSING_FRANCS } from '../1893/fixed.ts';
import { m } from '../1893/messages.ts';
import { neutralArchitects } from '../1893/planning.ts';
import { prestigeCards } from '../1893/prestige-cards.ts';
import { example, points, steps, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { plain } from '../says.ts';
import { componentsOf, exhibitionYears } from './pack.ts';

const park: Topic<Rules> = {
  ...cinquantenaire,
  blocks: [...cinquantenaire.blocks, text(plain(own.cinq_must))],
  rulings: ['R-61'],
};

export const BRUSSELS: Chapter<Rules> = {
  id: 'brussels',
  title: plain(m.chapter_brussels),
  topics: [brussels, stockExchange, grandPlace, park, saintCatherine],
};

/** Of the example: different colours of artworks. */
const COLOURS_OF_EXAMPLE = 2;

const passing: Topic<Rules> = {
  id: 'passing',
  title: plain(m.passing_title),
  blocks: [
    text((v) => m.passing_gain({ each: francs(v, PASSING_FRANCS) }, v)),
    text((v, { plain: rules }) => own.passing_first({ each: tileFrancs(v, rules) }, v)),
    text((v, { plain: rules }) =>
      own.passing_most(
        {
          most: francs(v, COLOURS.length + componentsOf(rules).exhibitionFrancs.value),
          others: francs(v, COLOURS.length),
        },
        v,
      ),
    ),
    points(
      (v, { plain: rules }) => own.passing_manneken({ number: rules.firstToPassManneken }, v),
      plain(m.passing_out),
    ),
    example((v, { plain: rules }) =>
      own.exhibition_example({ colours: francs(v, COLOURS_OF_EXAMPLE), tile: tileFrancs(v, rules) }, v),
    ),
  ],
  about: { warnings: ['1893-pass'] },
  see: ['exhibition-tiles', 'first-player', 'turn'],
};

function tileFrancs(v: Parameters<typeof francs>[0], rules: Rules): string {
  return francs(v, componentsOf(rules).exhibitionFrancs.value);
}

const exhibitionTiles: Topic<Rules> = {
  id: 'exhibition-tiles',
  title: plain(own.exhibitions_title),
  blocks: [
    text((v, { plain: rules }) => own.exhibitions_lead({ years: exhibitionYears(rules) }, v)),
    text(plain(own.exhibitions_worth)),
    { kind: 'scene', scene: 'exhibition' },
  ],
  about: { things: ['exhibition', 'exhibitions', 'face-down'] },
  see: ['passing', 'workshop', 'first-player'],
};

export const PASSING: Chapter<Rules> = {
  id: 'passing',
  title: plain(m.chapter_passing),
  topics: [passing, exhibitionTiles],
};

const endOfRound: Topic<Rules> = {
  id: 'end-of-round',
  title: plain(m.round_end_title),
  blocks: [
    steps(
      plain(m.round_end_home),
      plain(m.round_end_bids),
      plain(m.round_end_nobles),
      plain(own.round_end_exhibition),
      plain(m.round_end_display),
      (v) => m.round_end_prestige({ cards: cards(v, COLUMNS) }, v),
      plain(m.round_end_stock),
    ),
    text(plain(m.round_end_last)),
  ],
  see: ['rhythm', 'end'],
};

export const END_OF_ROUND: Chapter<Rules> = {
  id: 'end-of-round',
  title: plain(m.chapter_end_of_round),
  topics: [columns, firstPlayer, prestigeCards, irises, courthouse, endOfRound],
};

/** The book of this edition answers how neutral assistants count. */
export const neutralAssistants: Topic<Rules> = { ...neutralArchitects, rulings: ['R-3'] };
