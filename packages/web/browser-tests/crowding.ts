/** What has too little room at a table: things in the header that lie over each other, names that break in the middle of a word. */
import type { Page } from 'playwright-core';

export function crowding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
    const name = (element: Element) => element.getAttribute('data-testid') ?? element.className;
    const header = boxes(
      'header :is(.home, .round, .company, .fact), header .tools > :is(button, a), header .watchers',
    );
    const findings = header.flatMap(({ element, box }, i) =>
      header
        .slice(i + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${name(element)} lies over ${name(other.element)}`),
    );
    for (const { element } of boxes('.card .letters')) {
      const text = element.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > text.split(/\s+/).length) findings.push(`${text} breaks into ${lines.size} lines`);
    }
    return findings;
  });
}
