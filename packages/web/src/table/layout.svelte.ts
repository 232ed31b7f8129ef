/** The layout of the table on this screen, in one place: all that depends on it asks here, or styles by its class. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { sizeFactor } from '../settings/settings.svelte.ts';
import { isVast, type Layout, layoutFor, type Screen } from './layouts.ts';

function screen(): Screen {
  const factor = sizeFactor();
  return { width: (innerWidth.current ?? 0) / factor, height: (innerHeight.current ?? 0) / factor };
}

export const layout = {
  get name(): Layout {
    return layoutFor(screen());
  },
  /** One board at a time, for a thumb. */
  get isNarrow(): boolean {
    return this.name === 'phone' || this.name === 'lying';
  },
  /** The bar is at the thumb, below the boards. */
  get isBarBelow(): boolean {
    return this.isNarrow || this.name === 'upright';
  },
  /** There is a column for players and log beside the boards. */
  get hasColumn(): boolean {
    return this.name === 'desk' || this.name === 'laptop';
  },
  /** So little width beside or above the boards that the other players have hardly any. */
  get isTight(): boolean {
    const { width } = screen();
    return this.isNarrow && (width < 380 || (this.name === 'lying' && width < 760));
  },
  get isVast(): boolean {
    return isVast(screen());
  },
};
