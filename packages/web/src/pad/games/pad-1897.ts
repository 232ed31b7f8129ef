/** A pad of Bruxelles 1897 as a position of the engine: its own ending does all sums. */
import { findGame, type GameState, NONE, type Ruleset } from '@horta/engine';
import {
  architectAt,
  artworkAt,
  COLOURS,
  COLUMNS,
  type Event,
  houseAt,
  kindOf,
  level,
  materialAt,
  pointsAt,
  prisoners,
  SCALES,
  type State,
  scaleAt,
} from '@horta/engine/1897';
import { hasMember, type Place } from '../fields.ts';
import type { Pad } from '../pad.ts';
import { counting, priceOf } from './common-fields.ts';
import { NOBLES_KEPT, SECTIONS_1897 } from './fields-1897.ts';
import { isOpen, type PadGame } from './pad-game.ts';

const counted = counting(SECTIONS_1897);

/**
 * The table after the majorities of the last round. Only what the end of the game reads is as it was: of the area the
 * columns won, one architect of each of those who have won them.
 */
function position(rules: Ruleset, pad: Pad): GameState {
  const s = findGame(pad.game).start(rules, 'pad', {}) as State;
  s.round = s.rules.rounds;
  s.firstPlayer = 0;
  s.expoHolder = pad.holder ?? NONE;
  s.bonuses = s.rules.bonusCards.map((_, card) => card);
  s.owners.fill(NONE);
  s.faces.fill(NONE);
  s.artworks.fill(0);
  s.materials.fill(0);
  s.houses = s.houses.map(() => 0);
  s.prison = s.prison.map(() => 0);
  for (let seat = 0; seat < rules.players; seat++) writeDown(s, { rules, pad, seat });
  s.agenda.length = 0;
  for (const step of s.rules.ending.toReversed()) s.agenda.push({ step, player: 0, a: 0, b: 0 });
  return s;
}

/** So many cards of so many kinds. */
function spread(count: number, kinds: number, at: (kind: number) => number, list: number[]): void {
  for (let card = 0; card < count; card++) {
    const place = at(card % Math.max(1, kinds));
    list[place] = (list[place] ?? 0) + 1;
  }
}

function writeDown(s: State, place: Place): void {
  const { seat } = place;
  const of = (id: string) => counted(place, id);
  s.points[pointsAt(seat, 0)] = of('points');
  s.money[seat] = of('francs');
  s.nobles = s.nobles.with(seat, of('nobles'));
  s.usedNobles[seat] = 0;
  if (isOpen(place, 'francs')) s.money[seat] = priceOf(NOBLES_KEPT, place, of('nobles'));
  SCALES.forEach((scale, i) => {
    s.scales = s.scales.with(scaleAt(seat, i), of(scale));
  });
  const houses = s.houses.slice();
  spread(of('houses'), of('house-kinds'), (kind) => houseAt(seat, kind), houses);
  s.houses = houses;
  spread(of('colours'), COLOURS.length, (colour) => artworkAt(seat, colour), s.artworks);
  s.materials[materialAt(seat, 0)] = of('materials');
  s.prison = s.prison.with(architectAt(seat, 0), of('prison'));
  const majorities = of('majorities');
  for (let column = 0; column < COLUMNS; column++) {
    if (!hasMember(majorities, column)) continue;
    // A cell for each seat: an area has as many rows as players sit there, at least.
    s.owners[seat * COLUMNS + column] = seat;
    s.faces[seat * COLUMNS + column] = 0;
  }
}

export const pad1897: PadGame = {
  sections: SECTIONS_1897,
  position,
  sources: [
    'unpaid-nobles',
    'houses',
    'material-cards',
    'expo',
    'bonus-nobles',
    'bonus-francs',
    'bonus-artworks',
    'bonus-houses',
  ],
  unpaidNoble(event) {
    const told = event as Event;
    return told.type === 'card-discarded' && told.cause === 'unpaid' ? kindOf(told.card) : undefined;
  },
  tieBreaks: [
    { label: 'tie_prison', value: (s, seat) => prisoners(s as State, seat) },
    {
      label: 'tie_levels',
      value: (s, seat) => SCALES.reduce((all, _, scale) => all + level(s as State, seat, scale), 0),
    },
  ],
};
