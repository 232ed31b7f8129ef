/** What is said of Belle Époque is complete, about things that there are, in five languages, with the numbers of the pack. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, type Pack, rulesOf } from '@horta/engine';
import { CARDS, type Pack1893, POINT_SOURCES, type ReasonCode, type Rules, TILES } from '@horta/engine/1893';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../locale.ts';
import { factsOf } from '../../facts.ts';
import type { About, Facts, Topic } from '../../rulebook.ts';
import { RULINGS } from '../../rulings.ts';
import { textsOf } from '../../texts.ts';
import { BELLE_EPOQUE_CHAPTERS } from './chapters.ts';

const game = findGame('1893');
const pack = game.packOf(game.version) as Pack1893;
const facts = factsOf('1893') as Facts<Rules>;
const TOPICS = BELLE_EPOQUE_CHAPTERS.flatMap(({ topics }) => topics);

function named<List extends keyof About>(list: List) {
  return TOPICS.flatMap(({ about }) => (about?.[list] ?? []) as readonly NonNullable<About[List]>[number][]);
}

function rulesWith(belleEpoque: boolean): Rules {
  return rulesOf(game, game.maxPlayers, { belleEpoque }, pack, game.version) as Rules;
}

describe('each is named once, and nothing else is', () => {
  test('cards 1 to 32', () => {
    expect(named('cards').toSorted((x, y) => x - y)).toEqual(CARDS.map((_, card) => card + 1));
  });

  test('bonus tiles', () => {
    expect(named('tiles')).toEqual(TILES);
  });

  test('steps that ask somebody and that only Belle Époque has', () => {
    const asking = (rules: Rules) =>
      Object.entries(rules.steps).flatMap(([id, step]) => ('options' in step ? [id] : []));
    const known = asking(rulesWith(false));
    const added = asking(rulesWith(true)).filter((step) => !known.includes(step));
    expect(added.length).toBeGreaterThan(15);
    expect(named('steps').toSorted()).toEqual(added.toSorted());
  });

  test('nobles and sources of points that only Belle Époque has', () => {
    const [without, withIt] = [rulesWith(false), rulesWith(true)];
    const nobles = withIt.nobles.slice(without.nobles.length).map(({ id }) => id);
    expect(named('nobles').toSorted()).toEqual(nobles.toSorted());
    const sources = withIt.pointSources.filter((source) => !without.pointSources.includes(source));
    expect(named('sources').toSorted()).toEqual(sources.toSorted());
    expect(POINT_SOURCES).toEqual(expect.arrayContaining(sources));
  });

  test('reasons that only its steps give, and those that only its components can have', () => {
    const folder = join(import.meta.dirname, '../../../../../engine/src/games/1893');
    const codes = (files: readonly string[]) =>
      new Set(
        files
          .filter((name) => name.endsWith('.ts') && !name.includes('.test') && name !== 'reasons.ts')
          .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/(?<=code: ')[\w-]+/g) ?? []),
      );
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const isOurs = (name: string) => name.startsWith('belle-epoque');
    const elsewhere = codes(files.filter((name) => !isOurs(name)));
    const only = [...codes(files.filter(isOurs))].filter((code) => !elsewhere.has(code));
    const shared: ReasonCode[] = [
      'tile-there',
      'white-displayed',
      'not-enough-travellers',
      'too-many-travellers',
      'no-traveller',
    ];
    expect(only.length).toBeGreaterThan(10);
    expect(named('reasons').toSorted()).toEqual([...new Set([...only, ...shared])].toSorted());
  });
});

test('everything is for tables with Belle Époque, under an address of its own', () => {
  for (const { where } of BELLE_EPOQUE_CHAPTERS) expect(where).toEqual([{ belleEpoque: true }]);
  const ids = TOPICS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
});

test('its rulings are shown, each at a topic of what it is about', () => {
  const shown = TOPICS.flatMap(({ rulings = [] }) => rulings);
  const known = RULINGS.filter(({ games }) => games.includes('1893')).map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(shown));
  const ours = RULINGS.filter(({ where }) => where?.every(({ belleEpoque }) => belleEpoque === true));
  expect(ours.length).toBeGreaterThan(20);
  expect(shown).toEqual(expect.arrayContaining(ours.map(({ id }) => id)));
});

function said(topic: Topic<Rules>, locale: (typeof LOCALES)[number], under = facts): string[] {
  const v = { locale, names: [] };
  // What only asks for its own rules is told under any.
  return [topic.title(v, under), ...textsOf(topic as unknown as Topic, v, under, [])];
}

test.each(LOCALES)('everything can be said in %s', (locale) => {
  for (const topic of TOPICS) {
    const texts = said(topic, locale);
    expect(texts.length, topic.id).toBeGreaterThan(2);
    for (const text of texts) expect(text, topic.id).toMatch(/^(?!.*(undefined|NaN|[{}])).+$/s);
  }
});

test.each([
  ['travellers', 'Whoever keeps this noble pays 3 BF for it at the end'],
  ['travellers', 'So does Belle Époque card 19'],
  ['travellers', 'the only exception is Belle Époque card 22'],
  ['white-artworks', 'Whoever keeps this noble pays 2 BF for it at the end'],
  ['white-artworks', 'Belle Époque card 18 does the same'],
  ['pavilions', 'the points for building without jokers and for the last houses'],
  ['pavilion-visit', 'Cards that work now: 31 and 32'],
  ['belle-epoque-round-end', 'one that stands on Belle Époque card 22'],
  ['belle-epoque-round-end', 'Whoever has Belle Époque card 24 scores'],
  ['belle-epoque-round-end', 'whoever has Belle Époque card 23 may use it'],
  ['cards-art-nouveau', 'can be taken with Belle Époque card 7'],
])('%s: %s', (id, sentence) => {
  const topic = TOPICS.find((one) => one.id === id);
  expect(topic && said(topic, 'en').join('\n')).toContain(sentence);
});

test('numbers are those of the pack', () => {
  const other = structuredClone(pack) as unknown as {
    components: { belleEpoque: Record<string, { value: unknown }> };
  };
  const { belleEpoque } = other.components;
  const change = (name: string, value: unknown) => {
    belleEpoque[name] = { ...belleEpoque[name], value };
  };
  change('glass', 17);
  change('travellers', 11);
  change('surcharges', [0, 1, 13, 1, 0]);
  change('portraitLevel', 77);
  change('bonusTiles', [1, 1, 1, 7]);
  change('cards', Array(CARDS.length).fill(23));
  change('tiles', Array(TILES.length).fill([29, 29, 29, 31]));
  const under = factsOf('1893', other as unknown as Pack) as Facts<Rules>;
  const text = (id: string) =>
    TOPICS.filter((topic) => topic.id === id)
      .flatMap((topic) => said(topic, 'en', under))
      .join('\n');
  expect(text('belle-epoque-setup')).toContain('glass cubes (17)');
  expect(text('belle-epoque-setup')).toContain('travellers (11)');
  expect(text('belle-epoque-setup')).toContain('5 · 7');
  expect(text('pavilions')).toContain('13 glass');
  expect(text('cards-round')).toContain('score 23 VP');
  expect(text('bonus-tiles')).toContain('77 VP');
  expect(text('bonus-tiles')).toContain('31 VP');
  expect(text('bonus-tiles')).toContain('4 · 1 · 29 VP');
});
