/** How far a tournament is. */
import type { Terminal } from '../command.ts';
import type { Parameters } from './parameters.ts';
import type { PlayedGame } from './play.ts';

export interface Progress {
  add(game: PlayedGame): void;
  end(): void;
}

/** On a terminal only: a log has no use for it. */
export function progressOn({ stderr }: Terminal, { bots }: Parameters, games: number): Progress {
  if (!('isTTY' in stderr && stderr.isTTY)) return { add() {}, end() {} };
  const victories = new Map(bots.map((bot) => [bot, 0]));
  let played = 0;
  const line = () => {
    const shares = [...victories].map(([bot, won]) => `${bot} ${((100 * won) / played).toFixed(1)} %`);
    return `${played} of ${games} games${bots.length === 1 ? '' : `, won by ${shares.join(', ')}`}`;
  };
  return {
    add(game) {
      played++;
      for (const seat of game.winners) {
        const bot = game.bots[seat] as string;
        victories.set(bot, (victories.get(bot) ?? 0) + 1 / game.winners.length);
      }
      stderr.write(`\r${line()}\x1b[K`);
    },
    end: () => stderr.write('\r\x1b[K'),
  };
}
