/** What a table can add to the second edition, all at hand. In browsers variants-fetched.ts takes the place of this file. */
import type { GameOptions } from '../../../core/game.ts';

export { asymmetric } from '../asymmetric/ruleset.ts';
export { belleEpoque } from '../belle-epoque/ruleset.ts';

/** Makes ready what these options add: nothing to do where all is at hand. */
export async function loadVariants(_options: GameOptions | undefined): Promise<void> {}
