/** The Art Nouveau area and the bonus cards under it, as they are laid for each round: 1897, Setup. */
import { NONE } from '../../core/game.ts';
import { shuffle, shuffled, withRandom } from '../../core/random.ts';
import { type Card, type CardType, cardOf, EXPO_CARD, MONEY_CARD, NEUTRAL, PILES, typeOf } from './ids.ts';
import { draw, putOnDiscards } from './piles.ts';
import type { State } from './state.ts';

/**
 * Some cards of every pile, money and Expo are shuffled and laid, row by row; the others are discarded. If there are
 * too few, the last cells stay empty (R-43). `beginning`: the types of the first cells' cards, if not left to chance.
 */
export function layArea(s: State, beginning: readonly CardType[] = []): void {
  const { cells, cardsPerPile, neutralCells } = s.rules;
  const drawn: Card[] = [EXPO_CARD, ...Array<Card>(cardsPerPile).fill(MONEY_CARD)];
  PILES.forEach((_, pile) => {
    for (const kind of draw(s, pile, cardsPerPile)) drawn.push(cardOf(pile, kind));
  });
  const laid: Card[] = [];
  for (const type of beginning) {
    const at = drawn.findIndex((card) => typeOf(card) === type);
    laid.push(...drawn.splice(at, 1));
  }
  laid.push(...withRandom(s, (random) => shuffle(drawn, random)));
  const discarded = laid.splice(cells);
  for (let cell = 0; cell < cells; cell++) {
    s.cards[cell] = laid[cell] ?? NONE;
    s.owners[cell] = NONE;
    s.faces[cell] = NONE;
  }
  // Expo, too, goes back to its area where a neutral architect takes its place.
  for (const cell of neutralCells) {
    if (s.cards[cell] !== NONE) discarded.push(s.cards[cell]);
    s.cards[cell] = NONE;
  }
  for (const card of discarded) putOnDiscards(s, card);
  s.sink?.tell({ type: 'area-laid', cards: s.cards.slice(), discarded });
  placeNeutral(s);
}

function placeNeutral(s: State): void {
  const { neutralCells, neutralFace: face, faceValues } = s.rules;
  for (const cell of neutralCells) {
    s.owners[cell] = NEUTRAL;
    s.faces[cell] = face;
    s.sink?.tell({ type: 'neutral-placed', cell, face, value: faceValues[face] });
  }
}

/** One bonus card under each column; `beginning`: those of the first columns, if not left to chance. */
export function layBonuses(s: State, beginning: readonly number[] = []): void {
  const rest = s.rules.bonusCards.map((_, card) => card).filter((card) => !beginning.includes(card));
  s.bonuses = [...beginning, ...withRandom(s, (random) => shuffled(rest, random))];
  s.sink?.tell({ type: 'bonuses-laid', bonuses: s.bonuses });
}
