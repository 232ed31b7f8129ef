/** What happened, in a sentence. An event that others tell already has none. */
import { NONE } from '@horta/engine';
import { type Event, type State, WHITE } from '@horta/engine/1893';
import { francs, playerName, points, type Voice } from '../../voice.ts';
import { cubeSum, meeplesText, paymentSum } from './amounts.ts';
import { type ExpansionEvent, expansionText, isExpansionEvent } from './expansion-events.ts';
import { francsText, pointsText } from './gains.ts';
import { m } from './messages.ts';
import {
  actionName,
  anArtwork,
  brusselsName,
  colourName,
  compassSpaceName,
  cursorPlace,
  nobleName,
  spaceName,
  theArtwork,
  trackName,
} from './names.ts';
import { causeText } from './reasons.ts';
import { isRoundEvent, type RoundEvent, roundText } from './round-events.ts';

/** Events of somebody's turn; those of a round as a whole, and of expansions and variants, are told elsewhere. */
type TurnEvent = Exclude<Event, RoundEvent | ExpansionEvent>;

export function eventText(v: Voice, s: State, event: Event): string | undefined {
  if (isRoundEvent(event)) return roundText(v, s, event);
  return isExpansionEvent(event) ? expansionText(v, s, event) : turnText(v, s, event);
}

function turnText(v: Voice, s: State, event: TurnEvent): string | undefined {
  const player = 'player' in event ? playerName(v, event.player) : '';
  switch (event.type) {
    case 'architect-placed':
      return m.event_architect_placed(
        {
          player,
          action: actionName(v, event.action),
          space: spaceName(event.space),
          francs: francs(v, event.bid),
        },
        v,
      );
    case 'architects-sent': {
      const architects = meeplesText(v, event.architects, event.travellers);
      return m.event_architects_sent({ player, action: brusselsName(v, event.action), architects }, v);
    }
    case 'action-copied':
      return m.event_action_copied({ player, action: actionName(v, event.action) }, v);
    case 'action-impossible':
      return m.event_action_impossible(
        { player, action: actionName(v, event.action), reason: causeText(v, s, event.reason) },
        v,
      );
    case 'free-action':
      return m.event_free_action(
        {
          player,
          action: actionName(v, event.action),
          by: playerName(v, event.by),
          space: spaceName(event.space),
        },
        v,
      );
    case 'passed':
      return event.first ? m.event_passed_first({ player }, v) : m.event_passed({ player }, v);
    case 'prestige-kept-face-down':
      return m.event_prestige_kept({ player, cards: m.count_cards({ count: event.kept }, v) }, v);

    case 'francs':
      return francsText(v, event);
    case 'points':
      return pointsText(v, s, event);
    case 'cubes-taken':
      return m.event_cubes_taken({ player, cubes: cubeSum(v, event.cubes) }, v);
    case 'cubes-paid':
      return cubesPaidText(v, event);
    case 'track-advanced':
      return m.event_track_advanced({ player, track: trackName(v, event.track), level: event.level }, v);
    case 'architect-released':
      return m.event_architect_released({ player }, v);
    case 'gain-lost':
      return m.event_gain_lost({ player, reason: causeText(v, s, event.reason) }, v);

    case 'artwork-taken':
      return m.event_artwork_taken({ player, artwork: anArtwork(v, event.colour) }, v);
    case 'cursor-moved':
      return m.event_cursor_moved({ player, place: cursorPlace(v, s, event.to) }, v);
    case 'artwork-returned':
      return m.event_artwork_returned({ artwork: theArtwork(v, event.colour) }, v);
    case 'artwork-sold':
      return soldText(v, event);

    case 'noble-taken':
      return m.event_noble_taken(
        { player, noble: nobleName(s.rules, event.noble), price: francs(v, event.price) },
        v,
      );
    case 'noble-used':
      return m.event_noble_used({ player, noble: nobleName(s.rules, event.noble) }, v);
    case 'noble-kept':
      return m.event_noble_kept({ player, noble: nobleName(s.rules, event.noble) }, v);
    case 'noble-discarded':
      return discardText(v, s, event);
    case 'noble-paid':
      return m.event_noble_paid(
        { player, noble: nobleName(s.rules, event.noble), francs: francs(v, event.cost) },
        v,
      );

    case 'house-paid':
      return m.event_house_paid({ player, payment: paymentSum(v, s.rules, event.units) }, v);
    case 'needle-moved':
      return m.event_needle_moved(
        {
          player,
          from: compassSpaceName(v, s, event.from),
          to: compassSpaceName(v, s, event.to),
        },
        v,
      );
    case 'house-built':
      return m.event_house_built(
        {
          player,
          number: event.house + 1,
          action: actionName(v, s.actions[event.space] ?? NONE),
          space: spaceName(event.space),
        },
        v,
      );
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

function soldText(v: Voice, event: EventOf<'artwork-sold'>): string {
  const inputs = {
    player: playerName(v, event.player),
    francs: francs(v, event.francs),
    points: points(v, event.points),
  };
  return event.artwork < WHITE
    ? m.event_artwork_sold({ ...inputs, artwork: anArtwork(v, event.artwork) }, v)
    : m.event_artwork_sold_white({ ...inputs, colour: colourName(v, event.colour) }, v);
}

function cubesPaidText(v: Voice, { player, cubes, source }: EventOf<'cubes-paid'>): string | undefined {
  const inputs = { player: playerName(v, player), cubes: cubeSum(v, cubes) };
  switch (source) {
    case 'house':
      // Told by what was paid for the house.
      return undefined;
    case 'pavilion':
      return m.event_cubes_site(inputs, v);
    case 'noble':
    case 'card':
      return m.event_cubes_paid(inputs, v);
    case 'end':
      return m.event_cubes_returned(inputs, v);
  }
}

function discardText(v: Voice, s: State, { player, noble, cause }: EventOf<'noble-discarded'>): string {
  const inputs = { player: playerName(v, player), noble: nobleName(s.rules, noble) };
  switch (cause) {
    case 'choice':
      return m.event_noble_discarded(inputs, v);
    case 'second-copy':
      return m.event_noble_second_copy(inputs, v);
    case 'card':
      return m.event_noble_for_card(inputs, v);
    case 'unpaid':
      return m.event_noble_unpaid(inputs, v);
  }
}
