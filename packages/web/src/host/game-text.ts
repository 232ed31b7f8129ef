/** Games that come as text: a record, and in comments who sits where and what it was played on from. */
import { readBotSpec } from '@horta/bots';
import { cleanName, isOver, parseJson, recordFromText, replay } from '@horta/engine';
import {
  type FalseScores,
  LONGEST_NAME,
  ORIGIN_COMMENT,
  type Origin,
  SITTERS_COMMENT,
  type Sitter,
  scoresOf,
  type Table,
  type TableId,
  tableOfRecord,
} from '@horta/table';

export { playedOn, recordText, tableOfSavedRecord } from '@horta/table';

/** A table from outside, and what is the matter with the scores that its text claims. */
interface FromText {
  readonly table: Table;
  readonly scores?: FalseScores;
}

/** Throws InvalidInput if the text is no record, or one that can't be played. */
export function fromText(text: string, id: TableId): FromText {
  const { scores: claimed, ...record } = recordFromText(text);
  const known = readSitters(comment(text, SITTERS_COMMENT));
  const sitters = Array.from(
    { length: record.players },
    (_, seat) => known[seat] ?? { name: '', bot: undefined },
  );
  const table = tableOfRecord(record, sitters, id, readOrigin(comment(text, ORIGIN_COMMENT)));
  if (claimed === undefined) return { table };
  // Scores of a game that is not over: the engine has words for it.
  if (!isOver(table.state)) replay({ ...record, scores: claimed });
  const played = scoresOf(table);
  return claimed.join() === played.join() ? { table } : { table, scores: { claimed, played } };
}

/** What a comment says, as JSON; undefined if there is none, or one that can't be read. */
function comment(text: string, name: string): unknown {
  const line = text.split('\n').find((candidate) => candidate.startsWith(name));
  try {
    return line === undefined ? undefined : parseJson(line.slice(name.length));
  } catch {
    return undefined;
  }
}

/** A game that can't be understood to come from another one is one of its own. */
function readOrigin(given: unknown): Origin | undefined {
  const { table, position } = (given ?? {}) as Partial<Origin>;
  const isOrigin =
    typeof table === 'string' &&
    /^[\w-]{1,64}$/.test(table) &&
    Number.isInteger(position) &&
    (position as number) >= 0;
  return isOrigin ? { table, position: position as number } : undefined;
}

/** Whoever is not named in a way that can be understood is a person without a name. */
function readSitters(list: unknown): Sitter[] {
  if (!Array.isArray(list)) return [];
  return list.map((sitter: Partial<Sitter> | undefined) => ({
    name: typeof sitter?.name === 'string' ? cleanName(sitter.name, LONGEST_NAME) : '',
    bot: typeof sitter?.bot === 'string' && isBot(sitter.bot) ? sitter.bot : undefined,
  }));
}

function isBot(name: string): boolean {
  try {
    readBotSpec(name);
    return true;
  } catch {
    return false;
  }
}
