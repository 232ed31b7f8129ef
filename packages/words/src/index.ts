/** What Horta says to players. Pure functions; every text exists in every language, and all are at hand. */
import './all-games.ts';
import { m as shared } from '#messages/shared';
import { m as terminal } from '#messages/shared-terminal';

export * from './public.ts';

/** Those of every game, and what only the terminal says. */
export const messages: typeof shared & typeof terminal = { ...shared, ...terminal };
