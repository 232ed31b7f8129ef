/** Choices on the two boards: the area, spaces, Brussels actions, passing, bids, houses. */
import { NONE } from '@horta/engine';
import {
  ACTIONS,
  type ActionName,
  AREAS,
  actionObstacle,
  architectsNeeded,
  BRUSSELS_ACTIONS,
  type BrusselsActionName,
  CROWN_TRACK,
  FIRST_BRUSSELS_OPTION,
  JOKER,
  level,
  PASS_OPTION,
  SPACES,
  type State,
  supplyOf,
} from '@horta/engine/1893';
import { m } from '#messages/1893';
import { range } from '../../../text.ts';
import { francs, playerName, points, type Voice } from '../../../voice.ts';
import { actionName, brusselsName, irisName, spaceName } from '../names.ts';
import { causeText } from '../reasons.ts';
import { bounds, passFrancs } from '../table.ts';

export function irisOption(v: Voice, iris: number): string | undefined {
  const area = AREAS[iris];
  if (area === undefined) return undefined;
  const { top, bottom, left, right } = bounds(area);
  const inputs = { iris: irisName(iris), rows: range(top, bottom), columns: range(left, right) };
  return m.option_iris({ ...inputs, spaces: area.length }, v);
}

export function neutralOption(v: Voice, s: State, space: number): string | undefined {
  return space < SPACES ? m.option_neutral(onSpace(v, s, space), v) : undefined;
}

export function turnOption(v: Voice, s: State, player: number, option: number): string | undefined {
  if (option < SPACES) return spaceOption(v, s, player, option);
  if (option === PASS_OPTION) return passOption(v, s, player);
  return brusselsOption(v, s, player, option - FIRST_BRUSSELS_OPTION);
}

function spaceOption(v: Voice, s: State, player: number, space: number): string {
  const owner = s.houses[space] ?? NONE;
  const label =
    owner === NONE
      ? m.option_space(onSpace(v, s, space), v)
      : m.option_space_house({ ...onSpace(v, s, space), player: playerName(v, owner) }, v);
  return orIdle(v, s, player, s.actions[space] ?? NONE, label);
}

/** An action that could not be done as things stand may be chosen all the same; the label says so. */
function orIdle(v: Voice, s: State, player: number, action: number, option: string): string {
  const reason = actionObstacle(s, player, action);
  return reason === undefined ? option : m.option_idle({ option, reason: causeText(v, s, reason) }, v);
}

function passOption(v: Voice, s: State, player: number): string {
  const isFirst = s.firstToPass === NONE;
  const inputs = { francs: francs(v, passFrancs(s, player, isFirst)) };
  return isFirst ? m.option_pass_first(inputs, v) : m.option_pass(inputs, v);
}

function brusselsOption(v: Voice, s: State, player: number, index: number): string | undefined {
  const action = BRUSSELS_ACTIONS[index];
  if (action === undefined) return undefined;
  return m.option_brussels(
    {
      action: brusselsName(v, index),
      effect: brusselsEffect(v, s, player, action),
      architects: m.count_architects({ count: architectsNeeded(s, index) }, v),
    },
    v,
  );
}

function brusselsEffect(v: Voice, s: State, player: number, action: BrusselsActionName): string {
  switch (action) {
    case 'stock-exchange':
      return `+${francs(v, s.rules.stock[s.stockCard]?.francs ?? 0)}`;
    case 'grand-place':
      return m.effect_use_nobles({ nobles: m.count_nobles({ count: level(s, player, CROWN_TRACK) }, v) }, v);
    case 'cinquantenaire':
      return m.effect_any_action({}, v);
    case 'saint-catherine': {
      const count = Math.min(s.rules.jokersAtMarket, supplyOf(s, JOKER));
      return `+${m.count_joker({ count }, v)}`;
    }
  }
}

export function bidOption(v: Voice, amount: number): string {
  return m.option_bid({ francs: francs(v, amount) }, v);
}

export function copyOption(v: Voice, s: State, player: number, index: number): string | undefined {
  const action = ACTIONS[index];
  if (action === undefined) return undefined;
  const label = m.option_copy({ action: actionName(v, index), effect: actionEffect(v, s, action) }, v);
  return orIdle(v, s, player, index, label);
}

function actionEffect(v: Voice, s: State, action: ActionName): string {
  switch (action) {
    case 'workshop':
      return m.effect_workshop({}, v);
    case 'sales':
      return m.effect_sales({}, v);
    case 'nobles':
      return m.effect_nobles({}, v);
    case 'materials':
      return m.effect_materials({ cubes: m.count_refined({ count: s.rules.cubesPerMaterialsAction }, v) }, v);
    case 'construction':
      return m.effect_construction({}, v);
  }
}

export function buildOption(v: Voice, s: State, player: number, space: number): string | undefined {
  if (space >= SPACES) return undefined;
  const bonus = s.rules.houseBonuses[s.built[player] ?? 0] ?? 0;
  return bonus === 0
    ? m.option_build(onSpace(v, s, space), v)
    : m.option_build_bonus({ ...onSpace(v, s, space), points: points(v, bonus) }, v);
}

function onSpace(v: Voice, s: State, space: number): { action: string; space: string } {
  return { action: actionName(v, s.actions[space] ?? NONE), space: spaceName(space) };
}
