/** What is wasteful about a choice. */
import type { Frame, LiveState } from '@horta/engine';
import type { Warning } from '../game-view.ts';

export function warningsOf1893(_view: LiveState, _frame: Frame, _option: number): readonly Warning[] {
  return [];
}
