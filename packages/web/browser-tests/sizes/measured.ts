/** What is too small to be read or hit, cut off or out of reach, as the page shows it now. */

export interface Floors {
  /** Pixels. */
  readonly text: number;
  readonly target: number;
}

export type Fault = 'small text' | 'squeezed text' | 'small target' | 'cut off' | 'out of the window';

export interface Finding {
  readonly fault: Fault;
  /** Pixels; of what is squeezed, how much of its width is left; of what is cut off, how much is missing. */
  readonly size: number;
  /** The part of the page, and the words or the thing. */
  readonly where: string;
  readonly what: string;
}

export interface Measured {
  /** The smallest ones that there are, good or bad. */
  readonly text: Omit<Finding, 'fault'>;
  readonly target: Omit<Finding, 'fault'>;
  readonly texts: number;
  readonly targets: number;
  readonly findings: readonly Finding[];
}

/** Runs in the page, by itself: nothing from outside is known there. */
export function measure({ text: leastText, target: leastTarget }: Floors): Measured {
  /** How much narrower letters may be than they are drawn. */
  const LEAST_WIDTH = 0.8;
  /** Pixels that rounding may cost. */
  const SLACK = 0.05;
  const EDGE_SLACK = 1.5;

  const findings: Finding[] = [];
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('symbol, defs, .visually-hidden, [inert], title') === null;

  /** Of a text that only readers hear: a pixel of it is left. */
  const isHeardOnly = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };

  function whereIs(element: Element): string {
    const part = element.closest(
      '[data-testid=choice], [data-testid=stage-panel], [data-testid=medals], [data-testid=tip], dialog, header, .bar, [data-tab], section[aria-label], .players, .cards, .strip, aside, main',
    );
    if (part === null) return 'page';
    const { testid, tab } = (part as HTMLElement).dataset;
    const [kind] = part.className.split(' ').filter((name) => !/^(?:svelte-|seat-|narrow)/.test(name));
    return testid ?? tab ?? kind ?? part.localName;
  }

  const nameOf = (element: Element) =>
    (
      element.getAttribute('data-thing') ??
      element.getAttribute('aria-label') ??
      (element.textContent.trim() || element.getAttribute('data-testid') || element.outerHTML)
    )
      .replaceAll(/\s+/g, ' ')
      .slice(0, 50);

  /** How much larger than drawn, across and upwards. */
  function scaleOf(element: Element): { across: number; upwards: number } {
    let across = 1;
    let upwards = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (at instanceof SVGGraphicsElement) {
        const { a, b, c, d } = at.getScreenCTM() ?? new DOMMatrix();
        return { across: across * Math.hypot(a, b), upwards: upwards * Math.hypot(c, d) };
      }
      const { transform, scale } = getComputedStyle(at);
      if (transform !== 'none') {
        const { a, b, c, d } = new DOMMatrix(transform);
        across *= Math.hypot(a, b);
        upwards *= Math.hypot(c, d);
      }
      if (scale !== 'none') {
        const [x = 1, y = x] = scale.split(' ').map(Number);
        across *= Math.abs(x);
        upwards *= Math.abs(y);
      }
    }
    return { across, upwards };
  }

  /** How much of the width that its letters want a drawn text has. */
  function widthLeft(element: Element): number {
    const squeezed = element.closest<SVGTextContentElement>('[textLength]');
    if (squeezed === null || !(squeezed instanceof SVGTextContentElement)) return 1;
    const given = squeezed.getAttribute('textLength') ?? '';
    const length = squeezed.textLength.baseVal.value;
    squeezed.removeAttribute('textLength');
    const wanted = squeezed.getComputedTextLength();
    squeezed.setAttribute('textLength', given);
    return wanted === 0 ? 1 : length / wanted;
  }

  interface Edges {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  /** How many pixels of a box can't be seen, wherever one scrolls to; beyond the window, or within a part of it. */
  function hidden(element: Element, box: Edges): { cut: number; outside: number } {
    let isScrolledAcross = false;
    let isScrolledUp = false;
    let cut = 0;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(at);
      const isDrawn = at instanceof SVGElement && at.localName === 'svg';
      if (at instanceof SVGElement && !isDrawn) continue;
      if (display === 'inline' && !isDrawn) continue;
      const edge = at.getBoundingClientRect();
      const across = Math.max(0, edge.left - box.left, box.right - edge.right);
      const upwards = Math.max(0, edge.top - box.top, box.bottom - edge.bottom);
      if (/hidden|clip/.test(overflowX) && !isScrolledAcross) cut = Math.max(cut, across);
      if (/hidden|clip/.test(overflowY) && !isScrolledUp) cut = Math.max(cut, upwards);
      isScrolledAcross ||= /auto|scroll/.test(overflowX);
      isScrolledUp ||= /auto|scroll/.test(overflowY);
      if (position === 'fixed') break;
    }
    const outside = Math.max(
      isScrolledAcross ? 0 : Math.max(-box.left, box.right - innerWidth),
      isScrolledUp ? 0 : Math.max(-box.top, box.bottom - innerHeight),
    );
    return { cut, outside };
  }

  const none = { size: Number.POSITIVE_INFINITY, where: '', what: '' };
  let smallestText = none;
  let texts = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (element === null || node.nodeValue?.trim() === '' || !isSeen(element)) continue;
    if (element.closest('script, style, noscript, option, textarea') !== null) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || isHeardOnly(element)) continue;
    texts++;
    const { across, upwards } = scaleOf(element);
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * upwards;
    const found = { where: whereIs(element), what: (node.nodeValue ?? '').trim().slice(0, 50) };
    if (size < smallestText.size) smallestText = { ...found, size };
    if (size < leastText - SLACK) findings.push({ ...found, fault: 'small text', size });
    const squeezed = (widthLeft(element) * across) / upwards;
    if (squeezed < LEAST_WIDTH) findings.push({ ...found, fault: 'squeezed text', size: squeezed });
    // The boxes of letters are higher than the letters.
    const air = box.height * 0.28;
    const letters = { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
    const { cut, outside } = hidden(element, letters);
    if (cut > EDGE_SLACK) findings.push({ ...found, fault: 'cut off', size: cut });
    else if (outside > EDGE_SLACK) findings.push({ ...found, fault: 'out of the window', size: outside });
  }

  const TARGETS =
    'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary, [role=slider], .thing.legal';
  /** What one may hit as well: a label, or all of a player's card. */
  const hitBy = (element: Element) => element.closest('label:has(input), li[data-fly]') ?? element;
  /** Whether what is around its middle belongs to it, however small it is drawn. */
  function isHitAround(element: Element): boolean {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const reach = leastTarget / 2 - 1;
    const x = left + width / 2;
    const y = top + height / 2;
    const spots = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ];
    return spots.every(([atX, atY]) => element.contains(document.elementFromPoint(atX, atY)));
  }

  let smallestTarget = none;
  let targets = 0;
  for (const found of document.querySelectorAll(TARGETS)) {
    const element = hitBy(found);
    if (
      !isSeen(element) ||
      (found.matches('a') && getComputedStyle(found).display === 'inline' && found.closest('p, li') !== null)
    )
      continue;
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || isHeardOnly(element)) continue;
    targets++;
    let size = Math.min(width, height);
    if (size < leastTarget - 0.5 && isHitAround(element)) size = leastTarget;
    const finding = { where: whereIs(element), what: nameOf(found), size };
    if (size < smallestTarget.size) smallestTarget = finding;
    if (size < leastTarget - 0.5) findings.push({ ...finding, fault: 'small target' });
    const { outside } = hidden(element, element.getBoundingClientRect());
    if (outside > EDGE_SLACK + 2 && found.closest('[data-testid=medals]') === null)
      findings.push({ ...finding, fault: 'out of the window', size: outside });
  }
  return { text: smallestText, target: smallestTarget, texts, targets, findings };
}
