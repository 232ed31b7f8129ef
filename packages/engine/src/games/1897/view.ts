/** The cards that a view doesn't show, pile by pile. All seats know the same: only the order of the draw piles is hidden. */
import { NONE } from '../../core/game.ts';
import { sampling, type Unseen } from '../../core/sample.ts';
import { thingsOf } from '../../mechanics/multiset.ts';
import {
  ARTWORK,
  type Card,
  cardOf,
  HOUSE,
  kindOf,
  MATERIAL,
  NOBLE,
  type Pile,
  type PileName,
  typeOf,
} from './ids.ts';
import { DISCARDS } from './piles.ts';
import type { State } from './state.ts';

const UNSEEN: Unseen<State, PileName> = {
  artworks: (s) => unseen(s, ARTWORK),
  materials: (s) => unseen(s, MATERIAL),
  houses: (s) => unseen(s, HOUSE),
  nobles: (s) => unseen(s, NOBLE),
};

export const sample = sampling(UNSEEN);

function unseen(s: State, pile: Pile): number[] {
  const seen = openCards(s, pile);
  return thingsOf(s.rules.copies[pile].map((copies, kind) => copies - seen[kind]));
}

/** By kind: how many cards of a pile lie open, wherever they are. The starting nobles belong to no pile. */
export function openCards(s: State, pile: Pile): number[] {
  const counts = s.rules.copies[pile].map((_, kind) => kept(s, pile, kind));
  const see = (card: Card): void => {
    if (card !== NONE && typeOf(card) === pile) counts[kindOf(card)]++;
  };
  for (const kind of s[DISCARDS[pile]]) counts[kind]++;
  s.cards.forEach(see);
  cardsInPlay(s).forEach(see);
  return counts;
}

/** Fields of the state with the cards that players keep, by pile; nobles are bit sets. */
const KEPT = ['artworks', 'materials', 'houses'] as const;

/** How many cards of a kind players keep. */
function kept(s: State, pile: Pile, kind: number): number {
  const { players, startingNoble, copies } = s.rules;
  if (pile === NOBLE && kind === startingNoble) return 0;
  let count = 0;
  for (let seat = 0; seat < players; seat++) {
    count += pile === NOBLE ? (s.nobles[seat] >> kind) & 1 : s[KEPT[pile]][seat * copies[pile].length + kind];
  }
  return count;
}

/** Types of the cards that frames hold: two that were drawn, in `a` and `b`; or one that was taken, in `a`. */
const DRAWN: Readonly<Record<string, Pile>> = {
  'choose-artwork': ARTWORK,
  'choose-material': MATERIAL,
  'choose-house': HOUSE,
  'choose-noble': NOBLE,
};
const TAKEN: Readonly<Record<string, Pile>> = {
  'pay-house': HOUSE,
  'settle-noble': NOBLE,
  'keep-noble': NOBLE,
};

/** Cards that someone has taken or drawn and not yet kept or discarded. */
function cardsInPlay(s: State): Card[] {
  const cards: Card[] = [];
  for (const { step, a, b } of s.agenda) {
    if (step in DRAWN) cards.push(cardOf(DRAWN[step], a), cardOf(DRAWN[step], b));
    if (step in TAKEN) cards.push(cardOf(TAKEN[step], a));
  }
  return cards;
}
