import { afterEach, expect, test } from 'vitest';
import { type Page, seated, stopServices } from '../service.testing.ts';

afterEach(stopServices);

function heard(page: Page): (string | undefined)[] {
  return page.tells.flatMap((tell) =>
    tell.tell === 'chat' ? tell.lines.map(({ text, phrase }) => text ?? phrase) : [],
  );
}

test('players talk among themselves, and hear those who look on after the end only', async () => {
  const { at, pages, table } = await seated(['Ada', 'Bo']);
  const [ada, bo] = pages as [Page, Page];
  const eve = await at.page('Eve');
  await eve.call('enter', { table });
  await ada.call('say', { table, text: 'hello' });
  await eve.call('say', { table, text: 'Bo will win' });
  expect([ada, bo, eve].map(heard)).toEqual([['hello'], ['hello'], ['hello', 'Bo will win']]);
  expect((await bo.call('enter', { table })).lines.map(({ text }) => text)).toEqual(['hello']);
  await ada.ask(table, { what: 'offer', agreement: { on: 'end' } });
  await bo.ask(table, { what: 'reply', agrees: true });
  const { lines } = await bo.call('enter', { table });
  expect(lines.map(({ text, among }) => [text, among])).toEqual([
    ['hello', 'players'],
    ['Bo will win', 'watchers'],
  ]);
});

test('what is said among those who look on takes no room from what players have said', async () => {
  const { at, pages, table } = await seated(['Ada', 'Bo']);
  const [ada, bo] = pages as [Page, Page];
  const eve = await at.page('Eve');
  await eve.call('enter', { table });
  await ada.call('say', { table, text: 'hello' });
  for (let i = 0; i < 101; i++) await eve.call('say', { table, text: `line ${i}` });
  const linesFor = async (page: Page) => (await page.call('enter', { table })).lines.map(({ text }) => text);
  expect(await linesFor(bo)).toEqual(['hello']);
  expect(await linesFor(eve)).toHaveLength(100);
});

test('what is said is text, whatever it looks like, without what can not be seen', async () => {
  const { pages, table } = await seated(['Ada', 'Bo']);
  const [ada, bo] = pages as [Page, Page];
  await ada.call('say', { table, text: '<b>bold</b>\u202e\u0007 \n x' });
  expect(heard(bo)).toEqual(['<b>bold</b> x']);
  expect(await ada.fault('say', { table, text: '\u200b\u0000' })).toBe('bad-message');
  expect(await ada.fault('say', { table, text: 'x'.repeat(301) })).toBe('bad-message');
  expect(await ada.fault('say', { table, text: 'x', phrase: 'hello' })).toBe('bad-message');
  expect(await ada.fault('say', { table })).toBe('bad-message');
});

test('phrases need no typing', async () => {
  const { pages, table } = await seated(['Ada', 'Bo']);
  await pages[0]?.call('say', { table, phrase: 'good-luck' });
  expect(heard(pages[1])).toEqual(['good-luck']);
});

test('whoever is not there, or looks on where that is not wanted, has no word', async () => {
  const { at, table } = await seated(['Ada', 'Bo'], { mayBeWatched: false });
  const eve = await at.page('Eve');
  expect(await eve.fault('say', { table, text: 'hello' })).toBe('may-not-talk');
  await eve.call('enter', { table });
  expect(await eve.fault('say', { table, text: 'hello' })).toBe('may-not-talk');
});

test('a server can be without talk', async () => {
  const { pages, table } = await seated(['Ada', 'Bo'], {}, { hasChat: false });
  expect(await pages[0]?.fault('say', { table, text: 'hello' })).toBe('no-chat');
});

test('who talks too much is asked to wait', async () => {
  const { at, pages, table } = await seated(['Ada', 'Bo']);
  const none = { take: () => false };
  const texts: string[] = [];
  const visit = at.service.connect({ person: pages[0]?.person }, (text) => texts.push(text), {
    limits: { openTablesPerPerson: 9 },
    ...{ tables: none, lines: none, hints: none },
  });
  visit.receive(JSON.stringify({ id: 1, call: 'enter', table }));
  await at.until(() => expect(texts.join()).toContain('"answer":1'));
  visit.receive(JSON.stringify({ id: 2, call: 'say', table, text: 'hello' }));
  await at.until(() => expect(texts.join()).toContain('too-fast'));
});
