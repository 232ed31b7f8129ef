/** Nobles: taking and keeping them, and what they do. */
import type { Rules } from '@horta/engine/1897';
import { m } from '#messages/rules-1897';
import { effectText } from '../../games/1897/amounts.ts';
import { buildingName } from '../../games/1897/names.ts';
import { francs, points as inPoints } from '../../voice.ts';
import { example, pictures, points, table, text } from '../blocks.ts';
import type { Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { startingNoble, TOWN_HALL } from './phrases.ts';

export const nobles: Topic<Rules> = {
  id: 'nobles',
  title: plain(m.nobles),
  blocks: [
    points(
      plain(m.nobles_effect),
      (v) => m.nobles_keep({ building: buildingName(v, TOWN_HALL) }, v),
      plain(m.nobles_same),
    ),
    example((v, { plain: rules }) => m.nobles_example({ noble: exampleNoble(rules) }, v)),
    text((v, { plain: rules }) =>
      m.nobles_cost(
        {
          cost: francs(v, rules.nobleCost),
          penalty: inPoints(v, rules.unpaidNoblePenalty),
          noble: startingNoble(rules),
        },
        v,
      ),
    ),
  ],
  about: { steps: ['keep-noble'], things: ['own-noble'] },
  see: ['noble-effects', 'town-hall', 'paying-nobles'],
};

/** The last noble that can be drawn. */
function exampleNoble({ nobles: kinds, startingNoble: starting }: Rules): string {
  return kinds.findLast((_, noble) => noble !== starting)?.name ?? nth(kinds, starting).name;
}

export const nobleEffects: Topic<Rules> = {
  id: 'noble-effects',
  title: plain(m.noble_effects),
  blocks: [
    table((v, { plain: rules }) => ({
      head: [m.head_noble({}, v), m.head_effect({}, v)],
      rows: rules.nobles.map(({ name, effect }) => [name, effectText(v, effect)]),
    })),
    pictures(({ plain: rules }) => rules.nobles.map((_, i) => `nobles.${i}`)),
    points(plain(m.effects_advance), plain(m.effects_release), plain(m.effects_draw)),
  ],
  rulings: ['R-43'],
  about: {
    warnings: ['1897-noble-void'],
    nobles: ['brugmann', 'horta', 'albert', 'buls', 'vandervelde', 'hankar'],
  },
  see: ['nobles', 'tracks', 'prison'],
};
