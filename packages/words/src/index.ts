/** What Horta says to players. Pure functions; every text exists in every language, and all are at hand. */
import './all-games.ts';

export * from './public.ts';
