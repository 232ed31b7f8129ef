/** What is said of a table over a network in a line. */
import { findGame, isGameId } from '@horta/engine';
import type { ListedTable, MyTable, Room } from '@horta/online';
import { capitalised, tableValue } from '@horta/words/fetched';
import { settings } from '../../settings/settings.svelte.ts';
import { levelName } from '../../table/names.ts';
import { t } from '../../words.svelte.ts';
import { durationText } from './duration.ts';
import { say } from './words.ts';

export function paceText(pace: Room['pace']): string {
  if (pace.kind === 'live') {
    const { minutes, increment: seconds } = pace;
    return seconds === 0 ? say.pace_live_plain({ minutes }) : say.pace_live({ minutes, seconds });
  }
  const parts = [
    say.pace_days({ count: pace.days }),
    pace.reserve > 0 && say.pace_reserve({ count: pace.reserve }),
  ];
  return parts.filter((part) => part !== false).join(' + ');
}

/** The options that are not as usual: "Belle Époque". Needs the words of the game. */
export function optionWords({ game, options }: Pick<Room, 'game' | 'options'>): string[] {
  if (!isGameId(game)) return [];
  const meta = findGame(game);
  return meta.options.flatMap((definition) => {
    const { id, default: usual, values } = definition;
    const chosen = values.find(({ value }) => value === (options[id] ?? usual));
    if (chosen === undefined || chosen.value === usual) return [];
    return [capitalised(settings.locale, tableValue(meta, definition, chosen.value, settings.locale))];
  });
}

/** Whoever sits there: a name, a level, or nobody. */
export function sitterName({ name, bot }: ListedTable['seats'][number]): string | undefined {
  return name ?? (bot === undefined ? undefined : levelName(bot));
}

function turnText({ phase, isWaiting, turn, yours, seats }: MyTable): string {
  if (phase === 'playing') {
    if (turn !== undefined && yours.includes(turn)) return t.home_your_turn();
    if (isWaiting) return say.state_asked();
    const player = turn === undefined ? undefined : sitterName(seats[turn]);
    return player === undefined ? '' : t.home_turn_of({ player });
  }
  return STATES[phase]();
}

const STATES: Readonly<Record<Exclude<Room['phase'], 'playing'>, () => string>> = {
  open: () => say.state_open(),
  dealing: () => say.state_dealing(),
  over: () => say.state_over(),
  ended: () => say.state_ended(),
  closed: () => say.state_closed(),
};

/** "Your turn · 3 hr 20 min left · Round 2 of 5". `now` by the server's clock. */
export function myLine(table: MyTable, now: number): string {
  const { phase, round, rounds, deadline, isWaiting } = table;
  const isTimed = phase === 'playing' && isWaiting && deadline !== undefined;
  const left = isTimed ? durationText(deadline - now, settings.locale) : undefined;
  const parts = [
    turnText(table),
    isTimed && (left === undefined ? say.time_out() : say.time_left({ time: left })),
    phase === 'playing' && rounds > 0 && t.round_header({ round: Math.max(1, round), rounds }),
  ];
  return parts.filter((part) => part !== false && part !== '').join(' · ');
}
