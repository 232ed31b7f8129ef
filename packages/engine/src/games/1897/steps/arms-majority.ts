import { type AutomaticStep, NONE } from '../../../core/game.ts';
import { leaders } from '../../../mechanics/majority.ts';
import { gainPoints } from '../gains.ts';
import { level } from '../holdings.ts';
import { NEUTRAL, PRESTIGE } from '../ids.ts';
import type { State } from '../state.ts';
import { playersAmong } from './column-majority.ts';

/**
 * 1897, Coat of arms majority: around each coat of arms with architects on all four cells, whoever has most of them,
 * ties all, scores their prestige level. Values don't matter; neutral architects are one colour.
 */
export const armsMajority: AutomaticStep<State> = {
  run(s) {
    const { owners, rules } = s;
    rules.blocks.forEach((cells, block) => {
      const counts = Array<number>(NEUTRAL + 1).fill(0);
      for (const cell of cells) {
        if (owners[cell] === NONE) return;
        counts[owners[cell]]++;
      }
      const players = playersAmong(leaders(counts));
      s.sink?.tell({
        type: 'arms-majority',
        block,
        players,
        counts: counts.slice(0, rules.players),
        neutral: counts[NEUTRAL],
      });
      for (const player of players) gainPoints(s, player, 'coat-of-arms', 1, level(s, player, PRESTIGE));
    });
  },
};
