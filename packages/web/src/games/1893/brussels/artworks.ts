/** Pictures of artworks. */
import { type Artwork, type State, WHITE } from '@horta/engine/1893';
import type { IconName } from '../../../art/icons.ts';

/** By the name that the edition gives the colour; a white one shows its white side. */
export function artIcon(view: State, artwork: Artwork): IconName {
  return artwork >= WHITE ? 'art-white' : (`art-${view.rules.colours[artwork]}` as IconName);
}
