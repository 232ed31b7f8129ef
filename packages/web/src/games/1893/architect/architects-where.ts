import type { Seat } from '@horta/engine';
import { BRUSSELS_ACTIONS, brusselsAt, type State } from '@horta/engine/1893';
import type { IconName } from '../../../art/icons.ts';
import { t } from '../../../words.svelte.ts';

interface Where {
  readonly count: number;
  readonly word: string;
  readonly icon: IconName;
}

/** Where a player's architects are. */
export function architectsWhere(s: State, seat: Seat): Where[] {
  const onBoard = s.meeples.filter((owner) => owner === seat).length;
  const inBrussels = BRUSSELS_ACTIONS.reduce(
    (sum, _, action) => sum + s.brussels[brusselsAt(seat, action)],
    0,
  );
  const courthouse = s.courthouse[seat];
  // What is left stands on bonus tiles, or on a card until the end of the round.
  const onTiles = s.rules.architects - s.architects[seat] - onBoard - inBrussels - courthouse;
  const usual: Where[] = [
    { count: s.architects[seat], word: t.own_ready(), icon: 'meeple' },
    { count: onBoard, word: t.own_on_board(), icon: 'square' },
    { count: inBrussels, word: t.own_in_brussels(), icon: 'grand-place' },
    { count: courthouse, word: t.own_in_court(), icon: 'courthouse' },
  ];
  return onTiles > 0 ? [...usual, { count: onTiles, word: t.own_on_tiles(), icon: 'tile' }] : usual;
}
