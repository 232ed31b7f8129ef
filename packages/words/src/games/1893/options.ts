/** Labels of choices: what one would do, what it costs and what it gives. */
import type { Frame } from '@horta/engine';
import type { State } from '@horta/engine/1893';
import type { Voice } from '../../voice.ts';
import { cursorOption, replaceOption, sellOption, takeArtworkOption } from './options/artworks.ts';
import {
  bidOption,
  buildOption,
  copyOption,
  irisOption,
  neutralOption,
  turnOption,
} from './options/boards.ts';
import { cubesOption, needleOption, payOption, tradeOption } from './options/materials.ts';
import { keepOption, payNoblesOption, takeNobleOption, useNobleOption } from './options/nobles.ts';
import { prestigeOption } from './options/prestige.ts';
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
    case 'choose-iris':
      return irisOption(v, option);
    case 'place-neutral':
      return neutralOption(v, s, option);
    case 'turn':
      return turnOption(v, s, player, option);
    case 'bid':
      return bidOption(v, option);
    case 'start-artwork':
    case 'take-artwork':
      return takeArtworkOption(v, s, option);
    case 'sell-artwork':
      return sellOption(v, s, option);
    case 'move-cursor':
      return cursorOption(v, s, a, option);
    case 'replace-artwork':
      return replaceOption(v, s, option);
    case 'take-noble':
      return takeNobleOption(v, s, option);
    case 'keep-noble':
      return keepOption(v, s, a, option);
    case 'take-cubes':
      return cubesOption(v, option);
    case 'cube-or-trade':
      return tradeOption(v, option);
    case 'pay-house':
      return payOption(v, s, option);
    case 'move-needle':
      return needleOption(v, s, option);
    case 'place-house':
      return buildOption(v, s, player, option);
    case 'use-nobles':
      return useNobleOption(v, s, option);
    case 'cinquantenaire':
      return copyOption(v, s, player, option);
    case 'use-prestige':
      return prestigeOption(v, s, player, option);
    case 'pay-nobles':
      return payNoblesOption(v, s, player, option);
  }
}
