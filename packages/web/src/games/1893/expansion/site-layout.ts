/** Where everything stands on the card of a site, in the pixels of its box. */
import type { Place } from './fitting.ts';

export interface SiteLayout {
  /** Of the card, and of the part of it that has the colour of what it is about. */
  readonly outline: string;
  readonly head: string;
  /** The gilt line inside its gable. */
  readonly gilt: string;
  readonly row: { readonly x: number; readonly y: number; readonly radius: number };
  /** Of the card: middle and feet. */
  readonly number: { readonly x: number; readonly y: number; readonly size: number };
  /** What building costs on top, or who has built: its right upper corner. */
  readonly extra: { readonly x: number; readonly y: number; readonly size: number };
  readonly sentence: Place;
  /** For a few words, where there is room for them. */
  readonly words: Place | undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export function siteLayout(size: Size, isNarrow: boolean): SiteLayout {
  return isNarrow ? strip(size) : gabled(size);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A swelling gable between two shoulders, `from` to `to`. */
function gable(from: number, to: number, peak: number, shoulder: number): string {
  const width = to - from;
  return `M${from} ${shoulder}C${from + width * 0.24} ${shoulder} ${from + width * 0.26} ${peak} ${from + width / 2} ${peak}S${from + width * 0.76} ${shoulder} ${to} ${shoulder}`;
}

function gabled({ width, height }: Size): SiteLayout {
  const head = between(19, height * 0.33, 44);
  const shoulder = head * 0.52;
  const top = gable(1, width - 1, 1, shoulder);
  const size = between(15, head * 0.68, 26);
  const extra = between(13, head * 0.58, 22);
  const radius = between(8.5, head * 0.34, 12);
  /** A large card has room to say in words, too, when it works. */
  const words = height >= 116 && width >= 130 ? 32 : 0;
  return {
    outline: `${top}V${height - 1}H1z`,
    head: `${top}V${head}H1z`,
    gilt: `M1 ${head}H${width - 1}`,
    row: { x: radius + 2.5, y: head - radius * 0.95, radius },
    number: { x: width / 2, y: head - head * 0.2, size },
    extra: { x: width - 4, y: head - extra - 1.5, size: extra },
    sentence: { x: 4, y: head + 3, width: width - 8, height: height - head - 7 - words },
    words: words === 0 ? undefined : { x: 6, y: height - words - 3, width: width - 12, height: words },
  };
}

/** Below the board of a phone: the gable is a small front at the left, and when it works is said in words as well. */
function strip({ width, height }: Size): SiteLayout {
  const front = 74;
  const words = between(96, width * 0.32, 150);
  return {
    outline: `M7 1H${width - 7}q6 0 6 6V${height - 7}q0 6-6 6H7q-6 0-6-6V7q0-6 6-6z`,
    head: `${gable(4, front, 4, 18)}V${height - 4}H4z`,
    gilt: `${gable(7, front - 3, 7, 21)}`,
    row: { x: 17, y: height - 18, radius: 11 },
    number: { x: front / 2 + 2, y: 28, size: 20 },
    extra: { x: front - 4, y: height - 25, size: 16 },
    sentence: { x: front + 4, y: 5, width: width - front - words - 14, height: height - 10 },
    words: { x: width - words - 4, y: 4, width: words, height: height - 8 },
  };
}
