/** Nobles: taking and keeping them, and what they do. */
import type { NobleRules, Rules } from '@horta/engine/1897';
import { m } from '#messages/rules-1897';
import { effectText } from '../../games/1897/amounts.ts';
import { buildingName } from '../../games/1897/names.ts';
import { francs, points as inPoints } from '../../voice.ts';
import { example, pictures, points, table, text } from '../blocks.ts';
import type { Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { nobleCopies, startingNoble, TOWN_HALL } from './phrases.ts';

export const nobles: Topic<Rules> = {
  id: 'nobles',
  title: plain(m.nobles),
  blocks: [
    points(
      plain(m.nobles_effect),
      (v) => m.nobles_keep({ building: buildingName(v, TOWN_HALL) }, v),
      plain(m.nobles_same),
    ),
    example((v, { plain: rules }) => {
      const { name, effect } = exampleNoble(rules);
      return m.nobles_example({ noble: name, effect: effectText(v, effect) }, v);
    }),
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

/** One who frees an architect, if there is one: an effect that is not wasted though the card is. */
function exampleNoble({ nobles: kinds }: Rules): NobleRules {
  return kinds.find(({ effect }) => effect.kind === 'release') ?? nth(kinds, Number.POSITIVE_INFINITY);
}

export const nobleEffects: Topic<Rules> = {
  id: 'noble-effects',
  title: plain(m.noble_effects),
  blocks: [
    table((v, { plain: rules }) => ({
      head: [m.head_noble({}, v), m.head_effect({}, v), m.head_copies({}, v)],
      rows: rules.nobles.map(({ name, effect }, noble) => [
        name,
        effectText(v, effect),
        String(nobleCopies(rules, noble)),
      ]),
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
