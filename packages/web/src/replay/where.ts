/** Where one is in a game, in words. */
import { t } from '../words.svelte.ts';
import type { Replay } from './replay.svelte.ts';
import type { Block } from './timeline.ts';
import { r } from './words.ts';

export interface Where {
  /** 'Round 4 of 5' */
  readonly round: string | undefined;
  /** 'Anna, turn 3', 'Irises' */
  readonly what: string | undefined;
}

export function whereIs({ table, line }: Replay, block: Block | undefined): Where {
  const { round, isCount, stage, seat, turn } = block ?? line.blocks[0] ?? { round: 1 };
  const inRound = t.round_only({ round, rounds: table.seen.rounds });
  if (block === undefined) return { round: inRound, what: undefined };
  const stageName = stage === undefined ? undefined : table.stageName(stage);
  if (isCount) return { round: undefined, what: r.where_count({ stage: stageName ?? '' }) };
  if (seat === undefined) return { round: inRound, what: stageName };
  const player = table.names[seat];
  return { round: inRound, what: turn === undefined ? player : r.where_turn({ player, number: turn }) };
}

export function whereText(where: Where): string {
  return [where.round, where.what].filter((part) => part !== undefined).join(', ');
}
