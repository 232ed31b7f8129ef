/** What each sign is called, for the legend. */
import { ACTIONS, BRUSSELS_ACTIONS, type State, TRACKS } from '@horta/engine/1893';
import type { Speaker } from '@horta/words/fetched';
import { say } from '../../../forecast/words.ts';
import type { SignName } from './signs.ts';

/** Those whose names are on the boards. */
type Named =
  | (typeof ACTIONS)[number]
  | (typeof BRUSSELS_ACTIONS)[number]
  | 'crown'
  | 'architect'
  | 'joker'
  | 'site-card';

const WORDS = {
  'any-action': 'sign_any_action',
  round: 'sign_round',
  column: 'sign_column',
  colours: 'sign_colours',
  indicator: 'sign_indicator',
  'any-cube': 'sign_any_cube',
  'open-cube': 'sign_open_cube',
  'five-francs': 'sign_five_francs',
  again: 'sign_again',
  elsewhere: 'sign_elsewhere',
  multiplier: 'sign_multiplier',
  'town-hall': 'sign_brussels',
  pavilion: 'sign_pavilion',
  house: 'sign_house',
  iris: 'sign_iris',
  square: 'sign_square',
  'first-player': 'forecast_first',
  manneken: 'sign_manneken',
  francs: 'sign_francs',
  points: 'sign_points',
  artwork: 'sign_artwork',
  'art-white': 'sign_white',
  noble: 'sign_noble',
  meeple: 'sign_meeple',
  traveller: 'sign_traveller',
  prestige: 'sign_prestige',
  card: 'sign_face_down',
  tile: 'sign_tile',
} as const satisfies Readonly<Record<Exclude<SignName, Named>, keyof typeof say>>;

function isOneOf<Name extends string>(names: readonly Name[], sign: string): sign is Name {
  return (names as readonly string[]).includes(sign);
}

export function signWords(speaker: Speaker, view: State, sign: SignName): string {
  if (isOneOf(ACTIONS, sign)) return speaker.name(view, 'action', sign);
  if (isOneOf(BRUSSELS_ACTIONS, sign)) return speaker.name(view, 'brussels', sign);
  if (sign === 'crown' || sign === 'architect') return speaker.name(view, 'track', TRACKS.indexOf(sign));
  if (sign === 'joker') return speaker.name(view, 'material', sign);
  return sign === 'site-card' ? speaker.name(view, 'label', 'cards') : say[WORDS[sign]]();
}
