/** What every player of Bruxelles 1893 has. */
import {
  ARTWORKS,
  artworkAt,
  cubeAt,
  level,
  MATERIAL_NAMES,
  multiplierAt,
  ROWS,
  type State,
  TRACKS,
  totalPoints,
} from '@horta/engine/1893';
import type { Speaker } from '@horta/words';
import { inColumns } from '../columns.ts';
import { label, mark, seatsOf } from './seats-1893.ts';
import { capital, wrapped } from './text.ts';

type Column = readonly [string, (seat: number) => string];

/** Short things side by side; long lists of belongings would not fit there, and have a line for each player. */
export function players1893(s: State, speaker: Speaker): string[] {
  const columns = overview(s, speaker);
  const seats = seatsOf(s);
  return [
    ...inColumns([
      columns.map(([name]) => capital(label(s, speaker, name))),
      ...seats.map((seat) => columns.map(([, value]) => value(seat))),
    ]),
    ...seats.flatMap((seat) => belongings(s, speaker, seat)),
  ];
}

function overview(s: State, speaker: Speaker): Column[] {
  const { rules } = s;
  const hasPassed = (seat: number) => (s.passed >> seat) & 1;
  const columns: Column[] = [
    [
      'name',
      (seat) =>
        `${mark(seat)} ${speaker.player(seat)}${s.firstPlayer === seat ? ' *' : ''}${hasPassed(seat) ? ' –' : ''}`,
    ],
    ['points', (seat) => String(totalPoints(s, seat))],
    ['francs', (seat) => String(s.money[seat])],
    ['architects', (seat) => `${s.architects[seat]} (+${s.courthouse[seat]})`],
    ['tracks', (seat) => TRACKS.map((_, track) => level(s, seat, track)).join(' / ')],
    ['houses', (seat) => String(s.built[seat])],
    ['rows', (seat) => ROWS.map((_, row) => `×${s.multipliers[multiplierAt(seat, row)]}`).join(' ')],
  ];
  if (rules.travellers > 0) columns.push(['travellers', (seat) => String(s.travellers[seat])]);
  if (s.exhibitions.length > 0)
    columns.push(['exhibitions', (seat) => String(s.exhibitions.filter((owner) => owner === seat).length)]);
  return columns;
}

function belongings(s: State, speaker: Speaker, seat: number): string[] {
  const cubes = MATERIAL_NAMES.map((_, cube): [number, string] => [
    s.cubes[cubeAt(seat, cube)] ?? 0,
    speaker.name(s, 'material', cube),
  ]);
  const artworks = Array.from({ length: ARTWORKS }, (_, artwork): [number, string] => [
    s.artworks[artworkAt(seat, artwork)] ?? 0,
    speaker.name(s, 'colour', artwork),
  ]);
  const parts: [string, string][] = [
    ['cubes', counted(cubes)],
    ['artworks', counted(artworks)],
    ['kept', nobleList(s, seat)],
  ];
  const board = s.boards[seat] ?? 0;
  const power = `${speaker.name(s, 'board', board)} – ${speaker.name(s, 'board-power', board)}`;
  return [
    ...wrapped(
      `${mark(seat)}: ${parts.map(([name, text]) => `${label(s, speaker, name)}: ${text}`).join('; ')}`,
      3,
    ),
    // The first board is the one that is alike for all.
    ...(board === 0 ? [] : wrapped(`   ${label(s, speaker, 'board')}: ${power}`, 3)),
  ];
}

function counted(things: readonly [number, string][]): string {
  return things.flatMap(([count, name]) => (count > 0 ? [`${count} ${name}`] : [])).join(', ') || '-';
}

/** By their last names; those used in this round in brackets. */
function nobleList(s: State, seat: number): string {
  const names = s.rules.nobles.flatMap(({ name }, i) => {
    const surname = name.split(' ').slice(1).join(' ') || name;
    if (!(((s.nobles[seat] ?? 0) >> i) & 1)) return [];
    return [((s.usedNobles[seat] ?? 0) >> i) & 1 ? `(${surname})` : surname];
  });
  return names.join(', ') || '-';
}
