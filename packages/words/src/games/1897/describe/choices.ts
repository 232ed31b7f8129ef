/** What choices mean beyond their labels, what else they would bring, and why somebody is asked. */
import type { ChoiceStep, Frame, GameEvent, Seat } from '@horta/engine';
import {
  architectsAtHand,
  architectsInBrussels,
  type Event,
  type EventType,
  leaders,
  MATERIAL_CARDS,
  materialAt,
  PASS_OPTION,
  type State,
} from '@horta/engine/1897';
import { playerNames } from '../../../common.ts';
import type { Lines } from '../../../describing.ts';
import { playerName, type Voice } from '../../../voice.ts';
import { materialSum } from '../amounts.ts';
import { eventText } from '../events.ts';
import { nobleName } from '../names.ts';
import { m } from '../tips.ts';

export function meaning1897(v: Voice, s: State, frame: Frame, option: number): Lines {
  if (frame.step === 'turn' && option === PASS_OPTION) return [passLine(v, s, frame.player)];
  return frame.step === 'pay-house' ? [leftLine(v, s, frame, option)] : [];
}

function passLine(v: Voice, s: State, player: Seat): string {
  const count = architectsAtHand(s, player);
  return count === 0
    ? m.tip_pass_rest({}, v)
    : m.tip_pass_unused({ architects: m.count_architects({ count }, v) }, v);
}

/** The cards that are left once the house is paid. */
function leftLine(v: Voice, s: State, frame: Frame, option: number): string {
  const copy = s.rules.clone(s);
  copy.agenda.pop();
  (s.rules.steps[frame.step] as ChoiceStep<State>).choose(copy, frame, option);
  const left = materialSum(
    v,
    MATERIAL_CARDS.map((_, card) => copy.materials[materialAt(frame.player, card)] ?? 0),
  );
  return left === '' ? m.tip_left_none({}, v) : m.tip_left_then({ left }, v);
}

/** The first of these is told when all have passed. */
const RESOLUTION: readonly EventType[] = [
  'column-majority',
  'arms-majority',
  'brussels-majority',
  'first-player-chosen',
  'noble-paid',
  'game-ended',
];

export function consequences1897(v: Voice, s: State, { player }: Frame, events: readonly GameEvent[]): Lines {
  const known = events as readonly Event[];
  const end = known.findIndex(({ type }) => RESOLUTION.includes(type));
  const before = end < 0 ? known : known.slice(0, end);
  return [
    ...before.filter((event) => isNews(event, player)).map((event) => eventText(v, s, event)),
    end < 0 ? undefined : s.round < s.rules.rounds ? m.tip_ends_round({}, v) : m.tip_ends_last_round({}, v),
  ];
}

/** What the player loses by it, and what others gain. */
function isNews(event: Event, player: Seat): boolean {
  switch (event.type) {
    case 'gain-lost':
    case 'action-impossible':
      return event.player === player;
    case 'artwork-shown':
      return event.player !== player;
    default:
      return false;
  }
}

export function cause1897(
  v: Voice,
  s: State,
  { step, player }: Frame,
  events: readonly GameEvent[],
): string | undefined {
  const known = events as readonly Event[];
  switch (step) {
    case 'show-artwork':
      // Who took Expo opened the exhibition.
      return s.expoHolder === player
        ? undefined
        : m.tip_cause_expo({ player: playerName(v, s.expoHolder) }, v);
    case 'arrest-architect':
      return brusselsCause(v, s, player);
    case 'release-architect':
    case 'choose-material':
      return effectCause(v, s, player, known);
    default:
      return undefined;
  }
}

function brusselsCause(v: Voice, s: State, player: Seat): string {
  const counts = Array.from({ length: s.rules.players }, (_, seat) => architectsInBrussels(s, seat));
  const others = leaders(counts).filter((seat) => seat !== player);
  const number = counts[player] ?? 0;
  return others.length === 0
    ? m.tip_cause_brussels({ number }, v)
    : m.tip_cause_brussels_tied({ number, players: playerNames(v, others) }, v);
}

/** The noble, or the bonus of a column, that gives the choice. */
function effectCause(v: Voice, s: State, player: Seat, events: readonly Event[]): string | undefined {
  const last = events.findLast(
    (event) =>
      (event.type === 'noble-used' && event.player === player) ||
      (event.type === 'column-majority' && event.players.includes(player)),
  );
  if (last?.type === 'noble-used') return m.tip_cause_noble({ noble: nobleName(s.rules, last.noble) }, v);
  return last?.type === 'column-majority' ? m.tip_cause_column({ column: last.column + 1 }, v) : undefined;
}
