/** Building a house: its price, the compass, its space, and what it brings when others use that space. */
import { COMPASS_KINDS, JOKER_UNIT, PAYMENT_KINDS, type Rules, SPACES } from '@horta/engine/1893';
import { paymentSum, unitAmount } from '../../games/1893/amounts.ts';
import { actionName, compassName } from '../../games/1893/names.ts';
import { listOfAll, listOfAny } from '../../text.ts';
import { francs, points as inPoints, type Voice } from '../../voice.ts';
import { example, pictures, points, steps, table, text } from '../blocks.ts';
import type { Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { architectTrack, materials, spaces } from './amounts.ts';
import { payments, paymentWithJoker } from './examples.ts';
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
  ],
  about: { things: ['house'], reasons: ['all-houses-built'] },
  see: ['payment', 'compass', 'house-space', 'free-action'],
};

/** The house of the example, by its place. */
const HOUSE = 3;

function houseOfExample({ boards }: Rules): number {
  return nth(nth(boards, 0).houseCosts, HOUSE);
}

export const payment: Topic<Rules> = {
  id: 'payment',
  title: plain(m.payment_title),
  blocks: [
    text(plain(m.payment_lead)),
    points(
      (v, { plain: rules }) => m.payment_kinds({ francs: francs(v, rules.francsPerUnit) }, v),
      (v, { plain: rules }) => m.payment_choice({ francs: francs(v, rules.francsPerUnit) }, v),
      plain(m.payment_empty),
      (v, { plain: rules }) =>
        m.payment_joker(
          { francs: francs(v, rules.francsPerUnit), points: inPoints(v, rules.noJokerBonus) },
          v,
        ),
    ),
    example((v, { plain: rules }) => {
      const units = houseOfExample(rules);
      return m.payment_example(
        {
          number: HOUSE + 1,
          units: materials(v, units),
          named: listOfAll(v.locale, [compassName(v, rules, 'wood'), compassName(v, rules, 'francs')]),
          ways: listOfAny(
            v.locale,
            payments(units).map((paid) => paymentSum(v, rules, paid)),
          ),
        },
        v,
      );
    }),
    example((v, { plain: rules }) => {
      const paid = paymentWithJoker(houseOfExample(rules));
      return m.payment_example_joker(
        {
          has: belongings(v, rules, paid),
          paid: paymentSum(v, rules, paid),
          points: inPoints(v, rules.noJokerBonus),
        },
        v,
      );
    }),
  ],
  rulings: ['R-5'],
  about: {
    steps: ['pay-house'],
    things: ['own-cube'],
    reasons: ['wrong-number-of-units', 'unit-not-named', 'unit-required', 'unit-short', 'payment-impossible'],
    warnings: ['1893-joker'],
    sources: ['no-joker'],
  },
  see: ['compass', 'materials', 'saint-catherine'],
};

const STONE = PAYMENT_KINDS.indexOf('stone');
/** What somebody has of it, to no avail. */
const STONES = 2;

/** What is paid in the end, stone that nobody asks for, and a franc too few. */
function belongings(v: Voice, rules: Rules, paid: readonly number[]): string {
  const kinds = paid.flatMap((count, kind) =>
    count > 0 && kind !== JOKER_UNIT ? [unitAmount(v, rules, kind, count)] : [],
  );
  return listOfAll(v.locale, [
    francs(v, Math.max(0, rules.francsPerUnit - 1)),
    ...kinds,
    unitAmount(v, rules, STONE, STONES),
    unitAmount(v, rules, JOKER_UNIT, nth(paid, JOKER_UNIT)),
  ]);
}

export const compass: Topic<Rules> = {
  id: 'compass',
  title: plain(m.compass_title),
  blocks: [
    text((v, { plain: rules }) =>
      m.compass_order(
        {
          spaces: rules.compass
            .filter((_, space) => space !== rules.arrow)
            .map((kind) => compassName(v, rules, nth(COMPASS_KINDS, kind)))
            .join(', '),
        },
        v,
      ),
    ),
    points(plain(m.compass_move), plain(m.compass_apart), plain(m.compass_plan)),
    pictures(() => ['compass']),
    { kind: 'scene', scene: 'compass' },
  ],
  about: {
    steps: ['move-needle'],
    things: ['compass', 'needle'],
    reasons: ['needles-would-meet'],
  },
  see: ['payment', 'construction'],
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

export const freeAction: Topic<Rules> = {
  id: 'free-action',
  title: plain(m.free_title),
  blocks: [
    text(plain(m.free_lead)),
    table((v) => ({
      head: [m.space_head({}, v), m.free_head({}, v)],
      rows: [
        [actionName(v, 'workshop'), m.free_workshop({}, v)],
        [actionName(v, 'sales'), m.free_sales({ points: inPoints(v, 1) }, v)],
        [actionName(v, 'nobles'), m.free_nobles({}, v)],
        [actionName(v, 'materials'), m.free_materials({}, v)],
        [actionName(v, 'construction'), m.free_construction({ points: inPoints(v, 1) }, v)],
      ],
    })),
    text(plain(m.free_not)),
  ],
  rulings: ['R-6', 'R-45', 'R-61'],
  about: {
    warnings: ['1893-gives-free-action'],
    sources: ['free-sales', 'free-construction'],
  },
  see: ['house-space', 'workshop', 'noble-effects'],
};
