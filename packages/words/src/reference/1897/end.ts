/** The end of the game, and what is otherwise with two players. */
import { ARCHITECTURE, type EndBonus, type Rules } from '@horta/engine/1897';
import { m as game } from '#messages/1897';
import { m } from '#messages/rules-1897';
import { m as shared } from '#messages/shared';
import { effectText, endText } from '../../games/1897/amounts.ts';
import { scaleName } from '../../games/1897/names.ts';
import { francs, points as inPoints, type Voice } from '../../voice.ts';
import { example, pictures, points, steps, table, text } from '../blocks.ts';
import type { Chapter, Topic } from '../rulebook.ts';
import { nth, plain } from '../says.ts';
import { firstPrisoners, startingNoble } from './phrases.ts';

const end: Topic<Rules> = {
  id: 'end',
  title: plain(m.end),
  blocks: [
    text((v, { plain: { rounds } }) => m.end_text({ round: rounds }, v)),
    steps(plain(m.end_nobles), plain(m.end_houses), plain(m.end_bonus)),
  ],
  see: ['paying-nobles', 'final-scoring', 'bonus-cards', 'winner'],
};

/** Nobles of the example, beside the starting one, and how many of them can be paid. */
const KEPT = 4;
const PAYABLE = 2;

const payingNobles: Topic<Rules> = {
  id: 'paying-nobles',
  title: plain(m.paying_nobles),
  blocks: [
    text((v, { plain: rules }) =>
      m.paying_text(
        {
          cost: francs(v, rules.nobleCost),
          noble: startingNoble(rules),
          penalty: inPoints(v, rules.unpaidNoblePenalty),
        },
        v,
      ),
    ),
    text(plain(m.paying_must)),
    example((v, { plain: rules }) => {
      const { nobleCost, unpaidNoblePenalty } = rules;
      const money = PAYABLE * nobleCost;
      return m.paying_example(
        {
          nobles: game.count_nobles({ count: KEPT }, v),
          noble: startingNoble(rules),
          francs: francs(v, money),
          paid: game.count_nobles({ count: nobleCost === 0 ? KEPT : PAYABLE }, v),
          penalty: inPoints(v, nobleCost === 0 ? 0 : (KEPT - PAYABLE) * unpaidNoblePenalty),
        },
        v,
      );
    }),
    text(plain(m.paying_last)),
  ],
  rulings: ['R-10', 'R-11'],
  about: { warnings: ['1897-keep-last'], sources: ['unpaid-nobles'] },
  see: ['nobles', 'bonus-cards'],
};

/** Of the example. */
const HOUSES = 3;

const finalScoring: Topic<Rules> = {
  id: 'final-scoring',
  title: plain(m.final_scoring),
  blocks: [
    text(plain(m.final_text)),
    points(
      (v) => m.final_houses({ track: scaleName(v, 'architecture') }, v),
      (v, { plain: rules }) => m.final_materials({ points: inPoints(v, rules.pointsPerMaterialCard) }, v),
      (v, { plain: rules }) => m.final_expo({ points: inPoints(v, rules.expoPoints) }, v),
    ),
    example((v, { plain: { scales } }) => {
      const level = nth(nth(scales, ARCHITECTURE), Number.POSITIVE_INFINITY);
      return m.final_example(
        { houses: game.count_houses({ count: HOUSES }, v), level, points: inPoints(v, HOUSES * level) },
        v,
      );
    }),
    { kind: 'scene', scene: 'own' },
  ],
  about: { sources: ['houses', 'material-cards', 'expo'] },
  see: ['bonus-cards', 'tracks', 'winner'],
};

/** How often the card of the example scores. */
const SETS = 3;

/** What somebody has for it, and how often that counts. */
function counted(v: Voice, card: EndBonus): { readonly what: string; readonly times: number } {
  switch (card.kind) {
    case 'francs': {
      const times = Math.min(SETS, card.most);
      // Nearly enough for another time.
      return { what: francs(v, (times + 1) * card.francs - 1), times };
    }
    case 'nobles':
      return { what: game.count_nobles({ count: SETS }, v), times: SETS };
    case 'artworks':
      return { what: game.count_colours({ count: SETS }, v), times: SETS };
    case 'houses':
      return { what: game.count_house_kinds({ count: SETS }, v), times: SETS };
  }
}

const bonusExample = example<Rules>((v, { plain: { bonusCards: cards } }) => {
  const ends = cards.map((one) => one.end);
  const card =
    ends.find(({ kind }) => kind === 'francs') ?? ends.find(({ kind }) => kind === 'nobles') ?? nth(ends, 0);
  const { what, times } = counted(v, card);
  return m.bonus_example({ bonus: endText(v, card), what, points: inPoints(v, times * card.points) }, v);
});

const bonusCards: Topic<Rules> = {
  id: 'bonus-cards',
  title: plain(m.bonus_cards),
  blocks: [
    text(plain(m.bonus_text)),
    table((v, { plain: rules }) => ({
      head: [m.head_bonus({}, v), m.head_bonus_end({}, v)],
      rows: rules.bonusCards.map(({ bonus, end: atEnd }) => [effectText(v, bonus), endText(v, atEnd)]),
    })),
    pictures(({ plain: { bonusCards } }) => bonusCards.map((_, i) => `bonusCards.${i}`)),
    text((v, { plain: rules }) => m.bonus_count({ noble: startingNoble(rules) }, v)),
    bonusExample,
  ],
  about: { sources: ['bonus-nobles', 'bonus-francs', 'bonus-artworks', 'bonus-houses'] },
  see: ['columns', 'winner'],
};

const winner: Topic<Rules> = {
  id: 'winner',
  title: plain(m.winner),
  blocks: [
    text(plain(m.winner_text)),
    steps(plain(m.winner_prison), plain(m.winner_levels), plain(m.winner_shared)),
  ],
  see: ['final-scoring', 'prison', 'tracks'],
};

export const END: Chapter<Rules> = {
  id: 'end-of-game',
  title: plain(m.chapter_end),
  topics: [end, payingNobles, finalScoring, bonusCards, winner],
};

const twoPlayers: Topic<Rules> = {
  id: 'two-players',
  title: (v, { leastPlayers }) => m.two_players({ players: shared.players({ count: leastPlayers }, v) }, v),
  blocks: [
    points(
      (v, facts) => {
        const { faceValues, neutralFace } = facts.with(facts.leastPlayers);
        return m.two_area({ value: nth(faceValues, neutralFace) }, v);
      },
      plain(m.two_count),
      (v, facts) => m.two_prison({ architects: firstPrisoners(facts.with(facts.leastPlayers)) }, v),
    ),
    text(plain(m.two_rest)),
  ],
  rulings: ['R-42'],
  see: ['area', 'columns', 'coats-of-arms'],
};

export const TWO_PLAYERS: Chapter<Rules> = {
  id: 'fewer-players',
  title: twoPlayers.title,
  topics: [twoPlayers],
};
