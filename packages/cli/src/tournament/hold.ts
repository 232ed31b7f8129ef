/** Holds a tournament: goes on from what is kept, and keeps what is played. */
import { loadBot } from '@horta/bots';
import { type Parameters, placeOf, slotsOf } from './parameters.ts';
import type { PlayedGame } from './play.ts';
import type { Progress } from './progress.ts';
import { run, type Surroundings } from './run.ts';
import { loadGames, openJournal } from './save.ts';

interface Holding extends Omit<Surroundings, 'onGame'> {
  /** The file that games are kept in. */
  readonly save: string | undefined;
  readonly progress: Progress;
}

/** All games, those of the file too; fewer if stopped. Throws UsageError about the file. */
export async function hold(
  parameters: Parameters,
  { save, progress, ...surroundings }: Holding,
): Promise<PlayedGame[]> {
  // Workers load their own: here it is found out whether they can.
  const bots = await Promise.all(parameters.bots.map((bot) => loadBot(bot, parameters)));
  const games = save === undefined ? [] : loadGames(save, parameters);
  const kept = new Set(games.map(placeOf));
  const missing = slotsOf(parameters).filter((slot) => !kept.has(placeOf(slot)));
  if (missing.length === 0) return games;
  const journal = save === undefined ? undefined : openJournal(save, parameters, games);
  try {
    for (const game of games) progress.add(game);
    await run(parameters, bots, missing, {
      ...surroundings,
      onGame(game) {
        journal?.add(game);
        games.push(game);
        progress.add(game);
      },
    });
  } finally {
    progress.end();
    journal?.close();
  }
  return games;
}
