/** What Prestige cards are good for, and which there are. */
import type { Rules } from '@horta/engine/1893';
import { rowName } from '../../games/1893/names.ts';
import { capitalised } from '../../text.ts';
import type { Voice } from '../../voice.ts';
import { example, pictures, points, table, text } from '../blocks.ts';
import type { Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { cards } from './amounts.ts';
import { m } from './messages.ts';

/** Cards won in the example, VP symbols on those that are slid under a row, and which rows. */
const WON = 3;
const SYMBOLS = 2;
const SYMBOL = 1;

type Card = Rules['prestige'][number];

/** What sort of bonus a card has, whichever it is. */
function sortOfBonus(v: Voice, { bonus }: Card): string {
  const [effects = []] = bonus;
  if (bonus.length > 1) return m.kind_choice({ number: bonus.length }, v);
  if (effects.length === 1) return m.kind_single({}, v);
  const different = new Set(effects.map((effect) => JSON.stringify(effect))).size;
  return different === 1
    ? m.kind_same({ number: effects.length }, v)
    : m.kind_different({ number: effects.length }, v);
}

/** A row for cards that differ at most in which bonus they give. */
function sortsOfCards(v: Voice, { prestige }: Rules): string[][] {
  const rows = prestige.map((card) => [
    capitalised(v.locale, sortOfBonus(v, card)),
    String(card.symbols),
    String(card.manneken),
  ]);
  const keys = rows.map((row) => row.join());
  return rows
    .filter((_, i) => keys.indexOf(nth(keys, i)) === i)
    .map((row) => [...row, String(keys.filter((key) => key === row.join()).length)]);
}

/** The place of the first card of those that are quite alike. */
function differentCards({ prestige }: Rules): number[] {
  const keys = prestige.map(({ bonus, symbols, manneken }) => JSON.stringify([bonus, symbols, manneken]));
  return keys.flatMap((key, place) => (keys.indexOf(key) === place ? [place] : []));
}

export const prestigeCards: Topic<Rules> = {
  id: 'prestige-cards',
  title: plain(m.prestige_title),
  blocks: [
    text(plain(m.prestige_lead)),
    points(plain(m.prestige_bonus), plain(m.prestige_slide)),
    text(plain(m.prestige_row)),
    text(plain(m.prestige_bonuses)),
    example((v, { plain: rules }) => {
      const { multiplier } = nth(rules.boards, 0);
      return m.prestige_example(
        {
          cards: cards(v, WON),
          number: SYMBOLS,
          other: SYMBOL,
          firstRow: rowName(v, 'nobles'),
          otherRow: rowName(v, 'francs'),
          firstFactor: multiplier + SYMBOLS,
          otherFactor: multiplier + SYMBOL,
        },
        v,
      );
    }),
    text(plain(m.prestige_table)),
    table((v, { plain: rules }) => ({
      head: [m.bonus_head({}, v), m.symbols_head({}, v), m.manneken_head({}, v), m.copies_head({}, v)],
      rows: sortsOfCards(v, rules),
    })),
    pictures(({ plain: rules }) => differentCards(rules).map((place) => `prestige.${place}`)),
  ],
  rulings: ['R-8'],
  about: {
    steps: ['use-prestige'],
    things: ['prestige-deck'],
    reasons: [
      'card-not-yours',
      'no-symbols-to-slide',
      'tied-card-not-kept',
      'row-used-this-round',
      'no-such-alternative',
    ],
  },
  see: ['rows', 'tracks', 'courthouse'],
};
