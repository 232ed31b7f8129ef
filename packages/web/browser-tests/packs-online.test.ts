/** A table over a network with a component pack: opened with it, named, and looked at before one sits down. */
import { findGame } from '@horta/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, tableAddress } from './online-company.ts';
import { violations } from './violations.ts';

const NAME = 'Grandmother’s box';
/** Shown as the above: what turns letters around, and what nobody sees, is left out. */
const GIVEN = 'Grand\u202emother’s\u200b box';
const { pack: own } = findGame('1897');
const pack = {
  ...own,
  id: 'box',
  name: GIVEN,
  components: { ...own.components, startFrancs: { value: [17, 5, 6, 7], origin: 'printed' } },
};

let company: Company;
beforeAll(async () => {
  company = await openCompany();
});
afterAll(() => company?.leave());

test('who has a pack opens a table with it; a guest sees which it is, and what differs', async () => {
  const host = await company.come('Victor');
  await host.page.goto(`${company.address}#/packs`);
  await host.page.getByTestId('load-pack').setInputFiles({
    name: 'box.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(pack)),
  });
  await host.page.getByTestId('pack-name').waitFor();
  await host.page.goto(`${company.address}#/together`);
  await host.page.getByTestId('open-table').click();
  await host.page.locator('input[name=game][value="1897"]').check({ force: true });
  await host.page.getByTestId('choose-pack').selectOption({ label: NAME });
  await host.page.getByTestId('open-do').click();
  await host.page.getByTestId('room').waitFor();
  const table = new URL(host.page.url()).hash.split('/').at(-1) as string;

  const guest = await company.come('Paul', { isPhone: true });
  await guest.page.goto(tableAddress(company.address, table));
  const line = guest.page.getByTestId('pack-line');
  expect(await line.innerText()).toContain(NAME);
  await line.locator('summary').click();
  await line.locator('svg.component').first().waitFor();
  expect(
    await line.locator('[data-differs]').evaluateAll((all) => all.map((one) => one.dataset.differs)),
  ).toEqual(['startFrancs']);
  expect(await violations(guest.page)).toEqual([]);
  expect([...host.faults, ...guest.faults]).toEqual([]);
});

test('the table that is played names it in its menu, and lists name it', async () => {
  const people = [await company.come('Anna'), await company.come('Ben')];
  const table = await company.begin(people, { game: '1897', seed: 'packs', pack });
  const [{ page }] = people as [(typeof people)[0]];
  await page.getByTestId('menu').click();
  expect(await page.getByTestId('pack-line').innerText()).toContain(NAME);
  await page.goto(`${company.address}#/together`);
  expect(await page.locator(`[data-table="${table}"]`).innerText()).toContain(NAME);
});
