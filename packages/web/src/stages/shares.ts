/** What a stage brought to each player, and the points before and after it. */
import type { GameState } from '@horta/engine';
import type { Beat } from '../director/beats.ts';
import { gainsIn } from '../director/gains.ts';
import type { GameView } from '../games/game-view.ts';
import type { Share, Sheet } from './stage.ts';

type Game = Pick<GameView, 'gainsOf'>;

/** Points by seat before a beat: those before its move, and what was told of the move until then. */
function totalsBefore(
  game: Game,
  beats: readonly Beat[],
  beat: Beat,
  viewAt: (position: number) => GameState,
): number[] {
  const view = viewAt(beat.position);
  const totals = view.rules.scores(view).map(({ total }) => total);
  const told = beats.slice(0, beats.indexOf(beat)).filter(({ position }) => position === beat.position);
  for (const { icon, seat, amount } of told.flatMap((each) => gainsIn(game, view, each)))
    if (icon === 'points') totals[seat] += amount;
  return totals;
}

/** `told`: the beats of the stage; `beats`: all there are. */
export function sharesOf(
  game: Game,
  sheet: Sheet,
  beats: readonly Beat[],
  told: readonly Beat[],
  viewAt: (position: number) => GameState,
): Share[] {
  const view = viewAt(told[0].position);
  const gains = gainsIn(game, view, { events: told.flatMap(({ events }) => events) });
  return totalsBefore(game, beats, told[0], viewAt).map((before, seat) => {
    const own = gains.filter((gain) => gain.seat === seat);
    const points = own.find(({ icon }) => icon === 'points')?.amount ?? 0;
    return { seat, counted: sheet.counted(seat), gains: own, before, after: before + points };
  });
}
