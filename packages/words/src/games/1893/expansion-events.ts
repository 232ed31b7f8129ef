/** What happens only with Belle Époque, with asymmetric boards, or in the first edition. */
import { UNKNOWN } from '@horta/engine';
import type { Event, State } from '@horta/engine/1893';
import { listOfAll } from '../../text.ts';
import { francs, playerName, type Voice } from '../../voice.ts';
import { boardName } from './architect-boards.ts';
import { cardDeed, cardEffect, cardNumber, tileEffect, tileName } from './cards.ts';
import { m } from './messages.ts';
import {
  actionName,
  anArtwork,
  brusselsName,
  colourName,
  nobleName,
  rowName,
  spaceName,
  theArtwork,
} from './names.ts';

const TYPES = [
  'board-chosen',
  'board-power',
  'action-declined',
  'artwork-covered',
  'white-artwork-created',
  'white-artwork-turned',
  'artwork-given',
  'white-artworks-discarded',
  'artworks-drawn',
  'artworks-put-back',
  'artworks-reshuffled',
  'noble-turned-up',
  'noble-sent-away',
  'pavilion-built',
  'card-used',
  'meeple-on-card',
  'bonus-tile-taken',
  'bonus-tile-scored',
  'row-raised',
  'traveller-taken',
  'travellers-returned',
  'bid-taken-back',
  'prestige-exchanged',
  'meeple-doubled',
  'architect-recalled',
  'pavilion-visited',
  'cards-ready',
  'exhibition-taken',
] as const satisfies readonly Event['type'][];

export type ExpansionEvent = Extract<Event, { type: (typeof TYPES)[number] }>;
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function isExpansionEvent(event: Event): event is ExpansionEvent {
  return (TYPES as readonly string[]).includes(event.type);
}

export function expansionText(v: Voice, s: State, event: ExpansionEvent): string {
  const player = 'player' in event ? playerName(v, event.player) : '';
  switch (event.type) {
    case 'board-chosen':
      return m.event_board_chosen({ player, board: boardName(v, s.rules, event.board) }, v);
    case 'board-power':
      return m.event_board_power({ player, board: boardName(v, s.rules, event.board) }, v);
    case 'action-declined':
      return m.event_action_declined({ player, action: actionName(v, event.action) }, v);

    case 'artwork-covered':
      return m.event_artwork_covered({ artwork: theArtwork(v, event.colour) }, v);
    case 'white-artwork-created':
      return m.event_white_created({ player, colour: colourName(v, event.colour) }, v);
    case 'white-artwork-turned':
      return m.event_white_turned({ player, artwork: anArtwork(v, event.colour) }, v);
    case 'artwork-given':
      return m.event_artwork_given({ player, artwork: anArtwork(v, event.colour) }, v);
    case 'white-artworks-discarded':
      return m.event_whites_discarded(
        { player, artworks: m.count_whites({ count: event.colours.length }, v) },
        v,
      );
    case 'artworks-drawn':
      return m.event_artworks_drawn({ player, artworks: drawnText(v, event) }, v);
    case 'artworks-put-back':
      return m.event_artworks_put_back({ player, artworks: m.count_artworks({ count: event.count }, v) }, v);
    case 'artworks-reshuffled':
      return m.event_artworks_reshuffled({ coloured: event.coloured, black: event.black }, v);

    case 'noble-turned-up':
      return m.event_noble_turned_up({ player, noble: nobleName(s.rules, event.noble) }, v);
    case 'noble-sent-away':
      return m.event_noble_sent_away({ player, noble: nobleName(s.rules, event.noble) }, v);

    case 'pavilion-built':
      return m.event_pavilion_built(
        {
          player,
          number: event.house + 1,
          site: event.site + 1,
          card: cardNumber(event.card),
          effect: cardEffect(v, s, event.card),
        },
        v,
      );
    case 'pavilion-visited':
      return m.event_pavilion_visited(
        { player, site: event.site + 1, colours: m.count_colours({ count: event.colours }, v) },
        v,
      );
    case 'card-used':
      return m.event_card_used(
        { player, number: cardNumber(event.card), effect: cardDeed(v, s, event.card) },
        v,
      );
    case 'cards-ready':
      return m.event_cards_ready({}, v);
    case 'meeple-on-card':
      return onCardText(v, event);
    case 'bonus-tile-taken':
      return m.event_tile_taken({ player, ...tileTexts(v, s, event.tile) }, v);
    case 'bonus-tile-scored':
      return m.event_tile_scored({ player, ...tileTexts(v, s, event.tile) }, v);
    case 'row-raised':
      return m.event_row_raised({ player, row: rowName(v, event.row), multiplier: event.multiplier }, v);

    case 'traveller-taken':
      return m.event_traveller_taken({ player }, v);
    case 'travellers-returned':
      return event.from === 'brussels' ? m.event_travellers_leave({}, v) : m.event_travellers_home({}, v);
    case 'bid-taken-back':
      return m.event_bid_taken_back(
        { player, francs: francs(v, event.francs), space: spaceName(event.space) },
        v,
      );
    case 'prestige-exchanged':
      return m.event_prestige_exchanged({ player, from: event.from + 1, to: event.to + 1 }, v);
    case 'meeple-doubled':
      return m.event_meeple_doubled({ player, space: spaceName(event.space) }, v);
    case 'architect-recalled':
      return m.event_architect_recalled({ player, action: brusselsName(v, event.action) }, v);
    case 'exhibition-taken':
      return m.event_exhibition_taken(
        { player, year: event.year, tiles: m.count_tiles({ count: event.tiles }, v) },
        v,
      );
  }
}

/** Others than the player are only told how many there are. */
function drawnText(v: Voice, { colours }: EventOf<'artworks-drawn'>): string {
  return colours.includes(UNKNOWN)
    ? m.count_artworks({ count: colours.length }, v)
    : listOfAll(
        v.locale,
        colours.map((colour) => anArtwork(v, colour)),
      );
}

const ARCHITECT = 0;

function onCardText(v: Voice, { player, card, meeple }: EventOf<'meeple-on-card'>): string {
  const inputs = { player: playerName(v, player), number: cardNumber(card) };
  return meeple === ARCHITECT ? m.event_architect_on_card(inputs, v) : m.event_traveller_on_card(inputs, v);
}

function tileTexts(v: Voice, s: State, tile: number): { tile: string; effect: string } {
  return { tile: tileName(v, tile), effect: tileEffect(v, s, tile) };
}
