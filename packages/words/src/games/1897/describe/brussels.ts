/** Brussels: its three cards, the prison, Expo and the piles. */
import { NONE, type Seat } from '@horta/engine';
import {
  architectsAtHand,
  architectsInBrussels,
  architectsNeeded,
  BUILDINGS,
  type BuildingName,
  EXPO_CARD,
  leaders,
  level,
  MONEY,
  NOBILITY,
  PILES,
  type PileName,
  prisoners,
  readyNobles,
  type State,
} from '@horta/engine/1897';
import { playerNames } from '../../../common.ts';
import {
  chosenAt,
  type Described,
  description,
  optionsAt,
  type Telling,
  tally,
} from '../../../describing.ts';
import { capitalised, listOfAll, listOfAny } from '../../../text.ts';
import { francs, playerName, type Voice } from '../../../voice.ts';
import { effectText } from '../amounts.ts';
import { actionName, buildingName, pileName, scaleName } from '../names.ts';
import { m } from '../tips.ts';
import { expoLines } from './cards.ts';

function bySeat(s: State, count: (s: State, seat: Seat) => number): number[] {
  return Array.from({ length: s.rules.players }, (_, seat) => count(s, seat));
}

export function buildingTip(telling: Telling<State>, which: number): Described | undefined {
  const { v, s } = telling;
  const building = BUILDINGS[which];
  if (building === undefined) return undefined;
  const needed = architectsNeeded(s, which);
  const architects = m.count_architects({ count: needed }, v);
  const next = architectsNeeded({ ...s, uses: s.uses.with(which, (s.uses[which] ?? 0) + 1) }, which);
  return {
    title: buildingName(v, which),
    saysChoice: chosenAt(telling) === 'turn',
    lines: () => [
      effectLine(telling, building),
      m.tip_building_needs({ architects, next }, v),
      majorityLine(telling, needed),
    ],
  };
}

function effectLine(telling: Telling<State>, building: BuildingName): string | undefined {
  const { v, s, reader, choice } = telling;
  switch (building) {
    case 'cinquantenaire':
      return reader === undefined ? m.tip_cinquantenaire({}, v) : copiesLine(v, s, reader);
    case 'stock-exchange':
      return m.tip_stock_exchange({ francs: francs(v, s.rules.stockExchangeFrancs) }, v);
    case 'town-hall': {
      if (reader === undefined) return m.tip_town_hall({ track: scaleName(v, NOBILITY) }, v);
      const ready = s.rules.nobles.filter((_, noble) => (readyNobles(s, reader) >> noble) & 1);
      // The reason says so too.
      if (ready.length === 0)
        return choice?.reason === undefined ? m.tip_town_hall_nothing({}, v) : undefined;
      const count = Math.min(ready.length, level(s, reader, NOBILITY));
      const effects = ready.map(({ name, effect }) => `${name} (${effectText(v, effect)})`);
      return m.tip_town_hall_ready({ nobles: m.count_nobles({ count }, v), ready: effects.join(', ') }, v);
    }
  }
}

/** Which actions could be done, and which not. */
function copiesLine(v: Voice, s: State, player: Seat): string {
  const possible = optionsAt(s, 'choose-action', player);
  const names = (types: readonly number[]) => types.map((type) => actionName(v, type));
  const idle = Array.from({ length: MONEY + 1 }, (_, type) => type).filter(
    (type) => !possible.includes(type),
  );
  if (idle.length === 0 || possible.length === 0) return m.tip_cinquantenaire({}, v);
  return m.tip_cinquantenaire_some(
    { possible: listOfAny(v.locale, names(possible)), idle: listOfAll(v.locale, names(idle)) },
    v,
  );
}

/** Who has most architects in Brussels, and whether this would make it the reader. */
function majorityLine({ v, s, reader }: Telling<State>, needed: number): string {
  const counts = bySeat(s, architectsInBrussels);
  const now = tally(v, counts, [], reader);
  if (reader === undefined || architectsAtHand(s, reader) < needed)
    return now === '' ? m.tip_brussels_majority({}, v) : m.tip_brussels_counts({ counts: now }, v);
  const after = counts.with(reader, (counts[reader] ?? 0) + needed);
  const losing = leaders(after);
  const inputs = { counts: tally(v, after, [], reader) };
  if (!losing.includes(reader)) return m.tip_brussels_safe({ ...inputs, players: playerNames(v, losing) }, v);
  return losing.length === 1 ? m.tip_brussels_most(inputs, v) : m.tip_brussels_tied(inputs, v);
}

export function prisonTip({ v, s, reader }: Telling<State>): Described {
  const counts = tally(v, bySeat(s, prisoners), [], reader);
  return description(
    capitalised(v.locale, m.label_prison({}, v)),
    counts === '' ? undefined : m.tip_here_now({ counts }, v),
    m.tip_prison({}, v),
    m.tip_prison_tie({}, v),
  );
}

export function expoTip({ v, s, reader }: Telling<State>): Described {
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

export function pileTip({ v, s }: Telling<State>, pile: number): Described | undefined {
  const name = PILES[pile];
  if (name === undefined) return undefined;
  const [deck, discard] = FIELDS[name];
  return description(
    m.tip_pile_title({ pile: pileName(v, pile) }, v),
    m.tip_pile({ cards: s[deck].length, discards: s[discard].length }, v),
    m.tip_pile_use({ building: buildingName(v, 'cinquantenaire') }, v),
  );
}
