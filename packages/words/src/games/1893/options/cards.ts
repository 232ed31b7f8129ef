/** Choices that Belle Époque cards offer. */
import { type Frame, NONE } from '@horta/engine';
import {
  ACTIONS,
  AREAS,
  BLACK,
  CARDS,
  COLOURS,
  COLUMNS,
  CUBE_PAIRS,
  CUBE_SETS,
  REFINED,
  SITES,
  SPACES,
  type State,
} from '@horta/engine/1893';
import { listOfAll } from '../../../text.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { cubeSum, effectText } from '../amounts.ts';
import { cardDeed, cardNumber } from '../cards.ts';
import { cardGains, members } from '../label-facts.ts';
import { m } from '../messages.ts';
import { prestigeName } from '../name-of.ts';
import { actionName, anArtwork, nobleName, spaceName } from '../names.ts';
import type { CardStepId } from '../steps.ts';
import { replaceOption } from './artworks.ts';
import { irisOption } from './boards.ts';

/** The label of one use of the card; after the last use comes declining. `a` of the frame is the card's site. */
export function cardOption(
  v: Voice,
  s: State,
  frame: Frame,
  step: CardStepId,
  option: number,
): string | undefined {
  const card = s.siteCards[frame.a] ?? NONE;
  if (step === 'use-card') return option === 0 ? decline(v, card) : useOption(v, s, frame, card, option);
  const uses = numberOfUses(s, step);
  if (option > uses) return undefined;
  return option === uses ? decline(v, card) : askedOption(v, s, card, step, option);
}

/** Of several cards the one of this site; after the sites comes none of them. */
export function chosenCardOption(v: Voice, s: State, frame: Frame, option: number): string | undefined {
  if (option > SITES) return undefined;
  if (option === SITES) return m.option_no_more_cards({}, v);
  return useOption(v, s, { ...frame, a: option }, s.siteCards[option] ?? NONE, 1);
}

function decline(v: Voice, card: number): string {
  return m.option_card_decline({ number: cardNumber(card) }, v);
}

function useOption(v: Voice, s: State, frame: Frame, card: number, option: number): string | undefined {
  if (option !== 1) return undefined;
  return m.option_card_use({ number: cardNumber(card), effect: gainText(v, s, frame, card) }, v);
}

/** Of francs and points the sum that they would be now. */
function gainText(v: Voice, s: State, frame: Frame, card: number): string {
  const kind = CARDS[card]?.effect.kind;
  if (kind === 'francs') return `+${francs(v, cardGains(s, frame).francs)}`;
  if (kind === 'points') return `+${points(v, cardGains(s, frame).points)}`;
  const noble = s.rules.nobles[frame.b];
  if (kind !== 'leaving-noble' || noble === undefined) return cardDeed(v, s, card);
  const price = francs(v, s.rules.cardNumbers[card] ?? 0);
  return m.option_leaving_noble({ francs: price, noble: noble.name, effect: effectText(v, noble.effect) }, v);
}

type AskingStepId = Exclude<CardStepId, 'use-card'>;

const DISPLAY_SETS = (s: State) => (1 << s.rules.displayCosts.length) - 1;

function numberOfUses(s: State, step: AskingStepId): number {
  switch (step) {
    case 'turn-white':
      return BLACK;
    case 'return-displayed':
      return s.shop.length;
    case 'discard-nobles':
      return DISPLAY_SETS(s);
    case 'swap-joker':
      return REFINED;
    case 'cash-noble':
      return s.rules.nobles.length;
    case 'take-back-bid':
    case 'double-meeple':
      return SPACES;
    case 'swap-artwork':
      return CUBE_PAIRS.length + COLOURS.length;
    case 'choose-any-iris':
      return AREAS.length;
    case 'play-again':
      return 2;
    case 'take-other-card':
      return COLUMNS * COLUMNS;
  }
}

function askedOption(
  v: Voice,
  s: State,
  card: number,
  step: AskingStepId,
  option: number,
): string | undefined {
  switch (step) {
    case 'turn-white':
      return m.option_turn_white({ artwork: anArtwork(v, option) }, v);
    case 'return-displayed':
      return replaceOption(v, s, option);
    case 'discard-nobles':
      return discardOption(v, s, option + 1);
    case 'swap-joker':
      return m.option_trade(
        { joker: m.count_joker({ count: 1 }, v), cubes: cubeSum(v, CUBE_SETS[option] ?? []) },
        v,
      );
    case 'cash-noble':
      return m.option_cash_noble(
        { noble: nobleName(s.rules, option), francs: francs(v, s.rules.nobles[option]?.cost ?? 0) },
        v,
      );
    case 'take-back-bid':
      return m.option_take_back({ ...onSpace(v, s, option), francs: francs(v, s.bids[option] ?? 0) }, v);
    case 'double-meeple':
      return m.option_double(onSpace(v, s, option), v);
    case 'swap-artwork':
      return swapOption(v, option);
    case 'choose-any-iris':
      return irisOption(v, option);
    case 'play-again':
      return option === 0
        ? m.option_play_again_architect({ number: cardNumber(card) }, v)
        : m.option_play_again_traveller({ number: cardNumber(card) }, v);
    case 'take-other-card':
      return otherCardOption(v, s, option);
  }
}

function onSpace(v: Voice, s: State, space: number): { action: string; space: string } {
  return { action: actionName(v, ACTIONS[s.actions[space] ?? NONE] ?? NONE), space: spaceName(space) };
}

/** `set` is a bit set of spaces of the display. */
function discardOption(v: Voice, s: State, set: number): string {
  const nobles = members(set, s.rules.displayCosts.length).map(
    (slot) => s.rules.nobles[s.nobleDisplay[slot] ?? NONE]?.name ?? m.noble_gap({}, v),
  );
  return m.option_discard_nobles({ nobles: listOfAll(v.locale, nobles) }, v);
}

/** Two refined cubes for an artwork; after the pairs of cubes, an artwork for two refined cubes. */
function swapOption(v: Voice, option: number): string {
  const pair = CUBE_PAIRS[option];
  if (pair !== undefined) return m.option_swap_cubes({ cubes: cubeSum(v, pair) }, v);
  const artwork = anArtwork(v, option - CUBE_PAIRS.length);
  return m.option_swap_artwork({ artwork, cubes: m.count_refined({ count: 2 }, v) }, v);
}

/** The column won x 5 + the other one. */
function otherCardOption(v: Voice, s: State, option: number): string {
  const to = option % COLUMNS;
  const columns = { from: Math.floor(option / COLUMNS) + 1, to: to + 1 };
  const card = s.prestigeStrip[to] ?? NONE;
  return card === NONE
    ? m.option_other_card_missing(columns, v)
    : m.option_other_card({ ...columns, card: prestigeName(v, s.rules, card) }, v);
}

export function takeBackOption(v: Voice, amount: number): string {
  return m.option_take_back_francs({ francs: francs(v, amount) }, v);
}
