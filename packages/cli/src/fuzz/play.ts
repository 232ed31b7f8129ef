/** Plays one game with all checks. */
import { type GameState, isOver, type Move, pending, playLegal, type Random } from '@horta/engine';
import { checkCopies, checkTwin } from './check-copies.ts';
import { checkDecision } from './check-decision.ts';
import { checkEnd, checkRecord } from './check-end.ts';
import { checkTelling } from './check-telling.ts';
import { checkTexts } from './check-texts.ts';
import { checkViews } from './check-views.ts';
import type { Chooser } from './choosers.ts';
import { type Finding, fail, findingOf } from './finding.ts';
import { checksOfGame } from './games.ts';
import { LIMITS, type Rates } from './limits.ts';
import { recordOf, rulesOfTable, startTable, type Table } from './tables.ts';

export interface PlayedGame {
  readonly moves: readonly Move[];
  /** What is wrong after the last move. */
  readonly finding: Finding | undefined;
  /** The step that was due when it was found. */
  readonly due: string | undefined;
  /** Decisions that left no choice. */
  readonly forced: number;
}

interface Conditions {
  readonly rates: Rates;
  readonly choose: Chooser;
  /** Where the checks' own chance comes from, so that the rates don't change the game. */
  readonly chance: Random;
}

export function playGame(table: Table, seed: string, { rates, choose, chance }: Conditions): PlayedGame {
  const moves: Move[] = [];
  let forced = 0;
  let s: GameState | undefined;
  let finding: Finding | undefined;
  try {
    const ledger = checksOfGame(table.game.id).ledger(rulesOfTable(table));
    s = startTable(table, seed, ledger);
    const legal: number[] = [];
    const isDue = (rate: number) => rate > 0 && chance.below(rate) === 0;
    while (!isOver(s)) {
      checkDecision(s, legal, chance);
      const { step, player: seat } = pending(s) as NonNullable<ReturnType<typeof pending>>;
      if (isDue(rates.ledger)) ledger.check(s);
      if (isDue(rates.views)) checkViews(s, legal, step, chance);
      if (isDue(rates.views)) checkTelling(s, legal, chance);
      if (isDue(rates.texts)) checkTexts(s, legal, step);
      const isCopied = isDue(rates.copies);
      if (isCopied) checkCopies(s, step, chance);
      if (moves.length >= LIMITS.decisions) fail('endless', step, `not over after ${moves.length} decisions`);
      const option = choose(s, legal, moves.length);
      if (option === undefined) return { moves, finding, due: step, forced };
      if (legal.length === 1) forced++;
      const twin = isCopied ? s.rules.clone(s) : undefined;
      moves.push({ seat, step, option });
      playLegal(s, option);
      if (twin !== undefined) checkTwin(s, twin, step, option);
    }
    checkEnd(s);
    ledger.check(s);
    const scores = s.rules.scores(s).map((score) => score.total);
    checkRecord(s, { ...recordOf(table, seed, moves), scores });
  } catch (error) {
    finding = findingOf(error);
  }
  return { moves, finding, due: s === undefined ? undefined : pending(s)?.step, forced };
}
