/** A number with what it is of. */
import type { IconName } from '../../art/icons.ts';

export interface ShownFigure {
  readonly icons: readonly IconName[];
  readonly figure: string;
  /** Above: for whom, or when. */
  readonly head?: string;
}
