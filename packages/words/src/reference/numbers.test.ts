/**
 * No sentence of the rules has a number of its own: it would stay as it is when a pack says otherwise. Numbers are inputs,
 * in digits.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../locale.ts';

const folder = join(import.meta.dirname, '..', '..', 'messages');
const SETS = readdirSync(folder).filter((name) => name.startsWith('rules-') || name === 'differences');

/** From two on: one is an article, too. */
const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'twenty',
    'thirty',
  ],
  fr: [
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
    'vingt',
    'trente',
  ],
  es: [
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
    'veinte',
    'treinta',
  ],
  de: [
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
    'zwanzig',
    'dreißig',
  ],
  nl: [
    'twee',
    'drie',
    'vier',
    'vijf',
    'zes',
    'zeven',
    'acht',
    'negen',
    'tien',
    'elf',
    'twaalf',
    'twintig',
    'dertig',
  ],
};

type Message = string | readonly [{ match: Readonly<Record<string, string>> }];

function texts(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message[0].match);
}

function numbersIn(text: string, locale: Locale): string[] {
  // Placeholders may have digits in their names; the games are called after years.
  const said = text.replaceAll(/\{\w+\}/g, ' ').replaceAll(/\b189[37]\b/g, ' ');
  const words = said.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => /\d/.test(word) || WORDS[locale].includes(word));
}

test.each(SETS.flatMap((set) => LOCALES.map((locale) => ({ set, locale }))))(
  '$set in $locale: numbers are inputs',
  ({ set, locale }) => {
    const messages: Record<string, Message> = JSON.parse(
      readFileSync(join(folder, set, `${locale}.json`), 'utf8'),
    );
    const faults = Object.entries(messages).flatMap(([key, message]) =>
      texts(message).flatMap((text) => {
        const numbers = numbersIn(text, locale);
        return numbers.length === 0 ? [] : [`${key}: ${numbers.join(', ')}: ${text}`];
      }),
    );
    expect(faults).toEqual([]);
  },
);
