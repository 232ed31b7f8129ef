/** What the seat has, kind by kind, and what that makes possible. */
import type { Seat } from '@horta/engine';
import {
  ARCHITECT_KINDS,
  architectAt,
  artworkAt,
  BUILDINGS,
  brusselsAt,
  COLOURS,
  HOUSES,
  houseAt,
  MATERIAL_CARDS,
  MATERIAL_NAMES,
  materialAt,
  NOBILITY,
  type Rules,
  SCALES,
  type State,
  scaleAt,
  UNITS_PER_CARD,
} from '@horta/engine/1897';
import { type Block, named } from './block.ts';
import { Q } from './quantities.ts';
import type { Survey } from './survey.ts';

const FRANCS = [1, 2, 3, 4, 5, 6, 8, 10, 13, 17];

export function moneyBlock(): Block {
  return {
    names: named('francs at least', FRANCS),
    write(s, _survey, seat, out, at) {
      const money = s.money[seat];
      for (let i = 0; i < FRANCS.length && money >= FRANCS[i]; i++) out[at + i] = 1;
      return at + FRANCS.length;
    },
  };
}

export function architectsBlock({ architects }: Rules): Block {
  const kinds = architects.map(({ name }) => name);
  return {
    names: [
      ...named('hand', kinds),
      ...named('prison', kinds),
      ...named('sent', kinds),
      'architects without money',
    ],
    write(s, { of }, seat, out, at) {
      const from = architectAt(seat, 0);
      for (let kind = 0; kind < ARCHITECT_KINDS; kind++) {
        out[at + kind] = s.hand[from + kind] / 4;
        out[at + ARCHITECT_KINDS + kind] = s.prison[from + kind] / 2;
        let sent = 0;
        for (let building = 0; building < BUILDINGS.length; building++)
          sent += s.brussels[brusselsAt(seat, building, kind)];
        out[at + 2 * ARCHITECT_KINDS + kind] = sent / 4;
      }
      out[at + 3 * ARCHITECT_KINDS] = (of[Q.architects + seat] - of[Q.placements + seat]) / 7;
      return at + 3 * ARCHITECT_KINDS + 1;
    },
  };
}

export function housesBlock(): Block {
  return {
    names: [
      ...named('house', HOUSES),
      ...named('material', MATERIAL_NAMES),
      'next house: cost',
      'next house: cards missing',
      'next house: payable',
      'next house: kinds of materials',
      'next house: points',
      'payable houses x architecture',
      'houses x rounds to come',
    ],
    write(s, survey, seat, out, start) {
      const { of, lookups } = survey;
      let at = start;
      const houses = houseAt(seat, 0);
      for (let kind = 0; kind < HOUSES.length; kind++) out[at++] = s.houses[houses + kind] / 2;
      const cards = materialAt(seat, 0);
      for (let kind = 0; kind < MATERIAL_CARDS.length; kind++) {
        const count = s.materials[cards + kind] / 4;
        out[at + lookups.firstMaterials[kind]] += count;
        out[at + lookups.secondMaterials[kind]] += count;
      }
      at += MATERIAL_NAMES.length;
      const units = nextHouseUnits(s, survey, seat);
      const missing = Math.ceil(units / UNITS_PER_CARD) - of[Q.materials + seat];
      const payable = missing <= 0;
      const kinds = payable ? bestKinds(s, survey, seat, units) : 0;
      const level = of[Q.architectureToCome + seat];
      out[at++] = units / 5;
      out[at++] = Math.max(0, missing) / 3;
      out[at++] = payable ? 1 : 0;
      out[at++] = kinds / 3;
      out[at++] = payable ? (kinds * s.rules.pointsPerMaterialKind + level) / 8 : 0;
      out[at++] = (of[Q.payableHouses + seat] * level) / 10;
      out[at++] = (of[Q.houses + seat] * (s.rules.rounds - s.round)) / 8;
      return at;
    },
  };
}

function nextHouseUnits(s: State, { of }: Survey, seat: Seat): number {
  return s.rules.firstHouseCost + of[Q.houses + seat] * s.rules.furtherHouseCost;
}

/** The most kinds of materials that a payment of so many materials can have. */
function bestKinds(s: State, { lookups }: Survey, seat: Seat, units: number): number {
  const { setPlaces, unitCounts } = lookups;
  if (units >= unitCounts) return 0;
  const cards = materialAt(seat, 0);
  let set = 0;
  for (let kind = 0; kind < setPlaces.length; kind++) set += s.materials[cards + kind] * setPlaces[kind];
  return lookups.bestKinds[set * unitCounts + units];
}

export function artworksBlock(): Block {
  return {
    names: [...named('artworks', COLOURS), 'artworks twice'],
    write(s, { of }, seat, out, start) {
      let at = start;
      const from = artworkAt(seat, 0);
      for (let colour = 0; colour < COLOURS.length; colour++) out[at++] = s.artworks[from + colour] / 2;
      out[at++] = (of[Q.artworks + seat] - of[Q.colours + seat]) / 4;
      return at;
    },
  };
}

export function noblesBlock({ nobles }: Rules): Block {
  const ids = nobles.map(({ id }) => id);
  return {
    names: [
      ...named('noble kept', ids),
      ...named('noble ready', ids),
      'nobles for one town hall',
      'nobles ready beyond one town hall',
      'nobles x rounds to come',
      'town halls of all nobles x rounds to come',
    ],
    write(s, { of, lookups }, seat, out, start) {
      const kept = s.nobles[seat];
      const ready = kept & ~s.usedNobles[seat];
      for (let noble = 0; noble < ids.length; noble++) {
        out[start + noble] = (kept >> noble) & 1;
        out[start + ids.length + noble] = (ready >> noble) & 1;
      }
      let at = start + 2 * ids.length;
      const usable = Math.min(of[Q.nobility + seat], of[Q.readyNobles + seat]);
      const toCome = s.rules.rounds - s.round;
      out[at++] = usable / 3;
      out[at++] = (of[Q.readyNobles + seat] - usable) / 3;
      out[at++] = (of[Q.nobles + seat] * toCome) / 8;
      out[at++] = (Math.min(of[Q.nobilityToCome + seat], lookups.bitCounts[kept]) * toCome) / 8;
      return at;
    },
  };
}

/** Spaces told apart; those beyond count as the last. */
const SPACES = 5;

export function scalesBlock(): Block {
  const spaces = Array.from({ length: SPACES }, (_, space) => space + 1);
  return {
    names: SCALES.flatMap((scale) => named(`${scale} space`, spaces)).concat('nobles x nobility'),
    write(s, { of }, seat, out, start) {
      let at = start;
      const from = scaleAt(seat, 0);
      for (let scale = 0; scale < SCALES.length; scale++) {
        out[at + Math.min(s.scales[from + scale], SPACES - 1)] = 1;
        at += SPACES;
      }
      out[at++] = (of[Q.nobles + seat] * s.rules.scales[NOBILITY][s.scales[from + NOBILITY]]) / 10;
      return at;
    },
  };
}
