/** Components and their packs. */
import type { Scene } from './scene.ts';

export const PACK_SCENES: readonly Scene[] = [{ name: 'pack', path: '#/packs' }];
