/** Why somebody is asked who did not begin it: a house of theirs was used, a column won, a card has its moment. */
import { type Frame, type GameEvent, NONE, type Seat } from '@horta/engine';
import {
  CARDS,
  COLUMNS,
  type Event,
  type EventType,
  MOMENT,
  MOMENTS,
  type Moment,
  type State,
} from '@horta/engine/1893';
import { listOfAll, snake } from '../../../text.ts';
import { francs, playerName, type Voice } from '../../../voice.ts';
import { members } from '../label-facts.ts';
import { nobleName, spaceName } from '../names.ts';
import { CARD_STEPS } from '../steps.ts';
import { m } from '../tips.ts';

type Cause = (v: Voice, s: State, frame: Frame, events: readonly Event[]) => string | undefined;

export function cause1893(
  v: Voice,
  s: State,
  frame: Frame,
  events: readonly GameEvent[],
): string | undefined {
  return CAUSES[frame.step]?.(v, s, frame, events as readonly Event[]);
}

const CAUSES: Readonly<Record<string, Cause>> = {
  'choose-iris': (v) => m.tip_cause_first_player({}, v),
  'place-neutral': (v) => m.tip_cause_two_players({}, v),
  turn: playedAgain,
  'use-nobles': (v, _s, frame, events) => houseUsed(v, frame.player, events),
  'take-cubes': (v, _s, frame, events) => houseUsed(v, frame.player, events),
  'cube-or-trade': nobleAsks,
  'create-white': nobleAsks,
  'use-prestige': columnsWon,
  'take-bonus-tile': (v) => m.tip_cause_tile({}, v),
  'pay-nobles': (v, s, { player }) => {
    const kept = members(s.nobles[player] ?? 0, s.rules.nobles.length);
    const cost = kept.reduce((sum, noble) => sum + s.rules.nobleCost(s, player, noble), 0);
    return m.tip_cause_nobles_due({ francs: francs(v, cost) }, v);
  },
  'choose-row': (v) => m.tip_cause_row_tile({}, v),
  'choose-card': (v, _s, { a }) => momentText(v, MOMENTS[Math.floor(a / MOMENT)]),
  ...Object.fromEntries(CARD_STEPS.map((step) => [step, cardAsks])),
};

/** The last event of a type that is about this player. */
function lastOf<Type extends EventType>(
  events: readonly Event[],
  type: Type,
  player: Seat,
): Extract<Event, { type: Type; player: Seat }> | undefined {
  return events.findLast(
    (event): event is Extract<Event, { type: Type; player: Seat }> =>
      event.type === type && 'player' in event && event.player === player,
  );
}

function houseUsed(v: Voice, player: Seat, events: readonly Event[]): string | undefined {
  const used = lastOf(events, 'free-action', player);
  return used && m.tip_cause_house({ player: playerName(v, used.by), space: spaceName(used.space) }, v);
}

/** Which noble gives the choice, and who let it be used. */
function nobleAsks(v: Voice, s: State, { player }: Frame, events: readonly Event[]): string | undefined {
  const used = lastOf(events, 'noble-used', player);
  return used && m.tip_cause_noble({ noble: nobleName(s.rules, used.noble) }, v);
}

function playedAgain(v: Voice, _s: State, { player }: Frame, events: readonly Event[]): string | undefined {
  const again = lastOf(events, 'meeple-on-card', player);
  return again && m.tip_cause_play_again({ number: again.card + 1 }, v);
}

/** Columns won, and those shared with others. */
function columnsWon(v: Voice, _s: State, { a: cards }: Frame): string {
  const won = columnNames(v, members(cards, COLUMNS));
  const tied = columnNames(v, members(cards >> COLUMNS, COLUMNS));
  if (tied === '') return m.tip_cause_won({ columns: won }, v);
  return won === ''
    ? m.tip_cause_tied({ columns: tied }, v)
    : m.tip_cause_won_tied({ columns: won, tied }, v);
}

/** "columns 2 and 4"; empty without any. */
function columnNames(v: Voice, columns: readonly number[]): string {
  const [first] = columns;
  if (first === undefined) return '';
  if (columns.length === 1) return m.tip_one_column({ column: first + 1 }, v);
  const numbers = columns.map((column) => String(column + 1));
  return m.tip_columns({ columns: listOfAll(v.locale, numbers) }, v);
}

/** `a` is the card's site. */
function cardAsks(v: Voice, s: State, { a: site, b: detail }: Frame): string | undefined {
  const moment = CARDS[s.siteCards[site] ?? NONE]?.moment;
  if (moment === 'noble-leaves') return m.tip_cause_leaves({ noble: nobleName(s.rules, detail) }, v);
  return momentText(v, moment);
}

function momentText(v: Voice, moment: Moment | undefined): string | undefined {
  return moment && m[`moment_${snake(moment)}`]({}, v);
}
