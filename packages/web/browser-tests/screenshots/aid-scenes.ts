/** The players’ aids. */
import { GAME_IDS } from '@horta/engine';
import type { Scene } from './scene.ts';

export const AID_SCENES: readonly Scene[] = GAME_IDS.map((game) => ({
  name: `aid-${game}`,
  path: `#/aid/${game}`,
}));
