/** `horta tournament`: how strong bots are against each other. */
import { availableParallelism } from 'node:os';
import { GAMES } from '@horta/engine';
import { BOTS_HELP } from '../bots.ts';
import { command, inOneLine, print, printJson, UsageError } from '../command.ts';
import { readGameOptions } from '../game-options.ts';
import { documentOf } from '../tournament/document.ts';
import { hold } from '../tournament/hold.ts';
import { interruption } from '../tournament/interruption.ts';
import { parametersOf, slotsOf } from '../tournament/parameters.ts';
import { progressOn } from '../tournament/progress.ts';
import { reportLines } from '../tournament/report.ts';
import { saveDocument } from '../tournament/save.ts';

/** As shells have it after Ctrl-C. */
const INTERRUPTED = 130;

const OPTIONS = {
  game: {
    kind: 'text',
    placeholder: 'ID',
    help: `which game: ${GAMES.map(({ id }) => id).join(', ')}`,
    default: '1893',
  },
  players: { kind: 'integer', placeholder: 'N', help: 'how many', min: 1, max: 9, default: 2 },
  bots: {
    kind: 'text',
    placeholder: 'NAMES',
    help: `one a seat with commas; or two, each alone against the other; or one against itself: ${BOTS_HELP}`,
  },
  deals: {
    kind: 'integer',
    placeholder: 'N',
    help: 'how many deals, each played in all seatings',
    min: 1,
    max: 100_000,
    default: 50,
  },
  seed: { kind: 'text', placeholder: 'SEED', help: 'what chance begins with', default: '1893' },
  options: {
    kind: 'text',
    placeholder: 'ID=VALUE,...',
    help: 'options of the game, as horta games tells them',
  },
  workers: {
    kind: 'integer',
    placeholder: 'N',
    help: 'how many threads; as many as processors if not given',
    min: 1,
    max: 64,
  },
  save: {
    kind: 'text',
    placeholder: 'FILE',
    help: 'keep each game in this file; the same command goes on from it',
  },
} as const;

export const tournament = tournamentOf({});

interface Surroundings {
  readonly workerEntry?: URL;
  readonly interrupted?: typeof interruption;
}

/** Tests bring their own worker and their own Ctrl-C. */
export function tournamentOf({ workerEntry, interrupted = interruption }: Surroundings) {
  return command({
    name: 'tournament',
    summary: 'measure bots against each other',
    usage: '--bots NAMES [options]',
    options: OPTIONS,
    async run(context) {
      const { game, players, bots, deals, seed, workers = availableParallelism(), save } = context.values;
      if (bots === undefined) throw new UsageError('--bots is missing: --bots NAMES');
      const options = readGameOptions(context.values.options);
      const parameters = parametersOf({ game, players, options, bots: bots.split(','), deals, seed });
      const progress = progressOn(context, parameters, slotsOf(parameters).length);
      const { signal, release } = interrupted();
      const games = await hold(parameters, { save, progress, workers, workerEntry, signal }).finally(release);
      const document = documentOf(parameters, games);
      if (save !== undefined) {
        if (document.complete) saveDocument(save, document);
        else context.stderr.write(`${inOneLine(`interrupted: the same command goes on from ${save}`)}\n`);
      }
      if (context.json) printJson(context, document);
      else for (const line of reportLines(document)) print(context, line);
      return document.complete ? 0 : INTERRUPTED;
    },
  });
}
