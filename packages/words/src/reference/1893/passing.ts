/** Passing. */
import type { Rules } from '@horta/engine/1893';
import { francs } from '../../voice.ts';
import { example, points, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { plain } from '../says.ts';
import { PASSING_FRANCS } from './fixed.ts';
import { m } from './messages.ts';

/** Of the example: different colours of artworks, and cards face down with the one taken. */
const COLOURS_OF_EXAMPLE = 2;
const CARDS_OF_EXAMPLE = 2;

const passing: Topic<Rules> = {
  id: 'passing',
  title: plain(m.passing_title),
  blocks: [
    text((v) => m.passing_gain({ each: francs(v, PASSING_FRANCS) }, v)),
    text((v) => m.passing_first({ each: francs(v, PASSING_FRANCS) }, v)),
    points(
      (v, { plain: rules }) => m.passing_manneken({ number: rules.firstToPassManneken }, v),
      plain(m.passing_out),
    ),
    example((v) =>
      m.passing_example(
        {
          colours: francs(v, COLOURS_OF_EXAMPLE * PASSING_FRANCS),
          cards: francs(v, CARDS_OF_EXAMPLE * PASSING_FRANCS),
        },
        v,
      ),
    ),
  ],
  about: { things: ['face-down'], warnings: ['1893-pass'] },
  see: ['first-player', 'turn'],
};

export const PASSING: Chapter<Rules> = {
  id: 'passing',
  title: plain(m.chapter_passing),
  topics: [passing],
};
