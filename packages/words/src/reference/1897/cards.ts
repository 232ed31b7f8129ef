/** What each type of card in the Art Nouveau area does. */
import { COLOURS, type Rules } from '@horta/engine/1897';
import { m as game } from '#messages/1897';
import { m } from '#messages/rules-1897';
import { francs, points as inPoints } from '../../voice.ts';
import { example, pictures, points, steps, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { plain } from '../says.ts';
import { houses, materialCards } from './houses.ts';
import { nobleEffects, nobles } from './nobles.ts';
import { colours } from './phrases.ts';

const placing: Topic<Rules> = {
  id: 'placing',
  title: plain(m.placing),
  blocks: [
    steps(plain(m.placing_choose), plain(m.placing_place), plain(m.placing_pay), plain(m.placing_action)),
    { kind: 'scene', scene: 'area' },
    text(plain(m.placing_taken)),
    text(plain(m.placing_idle)),
    text(plain(m.placing_must)),
  ],
  rulings: ['R-41'],
  about: {
    steps: ['place-architect'],
    reasons: ['cell-taken', 'no-money', 'no-architect'],
    things: ['cell'],
  },
  see: ['architects', 'houses', 'artworks', 'sales', 'nobles', 'exhibition', 'columns', 'coats-of-arms'],
};

const artworks: Topic<Rules> = {
  id: 'artworks',
  title: plain(m.artworks),
  blocks: [
    text((v) => m.artworks_text({ colours: colours(v) }, v)),
    pictures(() => COLOURS.map((_, colour) => `artworks.${colour}`)),
    points(
      (v, { plain: rules }) => m.artworks_sale({ francs: francs(v, rules.saleFrancs) }, v),
      (v, { plain: rules }) => m.artworks_show({ points: inPoints(v, rules.exhibitionPoints) }, v),
    ),
  ],
  about: { reasons: ['no-such-artwork'], things: ['own-artwork'] },
  see: ['sales', 'exhibition', 'bonus-cards'],
};

const sales: Topic<Rules> = {
  id: 'sales',
  title: plain(m.sales),
  blocks: [
    text((v, { plain: rules }) => m.sales_text({ francs: francs(v, rules.saleFrancs) }, v)),
    pictures(() => ['saleFrancs']),
    text(plain(m.sales_none)),
    text(plain(m.sales_late)),
  ],
  rulings: ['R-41'],
  about: { steps: ['sell-artwork'], reasons: ['no-artwork'], warnings: ['1897-no-artwork'] },
  see: ['artworks', 'placing', 'money', 'cinquantenaire'],
};

const exhibition: Topic<Rules> = {
  id: 'exhibition',
  title: plain(m.exhibition),
  blocks: [
    text(plain(m.exhibition_text)),
    pictures(() => ['exhibitionPoints']),
    points(
      (v, { plain: rules }) => m.exhibition_turns({ points: inPoints(v, rules.exhibitionPoints) }, v),
      plain(m.exhibition_out),
      plain(m.exhibition_end),
    ),
    example((v, { plain: rules }) =>
      m.exhibition_example(
        {
          points: inPoints(v, rules.exhibitionPoints),
          red: game.artwork_a_red({}, v),
          yellow: game.artwork_a_yellow({}, v),
          blue: game.artwork_a_blue({}, v),
          green: game.artwork_a_green({}, v),
        },
        v,
      ),
    ),
    text((v, { plain: rules }) => m.exhibition_first({ points: inPoints(v, rules.expoPoints) }, v)),
  ],
  rulings: ['R-44'],
  about: {
    steps: ['show-artwork'],
    reasons: ['colour-shown'],
    things: ['expo'],
    sources: ['exhibition'],
  },
  see: ['artworks', 'maintenance', 'passing'],
};

export const CARDS: Chapter<Rules> = {
  id: 'art-nouveau',
  title: plain(m.chapter_cards),
  topics: [placing, artworks, sales, materialCards, houses, nobles, nobleEffects, exhibition],
};
