/** Looks for a shorter record of a failure. */
import { type Move, randomFromSeed } from '@horta/engine';
import { type Chooser, chooserOf } from './choosers.ts';
import { CHECKS, type Finding, isSame } from './finding.ts';
import { LIMITS, NO_DEAR_CHECKS, type Rates } from './limits.ts';
import { playGame } from './play.ts';
import type { Table } from './tables.ts';

/** A failing game by itself. */
export interface Failure {
  readonly table: Table;
  readonly seed: string;
  readonly moves: readonly Move[];
  readonly finding: Finding;
  readonly due: string | undefined;
}

export function shrink(failure: Failure, tables: readonly Table[]): Failure {
  return inOtherGames(atFirstMoment(failure), tables);
}

/** The check that failed was perhaps not made at every decision: now it is, on the same moves. */
function atFirstMoment(failure: Failure): Failure {
  const { table, seed, moves } = failure;
  for (let i = 0; i < LIMITS.recheck; i++) {
    const found = attempt(
      failure,
      table,
      seed,
      (_s, _legal, at) => moves[at]?.option,
      `${seed} recheck ${i}`,
    );
    if (found !== undefined) return found;
  }
  return failure;
}

/** The same failure may come up sooner elsewhere: in games of few players above all. */
function inOtherGames(failure: Failure, tables: readonly Table[]): Failure {
  const alike = tables
    .filter(({ game }) => game.id === failure.table.game.id)
    .sort((a, b) => a.players - b.players);
  let best = failure;
  let left: number = CHECKS[failure.finding.check] === undefined ? LIMITS.shrink : LIMITS.shrinkDear;
  for (let i = 0; left > 0 && best.moves.length > 1; i++) {
    const table = alike[i % alike.length] as Table;
    const seed = `${failure.seed}-${i}`;
    const limit = best.moves.length - 1;
    const choose = chooserOf(seed);
    const shorter: Chooser = (s, legal, at) => (at < limit ? choose(s, legal, at) : undefined);
    best = attempt(failure, table, seed, shorter, `${seed} checks`) ?? best;
    left -= limit;
  }
  return best;
}

function attempt(
  { finding: wanted }: Failure,
  table: Table,
  seed: string,
  choose: Chooser,
  chanceSeed: string,
): Failure | undefined {
  const chance = randomFromSeed(chanceSeed);
  const { moves, finding, due } = playGame(table, seed, { rates: ratesFor(wanted), choose, chance });
  if (finding === undefined || !isSame(finding, wanted)) return undefined;
  return { table, seed, moves, finding, due };
}

/** Only the check in question, but at every decision. */
function ratesFor({ check }: Finding): Rates {
  const rate = CHECKS[check];
  return rate === undefined ? NO_DEAR_CHECKS : { ...NO_DEAR_CHECKS, [rate]: 1 };
}
