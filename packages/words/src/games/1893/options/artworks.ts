/** Choices about artworks: taking, selling, the cursor, and the display. */
import { NONE } from '@horta/engine';
import {
  artworkSold,
  artworksOf,
  CARDS,
  COLOURS,
  CURSOR_NAMES,
  colourSold,
  cursorSteps,
  isReady,
  type State,
  stackOf,
  WHITE,
} from '@horta/engine/1893';
import { francs, points, type Voice } from '../../../voice.ts';
import { cardNumber } from '../cards.ts';
import { saleAt } from '../label-facts.ts';
import { m } from '../messages.ts';
import { anArtwork, colourName, cursorPlace, theArtwork } from '../names.ts';

export function takeArtworkOption(v: Voice, s: State, colour: number): string | undefined {
  if (colour >= COLOURS.length) return undefined;
  const artwork = anArtwork(v, colour);
  return s.drawn.length > 0
    ? m.option_keep_artwork({ artwork }, v)
    : m.option_take_artwork({ artwork, left: stackOf(s, colour) }, v);
}

export function createWhiteOption(v: Voice, s: State, colour: number): string | undefined {
  if (colour >= COLOURS.length) return undefined;
  return m.option_create_white({ artwork: anArtwork(v, colour), left: stackOf(s, colour) }, v);
}

/** A white artwork is sold as a colour of choice. */
export function sellOption(v: Voice, s: State, sale: number): string | undefined {
  const artwork = artworkSold(sale);
  const inputs = { artwork: theArtwork(v, artwork), ...gains(v, s, sale, s.cursor) };
  if (artwork < WHITE) return m.option_sell(inputs, v);
  if (artwork >= WHITE + COLOURS.length - 1) return undefined;
  return m.option_sell_white({ ...inputs, colour: colourName(v, colourSold(sale)) }, v);
}

/** The card that lets the cursor go further. */
const FURTHER = CARDS.findIndex(({ moment }) => moment === 'cursor');

export function cursorOption(
  v: Voice,
  s: State,
  player: number,
  sale: number,
  place: number,
): string | undefined {
  if (place >= CURSOR_NAMES.length) return undefined;
  const inputs = { place: cursorPlace(v, s, place), ...gains(v, s, sale, place) };
  if (place === s.cursor) return m.option_cursor_stay(inputs, v);
  const option = m.option_cursor(inputs, v);
  const steps = cursorSteps(s.cursor, place);
  const needsCard = steps > artworksOf(s, player) && steps <= s.rules.cursorSteps(s, player);
  return needsCard && isReady(s, player, FURTHER)
    ? m.option_with_card({ option, number: cardNumber(FURTHER) }, v)
    : option;
}

export function replaceOption(v: Voice, s: State, slot: number): string | undefined {
  const artwork = s.shop[slot];
  if (artwork === undefined) return undefined;
  return artwork === NONE
    ? m.option_display_gap({}, v)
    : m.option_replace({ artwork: theArtwork(v, artwork) }, v);
}

function gains(v: Voice, s: State, sale: number, cursor: number): { francs: string; points: string } {
  const gain = saleAt(s, sale, cursor);
  return { francs: francs(v, gain.francs), points: points(v, gain.points) };
}
