/** What is said of a saved game in a line. */
import type { SavedGame } from '@horta/table';
import { settings } from '../settings/settings.svelte.ts';
import { sitterNames } from '../table/names.ts';
import { t } from '../words.svelte.ts';
import { whenText } from './when.ts';

function turnText({ turn, sitters }: SavedGame): string | undefined {
  if (turn === undefined) return undefined;
  const people = sitters.filter(({ bot }) => bot === undefined).length;
  if (people === 1 && sitters[turn].bot === undefined) return t.home_your_turn();
  return t.home_turn_of({ player: sitterNames(sitters)[turn] });
}

function capitalised(line: string): string {
  return line.charAt(0).toLocaleUpperCase(settings.locale) + line.slice(1);
}

/** "Round 2 of 5 · Your turn · 5 minutes ago", and what the game was played on from. */
export function stateLine(saved: SavedGame): string {
  const { isOver, round, rounds, changed, origin } = saved;
  const parts = [
    isOver || rounds === 0 ? undefined : t.round_header({ round: Math.max(1, round), rounds }),
    turnText(saved),
    whenText(changed, Date.now(), settings.locale),
    origin && t.saved_origin({ number: origin.position + 1 }),
  ];
  return capitalised(parts.filter((part) => part !== undefined).join(' · '));
}
