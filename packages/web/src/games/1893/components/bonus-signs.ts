/** The pictures of effects, by edition. */
import type { GameId } from '@horta/engine';
import type { Effect, TrackName } from '@horta/engine/1893';
import type { IconName } from '../../../art/icons.ts';

export function trackSign(track: TrackName, game: GameId): IconName {
  return track === 'iris' && game === '1893-first-edition' ? 'arms' : track;
}

export function effectIcon(effect: Effect, game: GameId): IconName {
  switch (effect.kind) {
    case 'francs':
    case 'points':
    case 'release':
    case 'traveller':
      return effect.kind;
    case 'jokers':
      return 'joker';
    case 'cube-or-trade':
      return 'materials';
    case 'advance':
      return trackSign(effect.track, game);
    case 'white-artwork':
      return 'art-white';
  }
}

/** The picture of an artwork of this colour: the first edition has pink ones where the second has brown ones. */
export function artworkSign(colour: number, game: GameId): IconName {
  const names: readonly IconName[] = [
    'art-yellow',
    game === '1893-first-edition' ? 'art-pink' : 'art-brown',
    'art-blue',
    'art-green',
    'art-black',
  ];
  return names[colour];
}
