/** Over a network without https, at a name that is not localhost: no clipboard, no share sheet, no SubtleCrypto. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { finger, mouse } from './hands.ts';
import { atTable, type Company, LAPTOP, openCompany } from './online-company.ts';
import { inStep, playByHand, playQuickly } from './online-playing.ts';

const NAME = 'horta.test';

let company: Company;

beforeAll(async () => {
  const browser = await launchBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
  company = await openCompany({ browser, name: NAME });
});
afterAll(() => company?.leave());

test('two play a whole game on plain http, from the first page to the check of the deal', async () => {
  const [laptop, phone] = await Promise.all([
    company.come('', { size: LAPTOP }),
    company.come('', { isPhone: true }),
  ]);
  const { page } = laptop;
  await page.goto(company.address);
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await page.locator('a[href="#/together"]').first().click();
  await page.getByTestId('name').fill('Laure');
  await page.getByTestId('name-go').click();
  await page.getByTestId('open-table').click();
  await page.locator('input[name=game][value="1897"]').check({ force: true });
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('2', { exact: true }).click();
  await page.getByTestId('open-do').click();
  const link = await page.getByTestId('link').inputValue();
  expect(new URL(link).hostname).toBe(NAME);
  // Whether the old way of copying works or not: the link is copied, or selected for whoever copies it.
  await page.getByTestId('copy').click();
  const isCopied = async () => /copied/.test(await page.getByTestId('copy').innerText());
  const isSelected = () =>
    page.evaluate(() => {
      const field = document.querySelector('[data-testid=link]') as HTMLInputElement;
      return (
        field.selectionEnd === field.value.length && document.body.innerText.includes('The link is selected')
      );
    });
  await expect.poll(async () => (await isCopied()) || (await isSelected())).toBe(true);

  await phone.page.goto(link);
  await phone.page.getByTestId('name').fill('Pia');
  await phone.page.getByTestId('name-go').tap();
  await phone.page.getByTestId('sit').tap();
  await expect.poll(() => page.getByTestId('begin').innerText()).toBe('Start the game');
  await page.getByTestId('begin').click();
  const pages = [page, phone.page];
  await Promise.all(pages.map(atTable));
  await playByHand(
    new Map([
      [page, mouse],
      [phone.page, finger],
    ]),
    4,
    'plain',
  );
  await Promise.all(pages.map((one, seat) => playQuickly(one, seat + 7)));
  await inStep(pages);
  await expect
    .poll(() => page.getByTestId('chance-compared').innerText())
    .toBe('The deal was checked in this browser: nobody chose it.');
  await page.getByTestId('verify').click();
  await page.getByTestId('verify-another').waitFor();
  for (const { faults } of [laptop, phone]) expect(faults).toEqual([]);
});
