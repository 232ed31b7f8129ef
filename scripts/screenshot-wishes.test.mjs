import { describe, expect, test } from 'vitest';
import { fileOf, readWishes } from './screenshot-wishes.mjs';

const scenes = [{ name: 'home' }, { name: 'table-bid' }, { name: 'table-tab', only: 'phone' }];
const kept = ['home--wide-dark.webp', 'table-bid--390x844-light.webp'];

const filesFor = (...args) => readWishes(args, { scenes, kept }).pictures.map(fileOf);

describe('the pictures that are taken', () => {
  test.each([
    {
      args: ['--theme', 'light'],
      files: [
        'home--wide-light.webp',
        'home--tablet-light.webp',
        'home--phone-light.webp',
        'table-bid--wide-light.webp',
        'table-bid--tablet-light.webp',
        'table-bid--phone-light.webp',
        'table-tab--phone-light.webp',
      ],
    },
    {
      args: ['bid', '--size', 'phone'],
      files: ['table-bid--phone-light.webp', 'table-bid--phone-dark.webp'],
    },
    {
      args: ['home', '--size', '390x844,1366x768', '--size', '760x500', '--theme', 'dark'],
      files: ['home--390x844-dark.webp', 'home--1366x768-dark.webp', 'home--760x500-dark.webp'],
    },
    {
      args: ['table-tab', '--size', 'all', '--theme', 'light'],
      files: ['table-tab--390x844-light.webp', 'table-tab--844x390-light.webp'],
    },
    {
      args: ['bid', '--size', 'tablet', '--theme', 'dark', '--locale', 'en,de'],
      files: ['table-bid--tablet-dark.webp', 'table-bid--tablet-dark-de.webp'],
    },
    { args: ['--docs'], files: kept },
    { args: ['--docs', 'home'], files: ['home--wide-dark.webp'] },
  ])('$args', ({ args, files }) => {
    expect(filesFor(...args)).toEqual(files);
  });

  test('have the width and height that their size names', () => {
    const sizes = readWishes(['home', '--size', 'phone,1366x768,760x500'], { scenes, kept }).pictures;
    expect(sizes.filter(({ theme }) => theme === 'light').map(({ size }) => size)).toEqual([
      { name: 'phone', width: 390, height: 844, isTouched: true },
      { name: '1366x768', width: 1366, height: 768, isTouched: false },
      { name: '760x500', width: 760, height: 500, isTouched: true },
    ]);
  });

  test('go where they are wanted, and else where git does not look', () => {
    const folderFor = (...args) => readWishes(args, { scenes, kept }).folder;
    expect([folderFor(), folderFor('--folder', 'x'), folderFor('--docs')]).toEqual([
      'screenshots',
      'x',
      'docs/screenshots',
    ]);
  });
});

describe('a wish that can not be granted is answered with what could', () => {
  test.each([
    { args: ['bidd'], answer: 'no picture is called bidd; there are:\n  home\n  table-bid\n  table-tab' },
    {
      args: ['--size', 'huge'],
      answer:
        'no size: huge; there are wide (1440x900), tablet (768x1024), phone (390x844), and WIDTHxHEIGHT from 240 to 4096 pixels',
    },
    { args: ['--size', '390x'], answer: 'no size: 390x' },
    { args: ['--size', '0x0'], answer: 'no size: 0x0' },
    { args: ['--size', '9999x100'], answer: 'no size: 9999x100' },
    { args: ['--size', 'toString'], answer: 'no size: toString' },
    { args: ['--theme', 'dusk'], answer: 'no theme: dusk; there are light and dark' },
    { args: ['--locale', 'la'], answer: 'no language: la; there are en, fr, es, de, nl' },
    { args: ['--sizes', 'wide'], answer: '--size SIZE' },
    { args: ['table-tab', '--size', 'wide'], answer: 'of table-tab there is nothing at this size' },
    { args: ['--docs', '--size', 'wide'], answer: 'it has no --size' },
    { args: ['--docs', 'table-tab'], answer: 'README and docs show no picture called table-tab' },
  ])('$args', ({ args, answer }) => {
    expect(() => filesFor(...args)).toThrow(answer);
  });

  test('a picture in docs of what is no longer there', () => {
    expect(() => readWishes(['--docs'], { scenes, kept: ['gone--wide-light.webp'] })).toThrow(
      'docs/screenshots/gone--wide-light.webp is a picture of nothing; there are:\n  home',
    );
  });
});
