/** The table of Bruxelles 1897 as lines of text. */
import { isOver, NONE } from '@horta/engine';
import {
  ARCHITECT_KINDS,
  architectAt,
  architectsNeeded,
  artworkAt,
  BUILDINGS,
  brusselsAt,
  COLOURS,
  COLUMNS,
  cardOf,
  HOUSE,
  HOUSES,
  houseAt,
  level,
  MATERIAL,
  MATERIAL_CARDS,
  materialAt,
  NEUTRAL,
  SCALES,
  type State,
  totalPoints,
} from '@horta/engine/1897';
import { messages, type Speaker } from '@horta/words';
import { inColumns } from '../columns.ts';
import { capital, titleOf, wrapped } from './text.ts';

const CELL = 22;

export function boards1897(s: State, speaker: Speaker): string[] {
  const round = messages.round_header({ round: s.round, rounds: s.rules.rounds }, speaker);
  return [
    ...(isOver(s) ? [] : [titleOf(round)]),
    ...area(s, speaker),
    '',
    ...inColumns(commonRows(s, speaker)),
    '',
    ...players(s, speaker),
  ];
}

function label(s: State, speaker: Speaker, which: string): string {
  return speaker.name(s, 'label', which);
}

function mark(seat: number): string {
  return seat === NEUTRAL ? '#' : String(seat + 1);
}

function seatsOf(s: State): number[] {
  return Array.from({ length: s.rules.players }, (_, seat) => seat);
}

/** The cards of the area and the architects laid there, with the value they show; under each column its bonus card. */
function area(s: State, speaker: Speaker): string[] {
  const columns = Array.from({ length: COLUMNS }, (_, i) => i);
  const lines = [`${' '.repeat(4)}${columns.map((i) => String(i + 1).padEnd(CELL)).join(' ')}`.trimEnd()];
  for (let row = 0; row * COLUMNS < s.rules.cells; row++) {
    const cells = columns.map((column) => cell(s, speaker, row * COLUMNS + column).padEnd(CELL));
    lines.push(` ${row + 1}  ${cells.join(' ')}`.trimEnd());
  }
  lines.push('', `    ${label(s, speaker, 'bonuses')}`);
  for (const [column, bonus] of s.bonuses.entries())
    lines.push(...wrapped(`    ${column + 1}: ${speaker.name(s, 'bonus', bonus)}`, 7));
  return lines;
}

function cell(s: State, speaker: Speaker, at: number): string {
  const owner = s.owners[at] ?? NONE;
  const card = s.cards[at] ?? NONE;
  if (owner !== NONE) return `(${mark(owner)}) ${s.rules.faceValues[s.faces[at] ?? NONE]}`;
  return card === NONE ? '-' : speaker.name(s, 'card', card);
}

function commonRows(s: State, speaker: Speaker): [string, string][] {
  const buildings = BUILDINGS.map((_, building) => {
    const there = seatsOf(s)
      .map((seat) => mark(seat).repeat(sentBy(s, seat, building)))
      .join('');
    const name = `${speaker.name(s, 'brussels', building)} ${architectsNeeded(s, building)}`;
    return there === '' ? name : `${name} (${there})`;
  });
  const decks = [s.artworkDeck, s.materialDeck, s.houseDeck, s.nobleDeck];
  const piles = decks.map((deck, pile) => `${speaker.name(s, 'pile', pile)} ${deck.length}`);
  const rows: [string, string][] = [
    ['brussels', buildings.join(' · ')],
    ['piles', piles.join(' · ')],
    ['expo', s.expoHolder === NONE ? '-' : `${mark(s.expoHolder)} ${speaker.player(s.expoHolder)}`],
  ];
  return rows.map(([name, text]) => [label(s, speaker, name), text]);
}

function sentBy(s: State, seat: number, building: number): number {
  let count = 0;
  for (let architect = 0; architect < ARCHITECT_KINDS; architect++)
    count += s.brussels[brusselsAt(seat, building, architect)] ?? 0;
  return count;
}

function players(s: State, speaker: Speaker): string[] {
  const columns: [string, (seat: number) => string][] = [
    [
      'name',
      (seat) =>
        `${mark(seat)} ${speaker.player(seat)}${s.firstPlayer === seat ? ' *' : ''}${(s.passed >> seat) & 1 ? ' –' : ''}`,
    ],
    ['points', (seat) => String(totalPoints(s, seat))],
    ['francs', (seat) => String(s.money[seat])],
    ['scales', (seat) => SCALES.map((_, scale) => level(s, seat, scale)).join(' / ')],
    ['architects', (seat) => architects(s, s.hand, seat)],
    ['prison', (seat) => architects(s, s.prison, seat)],
  ];
  return [
    ...inColumns([
      columns.map(([name]) => capital(label(s, speaker, name))),
      ...seatsOf(s).map((seat) => columns.map(([, value]) => value(seat))),
    ]),
    ...seatsOf(s).flatMap((seat) => belongings(s, speaker, seat)),
  ];
}

/** Every card by the values of its two faces. */
function architects(s: State, where: readonly number[], seat: number): string {
  const list = s.rules.architects.flatMap(({ name }, kind) =>
    Array<string>(where[architectAt(seat, kind)] ?? 0).fill(name),
  );
  return list.join(' ') || '-';
}

function belongings(s: State, speaker: Speaker, seat: number): string[] {
  const card = (type: number, kind: number) => speaker.name(s, 'card', cardOf(type, kind));
  const houses = HOUSES.map((_, kind) => counted(s.houses[houseAt(seat, kind)], card(HOUSE, kind)));
  const materials = MATERIAL_CARDS.map((_, kind) =>
    counted(s.materials[materialAt(seat, kind)], card(MATERIAL, kind)),
  );
  const artworks = COLOURS.map((_, colour) =>
    counted(s.artworks[artworkAt(seat, colour)], speaker.name(s, 'colour', colour)),
  );
  const parts: [string, string[]][] = [
    ['houses', houses.flat()],
    ['materials', materials.flat()],
    ['artworks', artworks.flat()],
    ['nobles', noblesOf(s, seat)],
  ];
  const text = parts.map(([name, list]) => `${label(s, speaker, name)}: ${list.join(', ') || '-'}`);
  return wrapped(`${mark(seat)}: ${text.join('; ')}`, 3);
}

function counted(count: number | undefined, name: string): string[] {
  return count === undefined || count === 0 ? [] : [`${count} ${name}`];
}

/** By their last names; those used in this round in brackets. */
function noblesOf(s: State, seat: number): string[] {
  return s.rules.nobles.flatMap(({ name }, i) => {
    const surname = name.split(' ').slice(1).join(' ') || name;
    if (!(((s.nobles[seat] ?? 0) >> i) & 1)) return [];
    return [((s.usedNobles[seat] ?? 0) >> i) & 1 ? `(${surname})` : surname];
  });
}
