/** What a player has to do, for each step at which somebody chooses. */
import { type Frame, NONE, options } from '@horta/engine';
import {
  ARTWORK,
  architectsNeeded,
  type CardType,
  COLOURS,
  cardOf,
  FIRST_BUILDING_OPTION,
  HOUSE,
  houseUnits,
  MATERIAL,
  NOBLE,
  PASS_OPTION,
  type State,
} from '@horta/engine/1897';
import { m } from '#messages/1897';
import { listOfAll, listOfAny } from '../../text.ts';
import { francs, type Voice } from '../../voice.ts';
import { aCard, cardName, theHouse } from './cards.ts';
import { buildingName, cellName, colourName, nobleName } from './names.ts';
import { buildingEffect } from './options/turn.ts';
import type { ChoiceStepId } from './steps.ts';

export function taskText(v: Voice, s: State, frame: Frame, step: ChoiceStepId): string {
  const { player, a } = frame;
  switch (step) {
    case 'turn':
      return turnTask(v, options(s));
    case 'place-architect':
      return m.task_place_architect({ cell: cellName(a), card: cardName(v, s.rules, s.cards[a] ?? NONE) }, v);
    case 'send-architects':
      return m.task_send_architects(
        {
          architects: m.count_architects({ count: architectsNeeded(s, a) }, v),
          building: buildingName(v, a),
          effect: buildingEffect(v, s, player, a),
        },
        v,
      );
    case 'sell-artwork':
      return m.task_sell_artwork({ francs: francs(v, s.rules.saleFrancs) }, v);
    case 'pay-house':
      return m.task_pay_house(
        { materials: m.count_materials({ count: houseUnits(s, player) }, v), house: theHouse(v, a) },
        v,
      );
    case 'keep-noble':
      return keepText(v, s, nobleName(s.rules, a));
    case 'show-artwork':
      return showText(v, a);
    case 'choose-action':
      return m.task_choose_action({}, v);
    case 'choose-artwork':
      return chooseText(v, s, frame, ARTWORK);
    case 'choose-material':
      return chooseText(v, s, frame, MATERIAL);
    case 'choose-house':
      return chooseText(v, s, frame, HOUSE);
    case 'choose-noble':
      return chooseText(v, s, frame, NOBLE);
    case 'use-nobles':
      return noblesTask(v, s, frame);
    case 'release-architect':
      return m.task_release_architect({}, v);
    case 'arrest-architect':
      return m.task_arrest_architect({}, v);
  }
}

/** Only what can be done. */
function turnTask(v: Voice, legal: readonly number[]): string {
  const canPlace = legal.some((option) => option < FIRST_BUILDING_OPTION);
  const canGo = legal.some((option) => option >= FIRST_BUILDING_OPTION && option < PASS_OPTION);
  if (canPlace) return canGo ? m.task_turn({}, v) : m.task_turn_place({}, v);
  return canGo ? m.task_turn_brussels({}, v) : m.task_turn_pass({}, v);
}

/** The first one must be used; whoever has used one may stop. */
function noblesTask(v: Voice, s: State, { a, b: mayStop }: Frame): string {
  const number = Math.min(a, options(s).length - mayStop);
  if (mayStop) return m.task_use_nobles({ nobles: m.count_nobles({ count: number }, v) }, v);
  return number === 1 ? m.task_use_noble({}, v) : m.task_use_nobles_first({ number }, v);
}

/** What is kept in the last round is not used again. */
function keepText(v: Voice, { round, rules }: State, noble: string): string {
  return round < rules.rounds ? m.task_keep_noble({ noble }, v) : m.task_keep_noble_last({ noble }, v);
}

/** `shown` is the bit set of the colours shown so far. */
function showText(v: Voice, shown: number): string {
  const colours = COLOURS.filter((_, colour) => (shown >> colour) & 1).map((colour) => colourName(v, colour));
  return colours.length === 0
    ? m.task_show_artwork({}, v)
    : m.task_show_another({ colours: listOfAll(v.locale, colours) }, v);
}

function chooseText(v: Voice, s: State, { a, b }: Frame, type: CardType): string {
  const cards = [a, b].filter((kind) => kind !== NONE).map((kind) => aCard(v, s.rules, cardOf(type, kind)));
  return m.task_choose_drawn({ cards: listOfAny(v.locale, cards) }, v);
}
