/** What is wasteful about a choice, in words. */
import type { Frame, GameState } from '@horta/engine';
import type { State } from '@horta/engine/1897';
import { t } from '../../words.svelte.ts';
import type { Warning } from '../game-view.ts';
import { type Waste, wastesOf } from './wastes.ts';

export function warningsOf1897(view: GameState, frame: Frame, option: number): readonly Warning[] {
  return wastesOf(view, frame, option).map((waste) => ({
    id: `1897-${waste.id}`,
    text: textOf(view as State, waste),
  }));
}

function textOf({ rules }: State, waste: Waste): string {
  switch (waste.id) {
    case 'pass':
      return t.warning_1897_pass({ count: waste.architects });
    case 'no-artwork':
      return t.warning_1897_no_artwork();
    case 'no-materials':
      return t.warning_1897_no_materials({ needed: waste.needed, available: waste.available });
    case 'noble-void':
      return t.warning_1897_noble_void({ noble: rules.nobles[waste.noble].name });
    case 'town-hall-void':
      return t.warning_1897_town_hall_void();
    case 'stop':
      return t.warning_1897_stop({ noble: rules.nobles[waste.noble].name });
    case 'fewer-kinds':
      return t.warning_1897_fewer_kinds({
        points: t.points({ count: waste.kinds * rules.pointsPerMaterialKind }),
      });
    case 'more-cards':
      return t.warning_1897_more_cards();
    case 'keep-last':
      return t.warning_1897_keep_last({
        francs: t.francs({ count: rules.nobleCost }),
        points: t.points({ count: rules.unpaidNoblePenalty }),
      });
  }
}
