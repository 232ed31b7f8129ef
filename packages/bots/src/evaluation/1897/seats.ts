/** What each seat has, in numbers that can be compared between seats. */
import {
  ARCHITECT_KINDS,
  ARCHITECTURE,
  architectAt,
  artworkAt,
  BUILDINGS,
  brusselsAt,
  COLOURS,
  HOUSES,
  houseAt,
  MATERIAL_CARDS,
  materialAt,
  NOBILITY,
  PRESTIGE,
  type State,
  scaleAt,
} from '@horta/engine/1897';
import { Q } from './quantities.ts';
import { hasPassed, type Survey } from './survey.ts';

/** Seat by seat within each theme: the arrays of the state are then fetched once. */
export function countPossessions(survey: Survey, s: State): void {
  countHands(survey, s);
  countSent(survey, s);
  countArtworks(survey, s);
  countHouses(survey, s);
  countNobles(survey, s);
  readScales(survey, s);
}

function countHands({ of, lookups, leastFaces, players }: Survey, s: State): void {
  const { hand, prison, money } = s;
  const { handPlaces, purses } = lookups;
  for (let seat = 0; seat < players; seat++) {
    const from = architectAt(seat, 0);
    let set = 0;
    let prisoners = 0;
    for (let kind = 0; kind < ARCHITECT_KINDS; kind++) {
      set += hand[from + kind] * handPlaces[kind];
      prisoners += prison[from + kind];
    }
    const francs = money[seat];
    of[Q.money + seat] = francs;
    of[Q.architects + seat] = lookups.handSizes[set];
    of[Q.lowSum + seat] = lookups.lowSums[set];
    of[Q.highSum + seat] = lookups.highSums[set];
    of[Q.prisoners + seat] = prisoners;
    // Who has passed places nothing: as if there were no money.
    const purse = set * purses + (hasPassed(s, seat) ? 0 : Math.min(francs, purses - 1));
    of[Q.placements + seat] = lookups.placements[purse];
    of[Q.reach + seat] = lookups.mostFaces[purse];
    leastFaces[seat] = lookups.leastFaces[purse];
  }
}

function countSent({ of, players }: Survey, { brussels }: State): void {
  for (let seat = 0; seat < players; seat++) {
    const from = brusselsAt(seat, 0, 0);
    let sent = 0;
    for (let i = from; i < from + BUILDINGS.length * ARCHITECT_KINDS; i++) sent += brussels[i];
    of[Q.inBrussels + seat] = sent;
  }
}

function countArtworks({ of, colourSets, lookups, players }: Survey, { artworks }: State): void {
  for (let seat = 0; seat < players; seat++) {
    const from = artworkAt(seat, 0);
    let all = 0;
    let set = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const count = artworks[from + colour];
      all += count;
      if (count > 0) set |= 1 << colour;
    }
    colourSets[seat] = set;
    of[Q.artworks + seat] = all;
    of[Q.colours + seat] = lookups.bitCounts[set];
  }
}

function countHouses({ of, houseSets, lookups, players }: Survey, { houses, materials }: State): void {
  for (let seat = 0; seat < players; seat++) {
    const house = houseAt(seat, 0);
    let all = 0;
    let set = 0;
    for (let kind = 0; kind < HOUSES.length; kind++) {
      const count = houses[house + kind];
      all += count;
      if (count > 0) set |= 1 << kind;
    }
    const card = materialAt(seat, 0);
    let cards = 0;
    for (let kind = 0; kind < MATERIAL_CARDS.length; kind++) cards += materials[card + kind];
    houseSets[seat] = set;
    of[Q.houses + seat] = all;
    of[Q.houseKinds + seat] = lookups.bitCounts[set];
    of[Q.materials + seat] = cards;
    of[Q.payableHouses + seat] = lookups.payableHouses[all * lookups.cardCounts + cards];
  }
}

function countNobles({ of, lookups, players }: Survey, { nobles, usedNobles, rules }: State): void {
  const { bitCounts } = lookups;
  for (let seat = 0; seat < players; seat++) {
    const kept = nobles[seat];
    of[Q.nobles + seat] = bitCounts[kept & ~(1 << rules.startingNoble)];
    of[Q.readyNobles + seat] = bitCounts[kept & ~usedNobles[seat]];
  }
}

function readScales({ of, players }: Survey, { scales, rules }: State): void {
  const architecture = rules.scales[ARCHITECTURE];
  const nobility = rules.scales[NOBILITY];
  const prestige = rules.scales[PRESTIGE];
  for (let seat = 0; seat < players; seat++) {
    const marker = scaleAt(seat, 0);
    of[Q.architecture + seat] = architecture[scales[marker + ARCHITECTURE]];
    of[Q.nobility + seat] = nobility[scales[marker + NOBILITY]];
    of[Q.prestige + seat] = prestige[scales[marker + PRESTIGE]];
  }
}
