/** Paying for a house, as the compass asks. */
import { COMPASS_KINDS, type CompassKind, JOKER_UNIT, PAYMENT_KINDS, type Rules } from '@horta/engine/1893';
import { paymentSum, unitAmount } from '../../games/1893/amounts.ts';
import { compassName } from '../../games/1893/names.ts';
import { listOfAll, listOfAny } from '../../text.ts';
import { francs, points as inPoints, type Voice } from '../../voice.ts';
import { example, pictures, points, text } from '../blocks.ts';
import type { Block, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { materials } from './amounts.ts';
import { payments, paymentWithJoker } from './examples.ts';
import { m } from './messages.ts';

/** The house of the example, by its place. */
const HOUSE = 3;

function houseOfExample({ boards }: Rules): number {
  return nth(nth(boards, 0).houseCosts, HOUSE);
}

/** What both editions say. */
export const paymentBlocks: readonly Block<Rules>[] = [
  text(plain(m.payment_lead)),
  points(
    (v, { plain: rules }) => m.payment_kinds({ francs: francs(v, rules.francsPerUnit) }, v),
    (v, { plain: rules }) => m.payment_choice({ francs: francs(v, rules.francsPerUnit) }, v),
    plain(m.payment_empty),
    (v, { plain: rules }) =>
      m.payment_joker({ francs: francs(v, rules.francsPerUnit), points: inPoints(v, rules.noJokerBonus) }, v),
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
          payments(rules, 'wood', 'francs', units).map((paid) => paymentSum(v, rules, paid)),
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
];

export const payment: Topic<Rules> = {
  id: 'payment',
  title: plain(m.payment_title),
  blocks: [
    ...paymentBlocks,
    example((v, { plain: rules }) => {
      const units = nth(nth(rules.boards, 0).houseCosts, 0);
      const ways = (other: CompassKind) =>
        listOfAny(
          v.locale,
          payments(rules, 'iron', other, units).map((paid) => paymentSum(v, rules, paid)),
        );
      return m.payment_example_special(
        {
          number: 1,
          units: materials(v, units),
          kind: compassName(v, rules, 'iron'),
          ways: ways('choice'),
          only: ways('empty'),
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
  ],
  about: {
    steps: ['move-needle'],
    things: ['compass', 'needle'],
    reasons: ['needles-would-meet'],
  },
  see: ['payment', 'construction'],
};
