/** Sentences that the stages of all games have in common. */
import type { Seat } from '@horta/engine';
import type { Speaker } from '@horta/words/fetched';
import { t } from '../words.svelte.ts';
import { say } from './words.ts';

/** Who has how much, for a sentence; `neutral` belongs to nobody. */
export interface Standing {
  readonly counts: readonly number[];
  readonly neutral?: number;
  /** Who has most, but for the neutral colour. */
  readonly players: readonly Seat[];
}

/** "Ana: 2, Ben: 1", the most first; those who have nothing are left out. */
export function tally(
  speaker: Speaker,
  counts: readonly number[],
  neutral = 0,
  amount: (count: number) => string = String,
): string {
  const all = counts.map((count, seat) => ({ who: speaker.player(seat), count }));
  return [...all, { who: t.tip_neutral(), count: neutral }]
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ who, count }) => t.tip_value({ thing: who, value: amount(count) }))
    .join(', ');
}

/** Who has most of something, in a sentence with all that counted. */
export function outcome(
  speaker: Speaker,
  { counts, neutral = 0, players }: Standing,
  amount?: (count: number) => string,
): string {
  const list = tally(speaker, counts, neutral, amount);
  if (players.length === 0) return say.stage_neutral_leads({ tally: list });
  // Who is tied with the neutral colour gains all the same.
  const isTied = players.length > 1 || neutral === counts[players[0]];
  return isTied
    ? say.stage_tie({ tally: list })
    : say.stage_most({ tally: list, player: speaker.player(players[0]) });
}

/** "column 4", "columns 1, 3"; undefined without any. */
export function columnList(columns: readonly number[]): string | undefined {
  if (columns.length === 0) return undefined;
  const [column] = columns;
  return columns.length === 1
    ? say.share_column({ column })
    : say.share_columns({ columns: columns.join(', ') });
}

/** What each of these scores by the level of a track. */
export function byLevel(
  speaker: Speaker,
  track: string,
  scores: readonly (readonly [Seat, number])[],
): string {
  const list = scores.map(([seat, count]) =>
    t.tip_value({ thing: speaker.player(seat), value: t.points({ count }) }),
  );
  return say.stage_level({ track, scores: list.join(', ') });
}

/** "+2", and with a real minus sign "−2". */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
