/** Brussels: its three cards, the prison, Expo and the piles. */
import { NONE, type Seat } from '@horta/engine';
import {
  architectsInBrussels,
  architectsNeeded,
  BUILDINGS,
  type BuildingName,
  EXPO_CARD,
  level,
  NOBILITY,
  PILES,
  type PileName,
  prisoners,
  type State,
} from '@horta/engine/1897';
import { description, type Telling, tally } from '../../../describing.ts';
import type { Description } from '../../../description.ts';
import { capitalised } from '../../../text.ts';
import { francs, playerName, type Voice } from '../../../voice.ts';
import { buildingName, pileName, scaleName } from '../names.ts';
import { m } from '../tips.ts';
import { expoLines } from './cards.ts';

function bySeat(s: State, count: (s: State, seat: Seat) => number): number[] {
  return Array.from({ length: s.rules.players }, (_, seat) => count(s, seat));
}

export function buildingTip({ v, s, reader }: Telling<State>, which: number): Description | undefined {
  const building = BUILDINGS[which];
  if (building === undefined) return undefined;
  const architects = m.count_architects({ count: architectsNeeded(s, which) }, v);
  const counts = tally(v, bySeat(s, architectsInBrussels));
  return description(
    buildingName(v, which),
    effectLine(v, s, building, reader),
    m.tip_building_needs({ architects }, v),
    counts === '' ? m.tip_brussels_majority({}, v) : m.tip_brussels_counts({ counts }, v),
  );
}

function effectLine(v: Voice, s: State, building: BuildingName, reader: Seat | undefined): string {
  switch (building) {
    case 'cinquantenaire':
      return m.tip_cinquantenaire({}, v);
    case 'stock-exchange':
      return m.tip_stock_exchange({ francs: francs(v, s.rules.stockExchangeFrancs) }, v);
    case 'town-hall': {
      const track = scaleName(v, NOBILITY);
      if (reader === undefined) return m.tip_town_hall({ track }, v);
      const nobles = m.count_nobles({ count: level(s, reader, NOBILITY) }, v);
      return m.tip_town_hall_yours({ nobles, track }, v);
    }
  }
}

export function prisonTip({ v, s }: Telling<State>): Description {
  const counts = tally(v, bySeat(s, prisoners));
  return description(
    capitalised(v.locale, m.label_prison({}, v)),
    m.tip_prison({}, v),
    m.tip_prison_tie({}, v),
    counts === '' ? undefined : m.tip_here_now({ counts }, v),
  );
}

export function expoTip({ v, s, reader }: Telling<State>): Description {
  return description(m.expo_name({}, v), ...expoLines(v, s), expoPlace(v, s, reader));
}

function expoPlace(v: Voice, s: State, reader: Seat | undefined): string {
  if (s.cards.includes(EXPO_CARD)) return m.tip_expo_area({}, v);
  if (s.expoHolder === NONE) return m.tip_expo_aside({}, v);
  return s.expoHolder === reader
    ? m.tip_expo_yours({}, v)
    : m.tip_expo_of({ player: playerName(v, s.expoHolder) }, v);
}

/** Cards to draw, and those discarded. */
const FIELDS = {
  artworks: ['artworkDeck', 'artworkDiscard'],
  materials: ['materialDeck', 'materialDiscard'],
  houses: ['houseDeck', 'houseDiscard'],
  nobles: ['nobleDeck', 'nobleDiscard'],
} as const satisfies Record<PileName, readonly (keyof State)[]>;

export function pileTip({ v, s }: Telling<State>, pile: number): Description | undefined {
  const name = PILES[pile];
  if (name === undefined) return undefined;
  const [deck, discard] = FIELDS[name];
  return description(
    m.tip_pile_title({ pile: pileName(v, pile) }, v),
    m.tip_pile({ cards: s[deck].length, discards: s[discard].length }, v),
    m.tip_pile_use({ building: buildingName(v, 'cinquantenaire') }, v),
  );
}
