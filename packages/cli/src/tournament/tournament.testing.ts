/** Small tournaments, and games that nobody played. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Score } from '@horta/engine';
import { onTestFinished } from 'vitest';
import { hold } from './hold.ts';
import { namesAt, type Parameters, parametersOf, slotsOf } from './parameters.ts';
import type { PlayedGame } from './play.ts';

/** Of 1897, whose games are short. */
export function smallTournament(changes: Partial<Parameters> = {}): Parameters {
  const usual = {
    game: '1897',
    players: 2,
    options: {},
    bots: ['random', 'apprentice@1'],
    deals: 3,
    seed: 'small',
  };
  return parametersOf({ ...usual, ...changes });
}

/** Games with these final scores by seat, in the order of the tournament; most points win. */
export function gamesWith(parameters: Parameters, totals: readonly (readonly number[])[]): PlayedGame[] {
  const slots = slotsOf(parameters);
  return totals.map((seats, i) => {
    const slot = slots[i];
    if (slot === undefined) throw new Error('more games than there are');
    return {
      deal: slot.deal,
      rotation: slot.rotation,
      bots: namesAt(parameters, slot),
      ...outcome(seats),
      decisions: seats.map(() => 10),
      thinking: {
        total: seats.map((_, seat) => 20 * (seat + 1)),
        slowest: seats.map((_, seat) => 5 * (seat + 1)),
      },
    };
  });
}

/** The points come from two sources: at most 3 from the first, the others from the second. */
export function outcome(totals: readonly number[]): { scores: Score[]; winners: number[] } {
  const best = Math.max(...totals);
  return {
    scores: totals.map((total) => ({
      total,
      bySource: { first: Math.min(3, total), second: total - Math.min(3, total) },
    })),
    winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])),
  };
}

/** Plays in this thread, and stops after some games if told so. */
export async function played(
  parameters: Parameters,
  { save, games = Number.POSITIVE_INFINITY }: { save?: string; games?: number } = {},
): Promise<PlayedGame[]> {
  const stop = new AbortController();
  let count = 0;
  const progress = {
    add() {
      count++;
      if (count === games) stop.abort();
    },
    end() {},
  };
  return hold(parameters, { save, progress, workers: 1, signal: stop.signal });
}

/** Without what differs from run to run. */
export function withoutTimes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'thinking' ? undefined : part)));
}

/** A folder for the running test. */
export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'horta-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
