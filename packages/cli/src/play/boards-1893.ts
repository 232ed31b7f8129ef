/** The table of Bruxelles 1893, of whichever edition and with whatever a table chose, as lines of text. */
import { isOver, NONE } from '@horta/engine';
import { COLUMNS, isInArea, NEUTRAL, type State } from '@horta/engine/1893';
import { messages, type Speaker } from '@horta/words';
import { expansion1893 } from './boards-1893-expansion.ts';
import { players1893 } from './boards-1893-players.ts';
import { rows1893 } from './boards-1893-rows.ts';
import { label, mark } from './seats-1893.ts';
import { titleOf, wrapped } from './text.ts';

const CELL = 17;

export function boards1893(s: State, speaker: Speaker): string[] {
  const { locale } = speaker;
  const round = messages.round_header({ round: s.round, rounds: s.rules.rounds }, { locale });
  const expansion = expansion1893(s, speaker);
  return [
    ...(s.round === 0 || isOver(s) ? [] : [titleOf(round)]),
    ...artNouveau(s, speaker),
    '',
    ...expansion,
    ...(expansion.length === 0 ? [] : ['']),
    ...rows1893(s, speaker),
    '',
    ...players1893(s, speaker),
  ];
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
    if (card !== NONE) lines.push(...wrapped(`    ${column + 1}: ${speaker.name(s, 'prestige', card)}`, 7));
  });
  return lines;
}

/** Its action, with a sign where a tile lies face down; and what stands on it. */
function space(s: State, speaker: Speaker, at: number): [string, string] {
  const tile = (s.rules.tiledSpaces >> at) & 1 ? '◇' : '';
  const name = `${speaker.name(s, 'action', s.actions[at] ?? NONE)}${tile}`;
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
