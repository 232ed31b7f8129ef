/** What the editions are like on the page where their rules are alike: terms, pictures, the frame of the board. */
import type { Edition, Rules, TrackName } from '@horta/engine/1893';
import type { IconName } from '../../art/icons.ts';
import { t } from '../../words.svelte.ts';

type Message = keyof typeof t;
type AnyEdition = Pick<Rules, 'game'>;

interface Style {
  readonly frame: 'iron' | 'copper';
  /** Of the track, and of what stands at the crossings. */
  readonly irisIcon: IconName;
  /** What is said in other terms than the second edition's. */
  readonly terms: Readonly<Partial<Record<Message, Message>>>;
}

const STYLES: Readonly<Record<Edition, Style>> = {
  '1893': { frame: 'iron', irisIcon: 'iris', terms: {} },
  '1893-first-edition': {
    frame: 'copper',
    irisIcon: 'arms',
    terms: {
      stage_irises: 'stage_arms',
      own_track_iris: 'own_track_arms',
      own_track_architect: 'own_track_edifices',
      board_prestige_left: 'board_bonus_left',
      phase_irises: 'phase_arms',
      fact_ready: 'fact_ready_assistants',
      fact_houses: 'fact_houses_buildings',
      side_use_nobles: 'side_use_nobles_palace',
      warning_1893_pass: 'warning_1893_pass_assistants',
      warning_1893_pass_brussels: 'warning_1893_pass_brussels_assistants',
      choice_pay_house: 'choice_pay_building',
      warning_1893_free_action: 'warning_1893_secondary_action',
      warning_1893_bid_all: 'warning_1893_bid_all_assistants',
    },
  },
};

export function frameOf({ game }: AnyEdition): Style['frame'] {
  return STYLES[game].frame;
}

/** The picture of a track, and of what stands at the crossings. */
export function trackIcon({ game }: AnyEdition, track: TrackName): IconName {
  return track === 'iris' ? STYLES[game].irisIcon : track;
}

/** A text in the terms of the edition. */
export function inTerms<Key extends Message>(
  { game }: AnyEdition,
  key: Key,
  inputs?: Parameters<(typeof t)[Key]>[0],
): string {
  return t[STYLES[game].terms[key] ?? key](inputs);
}
