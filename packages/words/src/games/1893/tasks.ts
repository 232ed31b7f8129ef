/** What a player has to do, for each step at which somebody chooses. */
import { type Frame, NONE, options } from '@horta/engine';
import {
  artworkSold,
  COMPASS_KINDS,
  CUBE_SETS,
  FIRST_BRUSSELS_OPTION,
  houseUnits,
  PASS_OPTION,
  prestigeUse,
  REFINED,
  SPACES,
  type State,
} from '@horta/engine/1893';
import { listOfAll } from '../../text.ts';
import { francs, type Voice } from '../../voice.ts';
import { cubeSum } from './amounts.ts';
import { cardDeed, cardNumber, tileNumber } from './cards.ts';
import { m } from './messages.ts';
import { actionName, brusselsName, compassName, nobleName, spaceName, theArtwork } from './names.ts';
import { type CardStepId, type ChoiceStepId, isCardStep } from './steps.ts';

export function taskText(v: Voice, s: State, frame: Frame, step: ChoiceStepId): string {
  return isCardStep(step) ? cardTask(v, s, frame) : otherTask(v, s, frame, step);
}

/** A card asks; `a` is its site. */
function cardTask(v: Voice, s: State, { a: site }: Frame): string {
  const card = s.siteCards[site] ?? NONE;
  return m.task_card({ number: cardNumber(card), effect: cardDeed(v, s, card) }, v);
}

function otherTask(v: Voice, s: State, frame: Frame, step: Exclude<ChoiceStepId, CardStepId>): string {
  const { player, a } = frame;
  switch (step) {
    case 'choose-board':
      return m.task_choose_board({}, v);
    case 'start-artwork':
      return m.task_start_artwork({}, v);
    case 'choose-iris':
      return m.task_choose_iris({}, v);
    case 'place-neutral':
      return m.task_place_neutral({}, v);
    case 'turn':
      return turnTask(v, options(s));
    case 'bid':
      return m.task_bid({ action: actionName(v, s.actions[a] ?? NONE), space: spaceName(a) }, v);
    case 'do-action':
      return m.task_do_action({ action: actionName(v, s.actions[a] ?? NONE) }, v);
    case 'choose-card':
      return m.task_choose_card({}, v);
    case 'send-travellers':
      return m.task_send_travellers({ action: brusselsName(v, a) }, v);
    case 'take-artwork':
      return s.drawn.length > 0 ? m.task_keep_artwork({}, v) : m.task_take_artwork({}, v);
    case 'take-artwork-for-cubes':
      return m.task_take_artwork_for_cubes({}, v);
    case 'create-white':
      return m.task_create_white({}, v);
    case 'sell-artwork':
      return m.task_sell_artwork({}, v);
    case 'move-cursor':
      return m.task_move_cursor({ artwork: theArtwork(v, artworkSold(a)) }, v);
    case 'replace-artwork':
      return m.task_replace_artwork({}, v);
    case 'take-noble':
      return a > 0 ? topNobleTask(v, s, nobleName(s.rules, a - 1)) : m.task_take_noble({}, v);
    case 'keep-noble':
      return keepTask(v, s, nobleName(s.rules, a));
    case 'take-cubes':
      return cubesTask(v, options(s), a);
    case 'turn-needle':
      return m.task_turn_needle({}, v);
    case 'pay-house':
      return payTask(v, s, player, a === 1);
    case 'move-needle':
      return m.task_move_needle({}, v);
    case 'place-house':
      return placeTask(v, options(s));
    case 'take-bonus-tile':
      return m.task_take_bonus_tile({}, v);
    case 'use-nobles': {
      // The last choice is to stop.
      const count = Math.min(a, options(s).length - 1);
      return m.task_use_nobles({ nobles: m.count_nobles({ count }, v) }, v);
    }
    case 'cube-or-trade':
      // Pairs come after single cubes.
      return (options(s).at(-1) ?? 0) < REFINED ? m.task_take_cube({}, v) : m.task_cube_or_trade({}, v);
    case 'cinquantenaire':
      return m.task_cinquantenaire({}, v);
    case 'take-back-francs':
      return m.task_take_back_francs({ space: spaceName(a) }, v);
    case 'use-prestige':
      return options(s).some((option) => prestigeUse(option).row !== undefined)
        ? m.task_use_prestige({}, v)
        : m.task_use_prestige_bonus({}, v);
    case 'choose-row':
      return m.task_choose_row({ number: tileNumber(s, 'row') }, v);
    case 'pay-nobles':
      return m.task_pay_nobles({ francs: francs(v, s.money[player] ?? 0) }, v);
  }
}

/** Only what can be done. */
function turnTask(v: Voice, legal: readonly number[]): string {
  const canPlace = legal.some((option) => option < SPACES);
  const canGo = legal.some((option) => option >= FIRST_BRUSSELS_OPTION && option < PASS_OPTION);
  if (canPlace) return canGo ? m.task_turn({}, v) : m.task_turn_place({}, v);
  return canGo ? m.task_turn_brussels({}, v) : m.task_turn_pass({}, v);
}

function topNobleTask(v: Voice, s: State, noble: string): string {
  const isOnly = options(s).length === 1;
  return isOnly ? m.task_take_top_noble({ noble }, v) : m.task_take_noble_or_top({ noble }, v);
}

/** With one material left, that one. */
function cubesTask(v: Voice, legal: readonly number[], count: number): string {
  const [only] = legal;
  const cubes =
    legal.length === 1 ? cubeSum(v, CUBE_SETS[only ?? NONE] ?? []) : m.count_refined({ count }, v);
  return m.task_take_cubes({ cubes }, v);
}

/** A house on a space, or a pavilion on a site. */
function placeTask(v: Voice, legal: readonly number[]): string {
  const hasSpace = legal.some((option) => option < SPACES);
  const hasSite = legal.some((option) => option >= SPACES);
  if (!hasSite) return m.task_place_house({}, v);
  return hasSpace ? m.task_place_building({}, v) : m.task_place_pavilion({}, v);
}

/** What is kept in the last round is not used again. */
function keepTask(v: Voice, { round, rules }: State, noble: string): string {
  return round < rules.rounds ? m.task_keep_noble({ noble }, v) : m.task_keep_noble_last({ noble }, v);
}

function payTask(v: Voice, s: State, player: number, isReplaced: boolean): string {
  const inputs = {
    units: m.count_units({ count: houseUnits(s, player) }, v),
    named: namedByNeedles(v, s),
  };
  return isReplaced ? m.task_pay_house_replaced(inputs, v) : m.task_pay_house(inputs, v);
}

/** What the two needles of the compass name: "wood and 3 BF". The empty space names nothing: the other one is all there is. */
export function namedByNeedles(v: Voice, s: State): string {
  const kinds = [s.needle0, s.needle1].map((space) => COMPASS_KINDS[s.compass[space] ?? NONE]);
  return listOfAll(
    v.locale,
    kinds.flatMap((kind) => (kind === undefined || kind === 'empty' ? [] : [compassName(v, s.rules, kind)])),
  );
}
