/** Records of games as texts: written and read. */
import { refuse } from './core/faults.ts';
import { readRecord, writeRecord } from './core/notation.ts';
import { parseJson, refuseTooLong } from './core/parse.ts';
import type { GameRecord } from './core/record.ts';
import { readRecordJson } from './core/record-shape.ts';
import { rulesOfRecord } from './records.ts';

/** The text of a record; what it reads as is the same record. */
export function recordToText(record: GameRecord): string {
  return writeRecord(record, rulesOfRecord(record));
}

/** A record from its text or its JSON; throws InvalidInput with line and reason. Use `replay` to see whether it can be played. */
export function recordFromText(text: string): GameRecord {
  refuseTooLong('record', text);
  if (!text.trimStart().startsWith('{')) return readRecord(text, rulesOfRecord);
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    refuse('record', '', `not JSON: ${(error as Error).message}`);
  }
  return readRecordJson(json);
}
