/** What a choice means that no thing on the boards stands for, or that needs more than its label. */
import { type ChoiceStep, type Frame, NONE, type Seat } from '@horta/engine';
import {
  actionObstacle,
  CONSTRUCTION,
  cubeAt,
  type Event,
  MATERIAL_NAMES,
  PASS_OPTION,
  type State,
  totalPoints,
} from '@horta/engine/1893';
import type { Lines } from '../../../describing.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { cubeSum } from '../amounts.ts';
import { m } from '../tips.ts';
import { actionNow } from './actions-now.ts';
import { extrasLine, placingMoments } from './extras.ts';
import { worthLine } from './holdings.ts';
import { keepLine } from './nobles.ts';
import { onTurn, placed, runOf } from './prospects.ts';
import { finalPoints } from './scoring.ts';
import { houseNow } from './space.ts';
import { bidLine, cardLine, columnOf, irisesLine } from './standings.ts';

type Meaning = (v: Voice, s: State, frame: Frame, option: number) => Lines;

export function meaning1893(v: Voice, s: State, frame: Frame, option: number): Lines {
  return MEANINGS[frame.step]?.(v, s, frame, option) ?? [];
}

const MEANINGS: Readonly<Record<string, Meaning>> = {
  turn: (v, s, { player }, option) => (option === PASS_OPTION ? passLines(v, s, player) : []),
  bid: bidLines,
  'do-action': (v, s, { player, a: space }, option) =>
    option === 1 ? [actionNow(v, s, player, s.actions[space] ?? 0)] : [],
  cinquantenaire: (v, s, { player }, action) =>
    actionObstacle(s, player, action) === undefined ? [actionNow(v, s, player, action)] : [],
  'keep-noble': (v, s, { player, a: noble }, option) => (option === 1 ? [keepLine(v, s, player, noble)] : []),
  'take-cubes': cubesLines,
  'cube-or-trade': cubesLines,
  'pay-house': (v, s, frame, option) => [leftLine(v, chosen(s, frame, option), frame.player)],
  'take-back-francs': (v, s, frame, option) => [
    bidLine(v, chosen(s, frame, option), frame.player, columnOf(frame.a)),
  ],
  'pay-nobles': (v, s, frame, option) => {
    const after = chosen(s, frame, option);
    const gain = totalPoints(after, frame.player) + finalPoints(after, frame.player);
    return [m.tip_final_then({ points: points(v, gain) }, v)];
  },
};

/** The position right after the choice: the engine's own step, on a copy. */
function chosen(s: State, frame: Frame, option: number): State {
  const copy = s.rules.clone(s);
  copy.agenda.pop();
  (s.rules.steps[frame.step] as ChoiceStep<State>).choose(copy, frame, option);
  return copy;
}

/** How the column stands with this sum, and what is left for the action. */
function bidLines(v: Voice, s: State, { player, a: space }: Frame, bid: number): Lines {
  const after = placed(s, player, space, bid);
  const telling = { v, s, reader: player, choice: undefined };
  const card = cardLine(v, s, columnOf(space));
  return [
    ...(card === undefined ? [] : [bidLine(v, after, player, columnOf(space)), card]),
    actionNow(v, after, player, s.actions[space] ?? 0),
    houseNow(v, after, space, player),
    irisesLine(telling, space),
    extrasLine(v, s, player, placingMoments(s, space)),
  ];
}

/** What passing pays, and what one gives up. */
function passLines(v: Voice, s: State, player: Seat): Lines {
  const paid = runOf(s, 'pass', player).events.flatMap((event) => passText(v, event) ?? []);
  const ready = s.architects[player] ?? 0;
  const number = s.rules.firstToPassManneken;
  return [
    paid.length === 0 ? undefined : m.tip_pass_pays({ francs: paid.join(', ') }, v),
    ...(s.firstToPass === NONE ? [m.tip_pass_first({ number }, v), worthLine(v, s)] : []),
    ready === 0
      ? m.tip_pass_rest({}, v)
      : m.tip_pass_unused({ architects: m.count_architects({ count: ready }, v) }, v),
  ];
}

function passText(v: Voice, event: Event): string | undefined {
  if (event.type !== 'francs') return undefined;
  const inputs = { francs: francs(v, event.amount) };
  switch (event.source) {
    case 'pass-artworks':
      return m.tip_pass_artworks({ ...inputs, colours: m.count_colours({ count: event.amount }, v) }, v);
    case 'pass-prestige':
      return m.tip_pass_cards(inputs, v);
    case 'pass-exhibition':
      return m.tip_pass_exhibition(inputs, v);
    default:
      return undefined;
  }
}

/** All the cubes that one would then have, and whether they would pay for a house. */
function cubesLines(v: Voice, s: State, frame: Frame, option: number): Lines {
  const { player } = frame;
  const after = chosen(s, frame, option);
  const canBuild = actionObstacle(onTurn(after, player), player, CONSTRUCTION) === undefined;
  return [
    m.tip_cubes_then({ cubes: cubesOf(v, after, player) }, v),
    canBuild ? m.tip_cubes_enough({}, v) : undefined,
  ];
}

function cubesOf(v: Voice, s: State, player: Seat): string {
  return cubeSum(
    v,
    MATERIAL_NAMES.map((_, material) => s.cubes[cubeAt(player, material)] ?? 0),
  );
}

function leftLine(v: Voice, after: State, player: Seat): string {
  const money = francs(v, after.money[player] ?? 0);
  const cubes = cubesOf(v, after, player);
  return m.tip_left_then({ left: cubes === '' ? money : `${cubes} + ${money}` }, v);
}
