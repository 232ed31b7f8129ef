/** The table of Bruxelles 1893 as lines of text, at most 96 characters wide. */
import { isOver, NONE } from '@horta/engine';
import {
  architectsNeeded,
  artworkAt,
  BRUSSELS_ACTIONS,
  brusselsAt,
  COLOURS,
  COLUMNS,
  CURSOR_NAMES,
  cubeAt,
  IRIS_NAMES,
  isInArea,
  level,
  MATERIAL_NAMES,
  multiplierAt,
  NEUTRAL,
  ROWS,
  type State,
  saleFrancs,
  salePoints,
  stackOf,
  supplyOf,
  TRACKS,
  totalPoints,
} from '@horta/engine/1893';
import { messages, type NameKind, type Speaker } from '@horta/words';
import { table } from '../table.ts';

const CELL = 17;

export function boards1893(s: State, speaker: Speaker): string[] {
  const { locale } = speaker;
  const round = messages.round_header({ round: s.round, rounds: s.rules.rounds }, { locale });
  const title =
    s.round === 0 || isOver(s) ? [] : [`== ${round} ${'='.repeat(Math.max(0, 92 - round.length))}`];
  return [...title, ...artNouveau(s, speaker), '', ...brussels(s, speaker), '', ...players(s, speaker)];
}

/** A label of the boards. */
function label(s: State, speaker: Speaker, which: string): string {
  return speaker.name(s, 'label', which);
}

/** How a seat's pieces are marked: its number from 1; neutral ones with a sign of their own. */
function mark(seat: number): string {
  return seat === NEUTRAL ? '#' : String(seat + 1);
}

/** The 25 spaces; those of the active area stand in brackets. Under each column its prestige card. */
function artNouveau(s: State, speaker: Speaker): string[] {
  const lines = [
    `${' '.repeat(4)}${Array.from({ length: COLUMNS }, (_, i) => String(i + 1).padEnd(CELL)).join(' ')}`.trimEnd(),
  ];
  for (let row = 0; row < COLUMNS; row++) {
    const cells = Array.from({ length: COLUMNS }, (_, column) => space(s, speaker, row * COLUMNS + column));
    lines.push(` ${row + 1}  ${cells.map(([action]) => action).join(' ')}`.trimEnd());
    const pieces = cells
      .map(([, piece]) => piece)
      .join(' ')
      .trimEnd();
    if (pieces !== '') lines.push(`    ${pieces}`);
  }
  lines.push('', `    ${label(s, speaker, 'prestige')}`);
  s.prestigeStrip.forEach((card, column) => {
    if (card !== NONE) lines.push(`    ${column + 1}: ${speaker.name(s, 'prestige', card)}`);
  });
  return lines;
}

function space(s: State, speaker: Speaker, at: number): [string, string] {
  const name = speaker.name(s, 'action', s.actions[at] ?? NONE);
  const isActive = s.iris !== NONE && isInArea(s.iris, at);
  const pieces: string[] = [];
  const who = s.meeples[at] ?? NONE;
  const owner = s.houses[at] ?? NONE;
  if (who !== NONE)
    pieces.push(
      who === NEUTRAL ? mark(who) : `(${mark(who)}) ${messages.francs({ count: s.bids[at] ?? 0 }, speaker)}`,
    );
  if (owner !== NONE) pieces.push(`^${mark(owner)}`);
  return [(isActive ? `[${name}]` : ` ${name} `).padEnd(CELL), ` ${pieces.join(' ')}`.padEnd(CELL)];
}

function brussels(s: State, speaker: Speaker): string[] {
  const francs = (count: number) => messages.francs({ count }, speaker);
  const points = (count: number) => messages.points({ count }, speaker);
  const actions = BRUSSELS_ACTIONS.map((_, action) => {
    const there = Array.from({ length: s.rules.players }, (__, seat) =>
      mark(seat).repeat(s.brussels[brusselsAt(seat, action)] ?? 0),
    ).join('');
    return `${speaker.name(s, 'brussels', action)} ${architectsNeeded(s, action)}${there === '' ? '' : ` (${there})`}`;
  });
  const stock =
    s.stockCard === NONE
      ? []
      : [
          `${speaker.name(s, 'brussels', 'stock-exchange')}: ${francs(s.rules.stock[s.stockCard]?.francs ?? 0)}`,
        ];
  const nobles = s.nobleDisplay.map((noble, slot) =>
    noble === NONE ? '-' : `${speaker.name(s, 'noble', noble)} ${francs(s.rules.displayCosts[slot] ?? 0)}`,
  );
  const market = COLOURS.map(
    (_, colour) =>
      `${speaker.name(s, 'colour', colour)} ${francs(saleFrancs(s, colour))} ${points(salePoints(s, colour))}`,
  );
  const shown = s.shop.map((colour) => (colour === NONE ? '-' : speaker.name(s, 'colour', colour)));
  const rows: [string, string][] = [
    ['brussels', actions.join(' · ')],
    [
      'round',
      [...stock, ...(s.iris === NONE ? [] : [`${label(s, speaker, 'square')} ${IRIS_NAMES[s.iris]}`])].join(
        ' · ',
      ),
    ],
    ['nobles', nobles.join(' · ')],
    ['market', `${market.join(' · ')}`],
    ['cursor', `${CURSOR_NAMES[s.cursor]} · ${label(s, speaker, 'display')}: ${shown.join(', ')}`],
    ['compass', `${speaker.name(s, 'compass', s.needle0)} + ${speaker.name(s, 'compass', s.needle1)}`],
    [
      'workshop',
      COLOURS.map((_, colour) => `${speaker.name(s, 'colour', colour)} ${stackOf(s, colour)}`).join(' · '),
    ],
    [
      'supply',
      MATERIAL_NAMES.flatMap((_, cube) =>
        s.rules.cubes[cube] === 0 ? [] : [`${speaker.name(s, 'material', cube)} ${supplyOf(s, cube)}`],
      ).join(' · '),
    ],
  ];
  return table(rows.filter(([, text]) => text !== '').map(([name, text]) => [label(s, speaker, name), text]));
}

/** What every player has, a column each. */
function players(s: State, speaker: Speaker): string[] {
  const seats = Array.from({ length: s.rules.players }, (_, seat) => seat);
  const counts = (list: readonly string[], count: (i: number) => number, kind: NameKind): string =>
    list.flatMap((_, i) => (count(i) > 0 ? [`${count(i)} ${speaker.name(s, kind, i)}`] : [])).join(', ') ||
    '-';
  const nobleList = (seat: number): string =>
    s.rules.nobles
      .flatMap(({ name }, i) => {
        const surname = name.split(' ').at(-1) ?? name;
        if (!(((s.nobles[seat] ?? 0) >> i) & 1)) return [];
        return [((s.usedNobles[seat] ?? 0) >> i) & 1 ? `(${surname})` : surname];
      })
      .join(', ') || '-';
  const lines: [string, (seat: number) => string][] = [
    [
      'name',
      (seat) =>
        `${mark(seat)} ${speaker.player(seat)}${s.firstPlayer === seat ? ' *' : ''}${(s.passed >> seat) & 1 ? ' –' : ''}`,
    ],
    ['points', (seat) => String(totalPoints(s, seat))],
    ['francs', (seat) => String(s.money[seat])],
    ['architects', (seat) => `${s.architects[seat]} (+${s.courthouse[seat]})`],
    ['tracks', (seat) => TRACKS.map((_, track) => level(s, seat, track)).join(' / ')],
    ['houses', (seat) => String(s.built[seat])],
    ['cubes', (seat) => counts(MATERIAL_NAMES, (i) => s.cubes[cubeAt(seat, i)] ?? 0, 'material')],
    ['artworks', (seat) => counts(COLOURS, (i) => s.artworks[artworkAt(seat, i)] ?? 0, 'colour')],
    ['kept', nobleList],
    ['rows', (seat) => ROWS.map((_, row) => `×${s.multipliers[multiplierAt(seat, row)]}`).join(' ')],
  ];
  // Long lists of belongings would not fit side by side: one line a player and thing, wide columns only where short.
  const short = lines.filter(([name]) => !['cubes', 'artworks', 'kept'].includes(name));
  const wide = lines.filter(([name]) => ['cubes', 'artworks', 'kept'].includes(name));
  const overview = table([
    short.map(([name]) => label(s, speaker, name)),
    ...seats.map((seat) => short.map(([, value]) => value(seat))),
  ]);
  const belongings = seats.map(
    (seat) =>
      `${mark(seat)}: ${wide.map(([name, value]) => `${label(s, speaker, name)}: ${value(seat)}`).join('; ')}`,
  );
  return [...overview, ...belongings];
}
