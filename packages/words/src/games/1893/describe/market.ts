/** The market: the places of its cursor, and the two artworks that lie open. */
import { NONE, pending, type Seat } from '@horta/engine';
import {
  artworkAt,
  artworksOf,
  CARDS,
  COLOURS,
  CURSOR_NAMES,
  colourSold,
  cursorSteps,
  type State,
  WHITE,
  whiteArtworksOf,
} from '@horta/engine/1893';
import { chosenAt, type Described, description, type Telling, tally } from '../../../describing.ts';
import { francs, points, type Voice } from '../../../voice.ts';
import { cardNumber } from '../cards.ts';
import { saleAt } from '../label-facts.ts';
import { anArtwork, colourName, cursorPlace } from '../names.ts';
import { m } from '../tips.ts';

/** "2 BF + 6 VP" */
export function gainsOf(v: Voice, s: State, sale: number, place: number): string {
  const gain = saleAt(s, sale, place);
  return `${francs(v, gain.francs)} + ${points(v, gain.points)}`;
}

/** A place of the cursor. */
export function marketTip(telling: Telling<State>, place: number): Described | undefined {
  const { v, s, reader, choice } = telling;
  if (CURSOR_NAMES[place] === undefined) return undefined;
  const isChosen = chosenAt(telling) === 'move-cursor';
  return {
    title: m.tip_market_title({ place: cursorPlace(v, s, place) }, v),
    lines: () => [
      pricesLine(v, s, place, isChosen),
      place === s.cursor
        ? m.tip_market_here({}, v)
        : isChosen || choice?.reason !== undefined
          ? undefined
          : reachLine(v, s, place, reader),
    ],
  };
}

/** By colour; where a sale is being made, for the colours that it leaves to the others. */
function pricesLine(v: Voice, s: State, place: number, isAfterSale: boolean): string {
  const sold = isAfterSale ? colourSold(pending(s)?.a ?? NONE) : NONE;
  const gains = COLOURS.flatMap((_, colour) =>
    colour === sold ? [] : [`${colourName(v, colour)} ${gainsOf(v, s, colour, place)}`],
  ).join(', ');
  return isAfterSale ? m.tip_market_then({ gains }, v) : m.tip_market_gives({ gains }, v);
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
export function shopTip(telling: Telling<State>, slot: number): Described | undefined {
  const { v, s } = telling;
  const artwork = s.shop[slot];
  if (artwork === undefined) return undefined;
  if (artwork === NONE) return description(m.option_display_gap({}, v), m.tip_shop_empty({}, v));
  const isLeaving = chosenAt(telling) !== undefined;
  return description(
    m.tip_shop_title({ artwork: anArtwork(v, artwork) }, v),
    isLeaving ? undefined : artwork >= WHITE ? m.tip_shop_white({}, v) : m.tip_shop_colour({}, v),
    sellersLine(telling, artwork),
    isLeaving ? undefined : s.shop.includes(NONE) ? m.tip_shop_gap({}, v) : m.tip_shop_next({}, v),
  );
}

/** Who has such artworks, and could sell them if this one left. */
function sellersLine({ v, s, reader }: Telling<State>, artwork: number): string | undefined {
  const owned = Array.from({ length: s.rules.players }, (_, seat) =>
    artwork >= WHITE ? whiteArtworksOf(s, seat) : (s.artworks[artworkAt(seat, artwork)] ?? 0),
  );
  const owners = tally(v, owned, [], reader);
  return owners === '' ? undefined : m.tip_shop_owners({ owners }, v);
}
