/** What is said of a turning point where there is little room, and how much it weighs. */
import type { TableStore } from '../table/table.svelte.ts';
import type { TurningPoint } from './turning-points.ts';
import { r } from './words.ts';

export function flagText(table: TableStore, { gain, lead, stage, places }: TurningPoint): string {
  const from = stage === undefined ? '' : ` ${table.stageName(stage)}`;
  if (lead !== undefined) return lead > 1 ? r.flag_lead_by({ points: lead }) : r.flag_lead();
  if (gain > 0) return `+${gain}${from}`;
  return r.flag_place({ to: places?.to ?? 0 });
}

/** A change of lead late in the game is worth a flag more than a gain early in it. */
export function weightOf({ gain, lead, places, round }: TurningPoint): number {
  return gain + round + (lead === undefined ? 0 : 4) + (places === undefined ? 0 : 3);
}
