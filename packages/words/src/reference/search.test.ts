/** Rules are found by words, however they are written. */
import { expect, test } from 'vitest';
import { topics } from './blocks.testing.ts';
import type { Facts } from './rulebook.ts';
import { entriesOf, type Found, MOST_FOUND, search } from './search.ts';

const v = { locale: 'en', names: [] } as const;
/** No sentence here asks for a number. */
const facts = {} as Facts;

const book = topics(
  { id: 'sales', title: 'Sales', texts: ['Sell one artwork. Move the cursor first; each step is free.'] },
  { id: 'palace', title: 'Bruxelles: l’Œuvre d’art', texts: ['Le palais coûte cher. Une œuvre se vend.'] },
  { id: 'street', title: 'Die Straße', texts: ['Häuser stehen an der Straße.', 'Der Preis gilt immer.'] },
  {
    id: 'nobles',
    title: 'Nobles',
    texts: ['Anna sells.', 'A noble asks for a price at the end.'],
    rulings: ['R-9'],
  },
);
const rulings = [
  {
    id: 'R-9',
    games: ['1893' as const],
    question: () => 'Who begins?',
    book: () => 'It is silent.',
    decision: () => 'Whoever is youngest.',
  },
];
const entries = entriesOf(book, v, facts, rulings);
const seek = (query: string) => search(entries, query);
const marked = ({ title, sentence = [] }: Found) =>
  [...title, ...sentence].flatMap(({ text, isFound }) => (isFound ? [text] : []));
const said = ({ sentence }: Found) => sentence?.map(({ text }) => text).join('');

test.each([
  ['sales', ['sales', 'nobles']],
  ['SALES', ['sales', 'nobles']],
  ['cursor', ['sales']],
  ['coute', ['palace']],
  ['oeuvre', ['palace']],
  ['œuvre', ['palace']],
  ['strasse', ['street']],
  ['hauser', ['street']],
  ["l'oeuvre", ['palace']],
  ['youngest', ['nobles']],
  ['R-9', ['nobles']],
  // All words, wherever they are in the topic; then those with most of them.
  ['cursor step', ['sales']],
  ['cursor price', ['sales', 'nobles']],
  ['cursor zzyzx', ['sales']],
  ['zzyzx', []],
  // Other forms of a word, other words for it, words that say nothing, and mistyped ones.
  ['steps', ['sales']],
  ['auctions', []],
  ['character', ['nobles']],
  ['who is the youngest?', ['nobles']],
  ['who', ['nobles']],
  ['curosr', ['sales']],
  ['', []],
  ['  ', []],
  ['…?!', []],
])('%s finds %o', (query, found) => {
  expect(seek(query).map(({ topic }) => topic)).toEqual(found);
});

test('what is in a title comes before what is in a text, and a whole word before a part of one', () => {
  expect(seek('noble').map(({ topic }) => topic)).toEqual(['nobles']);
  expect(seek('pr').map(({ topic }) => topic)).toEqual(['street', 'nobles']);
  expect(seek('sel').map(({ topic }) => topic)).toEqual(['sales', 'nobles']);
});

test('the sentence that was found is shown, and what is found in it', () => {
  const [found] = seek('step');
  expect(found && said(found)).toBe('Move the cursor first; each step is free.');
  expect(found && marked(found)).toEqual(['step']);
});

test('letters are marked as they are written', () => {
  const [work] = seek('oeuvre');
  expect(work && marked(work)).toEqual(['Œuvre', 'œuvre']);
  const [street] = seek('strasse');
  expect(street && marked(street)).toEqual(['Straße', 'Straße']);
});

test('a title that says it all needs no sentence', () => {
  expect(seek('bruxelles')[0]).toMatchObject({ topic: 'palace', sentence: undefined });
});

test('no more is found than somebody reads', () => {
  const many = topics(...Array.from({ length: 30 }, (_, i) => ({ id: `topic-${i}`, texts: ['iris'] })));
  expect(search(entriesOf(many, v, facts, []), 'iris')).toHaveLength(MOST_FOUND);
});
