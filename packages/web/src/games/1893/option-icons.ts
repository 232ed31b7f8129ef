/** Small pictures on the buttons of choices. */
import type { Frame, LiveState } from '@horta/engine';
import type { IconName } from '../../art/icons.ts';

export function iconsOf1893(_view: LiveState, _frame: Frame, _option: number): readonly IconName[] {
  return [];
}
