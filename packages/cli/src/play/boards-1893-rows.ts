/** The common boards of Bruxelles 1893, a line each: Brussels, nobles, market, compass, workshop, supply. */
import { NONE } from '@horta/engine';
import {
  architectsNeeded,
  BLACK,
  BRUSSELS_ACTIONS,
  brusselsAt,
  COLOURS,
  IRIS_NAMES,
  MATERIAL_NAMES,
  type State,
  saleFrancs,
  salePoints,
  stackOf,
  supplyOf,
  travellersWaiting,
} from '@horta/engine/1893';
import { messages, type Speaker } from '@horta/words';
import { inColumns } from '../columns.ts';
import { label, mark, seatsOf } from './seats-1893.ts';

type Row = (s: State, speaker: Speaker) => readonly string[];

/** By label: the parts of its line; no line if there are none. */
const ROWS: readonly [string, Row][] = [
  ['brussels', (s, speaker) => BRUSSELS_ACTIONS.map((_, action) => brusselsAction(s, speaker, action))],
  ['train', (s) => (s.rules.travellers === 0 ? [] : [String(travellersWaiting(s))])],
  ['round', round],
  ['nobles', nobles],
  ['market', market],
  ['cursor', cursor],
  ['compass', compass],
  ['workshop', workshop],
  ['supply', supply],
];

export function rows1893(s: State, speaker: Speaker): string[] {
  return inColumns(
    ROWS.flatMap(([name, row]) => {
      const parts = row(s, speaker);
      return parts.length === 0 ? [] : [[label(s, speaker, name), parts.join(' · ')]];
    }),
  );
}

function brusselsAction(s: State, speaker: Speaker, action: number): string {
  const architects = seatsOf(s)
    .map((seat) => mark(seat).repeat(s.brussels[brusselsAt(seat, action)] ?? 0))
    .join('');
  const travellers = s.travellersSent[action] ?? 0;
  const there = [
    ...(architects === '' ? [] : [architects]),
    ...(travellers === 0 ? [] : [`${label(s, speaker, 'travellers')} ${travellers}`]),
  ].join(', ');
  const name = `${speaker.name(s, 'brussels', action)} ${architectsNeeded(s, action)}`;
  return there === '' ? name : `${name} (${there})`;
}

function francs(speaker: Speaker, count: number): string {
  return messages.francs({ count }, speaker);
}

function round(s: State, speaker: Speaker): string[] {
  const stock = s.rules.stock[s.stockCard]?.francs ?? 0;
  return [
    ...(s.stockCard === NONE
      ? []
      : [`${speaker.name(s, 'brussels', 'stock-exchange')}: ${francs(speaker, stock)}`]),
    ...(s.iris === NONE ? [] : [`${label(s, speaker, 'square')} ${IRIS_NAMES[s.iris]}`]),
  ];
}

function nobles(s: State, speaker: Speaker): string[] {
  return s.nobleDisplay.map((noble, slot) =>
    noble === NONE
      ? '-'
      : `${speaker.name(s, 'noble', noble)} ${francs(speaker, s.rules.displayCosts[slot] ?? 0)}`,
  );
}

function market(s: State, speaker: Speaker): string[] {
  return COLOURS.map((_, colour) => {
    const points = messages.points({ count: salePoints(s, colour) }, speaker);
    return `${colourName(s, speaker, colour)} ${francs(speaker, saleFrancs(s, colour))} ${points}`;
  });
}

function cursor(s: State, speaker: Speaker): string[] {
  const shown = s.shop.map((artwork) => (artwork === NONE ? '-' : colourName(s, speaker, artwork)));
  return [
    speaker.name(s, 'cursor', s.cursor),
    `${label(s, speaker, 'display')}: ${shown.join(', ')}`,
    ...(s.covered.length === 0 ? [] : [`${label(s, speaker, 'covered')} ${s.covered.length}`]),
  ];
}

/** All spaces clockwise, those with a needle in brackets; the one under the arrow tile is none. */
function compass(s: State, speaker: Speaker): string[] {
  return s.compass.flatMap((_, space) => {
    if (space === s.rules.arrow) return [];
    const name = speaker.name(s, 'compass', space);
    return [space === s.needle0 || space === s.needle1 ? `[${name}]` : name];
  });
}

/** Open stacks; or a pile, of which one knows how many it holds, and the black artworks. */
function workshop(s: State, speaker: Speaker): string[] {
  const stack = (colour: number) => `${colourName(s, speaker, colour)} ${stackOf(s, colour)}`;
  return s.rules.hasArtworkPile
    ? [`${label(s, speaker, 'pile')} ${s.artworkPile.length}`, stack(BLACK)]
    : COLOURS.map((_, colour) => stack(colour));
}

/** The edition may give a colour another name. */
function colourName(s: State, speaker: Speaker, artwork: number): string {
  return speaker.name(s, 'colour', artwork);
}

function supply(s: State, speaker: Speaker): string[] {
  return MATERIAL_NAMES.flatMap((_, cube) =>
    s.rules.cubes[cube] === 0 ? [] : [`${speaker.name(s, 'material', cube)} ${supplyOf(s, cube)}`],
  );
}
