/** `horta bench-online`: how many decisions a server takes, and how that compares with a loop that does nothing but send and store. */
import type { OnlineBench, OnlineReport, SideReport } from '@horta/server/bench';
import { inColumns } from '../columns.ts';
import { command, print, printJson, type Terminal } from '../command.ts';

const OPTIONS = {
  tables: {
    kind: 'integer',
    placeholder: 'N',
    help: 'how many tables of four are played at, each with one who looks on',
    min: 1,
    max: 2000,
    default: 500,
  },
  seconds: {
    kind: 'integer',
    placeholder: 'N',
    help: 'how long to play, in all; coming to the tables takes its time too',
    min: 1,
    max: 3600,
    default: 60,
  },
  seed: { kind: 'text', placeholder: 'SEED', help: 'what chance begins with', default: '1893' },
} as const;

type Bench = (options: OnlineBench) => Promise<OnlineReport>;

export const benchOnline = benchOnlineWith(async (options) => {
  // No other command needs a server.
  const server = await import('@horta/server/bench');
  return server.benchOnline(options);
});

/** The command with another bench: tests have the report alone. */
export function benchOnlineWith(bench: Bench) {
  return command({
    name: 'bench-online',
    summary: 'measure a server with many tables, beside a bare loop of sockets and commits',
    usage: '[options]',
    options: OPTIONS,
    async run(context) {
      const report = await bench({ ...context.values, onProgress: progressOn(context) });
      if (context.json) printJson(context, report);
      else for (const line of linesOf(report)) print(context, line);
      return 0;
    },
  });
}

/** On a terminal only: a log has no use for it. */
function progressOn({ stderr }: Terminal): (what: string) => void {
  if (!('isTTY' in stderr && stderr.isTTY)) return () => {};
  return (what) => stderr.write(`${what}\n`);
}

const GOALS = {
  decisions: { name: 'decisions/s', goal: 'at least' },
  p99: { name: 'p99', goal: 'at most' },
} as const;

function linesOf(report: OnlineReport): string[] {
  const { node, seed, tables, sockets, pairs, told, full, paced, memoryPerTable, goals } = report;
  return [
    `Node ${node}, seed ${seed}, ${tables} tables, ${sockets} sockets, medians of ${pairs} pairs of rounds`,
    `For each decision ${told.messages.toFixed(1)} messages of ${written(told.bytes)} bytes in all are sent, by both.`,
    '',
    ...inColumns(
      [
        ['', 'decisions/s', 'p50 ms', 'p99 ms', 'processor µs', 'driver busy'],
        ['Horta', ...cellsOf(full.horta)],
        ['bare loop', ...cellsOf(full.bare)],
        ['Horta, at a pace', ...cellsOf(paced.horta)],
        ['bare loop, at that pace', ...cellsOf(paced.bare)],
      ],
      [1, 2, 3, 4, 5],
    ),
    '',
    `Memory a table: Horta ${kilobytes(memoryPerTable.horta)}, bare loop ${kilobytes(memoryPerTable.bare)}`,
    '',
    ...inColumns(
      [
        ...goals.map(({ name, ratio, least, most, goal, reached }) => [
          `${GOALS[name].name} of Horta to that of the bare loop`,
          times(ratio),
          `(${times(least)} to ${times(most)})`,
          `goal ${GOALS[name].goal} ${times(goal)}`,
          reached ? 'reached' : 'NOT REACHED',
        ]),
        ['processor time of a decision, likewise', times(report.processorRatio)],
      ],
      [1],
    ),
  ];
}

function cellsOf({ decisionsPerSecond, p50, p99, processor, driver }: SideReport): string[] {
  return [
    written(decisionsPerSecond),
    written(p50),
    written(p99),
    written(processor),
    `${(100 * driver).toFixed(0)}%`,
  ];
}

function times(ratio: number): string {
  return `${ratio.toFixed(2)}x`;
}

function kilobytes(bytes: number): string {
  return `${written(bytes / 1000)} KB`;
}

/** Three digits that matter at least, with thousands apart. */
function written(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
}
