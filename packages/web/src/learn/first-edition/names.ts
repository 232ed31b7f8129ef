import type { Seat } from '@horta/engine';

/** The seat that learns: it goes first in the recorded game. */
export const LEARNER: Seat = 1;

/** By seat, what the players are called. */
export const NAMES: readonly string[] = ['Ida', 'Anna'];
