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
  isTiled,
  JOKER,
  level,
  PASS_OPTION,
  type Reason,
  SPACES,
  type State,
  supplyOf,
} from '@horta/engine/1893';
import { range } from '../../../text.ts';
import { francs, playerName, points, type Voice } from '../../../voice.ts';
import { meeplesText } from '../amounts.ts';
import { cardInFull, glass } from '../cards.ts';
import { bounds, passFrancs, placingObstacle } from '../label-facts.ts';
import { m } from '../messages.ts';
import { actionName, brusselsName, irisName, spaceName } from '../names.ts';
import { causeText } from '../reasons.ts';

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
  const label = spaceLabel(v, s, space);
  return orIdle(v, s, placingObstacle(s, player, s.actions[space] ?? NONE), label);
}

function spaceLabel(v: Voice, s: State, space: number): string {
  const inputs = onSpace(v, s, space);
  const owner = s.houses[space] ?? NONE;
  if (owner !== NONE) return m.option_space_house({ ...inputs, player: playerName(v, owner) }, v);
  return isTiled(s, space) ? m.option_space_tile(inputs, v) : m.option_space(inputs, v);
}

/** An action that could not be done as things stand may be chosen all the same; the label says so. */
function orIdle(v: Voice, s: State, reason: Reason | undefined, option: string): string {
  return reason === undefined ? option : m.option_idle({ option, reason: causeText(v, s, reason) }, v);
}

function passOption(v: Voice, s: State, player: number): string {
  const isFirst = s.firstToPass === NONE;
  const inputs = { francs: francs(v, passFrancs(s, player)) };
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

const SKIP = 0;
const DO = 1;

/** Do the action of the space on which an architect was placed, or leave it. */
export function doActionOption(v: Voice, s: State, space: number, option: number): string | undefined {
  if (option === SKIP) return m.option_skip_action({}, v);
  const index = s.actions[space] ?? NONE;
  const action = ACTIONS[index];
  if (option !== DO || action === undefined) return undefined;
  return m.option_do_action({ action: actionName(v, index), effect: actionEffect(v, s, action) }, v);
}

/** So many of the architects that the Brussels action takes are travellers. */
export function travellersOption(v: Voice, s: State, action: number, travellers: number): string {
  const architects = Math.max(0, architectsNeeded(s, action) - travellers);
  return m.option_send({ meeples: meeplesText(v, architects, travellers) }, v);
}

export function copyOption(v: Voice, s: State, player: number, index: number): string | undefined {
  const action = ACTIONS[index];
  if (action === undefined) return undefined;
  const label = m.option_copy({ action: actionName(v, index), effect: actionEffect(v, s, action) }, v);
  return orIdle(v, s, actionObstacle(s, player, index), label);
}

/** What one of the five actions lets one do. */
export function actionEffect(v: Voice, s: State, action: ActionName): string {
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
      return s.rules.surcharges.length === 0
        ? m.effect_construction({}, v)
        : m.effect_construction_pavilion({}, v);
  }
}

/** After the last space: the sites of pavilions. */
export function buildOption(v: Voice, s: State, player: number, space: number): string | undefined {
  if (space >= SPACES) return pavilionOption(v, s, player, space - SPACES);
  const bonus = s.rules.houseBonuses[s.built[player] ?? 0] ?? 0;
  return bonus === 0
    ? m.option_build(onSpace(v, s, space), v)
    : m.option_build_bonus({ ...onSpace(v, s, space), points: points(v, bonus) }, v);
}

function pavilionOption(v: Voice, s: State, player: number, site: number): string | undefined {
  const surcharge = s.rules.surcharges[site];
  if (surcharge === undefined) return undefined;
  const inputs = { site: site + 1, card: cardInFull(v, s, s.siteCards[site] ?? NONE) };
  const option =
    surcharge === 0
      ? m.option_pavilion(inputs, v)
      : m.option_pavilion_glass({ ...inputs, glass: glass(v, surcharge) }, v);
  const bonus = s.rules.houseBonuses[s.built[player] ?? 0] ?? 0;
  return bonus === 0 ? option : m.option_at_once({ option, points: points(v, bonus) }, v);
}

function onSpace(v: Voice, s: State, space: number): { action: string; space: string } {
  return { action: actionName(v, s.actions[space] ?? NONE), space: spaceName(space) };
}
