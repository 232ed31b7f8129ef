/** What the line of a game is made of, as far as those know who look at it. */
import { type Beat, isCounted } from '../director/beats.ts';
import { gainsIn } from '../director/gains.ts';
import type { Seen } from '../table/seen.ts';
import type { Story } from './timeline.ts';

export function storyOf(seen: Seen, beats: readonly Beat[], isSaid: (beat: Beat) => boolean): Story {
  return {
    ...{ beats, isSaid, isCount: isCounted },
    totalsAt: (position) => {
      const view = seen.viewAt(position);
      return view.rules.scores(view).map(({ total }) => total);
    },
    pointsOf: (beat) => {
      const points = seen.sitters.map(() => 0);
      for (const { seat, icon, amount } of gainsIn(seen.game, seen.view, beat))
        if (icon === 'points') points[seat] += amount;
      return points;
    },
    moveAt: (position) => seen.played[position]?.move,
  };
}
