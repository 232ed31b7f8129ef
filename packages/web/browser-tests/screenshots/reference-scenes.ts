/** The rules to read. */
import type { Scene } from './scene.ts';

export const REFERENCE_SCENES: readonly Scene[] = [{ name: 'reference', path: '#/rules' }];
