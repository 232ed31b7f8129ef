/** What a player has: tracks, rows, pieces, money and points, and cards kept face down. */
import { isOver, NONE, type Seat } from '@horta/engine';
import {
  boardOf,
  level,
  noblesSettled,
  ROWS,
  type RowName,
  type State,
  TRACKS,
  type TrackName,
  trackAt,
} from '@horta/engine/1893';
import {
  chosenAt,
  type Described,
  description,
  type Lines,
  pointsDescription,
  seatName,
  type Telling,
  valued,
} from '../../../describing.ts';
import { capitalised } from '../../../text.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { tileNumber } from '../cards.ts';
import { members } from '../label-facts.ts';
import { brusselsName, rowName, sourceName, trackName } from '../names.ts';
import { m } from '../tips.ts';
import { finalPoints, rowTerm, type Worth } from './scoring.ts';

export function trackTip({ v, s }: Telling<State>, seat: Seat, track: number): Described | undefined {
  const name = TRACKS[track];
  if (name === undefined) return undefined;
  const now = level(s, seat, track);
  return description(
    valued(v, capitalised(v.locale, trackName(v, track)), m.tip_level({ level: now }, v)),
    trackLine(v, s, seat, name, now),
    nextLevel(v, s, seat, track),
  );
}

function trackLine(v: Voice, s: State, seat: Seat, track: TrackName, now: number): string {
  switch (track) {
    case 'iris':
      return m.tip_track_iris({ points: points(v, now) }, v);
    case 'crown': {
      const nobles = m.count_nobles({ count: now }, v);
      return m.tip_track_crown({ place: brusselsName(v, 'grand-place'), nobles }, v);
    }
    case 'architect': {
      const { count, points: all } = rowTerm(s, seat, 'houses');
      const inputs = { each: points(v, now), points: points(v, all) };
      return s.rules.surcharges.length === 0
        ? m.tip_track_architect({ ...inputs, houses: m.count_houses({ count }, v) }, v)
        : m.tip_track_buildings({ ...inputs, buildings: m.count_buildings({ count }, v) }, v);
    }
  }
}

function nextLevel(v: Voice, s: State, seat: Seat, track: number): string {
  const space = s.tracks[trackAt(seat, track)] ?? 0;
  if (space >= s.rules.lastSpace(s, seat, track)) return m.tip_track_end({}, v);
  const next = boardOf(s, seat).tracks[track]?.[space + 1] ?? s.rules.portraitLevel;
  return m.tip_track_next({ level: next }, v);
}

export function rowTip(telling: Telling<State>, seat: Seat, row: number): Described | undefined {
  const { v, s } = telling;
  const name = ROWS[row];
  if (name === undefined) return undefined;
  const worth = rowTerm(s, seat, `row-${name}`);
  const each = points(v, worth.each);
  const title = `${sourceName(v, `row-${name}`)} ×${worth.each}`;
  const more = tileNumber(s, 'row') * worth.count;
  if (chosenAt(telling) !== undefined)
    return description(title, m.tip_row_gain({ points: points(v, more) }, v));
  return description(
    title,
    rowLine(v, s, name, worth),
    m.tip_row_now({ number: worth.count, each, points: points(v, worth.points) }, v),
    m.tip_row_raise({}, v),
  );
}

function rowLine(v: Voice, s: State, row: RowName, worth: Worth): string {
  const each = points(v, worth.each);
  const inputs = { each, number: s.rules.architectsNotCounted, francs: francs(v, s.rules.francsPerSet) };
  return m[`tip_row_${row}`](inputs, v);
}

export function architectsTip({ v, s }: Telling<State>, seat: Seat): Described {
  const ready = s.architects[seat] ?? 0;
  return description(
    valued(v, rowName(v, 'architects'), ready),
    m.tip_architects({ ready, courthouse: s.courthouse[seat] ?? 0 }, v),
    m.tip_architects_use({}, v),
  );
}

export function travellersTip({ v, s }: Telling<State>, seat: Seat): Described | undefined {
  if (s.rules.travellers === 0) return undefined;
  const title = capitalised(v.locale, m.label_travellers({}, v));
  return description(valued(v, title, s.travellers[seat] ?? 0), m.tip_travellers({}, v));
}

export function francsTip({ v, s }: Telling<State>, seat: Seat): Described {
  const nobles = members(s.nobles[seat] ?? 0, s.rules.nobles.length);
  const cost = nobles.reduce((sum, noble) => sum + s.rules.nobleCost(s, seat, noble), 0);
  const penalty = points(v, s.rules.unpaidNoblePenalty);
  return description(
    valued(v, rowName(v, 'francs'), francs(v, s.money[seat] ?? 0)),
    m.tip_francs({}, v),
    cost === 0 || noblesSettled(s, seat)
      ? undefined
      : m.tip_francs_nobles({ cost: francs(v, cost), penalty }, v),
    rowLine(v, s, 'francs', rowTerm(s, seat, 'row-francs')),
  );
}

export function pointsTip({ v, s }: Telling<State>, seat: Seat): Described {
  const bySource = s.rules.scores(s)[seat]?.bySource ?? {};
  return pointsDescription(v, bySource, (source) => sourceName(v, source), ...endLines(v, s, seat));
}

function endLines(v: Voice, s: State, seat: Seat): Lines {
  if (isOver(s)) return [];
  const isFirst = s.firstPlayer === seat;
  return [
    m.tip_points_end({ points: points(v, finalPoints(s, seat)) }, v),
    isFirst ? m.tip_first_player_counts({ points: points(v, s.rules.firstPlayerBonus) }, v) : undefined,
  ];
}

/** Who begins, and what that is worth. */
export function firstPlayerTip({ v, s, reader }: Telling<State>): Described {
  const { rules, firstPlayer, firstToPass } = s;
  return description(
    valued(v, sourceName(v, 'first-player'), seatName(v, firstPlayer, reader)),
    m.tip_first_player_next({ number: rules.firstToPassManneken }, v),
    firstToPass === NONE || isOver(s)
      ? undefined
      : m.tip_first_player_passed({ player: seatName(v, firstToPass, reader) }, v),
    isOver(s) ? undefined : worthLine(v, s),
  );
}

/** What counting most Manneken-Pis is worth. */
export function worthLine(v: Voice, { round, rules }: State): string {
  const inputs = { points: points(v, rules.firstPlayerBonus) };
  return round === rules.rounds ? m.tip_manneken_worth_last(inputs, v) : m.tip_manneken_worth(inputs, v);
}

/** Prestige cards for passing first. */
export function faceDownTip({ v, s }: Telling<State>, seat: Seat): Described {
  const cards = s.faceDownOwners.filter((owner) => owner === seat).length;
  return description(
    valued(v, m.tip_face_down_title({}, v), cards),
    m.tip_face_down_use({ francs: francs(v, 1) }, v),
    m.tip_face_down_manneken({ number: s.rules.firstToPassManneken }, v),
    worthLine(v, s),
  );
}

export function prestigeDeckTip({ v, s }: Telling<State>): Described {
  const keepsTop = s.rules.firstToPassKeeps === 'prestige';
  return description(
    m.tip_prestige_deck_title({}, v),
    m.tip_face_down({ cards: m.count_cards({ count: s.prestigeDeck.length }, v) }, v),
    m.tip_prestige_deck({}, v),
    keepsTop ? m.tip_prestige_deck_pass({}, v) : undefined,
  );
}
