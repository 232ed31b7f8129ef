/** Cards left in the area and in the piles, and what the seat could do with them. */
import { NONE, type Seat } from '@horta/engine';
import { CARD_TYPES, EXPO, EXPO_CARD, HOUSE, MONEY, PILES, type Rules, type State } from '@horta/engine/1897';
import { type Block, named } from './block.ts';
import { Q } from './quantities.ts';
import { hasPassed, type Survey } from './survey.ts';

export function cardsBlock({ nobles }: Rules): Block {
  const ids = nobles.map(({ id }) => id);
  return {
    names: [
      ...named('area', CARD_TYPES),
      ...named('area noble', ids),
      'cards left',
      'cards left for each who plays',
      'new colours',
      'new nobles',
      'new kinds of houses',
      'houses to build',
      'sales to make',
      ...named('to draw', PILES),
    ],
    write(s, survey, seat, out, start) {
      const { types, of, lookups } = survey;
      let at = start;
      for (let type = 0; type < CARD_TYPES.length; type++) out[at++] = types[type] / 4;
      let newNobles = 0;
      for (let noble = 0; noble < ids.length; noble++) {
        const count = survey.nobles[noble];
        out[at++] = count / 2;
        if (count > 0 && ((s.nobles[seat] >> noble) & 1) === 0) newNobles++;
      }
      out[at++] = survey.cardsLeft / 12;
      out[at++] = survey.playing === 0 ? 0 : survey.cardsLeft / survey.playing / 6;
      out[at++] = lookups.bitCounts[survey.colours & ~survey.colourSets[seat]] / 4;
      out[at++] = newNobles / 4;
      out[at++] = lookups.bitCounts[survey.houses & ~survey.houseSets[seat]] / 4;
      const places = of[Q.placements + seat] > 0;
      out[at++] = places ? Math.min(types[HOUSE], of[Q.payableHouses + seat]) / 3 : 0;
      out[at++] = places ? Math.min(types[MONEY], of[Q.artworks + seat]) / 3 : 0;
      out[at++] = (s.artworkDeck.length + s.artworkDiscard.length) / 12;
      out[at++] = (s.materialDeck.length + s.materialDiscard.length) / 12;
      out[at++] = (s.houseDeck.length + s.houseDiscard.length) / 16;
      out[at++] = (s.nobleDeck.length + s.nobleDiscard.length) / 15;
      return at;
    },
  };
}

/** Works that the seat would show, if all first show what others could show too. */
export function exhibitionBlock(): Block {
  return {
    names: ['exhibition opened by own', 'exhibition opened by the next', 'exhibition under way'],
    write(s, survey, seat, out, at) {
      if (survey.types[EXPO] > 0) {
        if (!hasPassed(s, seat)) out[at] = worksShown(s, survey, seat, seat, 0) / 4;
        const other = nextPlaying(s, survey, seat);
        if (other !== NONE) out[at + 1] = worksShown(s, survey, seat, other, 0) / 4;
      }
      const { frame, takenCell } = survey;
      if (frame.step === 'show-artwork') out[at + 2] = worksShown(s, survey, seat, frame.player, frame.a) / 4;
      else if (takenCell !== NONE && s.cards[takenCell] === EXPO_CARD)
        out[at + 2] = worksShown(s, survey, seat, frame.player, 0) / 4;
      return at + 3;
    },
  };
}

function nextPlaying(s: State, { players }: Survey, seat: Seat): Seat {
  for (let i = 1; i < players; i++) {
    const other = (seat + i) % players;
    if (!hasPassed(s, other)) return other;
  }
  return NONE;
}

/** By the seat, in an exhibition that goes on with `player`. `shown`: bit set of the colours shown before. */
function worksShown(s: State, survey: Survey, seat: Seat, player: Seat, shown: number): number {
  const { players } = survey;
  let works = 0;
  let gone = shown;
  let current = player;
  for (let idle = 0; idle < players; current = (current + 1) % players) {
    const possible = showable(s, survey, current) & ~gone;
    if (possible === 0) {
      idle++;
      continue;
    }
    idle = 0;
    let others = 0;
    for (let other = 0; other < players; other++) if (other !== current) others |= showable(s, survey, other);
    const contested = possible & others;
    const choices = contested === 0 ? possible : contested;
    gone |= choices & -choices;
    if (current === seat) works++;
  }
  return works;
}

function showable(s: State, { colourSets }: Survey, seat: Seat): number {
  return hasPassed(s, seat) ? 0 : colourSets[seat];
}
