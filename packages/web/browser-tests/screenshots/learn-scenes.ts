/** Guided games. */
import type { Scene } from './scene.ts';

export const LEARN_SCENES: readonly Scene[] = [{ name: 'learn', path: '#/learn' }];
