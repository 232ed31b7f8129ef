/** The chapters in the middle: the end of a round, a sale, an exhibition. */
import {
  artworkAt,
  artworksOf,
  COLOURS,
  type Event,
  EXPO,
  MONEY,
  PASS_OPTION,
  PRESTIGE,
  type State,
} from '@horta/engine/1897';
import { thing } from '../../games/1897/things.ts';
import type { ThingId } from '../../games/game-view.ts';
import type { Chapter, Situation } from '../course.ts';
import { francs, isOneOf, isOwn, points } from '../reading.ts';
import { NAMES } from './names.ts';
import {
  allBut,
  armsName,
  cellsOf,
  eventOf,
  nobleWith,
  paidFor,
  sentThings,
  stateOf,
  takes,
} from './reading.ts';
import { say } from './words.ts';

/** The Bonus cards that the learner has won in this chapter. */
function wonBonuses({ events, seat }: Situation): ThingId[] {
  return (events as readonly Event[]).flatMap((event) =>
    event.type === 'column-majority' && event.players.includes(seat) ? [thing.bonus(event.column)] : [],
  );
}

export const round: Chapter = {
  id: 'round',
  title: () => say.chapter_round(),
  sum: () => say.sum_round(),
  at: 24,
  moments: [
    {
      id: 'tell',
      says(at) {
        const { firstPassFrancs, passFrancs } = stateOf(at).rules;
        return say.round_pass({ first: francs(firstPassFrancs), others: francs(passFrancs) });
      },
      teaches: ['passing'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.round_try(),
      task: {
        step: 'turn',
        refuses: (option) => (option === PASS_OPTION ? undefined : say.refuse_other()),
        answers: ({ before }) =>
          say.round_passed({ francs: francs((before as State).rules.firstPassFrancs) }),
      },
    },
    {
      id: 'column',
      when: { event: 'column-majority', where: isOneOf, stage: 'columns' },
      says(at) {
        const { column, sums } = eventOf(at, 'column-majority');
        return say.round_column({ column: column + 1, sum: sums[at.seat] });
      },
      points: (at) => [thing.bonus(eventOf(at, 'column-majority').column)],
      teaches: ['columns'],
    },
    {
      id: 'bonus',
      when: { event: 'scale-advanced', where: isOwn, stage: 'columns' },
      says: () => say.round_bonus(),
      points: (at) => [...wonBonuses(at), thing.scale(at.seat, eventOf(at, 'scale-advanced').scale)],
      teaches: ['bonuses'],
    },
    {
      id: 'arms',
      when: { event: 'arms-majority', stage: 'arms' },
      says(at) {
        const { block, players } = eventOf(at, 'arms-majority');
        const named = players.map((seat) => NAMES[seat]).join(', ');
        return say.round_arms({ arms: armsName(block), players: named });
      },
      points: (at) => [thing.arms(eventOf(at, 'arms-majority').block), thing.scale(at.seat, PRESTIGE)],
      teaches: ['arms', 'prestige'],
    },
    {
      id: 'brussels',
      when: { event: 'brussels-majority', stage: 'brussels' },
      says: (at) => say.round_brussels({ count: eventOf(at, 'brussels-majority').counts[at.seat] }),
      points: sentThings,
      teaches: ['brussels-majority'],
    },
    {
      id: 'arrest',
      when: { asked: 'arrest-architect' },
      says: () => say.round_arrest(),
      points: sentThings,
      task: {
        step: 'arrest-architect',
        answers({ option, before }) {
          const { rules } = before as State;
          const { name } = rules.nobles[nobleWith(rules, 'release')];
          return say.round_arrested({ architect: rules.architects[option].name, noble: name });
        },
      },
    },
    {
      id: 'expo',
      when: { event: 'first-player-chosen', stage: 'cards' },
      says: (at) => say.round_expo({ player: NAMES[eventOf(at, 'first-player-chosen').player] }),
      points: () => [thing.expo],
      teaches: ['expo-first'],
    },
    {
      id: 'next',
      when: { event: 'round-started' },
      says: (at) => say.round_next({ round: eventOf(at, 'round-started').round }),
      points: (at) => stateOf(at).cards.map((_, cell) => thing.cell(cell)),
      teaches: ['maintenance'],
    },
  ],
};

function ownArtworks(at: Situation): ThingId[] {
  const s = stateOf(at);
  return COLOURS.flatMap((_, colour) =>
    s.artworks[artworkAt(at.seat, colour)] > 0 ? [thing.ownArtwork(at.seat, colour)] : [],
  );
}

export const sale: Chapter = {
  id: 'sale',
  title: () => say.chapter_sale(),
  sum: () => say.sum_sale(),
  at: 33,
  moments: [
    {
      id: 'tell',
      says: (at) => say.sale_tell({ francs: francs(stateOf(at).rules.saleFrancs) }),
      points: (at) => cellsOf(stateOf(at), MONEY),
      teaches: ['sales'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: (at) => say.sale_try({ count: artworksOf(stateOf(at), at.seat) }),
      points: (at) => [...cellsOf(stateOf(at), MONEY), ...ownArtworks(at)],
      task: {
        step: 'turn',
        refuses: allBut(
          (s, option) => takes(s, option, MONEY),
          () => say.refuse_sale(),
        ),
      },
    },
    {
      id: 'face',
      when: { asked: 'place-architect' },
      says: () => say.sale_face(),
      points: ({ seat }) => [thing.francs(seat)],
      task: { step: 'place-architect' },
    },
    {
      id: 'which',
      when: { asked: 'sell-artwork' },
      says: () => say.sale_which(),
      points: ownArtworks,
      task: {
        step: 'sell-artwork',
        answers: ({ before }, at) =>
          say.sale_done({ francs: francs((before as State).rules.saleFrancs), paid: francs(paidFor(at)) }),
      },
    },
  ],
};

function shownBy({ events, seat }: Situation): number {
  return (events as readonly Event[]).filter(
    (event) => event.type === 'artwork-shown' && event.player === seat,
  ).length;
}

export const exhibition: Chapter = {
  id: 'exhibition',
  title: () => say.chapter_exhibition(),
  sum: () => say.sum_exhibition(),
  at: 45,
  moments: [
    {
      id: 'tell',
      says: (at) => say.expo_tell({ points: points(stateOf(at).rules.exhibitionPoints) }),
      points: (at) => cellsOf(stateOf(at), EXPO),
      teaches: ['exhibition'],
    },
    {
      id: 'try',
      when: { asked: 'turn' },
      says: () => say.expo_try(),
      points: (at) => [...cellsOf(stateOf(at), EXPO), ...ownArtworks(at)],
      task: {
        step: 'turn',
        refuses: allBut(
          (s, option) => takes(s, option, EXPO),
          () => say.refuse_expo(),
        ),
      },
    },
    {
      id: 'show',
      when: { asked: 'show-artwork' },
      says: () => say.expo_show(),
      points: ownArtworks,
      task: {
        step: 'show-artwork',
        answers: ({ before }) => say.expo_shown({ points: points((before as State).rules.exhibitionPoints) }),
      },
    },
    {
      id: 'done',
      when: { event: 'exhibition-ended' },
      says(at) {
        const { exhibitionPoints, expoPoints } = stateOf(at).rules;
        return say.expo_done({ points: points(shownBy(at) * exhibitionPoints), last: points(expoPoints) });
      },
      points: () => [thing.expo],
      teaches: ['expo'],
    },
  ],
};
