/** What a player has to do, for each step at which somebody chooses. */
import { type Frame, NONE } from '@horta/engine';
import { houseUnits, type State } from '@horta/engine/1893';
import { m } from '#messages/1893';
import { listOfAll } from '../../text.ts';
import { francs, type Voice } from '../../voice.ts';
import { actionName, compassName, nobleName, spaceName, theArtwork } from './names.ts';
import type { ChoiceStepId } from './steps.ts';

export function taskText(v: Voice, s: State, frame: Frame, step: ChoiceStepId): string {
  const { player, a } = frame;
  switch (step) {
    case 'start-artwork':
      return m.task_start_artwork({}, v);
    case 'choose-iris':
      return m.task_choose_iris({}, v);
    case 'place-neutral':
      return m.task_place_neutral({}, v);
    case 'turn':
      return m.task_turn({}, v);
    case 'bid':
      return m.task_bid({ action: actionName(v, s.actions[a] ?? NONE), space: spaceName(a) }, v);
    case 'take-artwork':
      return m.task_take_artwork({}, v);
    case 'sell-artwork':
      return m.task_sell_artwork({}, v);
    case 'move-cursor':
      return m.task_move_cursor({ artwork: theArtwork(v, a) }, v);
    case 'replace-artwork':
      return m.task_replace_artwork({}, v);
    case 'take-noble':
      return m.task_take_noble({}, v);
    case 'keep-noble':
      return m.task_keep_noble({ noble: nobleName(s.rules, a) }, v);
    case 'take-cubes':
      return m.task_take_cubes({ cubes: m.count_refined({ count: a }, v) }, v);
    case 'pay-house':
      return m.task_pay_house(
        { units: m.count_units({ count: houseUnits(s, player) }, v), named: namedByNeedles(v, s) },
        v,
      );
    case 'move-needle':
      return m.task_move_needle({}, v);
    case 'place-house':
      return m.task_place_house({}, v);
    case 'use-nobles':
      return m.task_use_nobles({ nobles: m.count_nobles({ count: a }, v) }, v);
    case 'cube-or-trade':
      return m.task_cube_or_trade({}, v);
    case 'cinquantenaire':
      return m.task_cinquantenaire({}, v);
    case 'use-prestige':
      return m.task_use_prestige({}, v);
    case 'pay-nobles':
      return m.task_pay_nobles({ francs: francs(v, s.money[player] ?? 0) }, v);
  }
}

function namedByNeedles(v: Voice, s: State): string {
  const kinds = [s.rules.compass[s.needle0], s.rules.compass[s.needle1]];
  return listOfAll(
    v.locale,
    kinds.flatMap((kind) => (kind === undefined ? [] : [compassName(v, s.rules, kind)])),
  );
}
