/** Belle Époque cards and bonus tiles: their names, and what they do with the numbers that the rules give them. */

import { CARDS, FRANCS_PER_POINT, type Rules, TILES, type TileName } from '@horta/engine/1893';
import { pick } from '../../common.ts';
import { unnamed } from '../../fallback.ts';
import { snake } from '../../text.ts';
import { francs, points, type Voice } from '../../voice.ts';
import { m } from './messages.ts';

const NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  30, 31, 32,
] as const;

/** Whose numbers are told: a state, or rules without a game. */
interface Ruled {
  readonly rules: Rules;
}

/** The card's number as it is printed. */
export function cardNumber(card: number): number {
  return card + 1;
}

export function cardName(v: Voice, card: number): string {
  return CARDS[card] === undefined ? unnamed(card) : m.card({ number: cardNumber(card) }, v);
}

/** What the card does, without its moment: "take 2 jokers". */
export function cardDeed(v: Voice, s: Ruled, card: number): string {
  const number = NUMBERS[card];
  if (number === undefined) return unnamed(card);
  const count = s.rules.cardNumbers[card] ?? 0;
  const inputs = {
    number: count,
    francs: francs(v, count),
    points: points(v, count),
    hoard: francs(v, FRANCS_PER_POINT),
    jokers: m.count_joker({ count }, v),
    nobles: m.count_nobles({ count }, v),
    steps: m.count_steps({ count }, v),
  };
  return m[`card_${number}`](inputs, v);
}

/** When the card works. */
export function cardMoment(v: Voice, card: number): string {
  const moment = CARDS[card]?.moment;
  return moment === undefined ? unnamed(card) : m[`moment_${snake(moment)}`]({}, v);
}

/** When the card works, and what it does. */
export function cardEffect(v: Voice, s: Ruled, card: number): string {
  if (CARDS[card] === undefined) return unnamed(card);
  return m.card_effect({ moment: cardMoment(v, card), effect: cardDeed(v, s, card) }, v);
}

/** "card 7 – Materials space, after the action: take 2 jokers" */
export function cardInFull(v: Voice, s: Ruled, card: number): string {
  return m.card_and_effect({ number: cardNumber(card), effect: cardEffect(v, s, card) }, v);
}

export function tileName(v: Voice, which: number | string): string {
  const tile = pick(TILES, which);
  return tile === undefined ? unnamed(which) : m[`tile_${tile}`]({}, v);
}

/** What the tile gives at the end of the game. */
export function tileEffect(v: Voice, s: Ruled, which: number | string): string {
  const tile = pick(TILES, which);
  if (tile === undefined) return unnamed(which);
  const count = tileNumber(s, tile);
  const inputs = {
    number: count,
    francs: francs(v, count),
    points: points(v, count),
    one: points(v, 1),
    artworks: m.count_artworks({ count }, v),
    houses: m.count_houses({ count }, v),
    level: s.rules.portraitLevel,
  };
  return m[`tile_effect_${tile}`](inputs, v);
}

export function tileNumber(s: Ruled, tile: TileName): number {
  return s.rules.tileNumbers[TILES.indexOf(tile)] ?? 0;
}

export function siteName(v: Voice, s: Ruled, site: number): string {
  return site in s.rules.surcharges ? m.site({ number: site + 1 }, v) : unnamed(site);
}

/** "2 glass" */
export function glass(v: Voice, count: number): string {
  return m.count_glass({ count }, v);
}
