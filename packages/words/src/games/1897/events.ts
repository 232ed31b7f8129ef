/** What happened, in a sentence. An event that others tell already has none. */
import {
  architectOf,
  CARD_TYPES,
  type CardTypeName,
  type Event,
  kindOf,
  type State,
  typeOf,
} from '@horta/engine/1897';
import { m } from '#messages/1897';
import { listOfAll } from '../../text.ts';
import { francs, playerName, points, type Voice } from '../../voice.ts';
import { architectSum, materialSum } from './amounts.ts';
import { aCard, theArtwork, theCard } from './cards.ts';
import { francsText, pointsText } from './gains.ts';
import { actionName, architectName, buildingName, cellName, nobleName, scaleName } from './names.ts';
import { reasonText } from './reasons.ts';
import { isRoundEvent, type RoundEvent, roundText } from './round-events.ts';

/** Events of somebody's turn; those of a round as a whole are told in round-events.ts. */
type TurnEvent = Exclude<Event, RoundEvent>;
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function eventText(v: Voice, s: State, event: Event): string | undefined {
  return isRoundEvent(event) ? roundText(v, s, event) : turnText(v, s, event);
}

function turnText(v: Voice, s: State, event: TurnEvent): string | undefined {
  const { rules } = s;
  const player = 'player' in event ? playerName(v, event.player) : '';
  switch (event.type) {
    case 'architect-placed':
      return m.event_architect_placed(
        {
          player,
          architect: architectName(rules, architectOf(event.face)),
          value: event.value,
          cell: cellName(event.cell),
          francs: francs(v, event.value),
        },
        v,
      );
    case 'card-taken':
      // Other cards are told by what is done with them: kept, sold, built, discarded.
      return isOf(event.card, 'noble')
        ? m.event_card_taken({ player, card: theCard(v, rules, event.card) }, v)
        : undefined;
    case 'architects-sent':
      return m.event_architects_sent(
        {
          player,
          building: buildingName(v, event.building),
          number: m.count_architects({ count: event.architects.reduce((sum, count) => sum + count, 0) }, v),
          architects: architectSum(rules, event.architects),
        },
        v,
      );
    case 'action-chosen':
      return m.event_action_chosen({ player, action: actionName(v, event.action) }, v);
    case 'action-impossible':
      return m.event_action_impossible(
        { player, card: theCard(v, rules, event.card), reason: reasonText(v, s, event.reason) },
        v,
      );
    case 'passed':
      return event.first
        ? m.event_passed_first({ player, francs: francs(v, rules.firstPassFrancs) }, v)
        : m.event_passed({ player, francs: francs(v, rules.passFrancs) }, v);

    case 'cards-drawn': {
      const cards = event.cards.map((card) => aCard(v, rules, card));
      return m.event_cards_drawn({ player, cards: listOfAll(v.locale, cards) }, v);
    }
    case 'card-kept':
      return keptText(v, s, event);
    case 'card-discarded':
      return discardText(v, s, event);
    case 'house-paid':
      return m.event_house_paid(
        {
          player,
          materials: m.count_materials({ count: event.units }, v),
          cards: materialSum(v, event.cards),
        },
        v,
      );

    case 'exhibition-started':
      return m.event_exhibition_started({ player }, v);
    case 'artwork-shown':
      return m.event_artwork_shown(
        { player, artwork: theArtwork(v, event.colour), points: points(v, rules.exhibitionPoints) },
        v,
      );
    case 'exhibition-ended':
      return m.event_exhibition_ended({}, v);

    case 'francs':
      return francsText(v, event);
    case 'points':
      return pointsText(v, rules, event);
    case 'noble-used':
      return m.event_noble_used({ player, noble: nobleName(rules, event.noble) }, v);
    case 'scale-advanced':
      return m.event_scale_advanced({ player, track: scaleName(v, event.scale), level: event.level }, v);
    case 'architect-released':
      return m.event_architect_released({ player, architect: architectName(rules, event.architect) }, v);
    case 'gain-lost':
      return m.event_gain_lost({ player, reason: reasonText(v, s, event.reason) }, v);
    case 'noble-paid':
      return m.event_noble_paid(
        { player, noble: nobleName(rules, event.noble), francs: francs(v, event.cost) },
        v,
      );
  }
}

function isOf(card: number, type: CardTypeName): boolean {
  return CARD_TYPES[typeOf(card)] === type;
}

function keptText(v: Voice, s: State, { player, card }: EventOf<'card-kept'>): string {
  const inputs = { player: playerName(v, player), card: theCard(v, s.rules, card) };
  if (isOf(card, 'house')) return m.event_house_built({ ...inputs, house: inputs.card }, v);
  if (isOf(card, 'noble'))
    return m.event_noble_kept({ ...inputs, noble: nobleName(s.rules, kindOf(card)) }, v);
  return m.event_card_taken(inputs, v);
}

function discardText(v: Voice, s: State, event: EventOf<'card-discarded'>): string | undefined {
  const { rules } = s;
  const inputs = { player: playerName(v, event.player), card: theCard(v, rules, event.card) };
  const nobleInputs = { ...inputs, noble: nobleName(rules, kindOf(event.card)) };
  switch (event.cause) {
    case 'impossible':
      // Told with the reason.
      return undefined;
    case 'not-chosen':
    case 'not-kept':
      return m.event_card_discarded(inputs, v);
    case 'sold':
      return m.event_artwork_sold({ ...inputs, francs: francs(v, rules.saleFrancs) }, v);
    case 'second-copy':
      return m.event_noble_second_copy(nobleInputs, v);
    case 'unpaid':
      return m.event_noble_unpaid(nobleInputs, v);
  }
}
