/** Nobles, prestige cards, exhibition tiles, and the tracks that they advance. */
import type { Seat } from '@horta/engine';
import { type State, TRACKS } from '@horta/engine/1893';
import type { ThingId } from '../../game-view.ts';
import { trackIcon } from '../editions.ts';
import { thing } from '../things.ts';
import { type FamilyOfFlights, one, pieces } from './flying.ts';

export const CARDS = {
  'track-advanced': ({ player, track, source }, s) => {
    if (source !== 'noble') return [];
    const noble = s.rules.nobles.findIndex(
      ({ effect }) => effect.kind === 'advance' && effect.track === TRACKS[track],
    );
    return one(trackIcon(s.rules, TRACKS[track]), nobleAt(s, player, noble), thing.track(player, track));
  },
  'noble-taken': ({ player, noble, slot, price }, s) => {
    const from = slot < s.rules.displayCosts.length ? thing.noble(slot) : thing.nobleDeck;
    return [
      ...one('noble', from, thing.ownNoble(player, noble)),
      ...pieces('francs', price > 0 ? 1 : 0, undefined, thing.francs(player), from),
    ];
  },
  'noble-discarded': ({ player, noble }) => one('noble', thing.ownNoble(player, noble), thing.nobleDeck),
  'noble-left': (_, s) => one('noble', thing.noble(s.rules.displayCosts.length - 1), thing.nobleDeck),
  'noble-sent-away': ({ slot }) => one('noble', thing.noble(slot), thing.nobleDeck),
  'noble-revealed': ({ slot }) => one('noble', thing.nobleDeck, thing.noble(slot)),
  'prestige-kept-face-down': ({ player }) => one('prestige', thing.prestigeDeck, thing.faceDown(player)),
  'exhibition-taken': ({ player }) => one('exhibition', thing.exhibition, thing.exhibitions(player)),
  // The card goes to what it improves.
  'prestige-used': ({ player, column, card, alternative }, s) =>
    (s.rules.prestige[card]?.bonus[alternative] ?? []).flatMap((effect) =>
      effect.kind === 'advance'
        ? one(
            trackIcon(s.rules, effect.track),
            thing.column(column),
            thing.track(player, TRACKS.indexOf(effect.track)),
          )
        : one('release', thing.column(column), thing.architects(player)),
    ),
  'prestige-slid': ({ player, column, row }) => one('prestige', thing.column(column), thing.row(player, row)),
  'prestige-exchanged': ({ from, to }) => one('prestige', thing.column(to), thing.column(from)),
  'prestige-laid': ({ cards }) =>
    cards.flatMap((_, column) => one('prestige', thing.prestigeDeck, thing.column(column))),
} satisfies FamilyOfFlights;

/** A noble before the player, or the deck if it was not kept. */
export function nobleAt(s: State, player: Seat, noble: number): ThingId {
  return noble >= 0 && (s.nobles[player] >> noble) & 1 ? thing.ownNoble(player, noble) : thing.nobleDeck;
}
