/** Artworks: the market and its cursor, the workshop, the pile of the first edition, and those that players have. */
import { NONE, pending, type Seat } from '@horta/engine';
import {
  artworkAt,
  artworksOf,
  BLACK,
  CARDS,
  COLOURS,
  CURSOR_NAMES,
  coloursOf,
  cursorSteps,
  powerOf,
  type State,
  stackOf,
  WHITE,
  WORKSHOP,
} from '@horta/engine/1893';
import { description, type Telling, valued } from '../../../describing.ts';
import type { Description } from '../../../description.ts';
import { francs, playerName, points, type Voice } from '../../../voice.ts';
import { gainText } from '../architect-boards.ts';
import { cardNumber } from '../cards.ts';
import { cursorCentre, saleAt } from '../label-facts.ts';
import { actionName, anArtwork, colourName, rowName } from '../names.ts';
import { m } from '../tips.ts';
import { rowTerm } from './scoring.ts';

/** A place of the cursor. */
export function marketTip({ v, s, reader }: Telling<State>, place: number): Description | undefined {
  if (CURSOR_NAMES[place] === undefined) return undefined;
  const gains = COLOURS.map((_, colour) => {
    const gain = saleAt(s, colour, place);
    return `${colourName(v, colour)} ${francs(v, gain.francs)} + ${points(v, gain.points)}`;
  });
  return description(
    m.tip_market_title(cursorCentre(place), v),
    m.tip_market_gives({ gains: gains.join(', ') }, v),
    place === s.cursor ? m.tip_market_here({}, v) : reachLine(v, s, place, reader),
  );
}

/** The card that lets the cursor go further. */
const FURTHER = CARDS.findIndex(({ moment }) => moment === 'cursor');

function reachLine(v: Voice, s: State, place: number, reader: Seat | undefined): string {
  if (reader === undefined) return m.tip_market_rule({}, v);
  const steps = m.count_steps({ count: cursorSteps(s.cursor, place) }, v);
  const most = s.rules.cursorSteps(s, reader);
  const allowed = m.count_steps({ count: most }, v);
  return most > artworksOf(s, reader)
    ? m.tip_market_reach_card({ steps, allowed, number: cardNumber(FURTHER) }, v)
    : m.tip_market_reach({ steps, allowed }, v);
}

/** One of the two artworks that lie open. */
export function shopTip({ v, s }: Telling<State>, slot: number): Description | undefined {
  const artwork = s.shop[slot];
  if (artwork === undefined) return undefined;
  if (artwork === NONE) return description(m.option_display_gap({}, v), m.tip_shop_empty({}, v));
  return description(
    m.tip_shop_title({ artwork: anArtwork(v, artwork) }, v),
    artwork >= WHITE ? m.tip_shop_white({}, v) : m.tip_shop_colour({}, v),
    s.shop.includes(NONE) ? m.tip_shop_gap({}, v) : m.tip_shop_next({}, v),
  );
}

/** A stack of the workshop. */
export function workshopTip({ v, s, reader }: Telling<State>, colour: number): Description | undefined {
  if (COLOURS[colour] === undefined) return undefined;
  const action = actionName(v, WORKSHOP);
  return description(
    valued(v, `${action}, ${colourName(v, colour)}`, stackOf(s, colour)),
    colour === BLACK ? m.tip_workshop_black({ action }, v) : m.tip_workshop({ action }, v),
    saleLine(v, s, colour, reader),
  );
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
export function pileTip({ v, s, reader }: Telling<State>): Description | undefined {
  if (!s.rules.hasArtworkPile) return undefined;
  const action = actionName(v, WORKSHOP);
  const inPile = m.count_artworks({ count: s.artworkPile.length }, v);
  const drawn = 1 + s.exhibitions.filter((owner) => owner === reader).length;
  return description(
    m.label_pile({}, v),
    m.tip_face_down({ cards: inPile }, v),
    reader === undefined || drawn === 1
      ? m.tip_pile_rule({ action }, v)
      : m.tip_pile_draw({ action, artworks: m.count_artworks({ count: drawn }, v) }, v),
  );
}

/** Artworks that somebody chooses from; others don't see their colours. */
export function drawnTip({ v, s, reader }: Telling<State>, colour: number): Description | undefined {
  if (!s.rules.hasArtworkPile) return undefined;
  const isHidden = COLOURS[colour] === undefined;
  const artwork = isHidden ? m.tip_hidden_artwork({}, v) : anArtwork(v, colour);
  const drawer = pending(s)?.player ?? NONE;
  return description(
    m.tip_drawn_title({ artwork }, v),
    m.tip_drawn({}, v),
    isHidden && drawer !== NONE ? m.tip_drawn_hidden({ player: playerName(v, drawer) }, v) : undefined,
    isHidden ? undefined : saleLine(v, s, colour, reader),
  );
}

export function ownArtworkTip(
  { v, s }: Telling<State>,
  seat: Seat,
  artwork: number,
): Description | undefined {
  const isWhite = artwork >= WHITE;
  if (!(artwork >= 0 && artwork < WHITE + BLACK)) return undefined;
  const title = `${rowName(v, 'artworks')}, ${colourName(v, artwork)}`;
  const each = points(v, rowTerm(s, seat, 'row-artworks').each);
  const passing = { francs: francs(v, 1), total: francs(v, coloursOf(s, seat)) };
  return description(
    valued(v, title, s.artworks[artworkAt(seat, artwork)] ?? 0),
    isWhite ? whiteSaleLine(v, s) : saleLine(v, s, artwork, seat),
    isWhite ? m.tip_white_end({}, v) : m.tip_row_artworks({ each }, v),
    m.tip_pass_colours(passing, v),
  );
}

/** The exhibition tile of the round, in the first edition. */
export function exhibitionTip({ v, s }: Telling<State>): Description | undefined {
  if (s.rules.firstToPassKeeps !== 'exhibition') return undefined;
  const { firstToPass, rules } = s;
  return description(
    m.tip_exhibition_title({}, v),
    firstToPass === NONE
      ? m.tip_exhibition_first({ number: rules.firstToPassManneken }, v)
      : m.tip_exhibition_taken({ player: playerName(v, firstToPass) }, v),
    m.tip_exhibition_draw({}, v),
  );
}

export function exhibitionsTip({ v, s }: Telling<State>, seat: Seat): Description | undefined {
  if (s.rules.firstToPassKeeps !== 'exhibition') return undefined;
  const tiles = s.exhibitions.filter((owner) => owner === seat).length;
  return description(valued(v, m.label_exhibitions({}, v), tiles), m.tip_exhibition_draw({}, v));
}
