/** Winning nobles over, what they do, and taking materials. */
import { CUBE_PAIRS, type Rules } from '@horta/engine/1893';
import { effectText } from '../../games/1893/amounts.ts';
import { actionName } from '../../games/1893/names.ts';
import { listOfAll } from '../../text.ts';
import { francs, points as inPoints } from '../../voice.ts';
import { pictures, points, steps, table, text } from '../blocks.ts';
import type { Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { anyOf, kindsOfMaterials, refined, startingNoble } from './amounts.ts';
import { MATERIAL_POINTS } from './fixed.ts';
import { m } from './messages.ts';

export const nobles: Topic<Rules> = {
  id: 'nobles',
  title: (v) => actionName(v, 'nobles'),
  blocks: [
    text(plain(m.nobles_lead)),
    steps(
      (v, { plain: rules }) =>
        m.nobles_take(
          {
            prices: listOfAll(
              v.locale,
              rules.displayCosts.map((price) => francs(v, price)),
            ),
          },
          v,
        ),
      plain(m.nobles_effect),
      plain(m.nobles_keep),
      plain(m.nobles_slide),
    ),
    points(plain(m.nobles_twice), plain(m.nobles_later)),
    { kind: 'scene', scene: 'nobles' },
  ],
  rulings: ['R-13'],
  about: {
    steps: ['take-noble', 'keep-noble'],
    things: ['noble', 'noble-deck'],
    reasons: ['no-noble-there', 'no-noble-on-display'],
  },
  see: ['noble-effects', 'grand-place', 'paying-nobles'],
};

/** What a joker is traded for. */
const TRADED = nth(CUBE_PAIRS, 0).reduce((sum, count) => sum + count, 0);

/** Those that trade, by name. */
function traders({ nobles: kinds }: Rules): string {
  return kinds.flatMap(({ name, effect }) => (effect.kind === 'cube-or-trade' ? [name] : [])).join(', ');
}

export const nobleEffects: Topic<Rules> = {
  id: 'noble-effects',
  title: plain(m.effects_title),
  blocks: [
    table((v, { plain: rules }) => ({
      head: [m.noble_head({}, v), m.effect_head({}, v), m.cost_head({}, v), m.copies_head({}, v)],
      rows: rules.nobles.map(({ name, effect, cost }, noble) => {
        const copies = rules.nobleCards.filter((card) => card === noble).length;
        return [
          name,
          effectText(v, effect),
          francs(v, cost),
          String(noble === rules.startingNoble ? rules.players : copies),
        ];
      }),
    })),
    points(
      (v, { plain: rules }) => m.effects_starting({ noble: startingNoble(rules) }, v),
      (v, { plain: rules }) => m.effects_trade({ noble: traders(rules), count: TRADED }, v),
      plain(m.effects_release),
      plain(m.effects_lost),
    ),
    pictures(({ plain: rules }) => rules.nobles.map((_, noble) => `nobles.${noble}`)),
  ],
  rulings: ['R-47'],
  about: {
    steps: ['cube-or-trade'],
    things: ['own-noble'],
    reasons: ['no-joker'],
    warnings: ['1893-lost'],
    nobles: ['brugmann', 'empain', 'solvay', 'buls', 'albert', 'van-de-velde', 'vandervelde', 'maeterlinck'],
    sources: ['noble'],
  },
  see: ['nobles', 'grand-place', 'paying-nobles', 'tracks'],
};

export const materials: Topic<Rules> = {
  id: 'materials',
  title: (v) => actionName(v, 'materials'),
  blocks: [
    text((v, { plain: rules }) =>
      m.materials_take(
        {
          cubes: refined(v, rules.cubesPerMaterialsAction),
          materials: anyOf(v, kindsOfMaterials(v, rules)),
        },
        v,
      ),
    ),
    text(plain(m.materials_limited)),
    text((v) => m.materials_end({ points: inPoints(v, MATERIAL_POINTS) }, v)),
    { kind: 'scene', scene: 'supply' },
  ],
  about: {
    steps: ['take-cubes'],
    things: ['supply'],
    reasons: ['supply-short', 'supply-empty', 'wrong-number-of-cubes'],
  },
  see: ['construction', 'payment', 'saint-catherine'],
};
