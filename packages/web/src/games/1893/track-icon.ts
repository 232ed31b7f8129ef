/** The picture of a track, and of what stands at the crossings: irises, or coats of arms in the first edition. */
import type { Ruleset } from '@horta/engine';
import type { TrackName } from '@horta/engine/1893';
import type { IconName } from '../../art/icons.ts';

export function trackIcon({ game }: Pick<Ruleset, 'game'>, track: TrackName): IconName {
  return track === 'iris' && game === '1893-first-edition' ? 'arms' : track;
}
