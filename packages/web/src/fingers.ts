import { MediaQuery } from 'svelte/reactivity';

/**
 * Whether one points with fingers: what they touch is 44 px wide and high, where 24 are enough for a mouse. Boards are
 * read without a window, too: nobody points there.
 */
export const fingers: { readonly current: boolean } =
  'window' in globalThis ? new MediaQuery('(pointer: coarse)') : { current: false };
