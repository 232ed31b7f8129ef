/** Games as text: a record, and in a comment who sits where, so that the file is a record like any other. */
import { readBotSpec } from '@horta/bots';
import { cleanName, parseJson, recordFromText, recordToText } from '@horta/engine';
import { LONGEST_NAME, recordOf, type Sitter, type Table, type TableId, tableOfRecord } from '@horta/table';

export { tableOfSavedRecord } from '@horta/table';

const SITTERS = '# sitters: ';

export function toText(table: Table): string {
  return `${recordToText(recordOf(table))}${SITTERS}${JSON.stringify(table.owners)}\n`;
}

/** Throws InvalidInput if the text is no record, or one that can't be played. */
export function fromText(text: string, id: TableId): Table {
  const record = recordFromText(text);
  const line = text.split('\n').find((candidate) => candidate.startsWith(SITTERS));
  const known = line === undefined ? [] : readSitters(line.slice(SITTERS.length));
  const sitters = Array.from(
    { length: record.players },
    (_, seat) => known[seat] ?? { name: '', bot: undefined },
  );
  return tableOfRecord(record, sitters, id);
}

/** Whoever is not named in a way that can be understood is a person without a name. */
function readSitters(json: string): Sitter[] {
  let list: unknown;
  try {
    list = parseJson(json);
  } catch {
    return [];
  }
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
