/** Pavilions, and what they bring in each round and at the end. */
import type { Rules } from '@horta/engine/1893';
import { m } from '#messages/rules-belle-epoque';
import { glass, tileName } from '../../../games/1893/cards.ts';
import { m as game } from '../../../games/1893/messages.ts';
import { capitalised, listOfAll } from '../../../text.ts';
import { points as pointsText } from '../../../voice.ts';
import { example, steps, table, text } from '../../blocks.ts';
import type { Topic } from '../../rulebook.ts';
import { VISIT_POINTS } from '../fixed.ts';
import { cardsAt, cardThat, says } from './says.ts';

export const PAVILIONS: Topic<Rules> = {
  id: 'pavilions',
  title: says('title_pavilions'),
  blocks: [
    text(says('pavilions_instead')),
    text(says('pavilions_glass')),
    table((v, { full }) => ({
      head: [m.head_sites({}, v), m.head_on_top({}, v)],
      rows: full.surcharges.map((surcharge, site) => [
        capitalised(v.locale, game.site({ number: site + 1 }, v)),
        surcharge > 0 ? glass(v, surcharge) : '–',
      ]),
    })),
    text(says('pavilions_card')),
    example((v, { full }) => {
      const surcharge = Math.max(...full.surcharges);
      const site = game.site({ number: full.surcharges.indexOf(surcharge) + 1 }, v);
      return m.pavilions_example({ site, glass: glass(v, surcharge) }, v);
    }),
    text(says('pavilions_space')),
    text(says('pavilions_score')),
    { kind: 'scene', scene: 'pavilions' },
  ],
  about: { reasons: ['no-glass-left', 'pavilion-there', 'glass-short'], things: ['site'] },
  see: ['construction', 'payment', 'glass', 'belle-epoque-cards', 'pavilion-visit'],
};

/** Colours in the example: the owner's and another one. */
const COLOURS = 2;

export const PAVILION_VISIT: Topic<Rules> = {
  id: 'pavilion-visit',
  title: says('title_visit'),
  blocks: [
    text(says('visit_when')),
    text((v) => m.visit_score({ points: pointsText(v, VISIT_POINTS) }, v)),
    example((v) =>
      m.visit_example(
        {
          colours: game.count_colours({ count: COLOURS }, v),
          points: pointsText(v, COLOURS * VISIT_POINTS),
        },
        v,
      ),
    ),
    text((v) => m.visit_cards({ cards: listOfAll(v.locale, cardsAt('pavilion-visit')) }, v)),
  ],
  about: { sources: ['pavilion-visit'] },
  see: ['pavilions', 'cards-resolution'],
};

export const ROUND_END: Topic<Rules> = {
  id: 'belle-epoque-round-end',
  title: says('title_round_end'),
  blocks: [
    steps(
      says('round_end_cards'),
      (v) => m.round_end_travellers({ card: cardThat(v, ({ moment }) => moment === 'after-action') }, v),
      (v) => m.round_end_ready({ card: cardThat(v, ({ moment }) => moment === 'end-of-round') }, v),
      (v) => m.round_end_usual({ card: cardThat(v, ({ moment }) => moment === 'noble-leaves') }, v),
    ),
    text(says('round_end_last')),
  ],
  rulings: ['R-23', 'R-30'],
  see: ['end-of-round', 'cards-round'],
};

export const GAME_END: Topic<Rules> = {
  id: 'belle-epoque-end',
  title: says('title_end'),
  blocks: [
    steps(
      (v) => m.end_tiles({ tile: tileName(v, 'sevens') }, v),
      says('end_pay'),
      says('end_white'),
      says('end_score'),
    ),
  ],
  rulings: ['R-25'],
  see: ['end', 'paying-nobles', 'final-scoring', 'bonus-tiles'],
};
