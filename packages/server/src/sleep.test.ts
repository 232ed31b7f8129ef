import { afterEach, expect, test } from 'vitest';
import { decideFirst, type Page, seated, stopServices } from './service.testing.ts';

afterEach(stopServices);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('no clock is charged for the time in which the machine slept, nor after a restart', async () => {
  const { at, pages, table } = await seated(['Ada', 'Bo'], {}, { asleepAfter: MINUTE });
  const [ada] = pages as [Page, Page];
  await decideFirst(pages, table);
  const before = ada.tells.length;
  at.clock.pass(HOUR);
  await at.until(() => expect(ada.tells.slice(before).some(({ tell }) => tell === 'table')).toBe(true));
  expect(Math.min(...(ada.standing(table).clocks?.left ?? []))).toBe(30 * MINUTE);
  // A minute and no more is time that passes.
  at.clock.pass(MINUTE);
  await ada.call('mine');
  await decideFirst(pages, table);
  expect(ada.sight(table).now.absences).toBeUndefined();
  expect(Math.min(...(ada.standing(table).clocks?.left ?? []))).toBe(29 * MINUTE);
  await at.restart(HOUR);
  const again = at.pageOf(ada.person);
  await again.call('join', { table, playsForced: false });
  expect(Math.min(...(again.standing(table).clocks?.left ?? []))).toBe(29 * MINUTE);
  const slept = await at.storage.outages();
  expect(slept.map(({ from, to }) => to - from)).toEqual([HOUR, HOUR]);
});

test('whoever was at a live table when the machine fell asleep has a minute to come back', async () => {
  const { at, pages, table } = await seated(['Ada', 'Bo', 'Cy'], {}, { asleepAfter: MINUTE });
  const [ada, , cy] = pages as [Page, Page, Page];
  const offer = { what: 'offer', agreement: { on: 'bot', seat: 2 } } as const;
  cy.close();
  at.clock.pass(HOUR);
  expect(await ada.ask(table, offer)).toBe('not-absent');
  at.clock.pass(MINUTE);
  expect(await ada.ask(table, offer)).toBeUndefined();
});
