/** Building a house: its price, the compass, its space, and what it brings when others use that space. */
import { type Rules, SPACES } from '@horta/engine/1893';
import { actionName } from '../../games/1893/names.ts';
import { listOfAll } from '../../text.ts';
import { points as inPoints } from '../../voice.ts';
import { example, pictures, steps, table, text } from '../blocks.ts';
import type { Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { architectTrack, artworks, materials, spaces } from './amounts.ts';
import { FREE_ACTION_POINTS } from './fixed.ts';
import { m } from './messages.ts';

export const construction: Topic<Rules> = {
  id: 'construction',
  title: (v) => actionName(v, 'construction'),
  blocks: [
    text(plain(m.construction_lead)),
    steps(
      plain(m.construction_pay),
      (v, { plain: rules }) => m.construction_bonus({ points: inPoints(v, rules.noJokerBonus) }, v),
      plain(m.construction_needle),
      plain(m.construction_place),
    ),
    text(plain(m.construction_order)),
    table((v, { plain: rules }) => ({
      head: [m.house_head({}, v), m.materials_head({}, v), m.at_once_head({}, v)],
      rows: nth(rules.boards, 0).houseCosts.map((cost, house) => {
        const bonus = rules.houseBonuses[house] ?? 0;
        return [String(house + 1), materials(v, cost), bonus === 0 ? '–' : inPoints(v, bonus)];
      }),
    })),
    text(plain(m.construction_cant)),
    text((v) => m.construction_end({ track: architectTrack(v) }, v)),
    pictures(() => ['houseCosts']),
  ],
  about: { things: ['house'], reasons: ['all-houses-built'] },
  see: ['payment', 'compass', 'house-space', 'free-action'],
};

/** Houses that score at once when they are built: those of a sum, by number. */
function lateHouses({ houseBonuses }: Rules): (readonly [number, number[]])[] {
  const sums = [...new Set(houseBonuses.filter((bonus) => bonus > 0))];
  return sums.map((sum) => [sum, houseBonuses.flatMap((bonus, i) => (bonus === sum ? [i + 1] : []))]);
}

export const houseSpace: Topic<Rules> = {
  id: 'house-space',
  title: plain(m.space_title),
  blocks: [
    text((v) => m.space_any({ spaces: spaces(v, SPACES) }, v)),
    text(plain(m.space_own)),
    text((v, { plain: rules }) =>
      lateHouses(rules)
        .map(([sum, numbers]) =>
          m.space_late({ numbers: listOfAll(v.locale, numbers.map(String)), points: inPoints(v, sum) }, v),
        )
        .join(' '),
    ),
  ],
  about: {
    steps: ['place-house'],
    reasons: ['no-space-for-house', 'house-there'],
    sources: ['late-house'],
  },
  see: ['free-action', 'construction'],
};

/** Artworks that the owner of the house has in the example. */
const OWNED = 3;

export const freeAction: Topic<Rules> = {
  id: 'free-action',
  title: plain(m.free_title),
  blocks: [
    text(plain(m.free_lead)),
    table((v) => ({
      head: [m.space_head({}, v), m.free_head({}, v)],
      rows: [
        [actionName(v, 'workshop'), m.free_workshop({}, v)],
        [actionName(v, 'sales'), m.free_sales({ points: inPoints(v, FREE_ACTION_POINTS) }, v)],
        [actionName(v, 'nobles'), m.free_nobles({}, v)],
        [actionName(v, 'materials'), m.free_materials({}, v)],
        [actionName(v, 'construction'), m.free_construction({ points: inPoints(v, FREE_ACTION_POINTS) }, v)],
      ],
    })),
    example((v) =>
      m.free_example(
        {
          action: actionName(v, 'sales'),
          artworks: artworks(v, OWNED),
          points: inPoints(v, OWNED * FREE_ACTION_POINTS),
        },
        v,
      ),
    ),
    text(plain(m.free_not)),
  ],
  rulings: ['R-6', 'R-45', 'R-61'],
  about: {
    warnings: ['1893-gives-free-action'],
    sources: ['free-sales', 'free-construction'],
  },
  see: ['house-space', 'workshop', 'noble-effects'],
};
