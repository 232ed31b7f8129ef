/** Labels of choices: what one would do, what it costs and what it gives. */
import type { Frame } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import type { Voice } from '../../voice.ts';
import { boardOption } from './architect-boards.ts';
import {
  createWhiteOption,
  cursorOption,
  replaceOption,
  sellOption,
  takeArtworkOption,
} from './options/artworks.ts';
import {
  bidOption,
  buildOption,
  copyOption,
  doActionOption,
  irisOption,
  neutralOption,
  travellersOption,
  turnOption,
} from './options/boards.ts';
import { cardOption, chosenCardOption, takeBackOption } from './options/cards.ts';
import { cubesOption, needleOption, payOption, tradeOption, turnNeedleOption } from './options/materials.ts';
import { keepOption, payNoblesOption, takeNobleOption, useNobleOption } from './options/nobles.ts';
import { prestigeOption } from './options/prestige.ts';
import { rowOption, tileOption } from './options/tiles.ts';
import { type CardStepId, type ChoiceStepId, isCardStep } from './steps.ts';

/** The label, or undefined for a number that means nothing at this step. */
export function optionText(
  v: Voice,
  s: State,
  frame: Frame,
  step: ChoiceStepId,
  option: number,
): string | undefined {
  return isCardStep(step) ? cardOption(v, s, frame, step, option) : otherOption(v, s, frame, step, option);
}

function otherOption(
  v: Voice,
  s: State,
  frame: Frame,
  step: Exclude<ChoiceStepId, CardStepId>,
  option: number,
): string | undefined {
  const { player, a } = frame;
  switch (step) {
    case 'choose-board':
      return option + 1 < s.rules.boards.length ? boardOption(v, s.rules, option + 1) : undefined;
    case 'choose-iris':
      return irisOption(v, option);
    case 'place-neutral':
      return neutralOption(v, s, option);
    case 'turn':
      return turnOption(v, s, player, option);
    case 'bid':
      return bidOption(v, option);
    case 'do-action':
      return doActionOption(v, s, a, option);
    case 'choose-card':
      return chosenCardOption(v, s, frame, option);
    case 'send-travellers':
      return travellersOption(v, s, a, option);
    case 'start-artwork':
    case 'take-artwork':
    case 'take-artwork-for-cubes':
      return takeArtworkOption(v, s, option);
    case 'create-white':
      return createWhiteOption(v, s, option);
    case 'sell-artwork':
      return sellOption(v, s, option);
    case 'move-cursor':
      return cursorOption(v, s, player, a, option);
    case 'replace-artwork':
      return replaceOption(v, s, option);
    case 'take-noble':
      return takeNobleOption(v, s, a, option);
    case 'keep-noble':
      return keepOption(v, s, player, a, option);
    case 'take-cubes':
      return cubesOption(v, option);
    case 'cube-or-trade':
      return tradeOption(v, option);
    case 'turn-needle':
      return turnNeedleOption(v, s, option);
    case 'pay-house':
      return payOption(v, s, frame, option);
    case 'move-needle':
      return needleOption(v, s, option);
    case 'place-house':
      return buildOption(v, s, player, option);
    case 'take-bonus-tile':
      return tileOption(v, s, option);
    case 'use-nobles':
      return useNobleOption(v, s, option);
    case 'cinquantenaire':
      return copyOption(v, s, player, option);
    case 'take-back-francs':
      return takeBackOption(v, option);
    case 'use-prestige':
      return prestigeOption(v, s, player, option);
    case 'choose-row':
      return rowOption(v, s, player, option);
    case 'pay-nobles':
      return payNoblesOption(v, s, player, option);
  }
}
