/** The rules of the base game and of the asymmetric boards: complete, in five languages, with the numbers of the pack. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, type GameOptions, type Pack, rulesOf } from '@horta/engine';
import type { Pack1893, PoweredBoard, ReasonCode, Rules } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { REASONS } from '../../games/1893/samples.testing.ts';
import { LOCALES, type Locale } from '../../locale.ts';
import type { ThingKind } from '../../things.ts';
import { factsOf } from '../facts.ts';
import type { About, Facts, Topic } from '../rulebook.ts';
import { RULINGS } from '../rulings.ts';
import { textsOf } from '../texts.ts';
import { ASYMMETRIC } from './asymmetric.ts';
import { lastPayment, lastScoring } from './examples.ts';
import { rulebook1893 } from './rulebook.ts';

const game = findGame('1893');
const pack = game.packOf(game.version) as Pack1893;
const facts = factsOf('1893') as Facts<Rules>;
/** Those for every table, and those of the variant. */
const BASE = rulebook1893.chapters.filter(({ where }) => where === undefined).flatMap(({ topics }) => topics);
const VARIANT = ASYMMETRIC.topics;
const TOPICS = [...BASE, ...VARIANT];

function named<List extends keyof About>(topics: readonly Topic<Rules>[], list: List) {
  return topics.flatMap(({ about }) => (about?.[list] ?? []) as readonly NonNullable<About[List]>[number][]);
}

function rulesWith(options: GameOptions, players = game.maxPlayers, values: Pack = pack): Rules {
  return rulesOf(game, players, options, values, game.version) as Rules;
}

function asking({ steps }: Rules): string[] {
  return Object.entries(steps).flatMap(([id, step]) => ('options' in step ? [id] : []));
}

const plain = rulesWith({});
const chosen = rulesWith({ boards: 'chosen' });

/** The first edition has a pile of artworks and exhibitions besides. */
type Thing = Exclude<ThingKind<'1893'>, 'pile' | 'drawn' | 'exhibition' | 'exhibitions'>;

const THINGS: Readonly<Record<Thing, true>> = {
  space: true,
  iris: true,
  column: true,
  site: true,
  brussels: true,
  noble: true,
  'noble-deck': true,
  market: true,
  shop: true,
  workshop: true,
  supply: true,
  compass: true,
  needle: true,
  tile: true,
  action: true,
  courthouse: true,
  stock: true,
  train: true,
  'prestige-deck': true,
  'first-player': true,
  'own-noble': true,
  'own-artwork': true,
  'own-cube': true,
  'own-card': true,
  track: true,
  row: true,
  house: true,
  architects: true,
  travellers: true,
  francs: true,
  points: true,
  'face-down': true,
  power: true,
};

describe('each is named once, and nothing else is', () => {
  test('steps that ask somebody', () => {
    expect(named(BASE, 'steps').toSorted()).toEqual(asking(plain).toSorted());
    const added = asking(chosen).filter((step) => !asking(plain).includes(step));
    expect(named(VARIANT, 'steps').toSorted()).toEqual(added.toSorted());
    expect(added).not.toEqual([]);
  });

  test('nobles, boards and sources of points', () => {
    expect(named(BASE, 'nobles').toSorted()).toEqual(plain.nobles.map(({ id }) => id).toSorted());
    const powered = chosen.boards.filter((board) => (board as Partial<PoweredBoard>).power !== undefined);
    expect(named(TOPICS, 'boards').toSorted()).toEqual(powered.map(({ id }) => id).toSorted());
    expect(powered).toHaveLength(5);
    expect(named(BASE, 'sources').toSorted()).toEqual(plain.pointSources.toSorted());
    const added = chosen.pointSources.filter((source) => !plain.pointSources.includes(source));
    expect(named(VARIANT, 'sources')).toEqual(added);
  });

  test('reasons that the steps of this game give', () => {
    const folder = join(import.meta.dirname, '../../../../engine/src/games/1893');
    const isElsewhere = (name: string) => /^(belle-epoque|first-edition|reasons)/.test(name);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test') && !isElsewhere(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const ours = new Set(
      Object.keys(REASONS).filter((code) => sources.some((source) => source.includes(`'${code}'`))),
    );
    // Steps in common know what only expansions and the other edition have.
    const foreign: ReasonCode[] = [
      'tile-there',
      'white-displayed',
      'not-enough-travellers',
      'too-many-travellers',
      'no-traveller',
      'refined-cube-required',
    ];
    for (const code of foreign) ours.delete(code);
    expect(named(TOPICS, 'reasons').toSorted()).toEqual([...ours].toSorted());
    expect(ours.size).toBeGreaterThan(40);
  });

  test('things on the boards, with those of the expansion', () => {
    const all = rulebook1893.chapters.flatMap(({ topics }) => named(topics, 'things'));
    expect(all.toSorted()).toEqual(Object.keys(THINGS).toSorted());
  });

  test('warnings, with those of the expansion', () => {
    const source = readFileSync(
      join(import.meta.dirname, '../../../../web/src/games/1893/warnings.ts'),
      'utf8',
    );
    const ids = new Set(source.match(/(?<=id: ')1893-[\w-]+/g));
    // Only the first edition lets one leave an action undone.
    ids.delete('1893-declined-action');
    const all = rulebook1893.chapters.flatMap(({ topics }) => named(topics, 'warnings'));
    expect(all.toSorted()).toEqual([...ids].toSorted());
    expect(ids.size).toBeGreaterThan(7);
  });

  test('none of them at several topics', () => {
    for (const list of ['things', 'warnings', 'reasons', 'steps', 'sources'] as const) {
      const all = rulebook1893.chapters.flatMap(({ topics }) => named(topics, list) as readonly string[]);
      expect(all.toSorted(), list).toEqual([...new Set(all)].toSorted());
    }
  });
});

test('every topic has an address of its own, and leads to topics that there are', () => {
  const ids = rulebook1893.chapters.flatMap(({ topics }) => topics.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, see = [] } of TOPICS) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(ids, id).toEqual(expect.arrayContaining([...see]));
    expect(see, id).not.toContain(id);
  }
});

test('the rulings about the base game and the boards are shown', () => {
  const shown = TOPICS.flatMap(({ rulings = [] }) => rulings);
  const ours = RULINGS.filter(
    ({ games, where }) => games.includes('1893') && !where?.some(({ belleEpoque }) => belleEpoque === true),
  );
  expect(ours.length).toBeGreaterThan(20);
  expect(shown).toEqual(expect.arrayContaining(ours.map(({ id }) => id)));
  const known = RULINGS.filter(({ games }) => games.includes('1893')).map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(shown));
});

function said(topic: Topic<Rules>, locale: Locale, under = facts): string[] {
  const v = { locale, names: [] };
  // What asks for the rules of one game only is told under those of any.
  return [topic.title(v, under), ...textsOf(topic as unknown as Topic, v, under, [])];
}

test.each(LOCALES)('everything can be said in %s', (locale) => {
  for (const topic of TOPICS) {
    const texts = said(topic, locale);
    expect(texts.length, topic.id).toBeGreaterThan(1);
    for (const text of texts) expect(text, topic.id).toMatch(/^(?!.*(undefined|NaN|Infinity|[{}])).+$/s);
  }
});

/** In all languages: a digit, or a word that counts. Articles, and "both", are none. */
const NUMBERS: Readonly<Record<Locale, RegExp>> = {
  en: /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|zero|twice|thrice)\b/i,
  fr: /\d|\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|cent|zéro)\b/i,
  es: /\d|\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cien|cero)\b/i,
  de: /\d|\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|null|zweimal)\b/i,
  nl: /\d|\b(twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|honderd|nul)\b|één/i,
};

describe.each(['rules-1893', 'rules-asymmetric'])('no message of %s has a number of its own', (set) => {
  test.each(LOCALES)('in %s', (locale) => {
    const file = join(import.meta.dirname, '../../../messages', set, `${locale}.json`);
    const messages: Record<string, string | [{ match: Record<string, string> }]> = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const texts = Object.entries(messages).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message[0].match)).map((text) => ({
        key,
        text: text.replaceAll(/\{\w+\}/g, ''),
      })),
    );
    expect(texts.filter(({ text }) => NUMBERS[locale].test(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(20);
  });
});

describe('the examples of the rulebook come out', () => {
  const example = (id: string, under = facts) =>
    TOPICS.filter((topic) => topic.id === id)
      .flatMap((topic) => said(topic, 'en', under))
      .join('\n');

  test.each([
    ['active-area', 'iris 2-2 makes rows 3–5 and columns 3–5 active: 9 spaces'],
    ['active-area', 'cut the board into 4 parts. The largest one, of 9 to 16 spaces'],
    ['market', 'now it brings 2 BF and 6 VP'],
    ['market', '4 BF and 4 VP at most'],
    ['payment', 'Without jokers: 2 wood + 3 BF or 1 wood + 6 BF'],
    ['payment', 'Ben has 2 BF, 2 wood, 2 stone and 1 joker. He can only pay 2 wood + 1 joker'],
    [
      'brussels',
      'With 4 players, an action has been used 2 times this round. The next use takes 2 architects',
    ],
    ['grand-place', 'so Ben sends 2 architects'],
    ['grand-place', 'his level on the Crown track: it is 2, so 2 nobles'],
    [
      'payment',
      'iron and the free choice: 2 iron, 1 wood + 1 iron, 1 iron + 1 stone or 1 iron + 3 BF. If they name iron and the empty space: only 2 iron',
    ],
    ['free-action', 'he has 3 artworks. Anna places there, bids and sells; right after that Ben scores 3 VP'],
    ['setup', 'With 2 players, each also takes a neutral meeple'],
    ['irises', 'Around another they are tied: Anna scores 2 VP and Ben 3 VP'],
    ['prestige-cards', 'they now count ×3 and ×2'],
    ['prestige-cards', 'A bonus · 2 · 0 · 4'],
    ['prestige-cards', 'A choice of 4 bonuses · 0 · 2 · 2'],
    ['prestige-cards', '2 different bonuses · 1 · 0 · 6'],
    ['paying-nobles', '80 VP, 12 BF, and 4 nobles for 13 BF in all'],
    ['paying-nobles', 'one for 5 BF unpaid: 75 VP and 4 BF remain'],
    ['final-scoring', 'Total ·  · 135'],
  ])('%s: %s', (id, text) => {
    expect(example(id)).toContain(text);
  });

  test('and the end is the book’s, line by line', () => {
    expect(lastPayment(plain)).toMatchObject({ cost: 13, purse: 12, unpaid: 5, after: 75, left: 4 });
    expect(lastScoring(plain)).toMatchObject({
      houses: 40,
      refined: 3,
      architects: 10,
      nobles: 3,
      artworks: 3,
      francs: 1,
      total: 135,
    });
  });
});

test('numbers are those of the pack', () => {
  const other = structuredClone(pack) as unknown as { components: Record<string, Record<string, unknown>> };
  const { components } = other;
  const change = (name: string, value: unknown) => {
    components[name] = { ...components[name], value };
  };
  change('startFrancs', [15, 16, 17, 18, 19]);
  change('noJokerBonus', 21);
  change('francsPerUnit', 8);
  change('firstPlayerBonus', 23);
  change('unpaidNoblePenalty', 24);
  change('jokersAtMarket', 25);
  change('francsPerSet', 26);
  change('architectsNotCounted', 1);
  change('architects', 11);
  change('firstToPassManneken', 28);
  change('displayCosts', [9, 8, 7, 6]);
  change('houseBonuses', [0, 0, 0, 31, 31, 32]);
  const under = factsOf('1893', other as unknown as Pack) as Facts<Rules>;
  const text = (id: string) =>
    TOPICS.filter((topic) => topic.id === id)
      .flatMap((topic) => said(topic, 'en', under))
      .join('\n');
  expect(text('setup')).toContain('5 · 19 BF');
  expect(text('setup')).toContain('11 architects');
  expect(text('construction')).toContain('Score 21 VP');
  expect(text('compass')).toContain('8 BF');
  expect(text('payment')).toContain('16 BF');
  expect(text('first-player')).toContain('23 VP');
  expect(text('goal')).toContain('24 VP');
  expect(text('saint-catherine')).toContain('25 jokers');
  expect(text('rows')).toContain('26 BF');
  expect(text('rows')).toContain('the first 1');
  expect(text('passing')).toContain('28 Manneken Pis');
  expect(text('nobles')).toContain('9 BF, 8 BF, 7 BF and 6 BF');
  expect(text('house-space')).toContain('Houses 4 and 5 also score 31 VP');
  expect(text('house-space')).toContain('Houses 6 also score 32 VP');
});
