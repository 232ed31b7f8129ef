import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from './child.testing.ts';
import { databaseIn } from './folder.ts';
import { openStorage } from './open.ts';
import { ANNA, peopled, sampleTable, tableId } from './samples.testing.ts';
import { connect } from './sqlite.ts';

function schemaOf(folder: string): unknown[] {
  const connection = connect(databaseIn(folder), { readOnly: true });
  const found = connection.prepare('select name, sql from sqlite_schema order by name').all();
  connection.close();
  return found;
}

test('a database is brought up to date once, and opened as it is afterwards', async () => {
  const folder = await temporaryFolder();
  const storage = await openStorage({ folder });
  await storage.write({ write: 'person', person: ANNA });
  await storage.close();
  const schema = schemaOf(folder);
  const again = await openStorage({ folder });
  expect(await again.person(ANNA.id)).toEqual(ANNA);
  await again.close();
  expect(schemaOf(folder)).toEqual(schema);
});

test('what was said before lines had a column for among whom is found among whom it was', async () => {
  const folder = await temporaryFolder();
  const storage = await openStorage({ folder });
  await peopled(storage, [sampleTable(1)]);
  const say = (among: 'players' | 'watchers') =>
    storage.write({ write: 'line', table: tableId(1), line: { person: ANNA.id, among, text: 'hello' } });
  await Promise.all([say('players'), say('watchers')]);
  await storage.close();
  const connection = connect(databaseIn(folder));
  connection.exec('alter table lines drop column among');
  connection.exec("delete from migrations where name = '0003-lines-among'");
  connection.close();
  const again = await openStorage({ folder });
  for (const among of ['players', 'watchers'] as const)
    expect(await again.lines(tableId(1), 9, [among])).toMatchObject([{ among }]);
  await again.close();
});

test('a database of a newer Horta is refused, and left as it is', async () => {
  const folder = await temporaryFolder();
  await (await openStorage({ folder })).close();
  const connection = connect(databaseIn(folder));
  connection.exec("insert into migrations values ('0999-better', '2099-01-01')");
  connection.exec('pragma wal_checkpoint(truncate)');
  connection.close();
  const before = readFileSync(databaseIn(folder));
  await expect(openStorage({ folder })).rejects.toThrow(
    "the database was written by a newer Horta, which knows '0999-better'",
  );
  expect(readFileSync(databaseIn(folder)).equals(before)).toBe(true);
});

test('a database that is cut short is refused', async () => {
  const folder = await temporaryFolder();
  await (await openStorage({ folder })).close();
  writeFileSync(databaseIn(folder), readFileSync(databaseIn(folder)).subarray(0, 5000));
  await expect(openStorage({ folder })).rejects.toThrow('could not be opened');
});
