/** Choices about artworks: taking, selling, the cursor, and the display. */
import { COLOURS, CURSOR_NAMES, type State, stackOf } from '@horta/engine/1893';
import { m } from '#messages/1893';
import { francs, points, type Voice } from '../../../voice.ts';
import { anArtwork, theArtwork } from '../names.ts';
import { cursorCentre, saleAt } from '../table.ts';

export function takeArtworkOption(v: Voice, s: State, colour: number): string | undefined {
  if (colour >= COLOURS.length) return undefined;
  return m.option_take_artwork({ artwork: anArtwork(v, colour), left: stackOf(s, colour) }, v);
}

export function sellOption(v: Voice, s: State, colour: number): string | undefined {
  if (colour >= COLOURS.length) return undefined;
  return m.option_sell({ artwork: theArtwork(v, colour), ...gains(v, s, colour, s.cursor) }, v);
}

export function cursorOption(v: Voice, s: State, colour: number, place: number): string | undefined {
  if (place >= CURSOR_NAMES.length) return undefined;
  const inputs = { ...cursorCentre(place), ...gains(v, s, colour, place) };
  return place === s.cursor ? m.option_cursor_stay(inputs, v) : m.option_cursor(inputs, v);
}

export function replaceOption(v: Voice, s: State, slot: number): string | undefined {
  const colour = s.shop[slot];
  return colour === undefined ? undefined : m.option_replace({ artwork: theArtwork(v, colour) }, v);
}

function gains(v: Voice, s: State, colour: number, cursor: number): { francs: string; points: string } {
  const sale = saleAt(s, colour, cursor);
  return { francs: francs(v, sale.francs), points: points(v, sale.points) };
}
