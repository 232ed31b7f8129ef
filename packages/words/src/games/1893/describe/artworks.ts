/** Artworks: the workshop, the pile of the first edition, and those that players have. */
import { NONE, pending, type Seat } from '@horta/engine';
import {
  artworkAt,
  artworkSold,
  BLACK,
  COLOURS,
  coloursOf,
  powerOf,
  type State,
  stackOf,
  WHITE,
  WORKSHOP,
} from '@horta/engine/1893';
import {
  chosenAt,
  type Described,
  description,
  type Lines,
  optionsAt,
  type Telling,
  valued,
} from '../../../describing.ts';
import { francs, playerName, points, type Voice } from '../../../voice.ts';
import { gainText } from '../architect-boards.ts';
import { saleAt } from '../label-facts.ts';
import { actionName, anArtwork, colourName, rowName } from '../names.ts';
import { m } from '../tips.ts';
import { worthLine } from './holdings.ts';
import { gainsOf } from './market.ts';
import { rowTerm } from './scoring.ts';

/** A stack of the workshop. */
export function workshopTip(telling: Telling<State>, colour: number): Described | undefined {
  const { v, s, reader } = telling;
  if (COLOURS[colour] === undefined) return undefined;
  const action = actionName(v, WORKSHOP);
  const isTaken = chosenAt(telling) !== undefined;
  const rule = colour === BLACK ? m.tip_workshop_black({ action }, v) : m.tip_workshop({ action }, v);
  return description(
    valued(v, `${action}, ${colourName(v, colour)}`, stackOf(s, colour)),
    isTaken ? undefined : rule,
    saleLine(v, s, colour, reader),
    newColourLine(v, s, colour, reader),
  );
}

/** A colour that the reader has none of is worth a franc at passing. */
function newColourLine(v: Voice, s: State, colour: number, reader: Seat | undefined): string | undefined {
  if (reader === undefined) return undefined;
  const owned = s.artworks[artworkAt(reader, colour)] ?? 0;
  return owned === 0 ? m.tip_new_colour({ francs: francs(v, 1) }, v) : m.tip_own_colour({ number: owned }, v);
}

/** What it would bring the seller, or that the market shows the colour. */
function saleLine(v: Voice, s: State, colour: number, seller: Seat | undefined): string {
  if (s.shop.includes(colour)) return m.tip_sale_blocked({}, v);
  const gain = saleAt(s, colour, s.cursor);
  const inputs = { francs: francs(v, gain.francs), points: points(v, gain.points) };
  const power = seller === undefined ? undefined : powerOf(s, seller, 'sales-gain');
  if (power === undefined) return m.tip_sale_now(inputs, v);
  return m.tip_sale_power({ ...inputs, gain: gainText(v, power) }, v);
}

/** A white one is sold as any colour, but not beside another white one. */
function whiteSaleLine(v: Voice, s: State): string {
  return s.shop.some((shown) => shown >= WHITE) ? m.tip_white_blocked({}, v) : m.tip_white_sale({}, v);
}

/** Only where the workshop has a face-down pile. */
export function pileTip({ v, s, reader }: Telling<State>): Described | undefined {
  if (!s.rules.hasArtworkPile) return undefined;
  const action = actionName(v, WORKSHOP);
  const inPile = m.count_artworks({ count: s.artworkPile.length }, v);
  const drawn = 1 + s.exhibitions.filter((owner) => owner === reader).length;
  return description(
    m.label_pile({}, v),
    reader === undefined || drawn === 1
      ? m.tip_pile_rule({ action }, v)
      : m.tip_pile_draw({ action, artworks: m.count_artworks({ count: drawn }, v) }, v),
    m.tip_face_down({ cards: inPile }, v),
  );
}

/** Artworks that somebody chooses from; others don't see their colours. */
export function drawnTip({ v, s, reader }: Telling<State>, colour: number): Described | undefined {
  if (!s.rules.hasArtworkPile) return undefined;
  const isHidden = COLOURS[colour] === undefined;
  const artwork = isHidden ? m.tip_hidden_artwork({}, v) : anArtwork(v, colour);
  const drawer = pending(s)?.player ?? NONE;
  return description(
    m.tip_drawn_title({ artwork }, v),
    isHidden ? undefined : saleLine(v, s, colour, reader),
    isHidden ? undefined : newColourLine(v, s, colour, reader),
    isHidden && drawer !== NONE ? m.tip_drawn_hidden({ player: playerName(v, drawer) }, v) : undefined,
    m.tip_drawn({}, v),
  );
}

export function ownArtworkTip(telling: Telling<State>, seat: Seat, artwork: number): Described | undefined {
  const { v, s } = telling;
  if (!(artwork >= 0 && artwork < WHITE + BLACK)) return undefined;
  const title = `${rowName(v, 'artworks')}, ${colourName(v, artwork)}`;
  return {
    title: valued(v, title, s.artworks[artworkAt(seat, artwork)] ?? 0),
    lines: () => ownArtworkLines(telling, seat, artwork),
  };
}

function ownArtworkLines(telling: Telling<State>, seat: Seat, artwork: number): Lines {
  const { v, s, choice } = telling;
  const isWhite = artwork >= WHITE;
  const isSold = chosenAt(telling) === 'sell-artwork';
  const each = points(v, rowTerm(s, seat, 'row-artworks').each);
  const passing = { francs: francs(v, 1), total: francs(v, coloursOf(s, seat)) };
  const sale = isWhite ? whiteSaleLine(v, s) : saleLine(v, s, artwork, seat);
  return [
    isSold || choice?.reason !== undefined ? undefined : sale,
    reachableLine(v, s, seat, artwork),
    isWhite ? m.tip_white_end({}, v) : m.tip_row_artworks({ each }, v),
    m.tip_pass_colours(passing, v),
  ];
}

/** The most francs and the most points that a sale could bring if the cursor is moved. */
function reachableLine(v: Voice, s: State, seat: Seat, artwork: number): string | undefined {
  if ((s.artworks[artworkAt(seat, artwork)] ?? 0) === 0) return undefined;
  const sales = optionsAt(s, 'sell-artwork', seat).filter((sale) => artworkSold(sale) === artwork);
  const ends = sales.flatMap((sale) =>
    optionsAt(s, 'move-cursor', seat, sale).map((place) => ({ sale, place, ...saleAt(s, sale, place) })),
  );
  if (ends.length === 0) return undefined;
  const best = (worth: (end: (typeof ends)[number]) => number) =>
    ends.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const dearest = best((end) => end.francs * 100 + end.points);
  const finest = best((end) => end.points * 100 + end.francs);
  const steps = m.count_steps({ count: s.rules.cursorSteps(s, seat) }, v);
  const text = (end: (typeof ends)[number]) => gainsOf(v, s, end.sale, end.place);
  return text(dearest) === text(finest)
    ? m.tip_reach_best({ steps, best: text(dearest) }, v)
    : m.tip_reach_either({ steps, francs: text(dearest), points: text(finest) }, v);
}

/** The exhibition tile of the round, in the first edition. */
export function exhibitionTip({ v, s }: Telling<State>): Described | undefined {
  if (s.rules.firstToPassKeeps !== 'exhibition') return undefined;
  const { firstToPass, rules } = s;
  return description(
    m.tip_exhibition_title({}, v),
    firstToPass === NONE
      ? m.tip_exhibition_first({ number: rules.firstToPassManneken }, v)
      : m.tip_exhibition_taken({ player: playerName(v, firstToPass) }, v),
    m.tip_exhibition_draw({}, v),
    worthLine(v, s),
  );
}

export function exhibitionsTip({ v, s }: Telling<State>, seat: Seat): Described | undefined {
  if (s.rules.firstToPassKeeps !== 'exhibition') return undefined;
  const tiles = s.exhibitions.filter((owner) => owner === seat).length;
  return description(valued(v, m.label_exhibitions({}, v), tiles), m.tip_exhibition_draw({}, v));
}
