/** Why a choice is not legal, or an action or effect gives nothing. */
import { NEUTRAL, type Reason, type State } from '@horta/engine/1897';
import { m } from '#messages/1897';
import { m as shared } from '#messages/shared';
import { francs, playerName, type Voice } from '../../voice.ts';
import { materialsOf } from './cards.ts';
import { architectName, cellName, colourName, nobleName, pileName, scaleName } from './names.ts';

/** Those that are told in the log as well, of effects and actions, address nobody. */
export function reasonText(v: Voice, s: State, reason: Reason): string {
  const { rules } = s;
  switch (reason.code) {
    case 'not-a-choice':
      return shared.reason_not_a_choice({}, v);

    case 'outside-area':
      return m.reason_outside_area({ cell: cellName(reason.cell), players: rules.players }, v);
    case 'cell-taken':
      return reason.by === NEUTRAL
        ? m.reason_cell_neutral({ cell: cellName(reason.cell) }, v)
        : m.reason_cell_taken({ player: playerName(v, reason.by), cell: cellName(reason.cell) }, v);
    case 'cell-empty':
      return m.reason_cell_empty({ cell: cellName(reason.cell) }, v);
    case 'no-money':
      return m.reason_no_money(
        { needed: francs(v, reason.needed), available: francs(v, reason.available) },
        v,
      );
    case 'no-architect':
      return m.reason_no_architect({}, v);
    case 'not-enough-architects':
      return m.reason_not_enough_architects(
        { architects: m.count_architects({ count: reason.needed }, v), available: reason.available },
        v,
      );
    case 'wrong-number-of-architects':
      return m.reason_wrong_number_of_architects(
        { architects: m.count_architects({ count: reason.needed }, v) },
        v,
      );
    case 'architects-short': {
      const { needed, available } = reason;
      const architect = architectName(rules, reason.architect);
      return m.reason_architects_short({ architect, needed, available }, v);
    }

    case 'pile-empty':
      return m.reason_pile_empty({ pile: pileName(v, reason.pile) }, v);
    case 'not-drawn':
      return m.reason_not_drawn({}, v);
    case 'no-artwork':
      return m.reason_no_artwork({}, v);
    case 'no-such-artwork':
      return m.reason_no_such_artwork({ colour: colourName(v, reason.colour) }, v);
    case 'colour-shown':
      return m.reason_colour_shown({ colour: colourName(v, reason.colour) }, v);

    case 'not-enough-materials':
      return m.reason_not_enough_materials(
        { materials: m.count_materials({ count: reason.needed }, v), available: reason.available },
        v,
      );
    case 'material-cards-short': {
      const { needed, available } = reason;
      return m.reason_material_cards_short({ materials: materialsOf(v, reason.card), needed, available }, v);
    }
    case 'too-many-material-cards':
      return m.reason_too_many_material_cards(
        { materials: m.count_materials({ count: reason.needed }, v) },
        v,
      );
    case 'too-few-material-cards':
      return m.reason_too_few_material_cards(
        { materials: m.count_materials({ count: reason.needed }, v), available: reason.available },
        v,
      );
    case 'kinds-impossible':
      return m.reason_kinds_impossible({ kinds: m.count_kinds({ count: reason.kinds }, v) }, v);

    case 'no-noble-ready':
      return m.reason_no_noble_ready({}, v);
    case 'noble-not-yours':
      return m.reason_noble_not_yours({ noble: nobleName(rules, reason.noble) }, v);
    case 'noble-used':
      return m.reason_noble_used({ noble: nobleName(rules, reason.noble) }, v);
    case 'use-one-noble-first':
      return m.reason_use_one_noble_first({}, v);

    case 'not-in-prison':
      return m.reason_not_in_prison({ architect: architectName(rules, reason.architect) }, v);
    case 'prison-empty':
      return m.reason_prison_empty({}, v);
    case 'not-in-brussels':
      return m.reason_not_in_brussels({ architect: architectName(rules, reason.architect) }, v);
    case 'scale-full':
      return m.reason_scale_full({ track: scaleName(v, reason.scale) }, v);
  }
}
