/** What a table can add to the second edition, for browsers: fetched by the tables that play with it. */
import type { GameOptions } from '../../../core/game.ts';
import type { asymmetric as Asymmetric } from '../asymmetric/ruleset.ts';
import type { belleEpoque as BelleEpoque } from '../belle-epoque/ruleset.ts';

let expansion: typeof BelleEpoque | undefined;
let variant: typeof Asymmetric | undefined;

export const belleEpoque: typeof BelleEpoque = (...given) => (expansion ?? notLoaded())(...given);
export const asymmetric: typeof Asymmetric = (...given) => (variant ?? notLoaded())(...given);

function notLoaded(): never {
  throw new Error('loadGame first, with the options of the table');
}

/** Makes ready what these options add; everything, if the options are not known. */
export async function loadVariants(options: GameOptions | undefined): Promise<void> {
  if (options === undefined || options.belleEpoque === true)
    expansion = (await import('../belle-epoque/ruleset.ts')).belleEpoque;
  if (options === undefined || (options.boards !== undefined && options.boards !== 'alike'))
    variant = (await import('../asymmetric/ruleset.ts')).asymmetric;
}
