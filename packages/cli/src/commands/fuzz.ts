/** `horta fuzz`: random games with all invariants on. */
import { GAMES, type Game } from '@horta/engine';
import { type Context, command, print, printJson, type Terminal, UsageError } from '../command.ts';
import { type FailureReport, type Plan, type Report, run, tablesOfPlan } from '../fuzz/run.ts';
import { refuseUnwritable, writeText } from '../writing.ts';

const OPTIONS = {
  games: {
    kind: 'integer',
    placeholder: 'N',
    help: 'how many games',
    min: 1,
    max: 100_000_000,
    default: 1000,
  },
  seed: { kind: 'text', placeholder: 'SEED', help: 'what chance begins with', default: '1893' },
  players: { kind: 'text', placeholder: 'LIST', help: 'numbers of players, such as 2,4; all if not given' },
  game: {
    kind: 'text',
    placeholder: 'GAME',
    help: 'only this game; all if not given',
    choices: GAMES.map((game) => game.id),
  },
  workers: { kind: 'integer', placeholder: 'N', help: 'how many threads', min: 1, max: 64, default: 1 },
  out: { kind: 'text', placeholder: 'FILE', help: 'write the record of a failure to this file' },
} as const;

export const fuzz = fuzzOf(GAMES);

/** The command for another catalogue than the engine's: tests put broken games there. */
export function fuzzOf(catalogue: readonly Game[]) {
  return command({
    name: 'fuzz',
    summary: 'play random games and check every position',
    usage: '[options]',
    options: OPTIONS,
    async run(context) {
      const { games, seed, game, players, workers, out } = context.values;
      // Every game's seed is made of it, and stands in its record.
      if (!/^\P{Cc}{1,100}$/u.test(seed))
        throw new UsageError('--seed: expected 1 to 100 printable characters');
      const only = game === undefined ? undefined : [game];
      const plan: Plan = {
        games,
        seed,
        only,
        players: players === undefined ? undefined : readPlayers(players),
      };
      if (tablesOfPlan(plan, catalogue).length === 0)
        throw new UsageError(`--players: there is no game for ${players}`);
      if (out !== undefined) refuseUnwritable(out);
      const progress = progressOn(context, games);
      const report = await run(plan, { workers, catalogue, onProgress: progress.show });
      progress.end();
      if (out !== undefined && report.failure !== undefined) writeText(out, report.failure.record);
      if (context.json) printJson(context, report);
      else printReport(context, report);
      return report.failure === undefined ? 0 : 1;
    },
  });
}

function readPlayers(list: string): number[] {
  if (!/^\d(,\d)*$/.test(list))
    throw new UsageError(`--players: expected numbers such as 2,4, found '${list}'`);
  return list.split(',').map(Number);
}

/** On a terminal only: a log has no use for it. */
function progressOn({ stderr }: Terminal, games: number): { show(played: number): void; end(): void } {
  if (!('isTTY' in stderr && stderr.isTTY)) return { show() {}, end() {} };
  return {
    show: (played) => stderr.write(`\r${played} of ${games} games`),
    end: () => stderr.write('\r\x1b[K'),
  };
}

function printReport(context: Context, report: Report): void {
  const { games, seed, decisions, forced, tables, unmet, failure } = report;
  const share = Math.round((100 * forced) / Math.max(1, decisions));
  print(context, `${games} games (seed ${seed}), ${decisions} decisions, ${share}% of them without a choice`);
  print(context, `tables: ${tables.join(', ')}`);
  if (unmet.length > 0) print(context, `decisions that never came up: ${unmet.join(', ')}`);
  if (failure === undefined) print(context, 'no failure');
  else printFailure(context, failure);
}

function printFailure(context: Context, failure: FailureReport): void {
  const { gameNumber, table, check, about, message, moves, due, record } = failure;
  const moment = due === undefined ? 'at the end' : `at ${due}`;
  print(context, `FAILED in game ${gameNumber}: ${check}, ${about}`);
  print(context, `  ${message}`);
  print(context, `  found after move ${moves} of this record (${table}), ${moment}:`);
  print(context);
  print(context, record.trimEnd());
}
