/** The score pad. */
import type { Scene } from './scene.ts';

export const PAD_SCENES: readonly Scene[] = [{ name: 'pad', path: '#/pad' }];
