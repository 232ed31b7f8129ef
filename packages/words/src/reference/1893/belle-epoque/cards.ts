/** The cards that pavilions bring: how they work, and each with what players ask about it. */
import { CARDS, type Rules } from '@horta/engine/1893';
import { m } from '#messages/rules-belle-epoque';
import { cardInFull, cardNumber } from '../../../games/1893/cards.ts';
import { brusselsName, nobleName } from '../../../games/1893/names.ts';
import { capitalised, listOfAll } from '../../../text.ts';
import { entry, points, text } from '../../blocks.ts';
import type { Block, Say, Topic } from '../../rulebook.ts';
import { cardThat, type PlainKey, says } from './says.ts';

export const CARD_RULES: Topic<Rules> = {
  id: 'belle-epoque-cards',
  title: says('title_cards'),
  blocks: [
    text(says('cards_get')),
    text(says('cards_once')),
    text(says('cards_moment')),
    points(
      (v) => {
        const numbers = CARDS.flatMap(({ automatic }, card) => (automatic ? [String(cardNumber(card))] : []));
        return m.cards_automatic({ cards: listOfAll(v.locale, numbers) }, v);
      },
      says('cards_order'),
      (v) => m.cards_placed({ action: brusselsName(v, 'cinquantenaire') }, v),
      (v) => m.cards_done({ card: cardThat(v, ({ moment }) => moment === 'after-action') }, v),
    ),
  ],
  rulings: ['R-51', 'R-52'],
  about: {
    steps: ['use-card', 'choose-card'],
    reasons: ['site-card-not-yours', 'card-not-now'],
    warnings: ['1893-declined-gain'],
    things: ['own-card'],
    sources: ['cards'],
  },
  see: ['pavilions', 'cards-art-nouveau', 'cards-brussels', 'cards-round', 'cards-resolution'],
};

type NoteKey = Extract<PlainKey, `note_${number}`>;

/** What is said of a card by its number; these name something. */
const NOTES: Readonly<Record<number, Say<Rules>>> = {
  8: (v) => m.note_8({ card: cardThat(v, ({ effect }) => effect.kind === 'jokers') }, v),
  14: (v, { full }) => m.note_14({ noble: nobleName(full, full.startingNoble) }, v),
  18: (v, { full }) => m.note_18({ noble: nobleName(full, 'privat-livemont') }, v),
  24: (v, { full }) => m.note_24({ noble: nobleName(full, full.startingNoble) }, v),
  // It counts what the card before it counts.
  32: says('note_31'),
};

function cardEntry(number: number): Block<Rules> {
  const card = number - 1;
  return entry(
    `belleEpoque.cards.${card}`,
    (v, { full }) => capitalised(v.locale, cardInFull(v, { rules: full }, card)),
    NOTES[number] ?? says(`note_${number}` as NoteKey),
  );
}

type Group = Pick<Topic<Rules>, 'id' | 'title' | 'rulings' | 'about' | 'see'>;

function cardTopic(first: number, last: number, group: Group): Topic<Rules> {
  const cards = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return { ...group, blocks: cards.map(cardEntry), about: { ...group.about, cards } };
}

/** In groups by their moment, as they are numbered. */
export const CARD_TOPICS: readonly Topic<Rules>[] = [
  cardTopic(1, 10, {
    id: 'cards-art-nouveau',
    title: says('title_cards_art_nouveau'),
    rulings: ['R-4', 'R-27', 'R-36', 'R-54', 'R-56'],
    about: {
      steps: ['turn-white', 'return-displayed', 'discard-nobles', 'swap-joker'],
      reasons: ['nothing-displayed', 'not-one-cube-replaced'],
    },
    see: ['belle-epoque-cards', 'workshop', 'sales', 'nobles', 'materials', 'construction'],
  }),
  cardTopic(11, 18, {
    id: 'cards-brussels',
    title: says('title_cards_brussels'),
    rulings: ['R-24', 'R-35', 'R-36', 'R-52', 'R-54'],
    about: {
      steps: ['cash-noble', 'take-back-bid', 'take-back-francs', 'swap-artwork', 'take-artwork-for-cubes'],
      reasons: ['noble-not-used', 'architect-not-yours', 'nothing-bid', 'bid-smaller', 'cubes-short'],
    },
    see: ['belle-epoque-cards', 'stock-exchange', 'grand-place', 'cinquantenaire', 'saint-catherine'],
  }),
  cardTopic(19, 24, {
    id: 'cards-round',
    title: says('title_cards_round'),
    rulings: ['R-28', 'R-30', 'R-32', 'R-52', 'R-53'],
    about: { steps: ['choose-any-iris', 'play-again'], reasons: ['no-meeple-to-play'] },
    see: ['belle-epoque-cards', 'active-area', 'free-action', 'belle-epoque-round-end'],
  }),
  cardTopic(25, 32, {
    id: 'cards-resolution',
    title: says('title_cards_resolution'),
    rulings: ['R-33', 'R-35'],
    about: {
      steps: ['take-other-card', 'double-meeple'],
      reasons: ['column-active', 'no-card-there', 'no-tile-there'],
    },
    see: ['belle-epoque-cards', 'columns', 'first-player', 'irises', 'courthouse', 'pavilion-visit'],
  }),
];
