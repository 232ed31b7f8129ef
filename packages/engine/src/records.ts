/** Records of games, and the games of records begun. Played again: replay.ts; written and read: record-text.ts. */
import { findGame } from './catalogue.ts';
import type { GameState, Ruleset, Setup, Sink } from './core/game.ts';
import { newRecord, type RecordHeader } from './core/record.ts';
import { packsOf, rulesNamed, rulesOfSetup } from './rulesets.ts';

/** The rules of a record, its own pack included. */
export function rulesOfRecord(record: RecordHeader): Ruleset {
  const packs = record.packData === undefined ? [] : [findGame(record.game).readPack(record.packData)];
  return rulesNamed(record, packs);
}

/** Begins the game of a record, before its first move. */
export function startRecord(record: RecordHeader, sink?: Sink): GameState {
  return findGame(record.game).start(rulesOfRecord(record), record.seed, record.deal, sink);
}

/** The header of the record of a game about to be begun, after the same checks as `startGame`. */
export function recordHeader(gameId: string, setup: Setup): RecordHeader {
  const game = findGame(gameId);
  return newRecord(rulesOfSetup(game, setup), packsOf(game), setup.seed, setup.deal ?? {});
}
