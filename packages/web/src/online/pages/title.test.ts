import { describe, expect, it } from 'vitest';
import { numbered, numberedIcon } from './title.ts';

describe('the title', () => {
  it.each([
    ['Horta', 0, 'Horta'],
    ['Horta', 1, '(1) Horta'],
    ['(1) Horta', 2, '(2) Horta'],
    ['(3) Horta', 0, 'Horta'],
    ['(9+) ● Your turn – Horta', 3, '(3) ● Your turn – Horta'],
    ['Horta', 12, '(9+) Horta'],
    ['(Belle Époque) Horta', 1, '(1) (Belle Époque) Horta'],
  ])('%s, %i: %s', (title, count, wanted) => expect(numbered(title, count)).toBe(wanted));
});

describe('the icon', () => {
  it('stays if nothing waits', () => expect(numberedIcon('<svg></svg>', 0)).toBe(undefined));
  it('has the number on it', () => {
    const text = decodeURIComponent(numberedIcon('<svg><path/></svg>', 3) ?? '');
    expect(text).toMatch(/^data:image\/svg\+xml,<svg><path\/>.*>3<\/text><\/svg>$/);
  });
  it('has room for nine', () =>
    expect(decodeURIComponent(numberedIcon('<svg></svg>', 10) ?? '')).toContain('>9+<'));
});
