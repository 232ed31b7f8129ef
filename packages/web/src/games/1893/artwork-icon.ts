/** The picture of an artwork as it lies on the table. */
import { type State, WHITE } from '@horta/engine/1893';
import type { IconName } from '../../art/icons.ts';

/** An edition may give a colour another name; white ones look alike whatever their backs; hidden ones have none. */
export function artworkIcon(s: State, artwork: number): IconName {
  const name = artwork >= WHITE ? 'white' : s.rules.colours[artwork];
  return name === undefined ? 'artwork' : (`art-${name}` as IconName);
}
