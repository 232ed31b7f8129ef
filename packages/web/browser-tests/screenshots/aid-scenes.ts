/** The players’ aids. */
import type { Scene } from './scene.ts';

export const AID_SCENES: readonly Scene[] = [{ name: 'aid', path: '#/aid/1893' }];
