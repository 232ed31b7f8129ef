/**
 * How many clicks each action takes on a desk, and how many taps on a phone, from one's turn (or from where the choice
 * comes) to its end: no more than it took when choices were asked for in the action bar.
 */
import { beforeAll, expect, test } from 'vitest';
import { KINDS, nameOf } from './clicks/actions.ts';
import { countGestures } from './clicks/counting.ts';
import { type Found, findActions } from './clicks/found.ts';
import { type Hand, mouse, tap } from './hands.ts';
import { importGame, isAsked } from './playing.ts';
import { visitors } from './visitors.ts';

/** Clicks and taps, as they were counted then. */
const BEFORE: Readonly<Record<string, readonly [clicks: number, taps: number]>> = {
  '1893: workshop': [3, 6],
  '1893: workshop, another bid': [3, 6],
  '1893: materials': [3, 6],
  '1893: noble, kept or discarded': [4, 8],
  '1893: noble who asks something': [5, 10],
  '1893: sale': [4, 8],
  '1893: sale, the market is full': [5, 10],
  '1893: house': [5, 10],
  '1893: space without an action': [2, 4],
  '1893: bid alone': [1, 2],
  '1893: Brussels, stock-exchange': [1, 3],
  '1893: Brussels, grand-place': [2, 5],
  '1893: Brussels, cinquantenaire': [3, 7],
  '1893: Brussels, saint-catherine': [1, 3],
  '1893: pass': [1, 2],
  '1893: prestige card under a row': [2, 3],
  '1893: prestige card for its bonus': [2, 3],
  '1893: iris': [1, 2],
  '1893: nobles paid at the end': [1, 2],
  '1893 with boards to choose: architect board': [1, 2],
  '1893 with boards to choose: first artwork': [1, 2],
  '1893, first edition: workshop, one artwork kept': [4, 8],
  '1893, first edition: house': [6, 12],
  '1893, first edition: action declined': [3, 6],
  'Belle Époque: pavilion': [5, 10],
  'Belle Époque: card used': [1, 2],
  'Belle Époque: bonus tile': [1, 2],
  'Belle Époque: Brussels, with travellers': [2, 5],
  '1897: artwork or material': [2, 4],
  '1897: house': [3, 6],
  '1897: sale': [3, 6],
  '1897: noble, kept or discarded': [3, 6],
  '1897: exhibition': [3, 6],
  '1897: Brussels, stock-exchange': [2, 5],
  '1897: Brussels, stock-exchange, 2 architects': [2, 5],
  '1897: Brussels, town-hall': [2, 5],
  '1897: noble used at the Town Hall': [1, 2],
  '1897: Brussels, cinquantenaire': [4, 9],
  '1897: architect goes to prison': [1, 2],
  '1897: pass': [1, 2],
};

/** What is wasteful is another matter: a choice that is warned of takes one gesture more. */
const SILENCED = [
  ...['bid-all', 'declined-action', 'declined-gain', 'declined-noble', 'gives-free-action'],
  ...['idle-action', 'idle-bid', 'joker', 'lost', 'pass'],
].map((warning) => `1893-${warning}`);
const SILENCED_1897 = [
  ...['fewer-kinds', 'keep-last', 'more-cards', 'no-artwork', 'no-materials'],
  ...['noble-void', 'pass', 'stop', 'town-hall-void'],
].map((warning) => `1897-${warning}`);
const SETTINGS = { silenced: [...SILENCED, ...SILENCED_1897], speed: 'instant' };

const NAMES = KINDS.flatMap((kind) => kind.actions.map((action) => nameOf(kind, action)));

const visit = visitors();
/** By action: how many gestures, or why it could not be done. */
let clicks: ReadonlyMap<string, number | string>;
let taps: ReadonlyMap<string, number | string>;

beforeAll(async () => {
  const found: Found[] = [];
  for (const kind of KINDS) found.push(...(await findActions(kind)));
  [clicks, taps] = await Promise.all([countAll(found, mouse), countAll(found, tap)]);
});

async function countAll(found: readonly Found[], gesture: Hand): Promise<Map<string, number | string>> {
  const counts = new Map<string, number | string>();
  const { leave, page } = await visit({
    isPhone: gesture === tap,
    settings: SETTINGS,
  });
  for (const { name, text, decisions } of found) {
    await importGame(page, text);
    // Away from what it has clicked: what comes to lie under a mouse that rests would be pointed at.
    await page.mouse.move(0, 0);
    await isAsked(page);
    counts.set(name, await countGestures(page, gesture, decisions).catch(String));
    await page.evaluate(() => {
      location.hash = '#/';
    });
  }
  await leave();
  return counts;
}

test.each(NAMES)('%s', (name) => {
  const [mostClicks, mostTaps] = BEFORE[name];
  expect(clicks.get(name)).toBeLessThanOrEqual(mostClicks);
  expect(taps.get(name)).toBeLessThanOrEqual(mostTaps);
});

test('all actions that were counted are', () => {
  expect(NAMES).toEqual(Object.keys(BEFORE));
  const rows = NAMES.map((name) => {
    const [mostClicks, mostTaps] = BEFORE[name];
    return `| ${name} | ${mostClicks} | ${clicks.get(name)} | ${mostTaps} | ${taps.get(name)} |`;
  });
  console.log(
    ['| action | clicks before | now | taps before | now |', '|---|---|---|---|---|', ...rows].join('\n'),
  );
});
