/** Where the parts of an architect board lie beside the market of a tablet: a summary, with what is left to take. */
import { ROWS, TRACKS } from '@horta/engine/1893';
import { drawnFor } from '../../../drawing.ts';
import type { Room } from '../../../game-view.ts';
import { columns, lines, type Place } from '../place.ts';

export interface CompactLayout {
  readonly width: number;
  readonly height: number;
  readonly name: Place;
  readonly francs: Place;
  readonly points: Place;
  readonly masterpiece: Place;
  readonly tracks: readonly Place[];
  /** What the numbers below mean, if there is room to say it. */
  readonly heading: Place | undefined;
  readonly artworks: Place;
  readonly cubes: Place;
  readonly rows: readonly Place[];
  readonly people: Place;
  readonly kept: Place;
  readonly nobles: Place;
  readonly travellers: Place | undefined;
  readonly power: Place | undefined;
  readonly cards: Place | undefined;
}

interface Contents {
  readonly hasPower: boolean;
  readonly hasCards: boolean;
}

const GAP = 4;
const HEAD = 32;
const HEADING = 14;

export function compactLayoutOf(room: Room, { hasPower, hasCards }: Contents): CompactLayout {
  const { width, height } = drawnFor(room, {
    least: { width: 300, height: 290 },
    ample: { width: 350, height: 340 },
  });
  const isFull = hasPower || hasCards;
  const whole = { x: 8, y: 8, width: width - 16, height: height - 16 };
  let top = whole.y;
  const line = (high: number, gap = GAP): Place => {
    const place = { ...whole, y: top, height: high };
    top += high + gap;
    return place;
  };
  /** Of artworks and cubes each. */
  const goods = Math.max(isFull ? 34 : 36, (height - 16) * 0.125);
  const low = isFull ? 24 : 26;
  const under = (isFull ? 0 : HEADING) + 2 * (goods + GAP) + (isFull ? 3 : 2) * (low + GAP) - GAP;
  const head = line(HEAD);
  const body = line(whole.height - HEAD - GAP - under - GAP);
  const heading = isFull ? undefined : line(HEADING, 0);
  const artworks = line(goods);
  const cubes = line(goods);
  const rows = line(low);
  const foot = line(low);
  const last = isFull ? line(low) : undefined;
  const front = body.height * 0.72;
  const purse = 152;
  const [points, francs] = columns({ ...head, x: head.x + head.width - purse, width: purse }, 2, GAP);
  const figure = 42;
  const people = { ...foot, width: isFull ? foot.width - (hasCards ? 2 : 1) * (figure + GAP) : 150 };
  const beside = (place: Place, wide: number): Place => ({
    ...place,
    x: place.x + place.width + GAP,
    width: wide,
  });
  const kept = beside(people, figure);
  const [first, second, third] = last === undefined ? [] : columns(last, hasPower && hasCards ? 3 : 2, GAP);
  return {
    width,
    height,
    name: { ...head, width: head.width - purse - GAP },
    points,
    francs,
    masterpiece: { ...body, width: front },
    tracks: lines({ ...body, x: body.x + front + 5, width: body.width - front - 5 }, TRACKS.length, 3),
    heading,
    artworks,
    cubes,
    rows: columns(rows, ROWS.length, GAP),
    people,
    kept,
    nobles: first ?? beside(kept, whole.x + whole.width - kept.x - figure - GAP),
    travellers: hasCards ? beside(kept, figure) : undefined,
    power: hasPower ? second : undefined,
    cards: hasCards ? (third ?? second) : undefined,
  };
}
