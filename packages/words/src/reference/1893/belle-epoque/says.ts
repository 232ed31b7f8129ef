/** Sentences about Belle Époque, and the things that they name. */
import { CARDS, type Rules, SPACE_NAMES, SPACES } from '@horta/engine/1893';
import { m } from '#messages/rules-belle-epoque';
import { cardName, cardNumber } from '../../../games/1893/cards.ts';
import { m as game } from '../../../games/1893/messages.ts';
import type { Voice } from '../../../voice.ts';
import type { Facts, Say } from '../../rulebook.ts';

/** Messages that need nothing put into them. */
export type PlainKey = {
  [Key in keyof typeof m]: object extends Parameters<(typeof m)[Key]>[0] ? Key : never;
}[keyof typeof m];

/** The message is asked for when spoken: a browser fetches it. */
export function says(key: PlainKey): Say<Rules> {
  return (v) => m[key]({}, v);
}

type Card = (typeof CARDS)[number];

/** The one that does this, or comes at this moment, as it is called. */
export function cardThat(v: Voice, is: (card: Card) => boolean): string {
  return cardName(v, CARDS.findIndex(is));
}

/** The numbers of those that work at a moment. */
export function cardsAt(moment: Card['moment']): string[] {
  return CARDS.flatMap((card, place) => (card.moment === moment ? [String(cardNumber(place))] : []));
}

export function countCards(v: Voice, count: number): string {
  return game.count_cards({ count }, v);
}

export function countTiles(v: Voice, count: number): string {
  return game.count_tiles({ count }, v);
}

/** The numbers of players that can play. */
export function playerCounts({ leastPlayers, mostPlayers }: Facts<Rules>): number[] {
  return Array.from({ length: mostPlayers - leastPlayers + 1 }, (_, i) => leastPlayers + i);
}

/** The spaces with a face-down tile. */
export function tiledNames({ tiledSpaces }: Rules): string[] {
  return Array.from({ length: SPACES }, (_, space) => space)
    .filter((space) => (tiledSpaces >> space) & 1)
    .map((space) => SPACE_NAMES[space] ?? '');
}
