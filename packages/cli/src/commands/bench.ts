/** `horta bench`: how fast the engine is, and how that compares. */
import { type OpenLane, openApart } from '../bench/lane.ts';
import { type Figure, type Report, reportOf } from '../bench/report.ts';
import { ROUNDS, run } from '../bench/run.ts';
import { inColumns } from '../columns.ts';
import { command, print, printJson, type Terminal } from '../command.ts';

const OPTIONS = {
  seed: { kind: 'text', placeholder: 'SEED', help: 'what chance begins with', default: '1893' },
  seconds: {
    kind: 'integer',
    placeholder: 'N',
    help: 'how long to measure; a busy machine takes longer',
    min: 1,
    max: 36_000,
    default: 60,
  },
} as const;

export const bench = benchWith(openApart);

/** The command with lanes opened in another way, and other rounds: tests measure little, in their own thread. */
export function benchWith(open: OpenLane, rounds: number = ROUNDS) {
  return command({
    name: 'bench',
    summary: 'measure the engine, beside chessops and boardgame.io',
    usage: '[options]',
    options: OPTIONS,
    async run(context) {
      const { seed, seconds } = context.values;
      const report = reportOf(
        seed,
        await run({ seed, seconds, open, rounds, onProgress: progressOn(context) }),
      );
      for (const name of report.missing)
        context.stderr.write(
          `horta: no comparison with ${name}: it is not installed (npm ci --include=dev)\n`,
        );
      if (context.json) printJson(context, report);
      else for (const line of linesOf(report)) print(context, line);
      return 0;
    },
  });
}

/** On a terminal only: a log has no use for it. */
function progressOn({ stderr }: Terminal): (round: number, rounds: number) => void {
  if (!('isTTY' in stderr && stderr.isTTY)) return () => {};
  return (round, rounds) =>
    stderr.write(
      round === 0 ? 'warming up' : `\r\x1b[Kround ${round} of ${rounds}${round === rounds ? '\n' : ''}`,
    );
}

function linesOf(report: Report): string[] {
  const { seed, node, rounds, decisionsPerGame, forcedShare } = report;
  return [
    `Node ${node}, seed ${seed}, medians of ${rounds} rounds (least and most of a round)`,
    `A random game of four has ${decisionsPerGame.toFixed(1)} decisions, ${(100 * forcedShare).toFixed(0)}% of them without a choice.`,
    '',
    ...inColumns([HEADINGS, ...figureRows(report.figures)], [1, 2, 4, 5]),
    '',
    ...inColumns(
      report.comparisons.map(({ of, with: other, ratio, floor, reached, steady }) => [
        `decisions/s of ${of} to those of ${other}`,
        `${ratio.toFixed(ratio < 2 ? 2 : 1)}x`,
        `floor ${floor}x`,
        verdict(reached),
        steadiness(steady),
      ]),
      [1],
    ),
    ...inColumns(
      report.aims.map(({ name, unit, value, aim, reached }) => [
        name,
        `${written(value)} ${unit}`,
        `aim ${unit === 'µs' ? 'below ' : ''}${written(aim)} ${unit}`,
        verdict(reached),
      ]),
      [1],
    ),
    ...restlessLines(report),
  ];
}

/** In words, if figures did not stand. */
function restlessLines({ figures }: Report): string[] {
  const names = new Set(figures.flatMap(({ steady, name }) => (steady ? [] : [name])));
  if (names.size === 0) return ['', 'All figures stood still before they were measured.'];
  return [
    '',
    `${names.size} of ${new Set(figures.map(({ name }) => name)).size} figures had not come to rest when measuring began, and may be too low (UNSTEADY above).`,
    'More time helps (--seconds), and nothing else running on the machine.',
  ];
}

const HEADINGS = ['', 'games/s', 'median', '', 'least', 'most', ''];

/** Complete games beside their decisions, the others by themselves. */
function figureRows(figures: readonly Figure[]): string[][] {
  const games = new Map(
    figures.flatMap(({ id, unit, median }) => (unit === 'games/s' ? [[id, median]] : [])),
  );
  return figures
    .filter(({ unit }) => unit !== 'games/s')
    .map(({ id, name, unit, median, least, most, steady }) => {
      const inGames = games.get(id);
      return [
        name,
        inGames === undefined ? '' : written(inGames),
        written(median),
        unit,
        written(least),
        written(most),
        steadiness(steady),
      ];
    });
}

function verdict(reached: boolean): string {
  return reached ? 'reached' : 'NOT REACHED';
}

function steadiness(steady: boolean): string {
  return steady ? '' : 'UNSTEADY';
}

/** Three digits that matter at least, with thousands apart. */
function written(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
}
