/** The last chapters: a turn without advice, a second house, the final scoring. */

import { options } from '@horta/engine';
import {
  ARCHITECTURE,
  COLUMNS,
  type Event,
  HOUSE,
  housesOf,
  houseUnits,
  level,
  MATERIAL,
  PRESTIGE,
  paymentKinds,
  paymentSet,
  type State,
  UNITS_PER_CARD,
} from '@horta/engine/1897';
import { thing } from '../../games/1897/things.ts';
import type { Chapter, Situation } from '../course.ts';
import { francs, isOneOf, isOwn, points } from '../reading.ts';
import { NAMES } from './names.ts';
import {
  allBut,
  answerTurn,
  armsName,
  cellsOf,
  eventOf,
  pointsFrom,
  starterOf,
  stateOf,
  takes,
} from './reading.ts';
import { say } from './words.ts';

export const free: Chapter = {
  id: 'free',
  title: () => say.chapter_free(),
  sum: () => say.sum_free(),
  at: 61,
  moments: [
    {
      id: 'tell',
      says(at) {
        const s = stateOf(at);
        return say.free_tell({ units: houseUnits(s, at.seat), francs: francs(s.rules.saleFrancs) });
      },
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.free_try(),
      task: { step: 'turn', answers: answerTurn },
    },
    {
      id: 'arms',
      when: { event: 'arms-majority', where: isOneOf, stage: 'arms' },
      says(at) {
        const { block, counts, players } = eventOf(at, 'arms-majority');
        const others = players.filter((seat) => seat !== at.seat).map((seat) => NAMES[seat]);
        return say.free_arms_shared({
          arms: armsName(block),
          count: counts[at.seat],
          points: points(level(stateOf(at), at.seat, PRESTIGE)),
          players: others.join(', '),
        });
      },
      points: (at) => [thing.arms(eventOf(at, 'arms-majority').block), thing.scale(at.seat, PRESTIGE)],
      teaches: ['arms-won'],
    },
    {
      id: 'first',
      when: { event: 'first-player-chosen', where: isOwn, stage: 'cards' },
      says: () => say.free_first(),
      points: () => [thing.expo],
    },
  ],
};

export const house: Chapter = {
  id: 'house',
  title: () => say.chapter_house(),
  sum: () => say.sum_house(),
  at: 132,
  moments: [
    {
      id: 'tell',
      says(at) {
        const s = stateOf(at);
        return say.house_tell({
          houses: housesOf(s, at.seat),
          units: houseUnits(s, at.seat),
          points: points(s.rules.pointsPerMaterialKind),
        });
      },
      points: (at) => cellsOf(stateOf(at), HOUSE),
      teaches: ['houses', 'material-kinds'],
    },
    {
      id: 'cards',
      says: () => say.house_cards({ each: UNITS_PER_CARD }),
      points: (at) =>
        stateOf(at).rules.copies[MATERIAL].flatMap((_, card) =>
          stateOf(at).materials[at.seat * stateOf(at).rules.copies[MATERIAL].length + card] > 0
            ? [thing.ownMaterial(at.seat, card)]
            : [],
        ),
      teaches: ['material-cards'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.house_try(),
      points: (at) => cellsOf(stateOf(at), HOUSE),
      task: {
        step: 'turn',
        refuses: allBut(
          (s, option) => takes(s, option, HOUSE),
          () => say.refuse_house(),
        ),
      },
    },
    {
      id: 'pay',
      when: { asked: 'pay-house' },
      says: (at) => say.house_pay({ points: points(stateOf(at).rules.pointsPerMaterialCard) }),
      task: {
        step: 'pay-house',
        answers({ option, before }) {
          const { pointsPerMaterialKind, payments } = (before as State).rules;
          const kinds = paymentKinds(option);
          const gained = { kinds, points: points(kinds * pointsPerMaterialKind) };
          const ways = options(before);
          const most = Math.max(...ways.map(paymentKinds));
          if (kinds < most) return say.house_less({ ...gained, best: points(most * pointsPerMaterialKind) });
          const cards = (way: number) => payments.sets.sizes[paymentSet(way)];
          const fewest = Math.min(...ways.filter((way) => paymentKinds(way) === most).map(cards));
          return cards(option) > fewest ? say.house_waste(gained) : say.house_best(gained);
        },
      },
    },
    {
      id: 'level',
      says: (at) => say.house_level({ level: level(stateOf(at), at.seat, ARCHITECTURE) }),
      points: ({ seat }) => [thing.scale(seat, ARCHITECTURE)],
    },
  ],
};

/** How the game has ended. */
function outcome({ events }: Situation): Extract<Event, { type: 'game-ended' }> {
  const ended = (events as readonly Event[]).find(({ type }) => type === 'game-ended');
  if (ended?.type !== 'game-ended') throw new Error('the game is not over');
  return ended;
}

export const end: Chapter = {
  id: 'end',
  title: () => say.chapter_end(),
  sum: () => say.sum_end(),
  at: 140,
  moments: [
    {
      id: 'nobles',
      says(at) {
        const { rules } = stateOf(at);
        return say.end_nobles({
          cost: francs(rules.nobleCost),
          starter: starterOf(rules),
          penalty: points(rules.unpaidNoblePenalty),
        });
      },
      points: (at) => {
        const { rules, nobles } = stateOf(at);
        return rules.nobles.flatMap((_, kind) =>
          (nobles[at.seat] >> kind) & 1 ? [thing.ownNoble(at.seat, kind)] : [],
        );
      },
    },
    {
      id: 'bonus',
      says: () => say.end_bonus(),
      points: () => Array.from({ length: COLUMNS }, (_, column) => thing.bonus(column)),
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.end_try(),
      task: { step: 'turn', answers: answerTurn },
    },
    {
      id: 'paid',
      when: { event: 'noble-paid', where: isOwn, stage: 'costs' },
      lapses: { event: 'points', where: (event) => pointsFrom(event) === 'houses' },
      says(at) {
        const { cost, noble } = eventOf(at, 'noble-paid');
        return say.end_paid({ cost: francs(cost), noble: stateOf(at).rules.nobles[noble].name });
      },
      points: (at) => [thing.ownNoble(at.seat, eventOf(at, 'noble-paid').noble)],
      teaches: ['paying-nobles'],
    },
    {
      id: 'unpaid',
      when: {
        event: 'points',
        where: (event, at) => pointsFrom(event) === 'unpaid-nobles' && isOwn(event, at),
        stage: 'costs',
      },
      lapses: { event: 'points', where: (event) => pointsFrom(event) === 'houses' },
      says: (at) => say.end_unpaid({ penalty: points(stateOf(at).rules.unpaidNoblePenalty) }),
      teaches: ['paying-nobles'],
    },
    {
      id: 'houses',
      when: {
        event: 'points',
        where: (event, at) => pointsFrom(event) === 'houses' && isOwn(event, at),
        stage: 'houses',
      },
      says(at) {
        const { count, each, amount } = eventOf(at, 'points');
        return say.end_houses({ houses: count, level: each, points: points(amount) });
      },
      points: ({ seat }) => [thing.scale(seat, ARCHITECTURE)],
      teaches: ['end-houses'],
    },
    {
      id: 'materials',
      when: {
        event: 'points',
        where: (event) => pointsFrom(event) === 'material-cards',
        stage: 'material-cards',
      },
      lapses: { event: 'points', where: (event) => pointsFrom(event) === 'expo' },
      says: (at) => say.end_materials({ each: points(stateOf(at).rules.pointsPerMaterialCard) }),
    },
    {
      id: 'expo',
      when: { event: 'points', where: (event) => pointsFrom(event) === 'expo', stage: 'expo' },
      says(at) {
        const { amount, player } = eventOf(at, 'points');
        return say.end_expo({ points: points(amount), player: NAMES[player] });
      },
      points: () => [thing.expo],
      teaches: ['end-expo'],
    },
    {
      id: 'lower',
      when: {
        event: 'points',
        where: (event, at) => pointsFrom(event).startsWith('bonus') && isOwn(event, at),
      },
      lapses: { over: true },
      says: (at) => say.end_lower({ points: points(eventOf(at, 'points').amount) }),
      teaches: ['end-bonuses'],
    },
    {
      id: 'over',
      when: { over: true },
      says(at) {
        const { totals, winners } = outcome(at);
        const winner = winners.map((seat) => NAMES[seat]).join(', ');
        return say.end_over({ winner, best: points(totals[winners[0]]), points: points(totals[at.seat]) });
      },
      teaches: ['ties'],
    },
    { id: 'two', when: { over: true }, says: () => say.end_two() },
  ],
};
