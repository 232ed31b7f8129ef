/** What happens when all have passed. */
import { PRESTIGE, type Rules } from '@horta/engine/1897';
import { m as game } from '#messages/1897';
import { m } from '#messages/rules-1897';
import { effectText } from '../../games/1897/amounts.ts';
import { scaleName } from '../../games/1897/names.ts';
import { points as inPoints } from '../../voice.ts';
import { example, pictures, steps, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';

const majorities: Topic<Rules> = {
  id: 'majorities',
  title: plain(m.majorities),
  blocks: [
    text(plain(m.majorities_text)),
    steps(plain(m.majorities_columns), plain(m.majorities_arms), plain(m.majorities_brussels)),
    text(plain(m.majorities_order)),
  ],
  rulings: ['R-62'],
  see: ['columns', 'coats-of-arms', 'brussels-majority'],
};

/** The kind of architect that the example is about, showing its lower face. */
const EXAMPLE_FACE = 2;

const columns: Topic<Rules> = {
  id: 'columns',
  title: plain(m.columns),
  blocks: [
    text(plain(m.columns_text)),
    table((v, { plain: { bonusCards } }) => ({
      head: [m.head_bonus({}, v)],
      rows: bonusCards.map(({ bonus }) => [effectText(v, bonus)]),
    })),
    text(plain(m.columns_empty)),
    example((v, { plain: { faceValues } }) => {
      const value = nth(faceValues, EXAMPLE_FACE);
      return m.columns_example({ value, sum: value + value }, v);
    }),
    { kind: 'scene', scene: 'columns' },
    pictures(({ plain: { bonusCards } }) => bonusCards.map((_, i) => `bonusCards.${i}`)),
  ],
  about: { things: ['bonus'] },
  see: ['placing', 'tracks', 'bonus-cards', 'two-players'],
};

const arms: Topic<Rules> = {
  id: 'coats-of-arms',
  title: plain(m.arms),
  blocks: [
    text((v, { plain: { blocks } }) =>
      m.arms_text(
        {
          architects: game.count_architects({ count: nth(blocks, 0).length }, v),
          track: scaleName(v, 'prestige'),
        },
        v,
      ),
    ),
    text(plain(m.arms_values)),
    example((v, { plain: { blocks, scales } }) => {
      const all = nth(blocks, 0).length;
      const levels = nth(scales, PRESTIGE);
      const level = nth(levels, 1);
      const other = nth(levels, 2);
      return m.arms_example(
        {
          most: all - 1,
          all,
          half: all / 2,
          level,
          other,
          points: inPoints(v, level),
          otherPoints: inPoints(v, other),
        },
        v,
      );
    }),
    { kind: 'scene', scene: 'area' },
  ],
  about: { things: ['arms'], sources: ['coat-of-arms'] },
  see: ['tracks', 'placing', 'two-players'],
};

/** Architects of the example in Brussels. */
const SENT = { first: 3, second: 2, last: 1 };

const brusselsMajority: Topic<Rules> = {
  id: 'brussels-majority',
  title: plain(m.arrest),
  blocks: [text(plain(m.arrest_text)), example((v) => m.arrest_example(SENT, v))],
  about: { steps: ['arrest-architect'], reasons: ['not-in-brussels'], things: ['sent'] },
  see: ['brussels', 'prison'],
};

export const MAJORITIES: Chapter<Rules> = {
  id: 'majority',
  title: plain(m.chapter_majorities),
  topics: [majorities, columns, arms, brusselsMajority],
};
