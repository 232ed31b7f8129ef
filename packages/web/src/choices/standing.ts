/** How a column stands for somebody, in words. */
import type { Seat } from '@horta/engine';
import { listOfAll } from '@horta/words/fetched';
import { settings } from '../settings/settings.svelte.ts';
import { t } from '../words.svelte.ts';

export const VERDICTS = ['behind', 'tie', 'lead'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Standing {
  readonly verdict: Verdict;
  /** One's own sum. */
  readonly mine: number;
  /** The highest sum of the others, 0 if none of them has any; and who has it. */
  readonly theirs: number;
  readonly rivals: readonly Seat[];
}

/** `leaders` are the engine's own: who has the highest of these sums. */
export function standingOf(
  sums: readonly number[],
  player: Seat,
  leaders: (sums: readonly number[]) => readonly Seat[],
): Standing {
  const best = leaders(sums);
  const others = sums.with(player, 0);
  return {
    verdict: !best.includes(player) ? 'behind' : best.length > 1 ? 'tie' : 'lead',
    mine: sums[player],
    theirs: Math.max(...others),
    rivals: leaders(others),
  };
}

/** `column` from 0. `sharedByAll`: tied players gain all that there is. */
export function standingWords(
  { verdict, mine, theirs, rivals }: Standing,
  column: number,
  names: readonly string[],
  sharedByAll: boolean,
): string {
  const players = listOfAll(
    settings.locale,
    rivals.map((seat) => names[seat] ?? t.tip_neutral()),
  );
  const inputs = { players, column: column + 1, mine, theirs };
  if (verdict === 'behind') return t.choice_is_behind(inputs);
  if (verdict === 'tie') return sharedByAll ? t.choice_ties_all(inputs) : t.choice_ties(inputs);
  return theirs === 0 ? t.choice_leads_alone(inputs) : t.choice_leads(inputs);
}
