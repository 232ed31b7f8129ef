import { describe, expect, it } from 'vitest';
import { textWidth } from './fit-text.ts';
import { layoutOfSpace, type Spot } from './space-layout.ts';

/** Of a phone on its side, a phone, desks, and a wall. */
const BOXES = [
  { width: 70, height: 57 },
  { width: 67, height: 70 },
  { width: 95, height: 63 },
  { width: 110, height: 76 },
  { width: 200, height: 160 },
];
const NAMES = ['Construction', 'Construcción', 'Persönlichkeiten', 'Sales', 'Notabelen'];
const CASES = BOXES.flatMap((box) =>
  NAMES.map((name) => [`${box.width} x ${box.height}, ${name}`, box, name] as const),
);
const BOTH = { back: true, front: true };

/** The round window in the gable, by which one knows whose house it is. */
function windowOf({ x, y, size }: Spot): { right: number; bottom: number } {
  return { right: x + size * 0.63, bottom: y + size * 0.48 };
}

describe.each(CASES)('a space of %s', (_, box, name) => {
  const layout = layoutOfSpace(box, name, BOTH);

  it('has letters that can be read, all within it', () => {
    expect(layout.letters).toBeGreaterThanOrEqual(box.width < 75 ? 11 : 12);
    expect(layout.squeezedTo ?? textWidth(name, layout.letters)).toBeLessThanOrEqual(box.width - 8);
    expect(layout.baseline).toBeLessThanOrEqual(box.height - 12);
  });

  it('shows whose house an architect stands before', () => {
    const { right, bottom } = windowOf(layout.back);
    expect(right < layout.front.x || bottom < layout.front.y).toBe(true);
  });

  it('keeps what stands there inside, and off the name', () => {
    for (const stands of [BOTH, { back: true, front: false }, { back: false, front: true }]) {
      const { back, front, letters, baseline } = layoutOfSpace(box, name, stands);
      for (const { x, y, size } of [back, front]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(box.width);
        expect(y + size).toBeLessThanOrEqual(baseline - letters * 0.7);
        expect(size).toBeGreaterThanOrEqual(26);
      }
    }
  });

  it('has the emblem of its action where nothing hides it', () => {
    const { emblem, front } = layoutOfSpace(box, name, { back: false, front: true });
    expect(emblem && emblem.x + emblem.size).toBeLessThanOrEqual(front.x);
    expect(emblem?.size).toBeGreaterThanOrEqual(12);
  });
});
