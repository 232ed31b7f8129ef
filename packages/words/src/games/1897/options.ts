/** Labels of choices: what one would do, what it costs and what it gives. */
import type { Frame } from '@horta/engine';
import { ARTWORK, MATERIAL, type State } from '@horta/engine/1897';
import type { Voice } from '../../voice.ts';
import { arrestOption, placeOption, releaseOption, sendOption } from './options/architects.ts';
import {
  actionOption,
  chooseHouseOption,
  chooseOption,
  payOption,
  sellOption,
  showOption,
} from './options/cards.ts';
import { keepOption, useNobleOption, useNobleOrStopOption } from './options/nobles.ts';
import { turnOption } from './options/turn.ts';
import type { ChoiceStepId } from './steps.ts';

/** The label, or undefined for a number that means nothing at this step. */
export function optionText(
  v: Voice,
  s: State,
  frame: Frame,
  step: ChoiceStepId,
  option: number,
): string | undefined {
  const { player, a } = frame;
  switch (step) {
    case 'turn':
      return turnOption(v, s, player, option);
    case 'place-architect':
      return placeOption(v, s, player, a, option);
    case 'send-architects':
      return sendOption(v, s, option);
    case 'sell-artwork':
      return sellOption(v, s, option);
    case 'pay-house':
      return payOption(v, s, option);
    case 'keep-noble':
      return keepOption(v, s, a, option);
    case 'show-artwork':
      return showOption(v, s, option);
    case 'choose-action':
      return actionOption(v, s, player, option);
    case 'choose-artwork':
      return chooseOption(v, s, ARTWORK, option);
    case 'choose-material':
      return chooseOption(v, s, MATERIAL, option);
    case 'choose-house':
      return chooseHouseOption(v, s, player, option);
    case 'choose-noble':
      return useNobleOption(v, s, option);
    case 'use-nobles':
      return useNobleOrStopOption(v, s, option);
    case 'release-architect':
      return releaseOption(v, s, option);
    case 'arrest-architect':
      return arrestOption(v, s, option);
  }
}
