/**
 * How many decisions a server takes beside a bare loop that stores as many rows and sends as many bytes to as many
 * sockets. Both are driven by this process, in the same way, and take turns.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomFromSeed } from '@horta/engine';
import { USUAL_DATA } from '../storage/folder.ts';
import { comeToBareTable } from './bare-tables.ts';
import { createDriver, type Driven, type Driver, type Step } from './driving.ts';
import { type Measured, startBare, startHorta, type Usage } from './processes.ts';
import { type OnlineReport, reportOf, type Turn } from './report.ts';
import { comeToTable } from './tables.ts';

export interface OnlineBench {
  readonly tables: number;
  /** For rounds, of both together; coming to the tables takes longer or shorter. */
  readonly seconds: number;
  readonly seed: string;
  readonly seats?: number;
  readonly watchers?: number;
  /** In which a folder for both databases is made; beside the usual one, because a temporary one may be in memory. */
  readonly folder?: string;
  readonly onProgress?: (what: string) => void;
}

/** Pairs of rounds, in the order A B B A. */
const PAIRS = 4;
/** What coming to different moments of their games may take of the time, and what is measured at a pace. */
const WARMING = 0.25;
const PACED = 0.15;
/** About what a game of four has. */
const GAME = 220;
/** At a pace: far below what either takes, so that what is measured is not the queue. */
const PACE = 0.25;
const RECORDED = 8;
/** Tables to which people come at the same time. */
const AT_ONCE = 16;

export async function benchOnline(options: OnlineBench): Promise<OnlineReport> {
  const folder = mkdtempSync(join(options.folder ?? dirname(USUAL_DATA), 'measured-online-'));
  const ends: (() => Promise<void>)[] = [];
  try {
    return await measured(options, folder, (end) => ends.push(end));
  } finally {
    for (const end of ends.reverse()) await end();
    rmSync(folder, { recursive: true });
  }
}

interface Side {
  readonly server: Measured;
  readonly driver: Driver;
  /** When nobody was there yet. */
  readonly before: Usage;
}

async function measured(
  { tables, seconds, seed, seats = 4, watchers = 1, onProgress = () => {} }: OnlineBench,
  folder: string,
  onEnd: (end: () => Promise<void>) => void,
): Promise<OnlineReport> {
  const begin = async (server: Measured, come: (table: number) => Promise<Driven>): Promise<Side> => {
    onEnd(() => server.stop());
    const before = await server.usage();
    const driven = await all(tables, come);
    onEnd(async () => {
      for (const { lines } of driven) for (const line of lines) line.close();
    });
    return { server, driver: createDriver(driven), before };
  };

  onProgress('people come');
  const ours = await startHorta(folder);
  const horta = await begin(ours, (table) =>
    comeToTable(ours.address, table, { seats, watchers, random: randomFromSeed(`${seed} ${table}`) }),
  );
  onProgress('they play until each table is at another moment of its game');
  const warming = seconds * WARMING * 1000;
  await horta.driver.round({
    milliseconds: warming,
    isEnough: (table, decided) => decided > 0 && decided >= (GAME * table) / tables,
  });
  const script = await recorded(horta.driver, tables);
  const file = join(folder, 'script.json');
  writeFileSync(file, JSON.stringify(script));
  const loop = await startBare(file, join(folder, 'bare.sqlite'));
  const bare = await begin(loop, (table) => comeToBareTable(loop.address, table, script[table] ?? []));
  const sides = { horta, bare };

  const share = (seconds * (1 - WARMING - PACED) * 1000) / (2 * PAIRS + 1);
  // What it has not run yet, V8 has not compiled.
  await bare.driver.round({ milliseconds: share });
  const take = async (name: keyof typeof sides, round: { milliseconds: number; perSecond?: number }) => {
    const { server, driver } = sides[name];
    const before = await server.usage();
    const own = process.cpuUsage();
    const { waits, seconds: took } = await driver.round(round);
    const { user, system } = process.cpuUsage(own);
    const after = await server.usage();
    return {
      waits,
      took,
      used: after.seconds - before.seconds,
      driver: (user + system) / 1e6,
    } satisfies Turn;
  };
  const turns: { horta: Turn; bare: Turn }[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    onProgress(`pair ${pair + 1} of ${PAIRS}`);
    const round = { milliseconds: share };
    if (pair % 2 === 0) turns.push({ horta: await take('horta', round), bare: await take('bare', round) });
    else {
      const first = await take('bare', round);
      turns.push({ horta: await take('horta', round), bare: first });
    }
  }
  const slowest = Math.min(...turns.flatMap((turn) => [turn.horta, turn.bare].map(rate)));
  const pace = { milliseconds: (seconds * PACED * 1000) / 2, perSecond: slowest * PACE };
  onProgress(`at ${Math.round(pace.perSecond)} decisions a second`);
  const paced = { horta: await take('horta', pace), bare: await take('bare', pace) };
  return reportOf({
    ...{ tables, seconds, seed, seats, watchers, script, turns, paced },
    memory: {
      horta: (await ours.usage()).memory - horta.before.memory,
      bare: (await loop.usage()).memory - bare.before.memory,
    },
  });
}

function rate({ waits, took }: Turn): number {
  return waits.length / took;
}

/** Some decisions of each table, with all that was said. */
async function recorded(driver: Driver, tables: number): Promise<Step[][]> {
  const script: Step[][] = Array.from({ length: tables }, () => []);
  await driver.round({
    // As long as it takes: each table needs some.
    milliseconds: 600_000,
    isEnough: (_, decided) => decided >= RECORDED,
    onStep: (table, step) => void script[table]?.push(step),
  });
  return script;
}

/** A few at a time. */
async function all<T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const made = Array<T>(count);
  let next = 0;
  const some = async () => {
    while (next < count) {
      const number = next++;
      made[number] = await make(number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  return made;
}
